import { dayFrom, daysBetween, firstOfMonth, monthFrom } from '../../day-list.ts'

/** Periods that are chosen by name, as the address has them (`?periodo=90`). */
export const PRESETS = [
  ['7', '7 dias'],
  ['30', '30 dias'],
  ['90', '90 dias'],
  ['mes', 'Este mês'],
  ['mes-passado', 'Mês passado'],
  ['12-meses', '12 meses'],
] as const
export type Preset = (typeof PRESETS)[number][0]

/** Days in Portugal, both of them included. */
export interface Range {
  readonly from: string
  readonly to: string
}

export interface Period extends Range {
  /** null: chosen by its days. */
  readonly preset: Preset | null
  /** What it is compared with. */
  readonly before: Range
  /** Why the asked days cannot be shown, and these are shown in their place; null: they can. */
  readonly problem: string | null
}

const COMMON: Preset = '30'
/** As `shopStatistics` has it. */
const MOST_DAYS = 366
const YEAR_DAYS = 365

/** The period that an address asks for: by name (`periodo`) or by its days (`de`, `ate`); 30 days where it asks for none, or for nonsense. */
export function periodOf(asked: URLSearchParams, today: string): Period {
  const [de, ate] = [asked.get('de') ?? '', asked.get('ate') ?? '']
  if (de === '' && ate === '') {
    const name = asked.get('periodo') ?? COMMON
    const preset = PRESETS.find(([each]) => each === name)?.[0]
    return preset === undefined ? common(today, `Não há um período «${name}».`) : ofPreset(preset, today)
  }
  const [from, to] = [de === '' ? ate : de, ate === '' ? today : ate]
  const problem = problemOf(from, to, today)
  if (problem !== null) return common(today, problem)
  const range = { from, to: to > today ? today : to }
  return { ...range, preset: null, before: rangeBefore(range), problem: null }
}

function common(today: string, problem: string): Period {
  return { ...ofPreset(COMMON, today), problem: `${problem} Mostram-se os últimos 30 dias.` }
}

function problemOf(from: string, to: string, today: string): string | null {
  if (!isDay(from)) return `«${from}» não é uma data.`
  if (!isDay(to)) return `«${to}» não é uma data.`
  if (from > today) return 'A data «de» ainda não chegou.'
  if (to < from) return 'A data «até» é antes da data «de».'
  return daysBetween(from, to) > MOST_DAYS ? `Um período tem no máximo ${MOST_DAYS} dias.` : null
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayFrom(text, 0) === text
}

function ofPreset(preset: Preset, today: string): Period {
  const range = rangeOf(preset, today)
  return { ...range, preset, before: rangeBefore(range), problem: null }
}

function rangeOf(preset: Preset, today: string): Range {
  if (preset === 'mes') return { from: firstOfMonth(today), to: today }
  if (preset === 'mes-passado') return { from: monthFrom(today, -1), to: dayFrom(firstOfMonth(today), -1) }
  const days = preset === '12-meses' ? YEAR_DAYS : Number(preset)
  return { from: dayFrom(today, 1 - days), to: today }
}

/** As many days directly before; of a month from its first day on, the same days of the month before. */
export function rangeBefore({ from, to }: Range): Range {
  if (from !== firstOfMonth(to)) return { from: dayFrom(from, -daysBetween(from, to)), to: dayFrom(from, -1) }
  const [first, last] = [monthFrom(from, -1), dayFrom(from, -1)]
  const isWhole = dayFrom(to, 1) === monthFrom(to, 1)
  const same = `${first.slice(0, 8)}${to.slice(8)}`
  return { from: first, to: isWhole || same > last ? last : same }
}
