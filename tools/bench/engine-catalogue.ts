/** A catalogue of the size and shape that the engine is made for, drawn from one seed in the product's own columns and tree. */
import {
  categories,
  type Category,
  colours,
  conditions,
  isLeaf,
  materials,
  rooms,
  shapes,
  styles,
} from '#domains/catalogue/contract.ts'
import type { IndexRow } from '#ports/search/port.ts'
import {
  deliveryColumn,
  indexSchema,
  parameterColumn,
  REACH,
  reachColumn,
  regions,
  type TextField,
  TIER,
  totalColumn,
} from '../../src/domains/search/index-schema.ts'
import { dimensionAxes, PROMO } from '../../src/domains/search/rules/listing-selection.ts'
import { parametersOf } from '../../src/domains/search/parameters.ts'
import { deliveryChoices, IN_STOCK, WITH_VOUCHER } from '../../src/domains/search/url/choice-slugs.ts'
import { aRandom, type Random } from './random.ts'

export const schema = indexSchema
export const SHOPS = 300
export const BRANDS = 4000
/** Share of products by how many shops offer them: 1.59 offers each on average. */
const OFFER_WEIGHTS = [0.68, 0.17, 0.08, 0.04, 0.02, 0.01]

export const leafCategories: readonly Category[] = categories.filter(isLeaf)
export const groupCategories = categories.filter((category) => category.parentId !== null && !isLeaf(category))
/** Popularity of the leaves: the largest holds about twenty times as much as the smallest. */
export const leafWeights = leafCategories.map(
  (_, at) => 1 / (1 + ((at * 37) % leafCategories.length) * (20 / leafCategories.length)),
)

/** Rows of whole products until there are `count`. */
export function* catalogue(count: number, seed = 1): Generator<IndexRow> {
  const random = aRandom(seed)
  let id = 1
  for (let group = 1; id <= count; group += 1) {
    const product = aProduct(random)
    const offers = Math.min(1 + random.weighted(OFFER_WEIGHTS), count - id + 1)
    for (let at = 0; at < offers; at += 1) yield anOffer(random, product, group, id++)
  }
}

type Product = ReturnType<typeof aProduct>

function aProduct(random: Random) {
  const leaf = leafCategories[random.weighted(leafWeights)] as Category
  const brand = random.chance(0.12) ? null : 1 + random.skewed(BRANDS)
  const colour = random.chance(0.08) ? [] : someOf(random, colours, 1.3)
  const values = {
    'first-seen': 50_000 + random.below(10_000),
    fabricante: brand,
    condicao: conditions[random.chance(0.96) ? 0 : random.below(conditions.length)]?.id ?? null,
    cor: colour,
    material: random.chance(0.15) ? [] : someOf(random, materials, 1.5),
    estilo: random.chance(0.4) ? [] : someOf(random, styles, 1.2),
    divisao: someOf(random, rooms, 1.6),
    lugares: random.chance(0.85) ? [] : [1 + random.skewed(8)],
    forma: random.chance(0.6) ? [] : someOf(random, shapes, 1.1),
    ...Object.fromEntries(
      dimensionAxes.map((axis) => [axis, aSize(random, axis === 'diameter' || axis === 'length' ? 0.85 : 0.25)]),
    ),
    ...Object.fromEntries(
      parametersOf(leaf.id).map((parameter) => [
        parameterColumn(parameter.id),
        random.chance(0.5) ? [] : someOf(random, parameter.choices, 1.2),
      ]),
    ),
  }
  const title = Array.from({ length: 3 + random.below(5) }, () => word(random))
  const price = 900 + Math.floor(random.next() ** 3 * 250_000) + random.below(40) * 100
  return {
    category: random.chance(0.02) ? null : leaf,
    price,
    values,
    title,
    brandWords: brand === null ? [] : [`marca${brand}`],
    rank: random.below(900_000),
  }
}

function aSize(random: Random, unknown: number): { low: number; high: number } | null {
  if (random.chance(unknown)) return null
  const low = 100 + 10 * random.below(200)
  return { low, high: low + (random.chance(0.1) ? 400 : 0) }
}

/** One or more of a vocabulary, the first ones more often. */
function someOf(random: Random, choices: readonly { readonly id: number }[], mean: number): number[] {
  const one = (): number => (choices[random.skewed(choices.length)] as { readonly id: number }).id
  const ids = new Set([one()])
  while (random.chance(1 - 1 / mean)) ids.add(one())
  return [...ids]
}

/** Of 60,000 words. */
export function word(random: Random): string {
  return `p${random.skewed(60_000).toString(36)}`
}

/** Shops like whole euros and endings of 99, 90 and 50; one price in twenty is any number of cents. */
function asPriced(random: Random, cents: number): number {
  const euros = Math.floor(cents / 100) * 100
  return [euros + 100, euros + 99, euros + 90, euros + 50, Math.round(cents)][
    random.weighted([0.45, 0.3, 0.12, 0.08, 0.05])
  ] as number
}

function anOffer(random: Random, product: Product, group: number, id: number): IndexRow {
  const price = asPriced(random, product.price * (0.85 + random.next() * 0.3))
  const shop = 1 + random.skewed(SHOPS)
  const isReduced = random.chance(0.08)
  return {
    id,
    group,
    category: product.category?.id ?? null,
    version: id % 97,
    rank: product.rank + random.below(100_000),
    values: {
      ...product.values,
      ...deliveryOf(random, price, shop),
      price,
      loja: shop,
      tier: random.chance(0.9) ? TIER.good : random.chance(0.5) ? TIER.outOfStock : TIER.stale,
      stock: random.chance(0.15) ? null : IN_STOCK,
      voucher: random.chance(0.1) ? WITH_VOUCHER : null,
      discount: isReduced ? 5 + random.below(50) : null,
      promo: !isReduced ? [] : random.chance(0.3) ? [PROMO.reduced, PROMO.priceDrop] : [PROMO.reduced],
    },
    words: wordsOf(product, random.chance(0.3) ? [word(random)] : []),
  }
}

function wordsOf(
  { title, brandWords, category, values }: Product,
  more: readonly string[],
): Record<TextField, readonly string[]> {
  return {
    kind: category === null ? [] : [`c${category.id}`],
    title: [...title, ...more],
    beside: [],
    brand: brandWords,
    category: category === null ? [] : [`g${category.parentId}`],
    attributes: [`cor${values.cor[0] ?? 0}`],
  }
}

function deliveryOf(random: Random, price: number, shop: number): IndexRow['values'] {
  const days = random.chance(0.1) ? null : random.below(40)
  return Object.fromEntries(
    regions.flatMap((region, at) => {
      const reach = random.chance(0.06) ? (random.chance(0.5) ? REACH.unknown : REACH.notDelivered) : REACH.known
      const cost = at * 1_500 + (shop % 7) * 500
      const choices =
        reach === REACH.notDelivered
          ? []
          : deliveryChoices
              .filter(({ withinDays }) => (withinDays === null ? cost === 0 : days !== null && days <= withinDays))
              .map((choice) => choice.id)
      return [
        [totalColumn(region), reach === REACH.known ? price + cost : null],
        [reachColumn(region), reach],
        [deliveryColumn(region), choices],
      ]
    }),
  )
}
