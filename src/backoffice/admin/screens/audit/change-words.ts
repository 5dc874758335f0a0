import { editedKinds } from '../content/edited-kinds.ts'

/** Kinds of changes, as people read them. A test refuses one that is told to the log and has no words here. */
export const kindWords: Readonly<Record<string, string>> = {
  'content.article': 'Artigo',
  'content.inspiration': 'Inspiração',
  'content.inspiration-upload': 'Inspirações de uma loja',
  'content.entries': 'Conteúdo do site',
  'eshop.profile': 'Dados da loja',
  'eshop.suspension': 'Suspensão da loja',
  'partners.member': 'Pessoa de uma loja',
  'partners.token': 'Chave de uma loja',
  'partners.complaint': 'Reclamação de loja',
  'partners.application': 'Pedido de adesão',
  'partners.agreement': 'Acordo que dá preço aos cliques',
  'feed.fetch': 'Leitura do feed',
  'feed.held-run': 'Importação retida',
  'feed.category-rule': 'Correção de categoria',
  'feed.value-rule': 'Correção de um valor do feed',
  'feed.settings': 'Endereço do feed',
  'variant.override': 'Correção da oferta',
  'product.decision': 'Decisão sobre produtos',
  'moderation.text': 'Texto moderado',
  'identity.roles': 'Papéis',
  'identity.sessions': 'Sessões',
  'identity.export': 'Cópia de dados',
  'identity.erasure': 'Eliminação de conta',
  'search.synonym': 'Sinónimo',
  'flags.feature': 'Flag',
  'flags.experiment': 'Experiência',
  'flags.savedGroup': 'Grupo de visitantes',
  'accuracy.contest': 'Contestação de uma leitura',
  'clicks.refused': 'Cliques recusados',
  'billing.account': 'Dados de faturação da loja',
  'billing.document': 'Documento de faturação',
  'billing.payment': 'Pagamento',
  'billing.payment-file': 'Ficheiro do banco',
  'billing.series': 'Série de documentos',
  'billing.correction': 'Cliques retirados',
  'billing.bids': 'Licitações da loja',
  'billing.budget': 'Orçamento da loja',
  'billing.floor': 'Preço mínimo por clique',
  'clicks.networks': 'Redes da loja',
  'work.job': 'Trabalho',
  'work.event': 'Acontecimento',
}

/** What was done, after the name of who did it; each of them has words, as its kind. */
export const actionWords: Readonly<Record<string, string>> = {
  given: 'atribuiu',
  taken: 'retirou',
  set: 'definiu',
  asked: 'pediu',
  ended: 'terminou',
  removed: 'removeu',
  added: 'juntou',
  undone: 'repôs',
  create: 'criou',
  brought: 'trouxe',
  autosave: 'guardou (automático)',
  save: 'guardou',
  restore: 'recuperou uma versão',
  publish: 'publicou',
  refuse: 'recusou',
  remove: 'retirou',
  schedule: 'agendou',
  withdraw: 'retirou de publicação',
  hold: 'reteve',
  approved: 'aprovou',
  rejected: 'rejeitou',
  made: 'fez',
  credited: 'creditou',
  recorded: 'registou',
  issued: 'emitiu',
  assigned: 'atribuiu a uma loja',
  'taken-back': 'retirou a correção',
  suspended: 'suspendeu',
  split: 'separou',
  together: 'juntou',
  apart: 'manteve à parte',
  revoked: 'revogou',
  invited: 'convidou',
  withdrawn: 'anulou',
  answered: 'respondeu a',
  retried: 'mandou repetir',
  dropped: 'esqueceu',
}

function kindText(kind: string): string {
  return Object.hasOwn(kindWords, kind) ? (kindWords[kind] ?? kind) : kind
}

/** What was changed, as a title: 'Papéis 12', 'Conteúdo do site: Faixas'. */
export function thingText({ kind, thingId }: { readonly kind: string; readonly thingId: string }): string {
  const edited = kind === 'content.entries' ? editedKinds.find((each) => each.kind === thingId) : undefined
  return edited === undefined ? `${kindText(kind)} ${thingId}` : `${kindText(kind)}: ${edited.label}`
}

export function actionText(action: string): string {
  return Object.hasOwn(actionWords, action) ? (actionWords[action] ?? action) : action
}

export function whoText(by: { readonly id: number; readonly name: string | null } | null): string {
  return by === null ? 'Um programa' : (by.name ?? `Pessoa ${by.id} (já não existe)`)
}
