import { type GoldSentence, type GoldSlot, wordsOfText } from './gold-sentences.ts'

/** What is understood of a sentence, in the words of gold. */
export interface Understood {
  readonly slots: readonly { readonly field: string; readonly value: string }[]
  /** Parts of the sentence that are named as not understood. */
  readonly notUnderstood: readonly string[]
  /** Parts that are searched as text. */
  readonly left: readonly string[]
}

export interface SentenceVerdict {
  readonly gold: GoldSentence
  readonly isExact: boolean
  /** By field: what was to be found and was, what was missed, what was found and should not have been. */
  readonly right: readonly string[]
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
  /** Values that gold has not, as "field:value". */
  readonly invented: readonly string[]
}

/** The field under which words stand that no filter says. */
export const WORDS = 'words'

export function judgeSentence(gold: GoldSentence, found: Understood): SentenceVerdict {
  const required = gold.slots.filter(({ isOptional }) => !isOptional)
  const [met, unmet] = [required.filter((slot) => isMet(slot, found)), required.filter((slot) => !isMet(slot, found))]
  const invented = found.slots.filter(
    (slot) => !gold.slots.some(({ options }) => options.some((option) => says(option, slot))),
  )
  const words = judgeWords(gold, found)
  return {
    gold,
    isExact: unmet.length + invented.length + words.missed + words.wrong === 0,
    right: [...met.map(({ field }) => field), ...times(WORDS, words.right)],
    missed: [...unmet.map(({ field }) => field), ...times(WORDS, words.missed)],
    wrong: [...invented.map(({ field }) => field), ...times(WORDS, words.wrong)],
    invented: invented.map(({ field, value }) => `${field}:${value}`),
  }
}

function isMet({ options }: GoldSlot, { slots }: Understood): boolean {
  return slots.some((slot) => options.some((option) => says(option, slot)))
}

function says(wanted: GoldSlot['options'][number], slot: GoldSlot['options'][number]): boolean {
  return wanted.field === slot.field && fits(wanted.value, slot.value)
}

/** "About n" leaves how much to those who read: both ends within a half of n, and n between them. */
function fits(wanted: string, value: string): boolean {
  if (!wanted.startsWith('~')) return wanted === value
  const [low, high] = value.split('..').map((end) => (end === '' ? Number.NaN : Number(end)))
  const about = Number(wanted.slice(1))
  return (
    low !== undefined && high !== undefined && low >= about / 2 && low <= about && high >= about && high <= about * 1.5
  )
}

function judgeWords(
  { words }: GoldSentence,
  { notUnderstood, left }: Understood,
): { right: number; missed: number; wrong: number } {
  const [named, searched] = [notUnderstood.flatMap(wordsOfText), left.flatMap(wordsOfText)]
  const required = words.filter(({ isOptional }) => !isOptional)
  const right = required.filter(({ word, as }) =>
    as === 'denied'
      ? named.includes(word) && !searched.includes(word)
      : named.includes(word) || searched.includes(word),
  ).length
  // What a person reads or what is searched, without anybody having asked for it.
  const wrong = [...notUnderstood, ...left].filter(
    (part) => !wordsOfText(part).some((own) => words.some(({ word }) => word === own)),
  ).length
  return { right, missed: required.length - right, wrong }
}

function times(field: string, count: number): string[] {
  return Array.from({ length: count }, () => field)
}

export interface FieldFigures {
  readonly field: string
  readonly right: number
  readonly missed: number
  readonly wrong: number
  readonly f1: number
}

export interface SentenceFigures {
  readonly sentences: number
  readonly exact: number
  readonly f1: number
  readonly invented: number
  readonly fields: readonly FieldFigures[]
}

export function sentenceFigures(verdicts: readonly SentenceVerdict[]): SentenceFigures {
  const names = [...new Set(verdicts.flatMap(({ right, missed, wrong }) => [...right, ...missed, ...wrong]))].toSorted()
  const fields = names.map((field) => fieldFigures(field, verdicts))
  const all = fields.reduce(
    (sum, { right, missed, wrong }) => ({
      right: sum.right + right,
      missed: sum.missed + missed,
      wrong: sum.wrong + wrong,
    }),
    { right: 0, missed: 0, wrong: 0 },
  )
  return {
    sentences: verdicts.length,
    exact: verdicts.filter(({ isExact }) => isExact).length / Math.max(1, verdicts.length),
    f1: f1Of(all),
    invented: verdicts.reduce((sum, { invented }) => sum + invented.length, 0),
    fields,
  }
}

function fieldFigures(field: string, verdicts: readonly SentenceVerdict[]): FieldFigures {
  const count = (of: (verdict: SentenceVerdict) => readonly string[]): number =>
    verdicts.reduce((sum, verdict) => sum + of(verdict).filter((each) => each === field).length, 0)
  const counts = {
    right: count(({ right }) => right),
    missed: count(({ missed }) => missed),
    wrong: count(({ wrong }) => wrong),
  }
  return { field, ...counts, f1: f1Of(counts) }
}

function f1Of({ right, missed, wrong }: { right: number; missed: number; wrong: number }): number {
  return right + missed + wrong === 0 ? 1 : (2 * right) / (2 * right + missed + wrong)
}
