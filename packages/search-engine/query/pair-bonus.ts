import type { EnginePlan } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import { findTerms } from './term-lookup.ts'

/** Adds to the scores of a block what neighbouring words of the plan bring that stand side by side in a field. */
export interface PairBonus {
  /** No row's score is higher. */
  readonly maxScore: number
  addTo(block: Block): void
}

/**
 * Reads a row's stream of terms with, per term, a bit for each plan word that it can stand for:
 *
 *   plan "mesa redonda branca", row "mesa de jantar redonda branca"
 *   bits     001  000 000    010     100            (before << 1) & own   →   one pair: redonda branca
 */
export function pairBonus(segment: Segment, plan: EnginePlan): PairBonus {
  const maxWeight = segment.meta.schema.textFields.reduce((max, field) => Math.max(max, field.weight), 0)
  const bestOf = (word: EnginePlan['words'][number]) =>
    word.alternatives.reduce((max, { weight }) => Math.max(max, weight), 0) * maxWeight
  const maxScore =
    plan.words.reduce((sum, word) => sum + bestOf(word), 0) + plan.adjacencyBonus * Math.max(0, plan.words.length - 1)
  if (plan.words.length < 2 || plan.adjacencyBonus === 0) return { maxScore, addTo: () => {} }

  const bitsOf = termBits(segment, plan)
  return {
    maxScore,
    addTo({ rows, scores, rowCount }) {
      for (let i = 0; i < rowCount; i++)
        scores[i]! += plan.adjacencyBonus * countBits(pairsOf(segment, rows[i]!, bitsOf))
    },
  }
}

function termBits(segment: Segment, plan: EnginePlan): ReadonlyMap<number, number> {
  const bits = new Map<number, number>()
  plan.words.forEach((word, i) => {
    for (const { term, prefix } of word.alternatives)
      for (const id of findTerms(segment.text, term, prefix ?? false)) bits.set(id, (bits.get(id) ?? 0) | (1 << i))
  })
  return bits
}

function pairsOf(
  { text: { stream, streamStarts } }: Segment,
  row: number,
  bitsOf: ReadonlyMap<number, number>,
): number {
  let pairs = 0
  let before = 0
  const end = streamStarts[row + 1]!
  for (let at = streamStarts[row]!; at < end;) {
    let value = 0
    let shift = 0
    let byte = stream[at++]!
    for (; byte > 127; byte = stream[at++]!, shift += 7) value |= (byte & 127) << shift
    value |= byte << shift
    const own = value === 0 ? 0 : (bitsOf.get(value - 1) ?? 0)
    pairs |= (before << 1) & own
    before = own
  }
  return pairs
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
