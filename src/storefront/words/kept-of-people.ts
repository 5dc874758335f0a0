import { ACCURACY_KEPT_DAYS } from '#domains/accuracy/contract.ts'
import { BOARD_LIMITS } from '#domains/boards/contract.ts'
import { VISITOR_COOKIE_DAYS } from '#domains/clicks/contract.ts'
import { CONTACT_LIMITS } from '#domains/contact/contract.ts'
import { FORMER_REQUESTS_KEPT_MS, LAB_KEPT_HOURS } from '#domains/feeds/contract.ts'
import {
  CODE_TTL_MS,
  EXPORT_KEPT_DAYS,
  PROOF_KEPT_MS,
  SESSION_IDLE_MS,
  SESSION_TTL_SECONDS,
  UNDO_DAYS,
} from '#domains/identity/contract.ts'
import { INVITATION_DAYS } from '#domains/partners/contract.ts'
import { QUESTION_LIMITS } from '#domains/questions/contract.ts'
import { JOINING_LIMITS } from '#domains/partners/contract.ts'
import { NOTICE_LIMITS } from '#domains/moderation/contract.ts'
import { ORDER_LIMITS } from '#domains/orders/contract.ts'
import { STAR_LIMITS } from '#domains/reviews/contract.ts'
import { REQUEST_MS } from '#domains/watchdog/contract.ts'
import { MAIL_KEPT_MS } from '#platform/mail/kept-mails.ts'

/** What is kept of people, as the privacy page says it. */
export interface KeptOfPeople {
  /** With a person's id: those that domains export and erase. hosts/personal-data.test.ts holds the two lists against each other. */
  readonly tables: readonly string[]
  readonly what: string
  readonly why: string
  /** The basis of the law (GDPR, article 6). */
  readonly basis: 'contrato' | 'consentimento' | 'interesse legítimo' | 'obrigação legal'
  readonly until: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WITH_ACCOUNT = 'até apagar a conta'

/** Of who has an account. */
export const keptOfAccounts: readonly KeptOfPeople[] = [
  {
    tables: ['identity.profile'],
    what: 'Nome, e-mail, palavra-passe (de forma que não se pode ler) e o que pôs no perfil: nome público, fotografia, código postal, medidas da casa',
    why: 'Ter conta e usar as suas medidas e a sua região',
    basis: 'contrato',
    until: WITH_ACCOUNT,
  },
  {
    tables: ['identity.session'],
    what: 'Sessões: navegador, início e última utilização',
    why: 'Manter a sessão e poder terminá-la',
    basis: 'contrato',
    until: `${SESSION_TTL_SECONDS / 86_400} dias, ou ${SESSION_IDLE_MS / DAY_MS} sem uso; depois, mais 30 no histórico`,
  },
  {
    tables: ['identity.passkey', 'identity.passkey_challenge'],
    what: 'Chaves de acesso: a parte pública, o nome do dispositivo e a última utilização',
    why: 'Entrar sem palavra-passe',
    basis: 'contrato',
    until: 'até retirar a chave',
  },
  {
    tables: ['identity.mail_code'],
    what: 'Códigos enviados por e-mail',
    why: 'Confirmar o e-mail e mudar a palavra-passe',
    basis: 'contrato',
    until: `valem ${CODE_TTL_MS / HOUR_MS} hora; apagados um dia depois`,
  },
  {
    tables: ['identity.mail_preference'],
    what: 'Que e-mails quer, com que ritmo e a que horas não',
    why: 'Só escrever o que pediu',
    basis: 'contrato',
    until: WITH_ACCOUNT,
  },
  {
    tables: ['identity.consent_record'],
    what: 'O que aceitou ou recusou, quando e em que versão do texto',
    why: 'Provar a sua escolha',
    basis: 'obrigação legal',
    until: WITH_ACCOUNT,
  },
  {
    tables: ['reviews.review'],
    what: 'Avaliações: estrelas, texto, fotografias, nome mostrado e versões anteriores',
    why: 'Mostrá-las a quem pensa comprar',
    basis: 'contrato',
    until: 'até as apagar, ou apagar a conta; depois ficam só as estrelas, sem autor',
  },
  {
    tables: ['identity.viewed'],
    what: 'Produtos vistos, se o tiver permitido',
    why: 'Continuar onde parou, noutro dispositivo',
    basis: 'consentimento',
    until: 'até retirar o consentimento',
  },
  {
    tables: ['likes.liked', 'likes.list', 'likes.list_item', 'likes.share'],
    what: 'Favoritos, listas, notas e a ligação para os partilhar',
    why: 'Mostrar-lhos em todos os dispositivos',
    basis: 'contrato',
    until: 'até os retirar',
  },
  {
    tables: ['watchdog.watcher'],
    what: 'Alertas de preço, de stock e de listagens',
    why: 'Avisar por e-mail',
    basis: 'contrato',
    until: 'até terminar o alerta',
  },
  {
    tables: ['boards.board', 'boards.guest'],
    what: 'Quadros, e o que votou e comentou nos de outros',
    why: 'Decidir em conjunto',
    basis: 'contrato',
    until: 'até os apagar',
  },
  {
    tables: ['questions.question', 'questions.answer'],
    what: 'Perguntas sobre produtos e respostas a perguntas de outros, com o nome que escolheu mostrar',
    why: 'Publicá-las, e avisar por e-mail quando há uma resposta',
    basis: 'contrato',
    until: 'até as apagar; de uma pergunta com respostas de outros fica só a nota de que foi apagada',
  },
  {
    tables: ['partners.application', 'partners.terms_acceptance'],
    what: 'Pedidos de adesão de lojas: empresa, morada, contacto, número de contribuinte, domínio, feed e as versões dos termos que aceitou',
    why: 'Saber quem vende, decidir sobre o pedido e faturar',
    basis: 'contrato',
    until: `por acabar ou recusados, ${JOINING_LIMITS.keptDays} dias sem mudanças; de uma loja que entrou ficam os dados da empresa, sem os da pessoa`,
  },
  {
    tables: ['contact.message'],
    what: 'Mensagens que nos escreveu',
    why: 'Responder',
    basis: 'interesse legítimo',
    until: `${CONTACT_LIMITS.keptDays} dias`,
  },
  {
    tables: ['moderation.item', 'moderation.decision'],
    what: 'Avaliações, perguntas e respostas que escreveu, como as recebemos, e o que decidimos sobre elas',
    why: 'Travar textos falsos ou ilegais e poder explicar cada decisão',
    basis: 'obrigação legal',
    until: `os recusados, ${NOTICE_LIMITS.textKeptDays} dias; os publicados, enquanto o forem`,
  },
  {
    tables: ['moderation.notice'],
    what: 'Denúncias que fez: o motivo, a explicação e, se os indicou, o nome e o e-mail',
    why: 'Decidir e dizer-lhe o que decidimos',
    basis: 'obrigação legal',
    until: `${NOTICE_LIMITS.keptDays} dias depois da decisão`,
  },
  {
    tables: ['partners.member'],
    what: 'Lojas em nome de que age, com que função e desde quando',
    why: 'Abrir a área da loja só a quem a loja escolheu',
    basis: 'contrato',
    until: 'até sair da loja, ou apagar a conta',
  },
  {
    tables: ['identity.export', 'identity.erasure'],
    what: 'Cópias dos seus dados e pedidos para apagar a conta',
    why: 'Cumprir os seus pedidos',
    basis: 'obrigação legal',
    until: `cópias, ${EXPORT_KEPT_DAYS} dias; pedidos, ${UNDO_DAYS} dias`,
  },
]

/** Of who has none, or is not known by an account. */
export const keptOfVisitors: readonly KeptOfPeople[] = [
  {
    tables: [],
    what: 'Avisos de que um preço não bate certo: a oferta, o motivo e dois códigos que mudam todos os dias, feitos do endereço IP e do nome do navegador. O endereço não é guardado',
    why: 'Só contar o aviso de quem foi à loja, e uma vez por dia',
    basis: 'interesse legítimo',
    until: `${ACCURACY_KEPT_DAYS} dias; os códigos já não se ligam a ninguém ao fim de um`,
  },
  {
    tables: [],
    what: 'Cliques para lojas: a oferta, a hora, o nome do navegador, o número do cookie «visitor» e dois códigos que mudam todos os dias, feitos do endereço IP. O endereço não é guardado. A uma loja que o peça dizemos o número do clique, para saber que compras começaram aqui',
    why: 'Contar cada clique uma vez e travar fraudes',
    basis: 'interesse legítimo',
    until: `como registo de contas; o cookie acaba ao fim de ${VISITOR_COOKIE_DAYS} dias, e os códigos já não se ligam a ninguém ao fim de um`,
  },
  {
    tables: [],
    what: 'Alertas sem conta: o e-mail e o que vigia',
    why: 'Avisar por e-mail',
    basis: 'contrato',
    until: `sem confirmação, ${REQUEST_MS / HOUR_MS} horas; com ela, até terminar`,
  },
  {
    tables: [],
    what: 'Perguntas e respostas sem conta: o e-mail, o nome que escolheu mostrar e o texto. Quem já não quer e-mails de perguntas: um código feito do e-mail',
    why: 'Confirmar que o e-mail é seu, publicar e avisar das respostas',
    basis: 'contrato',
    until: `sem confirmação, ${QUESTION_LIMITS.requestHours} horas; com ela, até as apagar; de quem só foi convidado a responder, ${QUESTION_LIMITS.tokenDays} dias`,
  },
  {
    tables: [],
    what: 'Registos por confirmar: nome, e-mail e palavra-passe (de forma que não se pode ler)',
    why: 'Confirmar que o e-mail é seu',
    basis: 'contrato',
    until: '1 dia',
  },
  {
    tables: [],
    what: 'Quadros começados sem conta, com os nomes, votos e comentários',
    why: 'Decidir em conjunto',
    basis: 'contrato',
    until: `${BOARD_LIMITS.unownedMs / DAY_MS} dias depois da última mudança`,
  },
  {
    tables: [],
    what: 'Compras que uma loja nos disse: número da encomenda, artigos, data e o e-mail, cifrado',
    why: 'Perguntar-lhe uma vez como correu e mostrar que a opinião é de quem comprou',
    basis: 'interesse legítimo',
    until: `o e-mail, ${ORDER_LIMITS.emailDays} dias depois da compra, ou até pedir que o apaguemos; o resto, que já não diz de quem é, ${Math.floor(ORDER_LIMITS.keptMs / DAY_MS / 365)} anos`,
  },
  {
    tables: [],
    what: 'Pedidos de avaliação: um código feito do seu e-mail, do que lhe perguntámos, o nome com que assina e se aceita perguntas de outros compradores',
    why: 'Não perguntar duas vezes e abrir a sua ligação',
    basis: 'interesse legítimo',
    until: `${Math.floor(STAR_LIMITS.keptMs / DAY_MS / 365)} anos, ou até pedir que o apaguemos; que não quer mais pedidos, guardamo-lo sempre, só como código`,
  },
  {
    tables: [],
    what: 'E-mails que enviámos: endereço, assunto e se chegaram',
    why: 'Saber se foram entregues e não insistir',
    basis: 'interesse legítimo',
    until: `${MAIL_KEPT_MS / DAY_MS} dias`,
  },
  {
    tables: [],
    what: 'Mensagens do formulário de contacto',
    why: 'Responder',
    basis: 'interesse legítimo',
    until: `${CONTACT_LIMITS.keptDays} dias`,
  },
  {
    tables: [],
    what: 'Denúncias: o motivo, a explicação e, se os indicou, o nome e o e-mail; de onde veio fica só um código que não se desfaz',
    why: 'Decidir e dizer-lhe o que decidimos',
    basis: 'obrigação legal',
    until: `${NOTICE_LIMITS.keptDays} dias depois da decisão`,
  },
  {
    tables: [],
    what: 'Prova de um consentimento: a escolha e um número aleatório que só o seu navegador conhece',
    why: 'Provar a sua escolha',
    basis: 'obrigação legal',
    until: `${PROOF_KEPT_MS / DAY_MS / 365} anos`,
  },
  {
    tables: [],
    what: 'Pedidos de adesão de lojas por formulário, que já não se fazem: nome, endereço e e-mail',
    why: 'Responder ao pedido',
    basis: 'contrato',
    until: `${FORMER_REQUESTS_KEPT_MS / DAY_MS} dias`,
  },
  {
    tables: [],
    what: 'Convites para agir por uma loja: o e-mail e a função',
    why: 'Deixar que o convite seja aceite só por quem o recebeu',
    basis: 'interesse legítimo',
    until: `${INVITATION_DAYS} dias, ou até aceitar`,
  },
  {
    tables: [],
    what: 'Feeds experimentados no laboratório',
    why: 'Mostrar o resultado',
    basis: 'contrato',
    until: `${LAB_KEPT_HOURS} horas`,
  },
]
