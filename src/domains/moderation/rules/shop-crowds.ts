import { authorOf, type Earlier } from './history.ts'
import type { SubmittedItem } from './submitted-item.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const SHOP_LIMITS = {
  burstMs: 2 * DAY_MS,
  /** Of one shop, or of one product, all in stars alike, this one counted. */
  shopFrom: 20,
  productFrom: 12,
  /** And so many times as many as usual. */
  timesUsual: 4,
  /** Half stars: full praise, full blame. */
  praiseFrom: 9,
  blameTo: 2,
  /** People of one network make a crowd of their own. */
  networkAuthorsFrom: 3,
} as const

/**
 * Those of a shop or a product that came close together without a purchase, all praise or all blame; none: it is no burst. What came from
 * the network of a crowd is explained by that, and makes no burst of the others who wrote in those days.
 */
export function shopBurst(item: SubmittedItem, earlier: readonly Earlier[]): readonly Earlier[] {
  const side = sideOf(item.halfStars)
  if (side === null) return []
  const now = Date.parse(item.writtenAt)
  const crowds = crowdNetworks([{ network: item.network, author: authorOf(item) }, ...earlier])
  if (crowds.has(item.network)) return []
  const same = earlier.filter(
    (each) => !each.isVerified && sideOf(each.halfStars) === side && !crowds.has(each.network),
  )
  const close = same.filter((each) => now - each.writtenMs <= SHOP_LIMITS.burstMs)
  const usual = (same.length - close.length) / 15
  const ofProduct = close.filter(({ variantId }) => variantId !== null && variantId === item.variantId)
  if (authorsOf(item, ofProduct) >= Math.max(SHOP_LIMITS.productFrom, SHOP_LIMITS.timesUsual * usual)) return ofProduct
  return authorsOf(item, close) >= Math.max(SHOP_LIMITS.shopFrom, SHOP_LIMITS.timesUsual * usual) ? close : []
}

/** Networks of several people without a purchase. */
function crowdNetworks(
  items: readonly (Pick<Earlier, 'network' | 'author'> & { readonly isVerified?: boolean })[],
): ReadonlySet<string | null> {
  const authors = new Map<string | null, Set<string | null>>()
  for (const { network, author, isVerified } of items)
    if (network !== null && isVerified !== true) authors.set(network, (authors.get(network) ?? new Set()).add(author))
  return new Set(
    [...authors].flatMap(([network, { size }]) => (size >= SHOP_LIMITS.networkAuthorsFrom ? [network] : [])),
  )
}

function authorsOf(item: SubmittedItem, others: readonly Earlier[]): number {
  return new Set([authorOf(item), ...others.map(({ author }) => author)]).size
}

function sideOf(halfStars: number | null): 'praise' | 'blame' | null {
  if (halfStars === null) return null
  return halfStars >= SHOP_LIMITS.praiseFrom ? 'praise' : halfStars <= SHOP_LIMITS.blameTo ? 'blame' : null
}
