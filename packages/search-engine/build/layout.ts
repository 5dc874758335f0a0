import type { ColumnKind, ColumnSpec } from '../plan/schema.ts'

/**
 * Where each column's values live. Small sets (bitmasks, enums of few ids as one bit per id) share 32-bit words, so that
 * the union over a group's rows is one OR and any-of filters are one AND. "Unknown" is one more bit, of any kind.
 *
 *   word 0   [ colour, 17 bits       |rooms, 11  |s|s|k|?]     s = stock one-hot, k = condition …, ? = an unknown bit
 *   word 1   [ material, 20          | shape, 8      |?|?|?|?]
 */
export interface BitField {
  readonly word: number
  readonly shift: number
  readonly width: number
}

export interface ColumnLayout {
  readonly name: string
  readonly kind: ColumnKind
  readonly storage: 'packed' | 'numbers' | 'range' | 'list'
  /** Rows that are stored, [start, end): the column's category, or all. Outside the column is unknown. */
  readonly start: number
  readonly end: number
  /** One value a row, or, where all rows of every group agree, one a group. */
  readonly level: Level
  /** Highest value that occurs; -1 when none does. */
  readonly max: number
  readonly field: BitField | null
  /** The bit that says "unknown"; null when no stored row is. */
  readonly unknown: BitField | null
  /** Whether the segment keeps row lists of its rarer values. */
  readonly hasRowLists: boolean
}

export type Level = 'row' | 'group'

export interface WordLayout {
  readonly start: number
  readonly end: number
  readonly level: Level
  /** Bits of rows outside [start, end): unknown of each column in it. */
  readonly outside: number
}

export interface ColumnFacts {
  readonly spec: ColumnSpec
  readonly start: number
  readonly end: number
  readonly level: Level
  readonly max: number
  readonly hasUnknown: boolean
  readonly hasRowLists: boolean
}

/** Enums up to this many ids become one bit per id. */
const ONE_HOT_IDS = 32

/** Decides storage and bit places from what the data needs: widest fields first, first word of the same rows that has room. */
export function layOut(facts: readonly ColumnFacts[]): { columns: ColumnLayout[]; words: WordLayout[] } {
  const words: { start: number; end: number; level: Level; outside: number; used: number }[] = []
  const place = ({ start, end, level }: ColumnFacts, width: number): BitField => {
    let word = words.findIndex((w) => w.start === start && w.end === end && w.level === level && w.used + width <= 32)
    if (word < 0) word = words.push({ start, end, level, outside: 0, used: 0 }) - 1
    const field = { word, shift: words[word]!.used, width }
    words[word]!.used += width
    return field
  }
  const fields = new Map<ColumnFacts, BitField>()
  const packed = facts.filter((f) => storageOf(f) === 'packed').sort((a, b) => b.max - a.max)
  for (const fact of packed) fields.set(fact, place(fact, fact.max + 1))
  const columns = facts.map((fact): ColumnLayout => {
    const { spec, start, end, level, max, hasRowLists } = fact
    const unknown = fact.hasUnknown || spec.withinCategory !== undefined ? place(fact, 1) : null
    if (unknown) words[unknown.word]!.outside |= 1 << unknown.shift
    return {
      name: spec.name,
      kind: spec.kind,
      storage: storageOf(fact),
      start,
      end,
      level,
      max,
      field: fields.get(fact) ?? null,
      unknown,
      hasRowLists,
    }
  })
  return { columns, words: words.map(({ start, end, level, outside }) => ({ start, end, level, outside })) }
}

function storageOf({ spec, max }: ColumnFacts): ColumnLayout['storage'] {
  if (spec.kind === 'range' || spec.kind === 'list') return spec.kind
  if (spec.kind === 'integer' || (spec.kind === 'enum' && max >= ONE_HOT_IDS)) return 'numbers'
  return 'packed'
}
