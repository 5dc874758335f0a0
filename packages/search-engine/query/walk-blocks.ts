import type { Segment } from '../segment/segment.ts'
import { fillBlock, fillGroups, readGroups, sourceLength, type Block, type RowSource } from './block.ts'
import type { BoundFilter } from './filter-rows.ts'
import { selectGroups, selectRows } from './select-rows.ts'
import { fillFromRows, keepGroups, keepUneven, splitGroups } from './split-groups.ts'
import type { RowRange } from './stored-data.ts'

/** The rows that failed nothing or only one facet, that of the bit `allowed`. */
export interface Looked {
  readonly allowed: number
}

/** Blocks of a source, what filters them, and what is to be done with the rows (or groups) selected for `own`. */
export interface Walk<Own extends Looked> {
  readonly segment: Segment
  readonly dead: Uint8Array | null
  readonly source: RowSource
  readonly filters: readonly BoundFilter[]
  readonly block: Block
  readonly hasScores: boolean
  readonly look: (block: Block, own: Own) => void
}

/** Row by row; of a range, groups that a filter by group leaves out are dropped before their rows are looked at. */
export function walkRows<Own extends Looked>(
  { segment, dead, source, filters, block, hasScores, look }: Walk<Own>,
  selections: readonly Own[],
): void {
  const { groupOf } = segment
  const before = source.kind === 'range' ? filters.filter(({ level, isFinal }) => level === 'group' && isFinal) : []
  const after = filters.filter((filter) => !before.includes(filter))
  for (let at = 0, length = sourceLength(source); at < length;) {
    at = fillBlock(block, source, at, groupOf, before.length > 0 ? null : dead)
    if (before.length > 0) {
      fillFromRows(block.groups, block, segment, dead)
      for (const filter of before) filter.mark(block.groups)
      keepGroups(block, block.groups, segment.groupStarts)
    }
    readGroups(block, groupOf)
    for (const filter of after) filter.mark(block)
    for (const own of selections) {
      selectRows(block, own.allowed, hasScores)
      look(block, own)
    }
  }
}

/** Group by group, where all filters are by group. */
export function walkGroups<Own extends Looked>(
  { segment, dead, filters, block, look }: Walk<Own>,
  groups: RowRange,
  selections: readonly Own[],
): void {
  for (let at = groups.start; at < groups.end;) {
    at = fillGroups(block, at, groups.end, segment.groupStarts, dead)
    for (const filter of filters) filter.mark(block)
    for (const own of selections) {
      selectGroups(block, own.allowed)
      look(block, own)
    }
  }
}

/**
 * Rows and their groups: filters by row mark rows; groups whose rows all fail the same, most of them where filters are few and weak, are
 * looked at as groups, filters by group among them; of the others the rows.
 */
export function walkSplit<Own extends Looked>(
  { segment, dead, source, filters, block, look }: Walk<Own>,
  ofGroups: readonly Own[],
  ofRows: readonly Own[],
): void {
  const { groupOf, groupStarts } = segment
  const { groups } = block
  const [byRow, byGroup] = (['row', 'group'] as const).map((own) => filters.filter(({ level }) => level === own))
  for (let at = 0, length = sourceLength(source); at < length;) {
    at = fillBlock(block, source, at, groupOf, dead)
    for (const filter of byRow!) filter.mark(block)
    const uneven = splitGroups(block, groups, segment)
    for (const filter of byGroup!) filter.mark(groups)
    keepUneven(block, groups, uneven, groupStarts)
    for (const own of ofGroups) {
      selectGroups(groups, own.allowed)
      look(groups, own)
    }
    if (block.candidateCount === 0) continue
    for (const own of ofRows) {
      selectRows(block, own.allowed, false)
      look(block, own)
    }
  }
}
