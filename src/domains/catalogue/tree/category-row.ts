import type { SizeProfileName } from './size-profiles.ts'

export type Gender = 'm' | 'f'

/**
 * One line of a department's table.
 *
 * Ids are stable for ever: a department owns the block of a thousand that its own id begins (1000, 2000, …), a new
 * category takes the next free number of its block, a category that moves keeps its id, and the id of a category
 * that is given up is never used again (it goes to `retiredCategoryIds`).
 */
export type CategoryRow = readonly [
  id: number,
  parentSlug: string | null,
  slug: string,
  name: string,
  singular: string,
  gender: Gender,
  size: SizeProfileName,
  googleIds: readonly number[],
  synonyms: readonly string[],
  longName?: string,
]

/** Ids that once named a category and must never name another one. */
export const retiredCategoryIds: readonly number[] = []
