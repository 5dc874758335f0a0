import { authorOf, type Earlier, type History } from './history.ts'
import type { SubmittedItem } from './submitted-item.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const SHOP_LIMITS = {
  burstMs: 2 * DAY_MS,
  /** Of one shop, or of one product, all in stars alike, this one counted. */
  shopFrom: 6,
  productFrom: 5,
  /** And so many times as many as usual. */
  timesUsual: 4,
  /** Half stars: full praise, full blame. */
  praiseFrom: 9,
  blameTo: 2,
  /** Of people who never reviewed another shop, in 32 days. */
  praisesFrom: 6,
  /** Others who can be believed, and how much less they give, in half stars. */
  othersFrom: 5,
  otherwiseBy: 2,
} as const

/** Those of a shop or a product that came close together without a purchase, all praise or all blame; none: it is no burst. */
export function shopBurst(item: SubmittedItem, earlier: readonly Earlier[]): readonly Earlier[] {
  const side = sideOf(item.halfStars)
  if (side === null) return []
  const now = Date.parse(item.writtenAt)
  const same = earlier.filter((each) => !each.isVerified && sideOf(each.halfStars) === side)
  const close = same.filter((each) => now - each.writtenMs <= SHOP_LIMITS.burstMs)
  const ofProduct = close.filter(({ variantId }) => variantId !== null && variantId === item.variantId)
  if (ofProduct.length + 1 >= SHOP_LIMITS.productFrom) return ofProduct
  const usual = (same.length - close.length) / 15
  return close.length + 1 >= Math.max(SHOP_LIMITS.shopFrom, SHOP_LIMITS.timesUsual * usual) ? close : []
}

/** Whether it is one more full praise by somebody who knows no other shop, where those who can be believed say less. */
export async function isSelfPraise(
  item: SubmittedItem,
  earlier: readonly Earlier[],
  history: History,
): Promise<boolean> {
  if (sideOf(item.halfStars) !== 'praise') return false
  const praise = earlier.filter((each) => !each.isVerified && sideOf(each.halfStars) === 'praise')
  if (praise.length + 1 < SHOP_LIMITS.praisesFrom) return false
  const own = authorOf(item)
  const authors = [own, ...praise.map(({ author }) => author)]
  const eshops = await history.eshopsOf([...new Set(authors.filter((each) => each !== null))])
  const isOfOneShop = (author: string | null) => author === null || (eshops.get(author) ?? 0) <= 1
  if (!isOfOneShop(own)) return false
  const strangers = praise.filter(({ author }) => isOfOneShop(author))
  if (strangers.length + 1 < SHOP_LIMITS.praisesFrom) return false
  const others = earlier.filter((each) => each.isVerified && each.halfStars !== null)
  if (others.length < SHOP_LIMITS.othersFrom) return strangers.length + 1 >= 2 * SHOP_LIMITS.praisesFrom
  const mean = others.reduce((sum, { halfStars }) => sum + (halfStars ?? 0), 0) / others.length
  return (item.halfStars ?? 0) - mean >= SHOP_LIMITS.otherwiseBy
}

function sideOf(halfStars: number | null): 'praise' | 'blame' | null {
  if (halfStars === null) return null
  return halfStars >= SHOP_LIMITS.praiseFrom ? 'praise' : halfStars <= SHOP_LIMITS.blameTo ? 'blame' : null
}
