import { type ExperimentResult, type KeptExperiment, MISMATCH_BELOW, type Rate } from '#domains/flags/contract.ts'
import { countOf, formatCount, formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'

export interface ExperimentLine {
  readonly url: string
  readonly name: string
  /** 'Em curso desde 20 de novembro de 2026' */
  readonly state: string
}

export interface VariationLine {
  readonly name: string
  readonly users: string
  readonly conversions: string
  readonly rate: string
  readonly interval: string
  readonly difference: string
}

export interface ExperimentView {
  readonly name: string
  readonly state: string
  /** What keeps the figures from being believed. */
  readonly warning: string | null
  readonly mixed: string | null
  readonly goals: readonly { readonly goal: string; readonly variations: readonly VariationLine[] }[]
}

export function presentExperimentLine({ experiment, ...times }: KeptExperiment): ExperimentLine {
  return {
    url: paths.adminExperiment(experiment.key),
    name: experiment.name,
    state: stateOf(experiment.status, times),
  }
}

export function presentExperiment({ experiment, variations, ...result }: ExperimentResult): ExperimentView {
  const { mixed, splitProbability } = result
  return {
    name: experiment.name,
    state: stateOf(experiment.status, result),
    warning:
      splitProbability < MISMATCH_BELOW
        ? `Os visitantes não se repartiram pelas variações como devia ser (p = ${decimal.format(splitProbability)}). Estes números não são de fiar.`
        : null,
    mixed:
      mixed === 0
        ? null
        : `${countOf(mixed, ['visitante viu', 'visitantes viram'])} mais do que uma variação e não ${mixed === 1 ? 'conta' : 'contam'}.`,
    goals: experiment.goals.map((goal, at) => ({
      goal,
      variations: variations.map(({ name, users, goals }) => ({
        name,
        users: formatCount(users),
        conversions: formatCount(goals[at]?.conversions ?? 0),
        rate: users === 0 ? '–' : percent(goals[at]?.rate.value ?? 0),
        interval: users === 0 ? '–' : intervalOf(goals[at]?.rate ?? null, percent),
        difference: users === 0 ? '–' : intervalOf(goals[at]?.difference ?? null, points),
      })),
    })),
  }
}

type Times = Pick<ExperimentResult, 'startedAt' | 'stoppedAt'>

function stateOf(status: 'draft' | 'running' | 'stopped', { startedAt, stoppedAt }: Times): string {
  if (status === 'draft' || startedAt === null) return 'Em preparação'
  const began = formatDay(startedAt.toISOString())
  return status === 'running' || stoppedAt === null
    ? `Em curso desde ${began}`
    : `De ${began} a ${formatDay(stoppedAt.toISOString())}`
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const percentages = new Intl.NumberFormat('pt-PT', { style: 'percent', ...oneDecimal })
const differences = new Intl.NumberFormat('pt-PT', { ...oneDecimal, signDisplay: 'exceptZero' })
const decimal = new Intl.NumberFormat('pt-PT', { maximumSignificantDigits: 1 })
const PERCENT = 100

function percent(rate: number): string {
  return percentages.format(rate)
}

/** A difference of rates is told in percentage points. */
function points(difference: number): string {
  return differences.format(difference * PERCENT)
}

function intervalOf(rate: Rate | null, words: (value: number) => string): string {
  return rate === null ? '–' : `${words(rate.low)} a ${words(rate.high)}`
}
