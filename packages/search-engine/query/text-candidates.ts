import type { WordPlan } from '../plan/plan.ts'
import { INTEGER_MAX } from '../plan/schema.ts'
import { lowerPosting, postingAt, readPostings } from '../segment/postings.ts'
import type { Segment } from '../segment/segment.ts'
import type { RowRange } from './stored-data.ts'
import { findTerms } from './term-lookup.ts'

/** Rows in which every word occurs, ascending, with the sum of each word's best alternative. */
export interface Candidates {
  readonly rows: Uint32Array
  readonly scores: Float64Array
  readonly visited: number
}

/** A stretch of postings inside the plan's category, and what a row in it scores. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly weight: number
}

interface WordPostings {
  readonly lists: readonly Stretch[]
  readonly size: number
}

/** Looking up one candidate in a list costs as much as reading about so many postings. */
const LOOKUP_COST = 16

/** Candidates of the rarest word, narrowed by each next one. */
export function textCandidates(segment: Segment, words: readonly WordPlan[], range: RowRange): Candidates {
  const ordered = words.map((word) => postingsOf(segment, word, range)).sort((a, b) => a.size - b.size)
  const best = scratchOf(segment, ordered)
  let { rows, scores } = union(segment, ordered[0]!, best, range)
  let visited = ordered[0]!.size
  for (const word of ordered.slice(1)) {
    if (rows.length === 0) break
    const byLookup = rows.length * word.lists.length * LOOKUP_COST < word.size
    visited += byLookup ? rows.length * word.lists.length : word.size
    const narrowed = byLookup
      ? narrowByLookup(segment, rows, scores, word)
      : narrowByMarks(segment, rows, scores, word, best)
    rows = narrowed.rows
    scores = narrowed.scores
  }
  return { rows, scores, visited }
}

function postingsOf(segment: Segment, word: WordPlan, range: RowRange): WordPostings {
  const { text, meta } = segment
  const lists: Stretch[] = []
  let size = 0
  for (const { term, weight, prefix } of word.alternatives) {
    for (const id of findTerms(text, term, prefix ?? false)) {
      for (let field = 0; field < text.fieldCount; field++) {
        const slot = id * text.fieldCount + field
        const first = text.postingStarts[slot]!
        const last = text.postingStarts[slot + 1]!
        const from = lowerPosting(text.postings, range.start, first, last)
        const to = lowerPosting(text.postings, range.end, from, last)
        if (from === to) continue
        lists.push({ from, to, weight: meta.schema.textFields[field]!.weight * weight })
        size += to - from
      }
    }
  }
  return { lists, size }
}

/** Per segment one number a row, all zero between queries: 1 + the best weight seen. */
const scratches = new WeakMap<Segment, Int32Array>()

export function textScratchBytes(segment: Segment): number {
  return scratches.get(segment)?.byteLength ?? 0
}

/** Weights beyond what it holds get one of their own. */
function scratchOf(segment: Segment, words: readonly WordPostings[]): Int32Array | Float64Array {
  if (words.some(({ lists }) => lists.some(({ weight }) => weight >= INTEGER_MAX)))
    return new Float64Array(segment.meta.rowCount)
  let scratch = scratches.get(segment)
  if (!scratch) scratches.set(segment, (scratch = new Int32Array(segment.meta.rowCount)))
  return scratch
}

function union(
  segment: Segment,
  { lists, size }: WordPostings,
  best: Int32Array | Float64Array,
  range: RowRange,
): Omit<Candidates, 'visited'> {
  const { postings } = segment.text
  if (lists.length === 1) {
    const { from, to, weight } = lists[0]!
    return {
      rows: readPostings(postings, from, to, new Uint32Array(to - from)),
      scores: new Float64Array(to - from).fill(weight),
    }
  }
  const found = new Uint32Array(size)
  let count = 0
  for (const { from, to, weight } of lists) {
    for (let at = from; at < to; at++) {
      const row = postingAt(postings, at)
      if (best[row] === 0) found[count++] = row
      if (best[row]! <= weight) best[row] = weight + 1
    }
  }
  const rows = found.subarray(0, count)
  if (count * LOOKUP_COST < range.end - range.start) rows.sort()
  else for (let row = range.start, at = 0; row < range.end; row++) if (best[row] !== 0) rows[at++] = row
  const scores = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    scores[i] = best[rows[i]!]! - 1
    best[rows[i]!] = 0
  }
  return { rows, scores }
}

function narrowByMarks(
  segment: Segment,
  rows: Uint32Array,
  scores: Float64Array,
  { lists }: WordPostings,
  best: Int32Array | Float64Array,
): Omit<Candidates, 'visited'> {
  const { postings } = segment.text
  for (const { from, to, weight } of lists) {
    for (let at = from; at < to; at++) {
      const row = postingAt(postings, at)
      if (best[row]! <= weight) best[row] = weight + 1
    }
  }
  const kept = keep(rows, scores, (row) => best[row]! - 1)
  for (const { from, to } of lists) for (let at = from; at < to; at++) best[postingAt(postings, at)] = 0
  return kept
}

function narrowByLookup(
  segment: Segment,
  rows: Uint32Array,
  scores: Float64Array,
  { lists }: WordPostings,
): Omit<Candidates, 'visited'> {
  const { postings } = segment.text
  return keep(rows, scores, (row) => {
    let best = -1
    for (const { from, to, weight } of lists) {
      if (weight <= best) continue
      const at = lowerPosting(postings, row, from, to)
      if (at < to && postingAt(postings, at) === row) best = weight
    }
    return best
  })
}

/** Rows for which the word scores; -1 = it does not occur. */
function keep(rows: Uint32Array, scores: Float64Array, scoreOf: (row: number) => number): Omit<Candidates, 'visited'> {
  const keptRows = new Uint32Array(rows.length)
  const keptScores = new Float64Array(rows.length)
  let count = 0
  for (let i = 0; i < rows.length; i++) {
    const score = scoreOf(rows[i]!)
    if (score < 0) continue
    keptRows[count] = rows[i]!
    keptScores[count] = scores[i]! + score
    count++
  }
  return { rows: keptRows.subarray(0, count), scores: keptScores.subarray(0, count) }
}
