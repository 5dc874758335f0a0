import type { ShowExperimentAnswer } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'

type Rate = ShowExperimentAnswer['variations'][number]['goals'][number]['rate']

/** Below it a split is not what chance makes of the weights. */
const MISMATCH_BELOW = 0.001

export interface VariationLine {
  readonly name: string
  /** 'de 12 431 visitantes' */
  readonly users: string
  readonly conversions: string
  readonly rate: Figure
  /** Shares of the widest span of the goal's rates, where they can be drawn. */
  readonly range: Rate | null
  /** From the first variation, which has none. */
  readonly difference: Figure & { readonly verdict: Verdict | null }
}

interface Figure {
  readonly value: string
  /** '8,4 a 9,4' */
  readonly interval: string | null
}

interface Verdict {
  readonly words: string
  readonly tone: 'well' | 'wrong' | 'care'
}

export interface ExperimentView {
  /** What keeps the figures from being believed. */
  readonly warning: string | null
  readonly mixed: string | null
  readonly goals: readonly { readonly goal: string; readonly variations: readonly VariationLine[] }[]
}

/** What came of an experiment, in finished words. */
export function presentExperiment({ variations, mixed, splitProbability }: ShowExperimentAnswer): ExperimentView {
  const isBelieved = splitProbability >= MISMATCH_BELOW
  return {
    warning: isBelieved
      ? null
      : `Os visitantes não se repartiram pelas variações como devia ser (p ${probabilityOf(splitProbability)}). Estes números não são de fiar.`,
    mixed:
      mixed === 0
        ? null
        : `${countOf(mixed, ['visitante viu', 'visitantes viram'])} mais do que uma variação e não ${mixed === 1 ? 'conta' : 'contam'}.`,
    goals: (variations[0]?.goals ?? []).map(({ goal }, at) => {
      const scaled = scaleOf(variations.flatMap(({ users, goals }) => (users === 0 ? [] : (goals[at]?.rate ?? []))))
      return {
        goal,
        variations: variations.map(({ name, users, goals }) => {
          const { conversions = 0, rate = null, difference = null } = goals[at] ?? {}
          return {
            name,
            users: `de ${countOf(users, ['visitante', 'visitantes'])}`,
            conversions: formatCount(conversions),
            ...(users === 0 || rate === null
              ? { rate: NO_FIGURE, range: null, difference: { ...NO_FIGURE, verdict: null } }
              : { rate: rateFigure(rate), range: scaled(rate), difference: differenceFigure(difference, isBelieved) }),
          }
        }),
      }
    }),
  }
}

const NO_FIGURE: Figure = { value: '–', interval: null }

function rateFigure({ value, low, high }: Rate): Figure {
  return { value: `${rates.format(value * PERCENT)}\u00a0%`, interval: intervalOf(rates, low, high) }
}

/** A difference of rates is told in percentage points. */
function differenceFigure(difference: Rate | null, isBelieved: boolean): VariationLine['difference'] {
  if (difference === null) return { value: 'Referência', interval: null, verdict: null }
  const { value, low, high } = difference
  return {
    value: signed(differences, value),
    interval: intervalOf(differences, low, high),
    verdict: isBelieved ? verdictOf(low, high) : null,
  }
}

function verdictOf(low: number, high: number): Verdict {
  if (low > 0) return { words: 'Melhor', tone: 'well' }
  if (high < 0) return { words: 'Pior', tone: 'wrong' }
  return { words: 'Incerto', tone: 'care' }
}

/** Rates of a goal on one scale, from the lowest end of all to the highest. */
function scaleOf(all: readonly Rate[]): (rate: Rate) => Rate {
  const low = Math.min(...all.map((rate) => rate.low))
  const span = Math.max(...all.map((rate) => rate.high)) - low
  const share = (value: number): number => (span === 0 ? 0 : (value - low) / span)
  return (rate) => ({ low: share(rate.low), value: share(rate.value), high: share(rate.high) })
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const rates = new Intl.NumberFormat('pt-PT', oneDecimal)
const differences = new Intl.NumberFormat('pt-PT', { ...oneDecimal, signDisplay: 'exceptZero' })
const PERCENT = 100

function intervalOf(words: Intl.NumberFormat, low: number, high: number): string {
  return `${signed(words, low)} a ${signed(words, high)}`
}

/** With the sign of figures, which is as wide as the plus; what the formatter writes is a hyphen. */
function signed(words: Intl.NumberFormat, share: number): string {
  return words.format(share * PERCENT).replace('-', '\u2212')
}

/** What is smaller is written as nothing else would say: '< 0,0001'. */
const LEAST_PROBABILITY = 0.0001
const probabilities = new Intl.NumberFormat('pt-PT', { maximumSignificantDigits: 1 })

function probabilityOf(probability: number): string {
  return probability < LEAST_PROBABILITY
    ? `< ${probabilities.format(LEAST_PROBABILITY)}`
    : `= ${probabilities.format(probability)}`
}
