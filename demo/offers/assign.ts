import type { Family, Product } from '../assortment/product.ts'
import { drawFrom, type Draw } from '../prng.ts'
import { saysFamilies } from '../long-series/series-sellers.ts'
import { seriesPriceFactor, seriesWords } from '../long-series/series-words.ts'
import { slotsOf } from '../language/slots.ts'
import { shops, shopsSelling } from '../shops/shops.ts'
import type { Shop } from '../shops/shop.ts'
import { itemIdOf, uniqueId } from './item-id.ts'
import type { Offer, OfferWords } from './offer.ts'
import type { Availability } from './availability.ts'
import { drawPricePlan } from './price-story.ts'
import { toldAvailability, toldPlan } from './told-price.ts'
import { descriptionOf, titleOf, wordingOf } from './wording.ts'

/** Every offer of every shop, in the order of the shops' feeds (families together). */
export function drawOffers(families: readonly Family[], seed: string): Map<string, Offer[]> {
  return new Map([...familiesBySeller(families, seed)].map(([shop, own]) => [shop.slug, drawOffersOf(shop, own, seed)]))
}

/** Which families each shop sells, in the order of the assortment. */
export function familiesBySeller(families: readonly Family[], seed: string): Map<Shop, Family[]> {
  const bySeller = new Map<Shop, Family[]>()
  for (const family of families) {
    for (const shop of sellersOf(family, drawFrom(`${seed}/sellers/${family.key}`))) {
      const own = bySeller.get(shop) ?? []
      bySeller.set(shop, own)
      own.push(family)
    }
  }
  return bySeller
}

/** The offers of one shop, of the families that it sells. */
export function drawOffersOf(shop: Shop, families: readonly Family[], seed: string): Offer[] {
  const ids = new Set<string>()
  return families.flatMap((family) => {
    const groupId = uniqueId(itemIdOf(shop, family, null, drawFrom(`${seed}/${shop.slug}/${family.key}`)), ids)
    return family.products
      .filter(({ inSeries }) => inSeries === null || inSeries.sellers.has(shop.slug))
      .map((product) => anOffer(product, shop, { seed, groupId, ids }))
  })
}

/** Two to six shops for what several sell, else one; those with a wider range of the department more often. */
function sellersOf(family: Family, draw: Draw): Shop[] {
  if (family.products.some(({ inSeries }) => inSeries !== null))
    return shops.filter(({ slug }) => family.products.some(({ inSeries }) => inSeries?.sellers.has(slug) === true))
  const { department } = family.piece
  const candidates = [...shopsSelling(department)]
  const wanted = family.isShared
    ? draw.weighted([2, 3, 4, 5, 6], (count) => [0, 0, 2.2, 2.6, 2.6, 1.8, 1][count] ?? 1)
    : 1
  const sellers: Shop[] = []
  while (sellers.length < wanted && candidates.length > 0) {
    const shop = draw.weighted(candidates, (candidate) => candidate.range[department] ?? 0)
    sellers.push(shop)
    candidates.splice(candidates.indexOf(shop), 1)
  }
  return sellers
}

function ordinaryWords(product: Product, shop: Shop, seed: string, draw: Draw): OfferWords {
  const wording = wordingOf(product, shop, drawFrom(`${seed}/words/${shop.slug}/${product.family.key}`))
  const slots = slotsOf(product, wording, shop)
  const title = titleOf(slots, shop, draw)
  const description = draw.chance(shop.describes) ? descriptionOf(product, wording.noun, slots, shop, draw) : null
  return {
    noun: wording.noun,
    title: title.text,
    titleSays: title.said,
    description: description?.text ?? null,
    textSays: description?.said ?? new Set(),
    colourWord: wording.colourWord,
    materialWord: wording.materialWord,
    shelf: null,
    madeUpGtin: null,
  }
}

function anOffer(
  product: Product,
  shop: Shop,
  { seed, groupId, ids }: { seed: string; groupId: string; ids: Set<string> },
): Offer {
  const draw = drawFrom(`${seed}/${shop.slug}/${product.key}`)
  const { inSeries } = product
  const availability = toldAvailability(
    draw.weighted<Availability>(
      ['in_stock', 'out_of_stock', 'backorder', 'preorder'],
      (word) => ({ in_stock: 87, out_of_stock: 8, backorder: 3.5, preorder: 1.5 })[word],
    ),
    shop.feed.dialect,
  )
  const plan = toldPlan(
    drawPricePlan(
      product.baseCents *
        shop.level *
        (inSeries === null ? 1 : seriesPriceFactor(product, shop, seed)) *
        (0.95 + draw.unit() * 0.12),
      shop.endings,
      availability,
      draw,
    ),
    shop.feed.dialect,
  )
  const [soonest, latest] = product.family.piece.row.days ?? [2, 10]
  const itemId = uniqueId(itemIdOf(shop, product.family, product, draw), ids)
  return {
    shop,
    product,
    availability,
    itemId,
    groupId: inSeries === null || saysFamilies(shop) ? groupId : null,
    ...(inSeries === null ? ordinaryWords(product, shop, seed, draw) : seriesWords(product, inSeries, shop, seed)),
    regularCents: plan.regularCents,
    saleCents: plan.saleCents,
    saleDays: plan.saleDays,
    history: plan.history,
    story: plan.story,
    availableInDays: availability === 'in_stock' || availability === 'out_of_stock' ? null : draw.int(12, 60),
    handlingDays: draw.int(1, Math.max(1, Math.min(3, soonest))),
    transitDays: draw.int(soonest, latest),
    installmentMonths: product.baseCents > 25000 ? draw.pick([6, 10, 12]) : null,
    condition:
      shop.feed.fields.has('condition') && draw.chance(0.012)
        ? draw.pick(['used', 'refurbished', 'returned'] as const)
        : 'new',
  }
}
