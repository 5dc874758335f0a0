import { ancestors, categoryById } from '#domains/catalogue/contract.ts'
import type { BiddableOffer } from '#domains/offers/contract.ts'
import { type Bid, type Bidding, COMMON_FLOOR_MICROS, MOST_CPC_MICROS } from './bidding.ts'

/** Of APO without a bid of the shop's own: so many times the floor of the category. */
const SUGGESTED_FLOORS = 4

/** What an offer's price per click is made of beside the shop's own bids. */
export interface Market {
  /** By category id. */
  readonly floors: ReadonlyMap<number, number>
  /** The most that another shop pays by its own choice, by category id. */
  readonly strongest: ReadonlyMap<number, number>
  /** APO: percent of the bids that we pay today. */
  readonly autoPercent: number
}

/** What of an offer its price per click hangs on. */
export type PricedOffer = Pick<BiddableOffer, 'itemId' | 'categoryId' | 'priceCents' | 'labels'>

/** What a click on an offer costs, in micro-euros: 0, or from the category's floor to the most that anything costs. */
export function pricer(bidding: Bidding, market: Market): (offer: PricedOffer) => number {
  const byCategory = Map.groupBy(bidding.bids, ({ categoryId }) => categoryId)
  const factorOf = factorsOf(bidding)
  return (offer) => {
    const { categoryId, priceCents } = offer
    const path = pathOf(categoryId)
    const floor = floorOf(path, market.floors)
    const own = path.flatMap((id) => byCategory.get(id)?.filter((bid) => holds(bid, priceCents)) ?? [])[0]
    const base = own?.cpcMicros ?? (bidding.mode === 'APO' ? floor * SUGGESTED_FLOORS : 0)
    const most = Math.min(MOST_CPC_MICROS, Math.floor((base * factorOf(offer)) / 100))
    return most < floor ? 0 : byMode(bidding, market, { most, floor, categoryId })
  }
}

/** Percent of the bid: the item's own, else the highest of its labels, else all of it. */
export function factorsOf({ factors: ofItems, labelFactors }: Bidding): (offer: PricedOffer) => number {
  const byItem = new Map(ofItems.map(({ itemId, percent }) => [itemId, percent]))
  const byLabel = new Map(labelFactors.map(({ label, value, percent }) => [labelKey(label, value), percent]))
  return ({ itemId, labels }) => {
    const own = byItem.get(itemId)
    if (own !== undefined || byLabel.size === 0) return own ?? 100
    const found = labels.flatMap((value, label) => (value === null ? [] : (byLabel.get(labelKey(label, value)) ?? [])))
    return found.length === 0 ? 100 : Math.max(...found)
  }
}

/** Labels are the same whatever their case and the spaces around them. */
export function labelKey(label: number, value: string): string {
  return `${label}=${value.trim().toLowerCase()}`
}

/** `most` is the shop's own bid: no mode ever pays more. */
function byMode(
  { mode, targetMicros }: Bidding,
  { strongest, autoPercent }: Market,
  { most, floor, categoryId }: { readonly most: number; readonly floor: number; readonly categoryId: number | null },
): number {
  if (mode === 'MPO') return most
  // A place is held against bids by paying what the strongest of the others pays, and no more.
  if (mode === 'RPO') return Math.min(most, Math.max(floor, categoryId === null ? 0 : (strongest.get(categoryId) ?? 0)))
  const target = targetMicros ?? 0
  return target < floor ? 0 : Math.min(most, target, Math.max(floor, Math.floor((most * autoPercent) / 100)))
}

/** From the category itself to the top; null stands for all categories. */
function pathOf(categoryId: number | null): (number | null)[] {
  const category = categoryId === null ? null : categoryById(categoryId)
  return category === null
    ? [null]
    : [
        category.id,
        ...ancestors(category)
          .map(({ id }) => id as number)
          .reverse(),
        null,
      ]
}

function holds({ priceFromCents, priceToCents }: Bid, priceCents: number): boolean {
  return priceCents >= priceFromCents && (priceToCents === null || priceCents < priceToCents)
}

function floorOf(path: readonly (number | null)[], floors: ReadonlyMap<number, number>): number {
  for (const id of path) {
    const floor = id === null ? undefined : floors.get(id)
    if (floor !== undefined) return floor
  }
  return COMMON_FLOOR_MICROS
}

/** The floor under which nothing is paid in a category (null: in all). */
export function floorOfCategory(categoryId: number | null, floors: ReadonlyMap<number, number>): number {
  return floorOf(pathOf(categoryId), floors)
}
