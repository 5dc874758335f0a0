import type {
  AccuracyReading,
  BillingDocument,
  FeedNotice,
  ShopBudget,
  ShopNoticesAnswer,
} from '#platform/api-client/calls.ts'
import { countOf, formatDay } from '#storefront/copy/format.ts'
import { eurosText } from '../../../parts/money-words.ts'
import { momentWords } from '../../../parts/words.ts'
import { dayFrom } from '../../day-list.ts'

/** Something that waits for the shop. */
export interface Waiting {
  readonly text: string
  /** Where it is seen to. */
  readonly to: string
  readonly label: string
}

interface WaitingFacts {
  readonly today: string
  readonly notices: readonly FeedNotice[]
  readonly openQuestions: number
  readonly unanswered: number
  readonly readings: readonly AccuracyReading[]
  readonly suspensions: ShopNoticesAnswer['suspensions']
  readonly complaints: ShopNoticesAnswer['complaints']
  /** null: who looks may not read it. */
  readonly budget: ShopBudget | null
  readonly documents: readonly BillingDocument[] | null
  /** From when clicks cost what is bid; null: no day is known, or who looks may not read it. */
  readonly costFrom: string | null
  /** Whether somebody has said to whom invoices go; null: who looks may not read it. */
  readonly hasAccount: boolean | null
  /** Of the last import of the feed. */
  readonly leftOut: number
  readonly withoutCategory: number
}

/** What was answered stays in sight for so many days. */
const NEWS_DAYS = 14
/** An invoice is named so many days before it is due. */
const DUE_DAYS = 7
const MICROS = 1_000_000
/** Of a budget, as its mails have it. */
const NEAR_PERCENT = 80

/** What waits for the shop or has been answered, what presses first. */
export function waitingFor(facts: WaitingFacts): Waiting[] {
  return [
    ...ofSuspensions(facts),
    ...facts.notices.map(({ message, since }) => ({
      text: `${message} Desde ${momentWords(since)}.`,
      to: '/feed',
      label: 'Ver o feed',
    })),
    ...ofDocuments(facts),
    ...ofTerms(facts),
    ...ofBudget(facts.budget),
    ...ofAnswers(facts),
    ...some(
      facts.leftOut,
      ['artigo do feed fica de fora, por erros', 'artigos do feed ficam de fora, por erros'],
      '/feed',
      'Ver porquê',
    ),
    ...some(
      facts.withoutCategory,
      ['oferta sem categoria só se encontra por texto', 'ofertas sem categoria só se encontram por texto'],
      '/categorias',
      'Dizer a categoria',
    ),
    ...some(
      facts.openQuestions,
      ['pergunta sem resposta sua', 'perguntas sem resposta sua'],
      '/perguntas',
      'Responder',
    ),
    ...some(
      facts.unanswered,
      ['avaliação sem resposta sua', 'avaliações sem resposta sua'],
      '/avaliacoes?sem-resposta=1',
      'Responder',
    ),
  ]
}

function some(count: number, words: readonly [string, string], to: string, label: string): Waiting[] {
  return count === 0 ? [] : [{ text: `${countOf(count, words)}.`, to, label }]
}

function ofSuspensions({ suspensions }: WaitingFacts): Waiting[] {
  return suspensions
    .filter(({ endedAt }) => endedAt === null)
    .map(({ beginsAt, facts }) => ({
      text: `Suspensão a partir de ${momentWords(beginsAt)}: ${facts}`,
      to: '/avisos',
      label: 'Ver o aviso',
    }))
}

function ofDocuments({ documents, today }: WaitingFacts): Waiting[] {
  return (documents ?? []).flatMap(({ kind, name, open, dueOn }) => {
    if (kind !== 'FT' || open === null || open <= 0 || dueOn === null || dueOn > dayFrom(today, DUE_DAYS)) return []
    const when = dueOn < today ? `venceu em ${formatDay(dueOn)}` : `vence em ${formatDay(dueOn)}`
    return [{ text: `A fatura ${name} ${when}: faltam ${eurosText(open)}.`, to: '/faturas', label: 'Ver as faturas' }]
  })
}

/** The day from which clicks cost is news until it has come; after it, invoices need to be made out to somebody. */
function ofTerms({ costFrom, hasAccount, today }: WaitingFacts): Waiting[] {
  if (costFrom === null) return []
  const isAhead = costFrom.slice(0, 10) > today
  const day: Waiting = {
    text: `A partir de ${formatDay(costFrom)}, um clique que conta custa o que licitar por ele; sem licitação, continua grátis.`,
    to: '/licitacoes',
    label: 'Ver as licitações',
  }
  const account: Waiting = {
    text: 'Faltam os dados de faturação: sem eles não há faturas.',
    to: '/faturas#dados',
    label: 'Preencher',
  }
  return [...(isAhead ? [day] : []), ...(hasAccount === false ? [account] : [])]
}

function ofBudget(budget: ShopBudget | null): Waiting[] {
  if (budget === null) return []
  const seen = { to: '/orcamento', label: 'Ver o orçamento' }
  if (budget.paused) return [{ text: 'O orçamento está em pausa: nenhum clique é pago.', ...seen }]
  const { daily, monthly, spent } = budget
  return [...ofCap('do dia', daily, spent.dayMicros), ...ofCap('do mês', monthly, spent.monthMicros)].map((text) => ({
    text,
    ...seen,
  }))
}

function ofCap(of: string, cap: number | null, spentMicros: number): string[] {
  if (cap === null) return []
  const percent = cap === 0 ? 100 : Math.floor((spentMicros * 100) / (cap * MICROS))
  if (percent >= 100) return [`O orçamento ${of} está esgotado: os cliques não são pagos.`]
  return percent >= NEAR_PERCENT ? [`O orçamento ${of} está usado em ${percent} %.`] : []
}

function ofAnswers({ readings, complaints, today }: WaitingFacts): Waiting[] {
  const since = dayFrom(today, -NEWS_DAYS)
  const contests = readings.filter(
    ({ contest }) => contest?.decision != null && contest.contestedAt.slice(0, 10) >= since,
  )
  const answered = complaints.filter(({ answeredAt }) => answeredAt !== null && answeredAt.slice(0, 10) >= since)
  return [
    ...some(contests.length, ['contestação decidida', 'contestações decididas'], '/exatidao', 'Ver a exatidão'),
    ...some(answered.length, ['reclamação respondida', 'reclamações respondidas'], '/avisos', 'Ver os avisos'),
  ]
}
