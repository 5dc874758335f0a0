import type { EnginePlan } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { Block, RowSource } from './block.ts'
import type { Memo } from './memo.ts'
import type { Partial } from './partial.ts'
import { groupsIn } from './recall-facets.ts'
import { scan, type ScanTask } from './scan.ts'
import type { RowRange } from './stored-data.ts'

/** Hits kept: two pages, more when a deeper one is asked. */
const MEMO_HITS = 96

/** The first hits of a plan, and how many there are, if the memo knows enough of them. */
export function knownHits(dead: Uint8Array | null, memo: Memo, task: ScanTask): Partial | null {
  const known = memo.get(keyOf(task.plan))
  return known && hasEnoughHits(known, task, dead) ? { ...known, visited: 0 } : null
}

/** The same when it does not: scanned and kept. `found`: what a scan for facets found along the way. */
export function findHits(
  segment: Segment,
  dead: Uint8Array | null,
  memo: Memo,
  task: ScanTask,
  source: RowSource,
  block: Block,
  found: Partial | null,
): Partial {
  if (found?.hits) {
    const partial = memo.set(keyOf(task.plan), { total: found.total, facets: [], hits: found.hits, visited: 0 })
    if (hasEnoughHits(partial, task, dead)) return partial
  }
  for (let hitLimit = hitsToKeep(task); ; hitLimit *= 4) {
    const partial = memo.set(keyOf(task.plan), firstHits(segment, { ...task, facets: [], hitLimit }, source, block))
    if (hasEnoughHits(partial, task, dead)) return partial
  }
}

export function hitsToKeep({ hitLimit }: ScanTask): number {
  return Math.max(MEMO_HITS, hitLimit * 2)
}

function keyOf({ category, filters, shownBy, orderBy }: EnginePlan): string {
  return JSON.stringify([category, filters, shownBy, orderBy, 'hits'])
}

/** Are there as many living hits as asked, or all that exist? */
function hasEnoughHits({ hits }: Partial, task: ScanTask, dead: Uint8Array | null): boolean {
  if (!task.needsHits || hits === null || hits.length < hits.limit) return true
  let alive = 0
  for (let at = 0; at < hits.length && alive < task.hitLimit; at++)
    if (dead === null || dead[hits.row(at)] === 0) alive++
  return alive >= task.hitLimit
}

function firstHits(segment: Segment, task: ScanTask, source: RowSource, block: Block): Partial {
  if (source.kind === 'list' || !isStorageOrder(task.plan)) return scan(segment, null, task, source, block, null)
  const partial = scan(segment, null, task, firstOfEachCategory(segment, source, task.hitLimit), block, null)
  return { ...partial, total: groupsIn(segment, source) }
}

/** Inside a category groups are stored by rank, then id (build/cluster.ts): the order of a plan that asks for just that, of all rows. */
export function isStorageOrder({ orderBy, filters }: EnginePlan): boolean {
  return filters.length === 0 && orderBy.length === 1 && orderBy[0]!.by === 'rank' && orderBy[0]!.direction === 'desc'
}

/** Rows of the first `limit` groups of each category in the range: no other group can be among the first `limit` of all. */
function firstOfEachCategory(
  { categoryStarts, groupOf, groupStarts, meta }: Segment,
  { start, end }: RowRange,
  limit: number,
): RowSource {
  const starts = [start, ...categoryStarts.filter((row) => row > start && row < end)]
  const ends = starts.map((from, i) => {
    const to = starts[i + 1] ?? end
    return from === to ? to : Math.min(to, groupStarts[Math.min(groupOf[from]! + limit, meta.groupCount)]!)
  })
  if (starts.length === 1) return { kind: 'range', start, end: ends[0]! }
  const rows = new Uint32Array(starts.reduce((sum, from, i) => sum + ends[i]! - from, 0))
  let length = 0
  starts.forEach((from, i) => {
    for (let row = from; row < ends[i]!; row++) rows[length++] = row
  })
  return { kind: 'list', rows, scores: null }
}
