import { editedKinds, fieldsOf } from '../content/edited-kinds.ts'
import { roleWords } from '../../../parts/role-words.ts'
import { fieldWords as profileWords } from '../../../parts/shop-profile/profile-words.ts'
import { axisWords, valueWords } from '../../../parts/overrides/variant-words.ts'

type Words = Readonly<Record<string, string>>

const article: Words = {
  version: 'versão',
  state: 'estado',
  publishedVersion: 'versão publicada',
  publishedAt: 'publicado em',
  updatedAt: 'alterado em',
  slug: 'endereço',
  title: 'título',
}

const inspiration: Words = {
  id: 'número',
  ident: 'nome no ficheiro',
  version: 'versão',
  state: 'estado',
  name: 'nome',
  description: 'descrição',
  isStl: 'peças marcadas',
  room: 'divisão',
  style: 'estilo',
  eshopId: 'loja n.º',
  images: 'imagem',
  picture: 'ficheiro',
  width: 'largura',
  height: 'altura',
  hotspots: 'marca',
  x: 'milésimas da esquerda',
  y: 'milésimas de cima',
  variantId: 'oferta n.º',
  productId: 'produto n.º',
  publishedAt: 'publicada em',
  savedAt: 'guardada em',
}

/** Definitions are written as JSON; what a condition asks of is called as the visitor's attributes are. */
const flags: Words = {
  id: 'identificador',
  key: 'chave',
  name: 'nome',
  type: 'tipo',
  description: 'descrição',
  isRemoteOnly: 'só no servidor',
  defaultValue: 'valor de todos',
  rules: 'regra',
  condition: 'condição',
  parentConditions: 'flag de que depende',
  gate: 'fecha tudo',
  force: 'valor',
  coverage: 'parte dos visitantes',
  hashAttribute: 'sorteio por',
  hashVersion: 'versão do sorteio',
  seed: 'semente do sorteio',
  experiment: 'experiência',
  status: 'estado',
  variations: 'variante',
  weights: 'pesos',
  namespace: 'espaço',
  goals: 'resultados',
  released: 'variante escolhida',
  attributeKey: 'atributo',
  values: 'valores',
}

/** What the fields of each kind are called; kinds whose screens name their fields take the names of those. */
const byKind: Readonly<Record<string, Words | ((step: string) => string)>> = {
  'content.article': article,
  'content.inspiration': inspiration,
  'content.inspiration-upload': {
    eshopId: 'loja n.º',
    fileName: 'ficheiro',
    inspirationIds: 'inspirações n.º',
    refusedCount: 'recusadas',
  },
  'eshop.profile': (step) => SHOP[step] ?? profileWords(step),
  'eshop.suspension': { suspensionId: 'suspensão n.º', reasons: 'motivos', beginsAt: 'começa em' },
  'partners.member': { role: 'função', invitation: 'convite n.º' },
  'partners.token': { name: 'nome', rights: 'âmbito' },
  'partners.complaint': { eshopId: 'loja n.º', about: 'sobre', aboutId: 'n.º do que é', outcome: 'fim' },
  'partners.application': {
    state: 'estado',
    eshopId: 'loja n.º',
    reasons: 'motivos',
    billingProblems: 'falta à faturação',
  },
  'feed.fetch': { nextFetchAt: 'próxima leitura' },
  'feed.settings': { url: 'endereço', dialect: 'formato', everyMinutes: 'minutos entre leituras' },
  'feed.value-rule': { list: 'lista', value: 'valor', ids: 'n.os dos valores', moved: 'ofertas que mudaram' },
  'feed.held-run': { state: 'estado', missing: 'ofertas em falta' },
  'feed.category-rule': {
    eshopId: 'loja n.º',
    itemId: 'artigo',
    productType: 'caminho da loja',
    categoryId: 'categoria n.º',
    moved: 'ofertas que mudaram',
  },
  'variant.override': (step) => OVERRIDE[step] ?? axisWords[step] ?? valueWords(step),
  'product.decision': {
    productId: 'produto n.º',
    otherId: 'outro produto n.º',
    variantIds: 'ofertas n.º',
    undone: 'desfeita',
  },
  'moderation.text': { state: 'estado', decisionId: 'decisão n.º', version: 'versão', reasons: 'razões' },
  'identity.roles': {
    admin: 'administração',
    staff: 'equipa',
    feeds: 'lojas e feeds',
    content: 'conteúdo',
    moderation: 'moderação',
    finance: 'finanças',
  },
  'identity.sessions': { sessionId: 'sessão n.º', ended: 'terminadas' },
  'identity.export': {},
  'identity.erasure': {},
  'search.synonym': { words: 'palavras', meaning: 'significado', categoryId: 'categoria n.º' },
  'flags.feature': flags,
  'flags.experiment': flags,
  'flags.savedGroup': flags,
  'accuracy.contest': { state: 'estado', decision: 'razão' },
  'billing.document': { eshopId: 'loja n.º', month: 'mês', invoice: 'fatura', grossCents: 'total' },
  'billing.payment': { invoice: 'fatura', eshopId: 'loja n.º', cents: 'valor', receivedOn: 'recebido em' },
  'billing.payment-file': {
    source: 'ficheiro',
    payments: 'pagamentos n.º',
    cents: 'valor',
    unmatched: 'por atribuir',
  },
  'partners.agreement': { holdsFrom: 'vale desde' },
  'billing.account': { fields: 'campos', country: 'país', isVatValid: 'número válido no VIES' },
  'billing.series': { code: 'código da Autoridade Tributária' },
  'billing.correction': { clicks: 'cliques', micros: 'valor' },
  'billing.bids': {
    mode: 'modo',
    targetMicros: 'custo máximo',
    bids: 'licitação',
    categoryId: 'categoria n.º',
    priceFromCents: 'preço a partir de',
    priceToCents: 'preço até',
    cpcMicros: 'por clique',
    factors: 'fatores por artigo',
    labelFactors: 'fatores por rótulo',
    label: 'rótulo n.º',
    value: 'valor',
    percent: 'percentagem da licitação',
  },
  'billing.budget': {
    dailyMicros: 'por dia',
    monthlyMicros: 'por mês',
    isPaused: 'em pausa',
    hours: 'horário',
    days: 'dias da semana',
    from: 'do minuto',
    to: 'ao minuto',
  },
  'billing.floor': { floorMicros: 'mínimo' },
  'clicks.networks': { added: 'juntou', removed: 'retirou' },
  'clicks.refused': { waiting: 'à espera', stored: 'guardados', refused: 'recusados' },
  'work.job': { name: 'nome', key: 'chave' },
  'work.event': { name: 'nome', key: 'chave' },
}

const SHOP: Words = {
  domain: 'domínio',
  kind: 'tipo',
  paid: 'paga',
  delivered: 'entrega',
  unconditional: 'sem condições',
  valueType: 'desconto em',
}
const OVERRIDE: Words = { sizes: 'medidas', lowMm: 'de (mm)', highMm: 'até (mm)' }

/** What the log knows a change by. */
export interface NamedKind {
  readonly kind: string
  readonly thingId: string
}

/** A field of a change as people read it: 'images.0.hotspots.2.x' → 'Imagem 1, marca 3, milésimas da esquerda'. */
export function fieldText(of: NamedKind, path: string): string {
  const entries = of.kind === 'content.entries'
  const said = entries ? entryField(of.thingId, path) : stepsOf(path, (step) => fieldWordsOf(of.kind, step) ?? step)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** One step of a path; null: it has no words. */
export function fieldWordsOf(kind: string, step: string): string | null {
  if (OF_ALL[step] !== undefined) return OF_ALL[step]
  const words = Object.hasOwn(byKind, kind) ? byKind[kind] : undefined
  if (typeof words !== 'function')
    return words !== undefined && Object.hasOwn(words, step) ? (words[step] ?? null) : null
  const said = words(step)
  return said === step ? null : said
}

/** Of what is one value, and of entries in an order. */
const OF_ALL: Words = { valor: 'valor', ordem: 'ordem' }

/** 'ofertas.settings.title' → '«ofertas», título': each entry by its name, its fields as its form names them. */
function entryField(kind: string, path: string): string {
  const [ident = '', ...rest] = path.split('.')
  if (rest.length === 0) return OF_ALL[ident] ?? `«${ident}»`
  return `«${ident}», ${stepsOf(rest.join('.'), (step, before) => entryWords(kind, step, before) ?? step)}`
}

/** A field of an entry, by itself or in its settings; null: no form has it. */
export function entryWords(kind: string, step: string, before = ''): string | null {
  const edited = editedKinds.find((each) => each.kind === kind)
  const fields =
    edited === undefined ? [] : [null, ...Object.keys(edited.sorts ?? {})].flatMap((sort) => fieldsOf(edited, sort))
  const names = [step, `settings.${step}`, `${before}.${step}`]
  return fields.find(({ name }) => names.includes(name))?.label.toLowerCase() ?? OF_ENTRIES[step] ?? null
}

const OF_ENTRIES: Words = { settings: 'definições', kind: 'tipo', ident: 'identificador' }

function stepsOf(path: string, wordsOf: (step: string, before: string) => string): string {
  const steps = path.split('.')
  return steps
    .flatMap((step, at) => (/^\d+$/.test(step) ? [] : [numbered(wordsOf(step, steps[at - 1] ?? ''), steps[at + 1])]))
    .join(', ')
}

function numbered(words: string, next: string | undefined): string {
  return next !== undefined && /^\d+$/.test(next) ? `${words} ${Number(next) + 1}` : words
}

const STATES: Words = {
  draft: 'rascunho',
  scheduled: 'agendado',
  published: 'publicado',
  withdrawn: 'retirado',
  waiting: 'à espera',
  held: 'retido',
  accepted: 'aceite',
  refused: 'recusado',
  removed: 'retirado',
  running: 'a correr',
  rejected: 'rejeitado',
  stopped: 'parado',
}

/** A value as it reads; in words where its field is a state or a role in a shop. */
export function stateText(name: string, text: string): string {
  if (/(?:^|\.)role$/.test(name) && Object.hasOwn(roleWords, text)) return roleWords[text as keyof typeof roleWords]
  return /(?:^|\.)(?:state|status)$/.test(name) ? (STATES[text] ?? text) : text
}
