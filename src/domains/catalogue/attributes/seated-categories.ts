import { memoised } from '#platform/memory/memoised.ts'
import { categoryById, type Category } from '../category-tree.ts'

const mostRemembered = 1_000

/** Elsewhere "4 pessoas" speaks of plates or tents. */
const seatSubtrees = new Set([
  'sofas',
  'poltronas-e-pufes',
  'sala-de-jantar',
  'moveis-de-jardim',
  'mesas-e-cadeiras-infantis',
  'mesas-de-reuniao',
])
/** Of what is known to be for the living room and no more it may be a sofa. */
export const maySeat = memoised<boolean, Category | null>(
  (category) => category?.slug === 'sala-de-estar' || isBelow(category, seatSubtrees),
  mostRemembered,
)
/** Whose names tell the seats that they fit; their texts tell of sofas of all kinds. */
const seatCoverSubtrees = new Set(['capas-de-sofa'])
export const coversSeats = memoised<boolean, Category | null>(
  (category) => isBelow(category, seatCoverSubtrees),
  mostRemembered,
)

function isBelow(category: Category | null, subtrees: ReadonlySet<string>): boolean {
  for (let at = category; at; at = at.parentId === null ? null : categoryById(at.parentId))
    if (subtrees.has(at.slug)) return true
  return false
}
