/** A catalogue for the tests of the engine, drawn from one seed: every kind of column, no furniture, only its statistics. */
import type { CategoryNode, ColumnSpec, IndexRow, IndexSchema } from '#ports/search/port.ts'
import { aRandom, type Random } from '../bench/random.ts'

export const DEPARTMENTS = 12
const GROUPS = 4
const LEAVES = 4
export const REGIONS = ['mainland', 'madeira', 'acores'] as const
const SHOPS = 300
const BRANDS = 4000
/** Share of products by how many shops offer them: 1.59 offers each on average. */
const OFFER_WEIGHTS = [0.68, 0.17, 0.08, 0.04, 0.02, 0.01]

/** Pre-order numbers of 12 departments × 4 groups × 4 leaves; a category's id is its number + 1. */
function tree(): CategoryNode[] {
  const nodes: CategoryNode[] = []
  const groupSize = 1 + LEAVES
  const departmentSize = 1 + GROUPS * groupSize
  for (let d = 0; d < DEPARTMENTS; d++) {
    const department = d * departmentSize
    nodes.push({ id: department + 1, order: department, subtreeEnd: department + departmentSize - 1 })
    for (let g = 0; g < GROUPS; g++) {
      const group = department + 1 + g * groupSize
      nodes.push({ id: group + 1, order: group, subtreeEnd: group + LEAVES })
      for (let l = 1; l <= LEAVES; l++) nodes.push({ id: group + l + 1, order: group + l, subtreeEnd: group + l })
    }
  }
  return nodes
}

const CATEGORIES = tree()
export const departments = CATEGORIES.filter((node) => node.subtreeEnd - node.order === GROUPS * (1 + LEAVES))
export const groups = CATEGORIES.filter((node) => node.subtreeEnd - node.order === LEAVES)
export const leaves = CATEGORIES.filter((node) => node.subtreeEnd === node.order)

/** Popularity of the leaves: the largest holds about twenty times as much as the smallest. */
export const leafWeights = leaves.map((_, i) => 1 / (1 + ((i * 37) % leaves.length) * 0.1))

const whole: ColumnSpec[] = [
  { name: 'price', kind: 'integer' },
  ...REGIONS.map((region): ColumnSpec => ({ name: `total-${region}`, kind: 'integer' })),
  { name: 'tier', kind: 'integer' },
  { name: 'day', kind: 'integer' },
  { name: 'discount', kind: 'integer' },
  { name: 'delay', kind: 'integer' },
  { name: 'shop', kind: 'enum' },
  { name: 'brand', kind: 'enum' },
  { name: 'condition', kind: 'enum' },
  { name: 'stock', kind: 'enum' },
  { name: 'shape', kind: 'enum' },
  { name: 'seats', kind: 'enum' },
  { name: 'colour', kind: 'bitmask' },
  { name: 'material', kind: 'bitmask' },
  { name: 'style', kind: 'bitmask' },
  { name: 'room', kind: 'bitmask' },
  { name: 'delivery', kind: 'bitmask' },
  { name: 'flags', kind: 'bitmask' },
  { name: 'width', kind: 'range' },
  { name: 'height', kind: 'range' },
  { name: 'depth', kind: 'range' },
]

const parameters = departments.flatMap(({ id }): ColumnSpec[] => [
  { name: `type-${id}`, kind: 'enum', withinCategory: id },
  { name: `features-${id}`, kind: 'bitmask', withinCategory: id },
  { name: `load-${id}`, kind: 'integer', withinCategory: id },
])

export const schema: IndexSchema = {
  columns: [...whole, ...parameters],
  categories: CATEGORIES,
  textFields: [
    { name: 'title', weight: 8 },
    { name: 'brand', weight: 6 },
    { name: 'category', weight: 4 },
    { name: 'attributes', weight: 2 },
  ],
}

/** Rows of whole products until there are `count`. */
export function* catalogue(count: number, seed = 1): Generator<IndexRow> {
  const random = aRandom(seed)
  let id = 1
  for (let group = 1; id <= count; group++) {
    const product = aProduct(random)
    const offers = Math.min(1 + random.weighted(OFFER_WEIGHTS), count - id + 1)
    for (let i = 0; i < offers; i++) yield anOffer(random, product, group, id++)
  }
}

type Product = ReturnType<typeof aProduct>

function aProduct(random: Random) {
  const leaf = random.weighted(leafWeights)
  const category = random.chance(0.02) ? null : leaves[leaf]!
  const department = Math.floor(leaf / (GROUPS * LEAVES))
  const price = 900 + Math.floor(random.next() ** 3 * 250_000) + random.below(40) * 100
  const size = (max: number) =>
    random.chance(0.25) ? null : { low: 100 + 10 * random.below(max), span: random.chance(0.1) ? 400 : 0 }
  const interval = (drawn: { low: number; span: number } | null) =>
    drawn && { low: drawn.low, high: drawn.low + drawn.span }
  const brand = random.chance(0.12) ? null : random.skewed(BRANDS)
  const parameterOf = department * (1 + GROUPS * (1 + LEAVES)) + 1
  const values = {
    day: random.below(900),
    brand,
    condition: random.chance(0.96) ? 0 : 1 + random.below(3),
    shape: random.chance(0.6) ? null : random.skewed(8),
    seats: random.chance(0.85) ? null : 1 + random.skewed(8),
    colour: random.chance(0.08) ? null : someOf(random, 16, 1.3),
    material: random.chance(0.15) ? null : someOf(random, 20, 1.5),
    style: random.chance(0.4) ? null : someOf(random, 10, 1.2),
    room: someOf(random, 11, 1.6),
    width: interval(size(200)),
    height: interval(size(200)),
    depth: interval(size(100)),
    [`type-${parameterOf}`]: random.chance(0.3) ? null : random.skewed(12),
    [`features-${parameterOf}`]: random.chance(0.5) ? null : someOf(random, 14, 1.5),
    [`load-${parameterOf}`]: random.chance(0.7) ? null : 10 + random.below(200),
  }
  const titleWords = 3 + random.below(5)
  const title = Array.from({ length: titleWords }, () => word(random, 60_000))
  return {
    leaf,
    category,
    price,
    values,
    title,
    brandWords: brand === null ? [] : [`marca${brand}`],
    rank: random.below(900_000),
  }
}

/** One or more ids below `limit`, low ones more often. */
function someOf(random: Random, limit: number, mean: number): number[] {
  const ids = new Set([random.skewed(limit)])
  while (random.chance(1 - 1 / mean)) ids.add(random.skewed(limit))
  return [...ids]
}

export function word(random: Random, vocabulary: number): string {
  return `p${random.skewed(vocabulary).toString(36)}`
}

/** Shops like whole euros and endings of 99, 90 and 50; one price in twenty is any number of cents. */
function asPriced(random: Random, cents: number): number {
  const euros = Math.floor(cents / 100) * 100
  return [euros + 100, euros + 99, euros + 90, euros + 50, Math.round(cents)][
    random.weighted([0.45, 0.3, 0.12, 0.08, 0.05])
  ]!
}

function anOffer(random: Random, product: Product, group: number, id: number): IndexRow {
  const price = asPriced(random, product.price * (0.85 + random.next() * 0.3))
  const shop = random.skewed(SHOPS)
  const shipping = (base: number) => (random.chance(0.06) ? null : price + base + (shop % 7) * 500)
  const isDiscounted = random.chance(0.08)
  return {
    id,
    group,
    category: product.category?.id ?? null,
    version: id % 97,
    rank: product.rank + random.below(100_000),
    values: {
      ...product.values,
      price,
      'total-mainland': shipping(0),
      'total-madeira': shipping(2500),
      'total-acores': shipping(3500),
      tier: random.chance(0.9) ? 0 : 1 + random.below(2),
      discount: isDiscounted ? 5 + random.below(50) : null,
      delay: random.chance(0.2) ? null : random.below(40),
      shop,
      stock: random.chance(0.15) ? 0 : 1,
      delivery: random.chance(0.1) ? null : someOf(random, 6, 2),
      flags: [...(isDiscounted ? [0] : []), ...(random.chance(0.03) ? [1] : []), ...(random.chance(0.02) ? [2] : [])],
    },
    words: {
      title: random.chance(0.3) ? [...product.title, word(random, 60_000)] : product.title,
      brand: product.brandWords,
      category: [`c${product.leaf}`, `g${product.leaf >> 2}`],
      attributes: [`cor${(product.values.colour ?? [0])[0]}`],
    },
  }
}
