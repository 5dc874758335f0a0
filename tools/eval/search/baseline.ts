import {
  ancestors,
  categoryById,
  colours,
  materials,
  rooms,
  shapes,
  styles,
} from '../../../src/domains/catalogue/contract.ts'
import { isInStock, type IndexableOffer, type IndexableProduct } from '../../../src/domains/offers/contract.ts'
import { createBaseBuilder, openBase } from '../../../src/ports/search/embedded-base.ts'
import { embeddedSearch } from '../../../src/ports/search/embedded.ts'
import type { IndexRow, IndexSchema, SearchPlan } from '../../../src/ports/search/port.ts'
import type { Ask } from './query-path.ts'

/**
 * "Every word, folded": the search that stood before analysis, kept here whole so that it stays the same beside whatever
 * the product becomes. Every word of the query must stand in the title, brand, category or attributes of an offer, as it
 * is written but for case and accents; the best field counts, neighbours count more.
 */
export function baselineOver(products: readonly IndexableProduct[]): Ask {
  const builder = createBaseBuilder(schema, 'baseline')
  for (const product of products) for (const row of rowsOf(product)) builder.add(row)
  const index = openBase(Buffer.concat(builder.finish()), schema)
  const search = embeddedSearch(() => index)
  return async (query, count) => {
    const plan = planOf(query, count)
    return plan === null ? [] : (await search.search(plan)).hits.map(({ group }) => group)
  }
}

const schema: IndexSchema = {
  columns: [{ name: 'price', kind: 'integer' }],
  categories: [],
  textFields: [
    { name: 'title', weight: 8 },
    { name: 'brand', weight: 6 },
    { name: 'category', weight: 5 },
    { name: 'attributes', weight: 3 },
  ],
}

function planOf(query: string, count: number): SearchPlan | null {
  const words = folded(query).slice(0, 12)
  if (words.length === 0) return null
  return {
    category: null,
    words: words.map((term) => ({ alternatives: [{ term, weight: 1 }] })),
    adjacencyBonus: words.length > 1 ? 4 : 0,
    filters: [],
    shownBy: [{ by: 'column', column: 'price', direction: 'asc' }],
    orderBy: [
      { by: 'score', direction: 'desc' },
      { by: 'rank', direction: 'desc' },
    ],
    facets: [],
    page: { kind: 'numbered', number: 1, size: count },
  }
}

function folded(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function rowsOf(product: IndexableProduct): IndexRow[] {
  const category = product.categoryId === null ? null : categoryById(product.categoryId)
  const places = category === null ? [] : [category, ...ancestors(category)]
  const words = {
    brand: folded(product.brand?.name ?? ''),
    category: once(places.flatMap(({ name, singular, synonyms }) => [name, singular, ...synonyms])),
    attributes: once(labelsOf(product)),
  }
  const ownTitle = folded(product.title)
  return product.offers.map((offer) => ({
    id: offer.variantId,
    group: product.productId,
    category: null,
    version: 0,
    rank: rankOf(product, offer),
    values: { price: offer.priceCents },
    words: {
      ...words,
      title: offer.title === product.title ? ownTitle : [...folded(offer.title), ...ownTitle],
    },
  }))
}

function once(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(folded))]
}

function labelsOf({ attributes }: IndexableProduct): string[] {
  const tables = [
    [attributes.colours, colours],
    [attributes.materials, materials],
    [attributes.styles, styles],
    [attributes.rooms, rooms],
    [attributes.shapes, shapes],
  ] as const
  return tables.flatMap(([fact, choices]) =>
    choices.filter(({ id }) => fact?.ids.includes(id)).map(({ label }) => label),
  )
}

/** What decided between equals then. */
function rankOf({ attributes, categoryId, offers, productId }: IndexableProduct, offer: IndexableOffer): number {
  const known = [attributes.colours, attributes.materials].filter((fact) => fact !== null).length
  return (
    (isInStock(offer) ? 200_000 : offer.availability === 'out_of_stock' ? 0 : 80_000) +
    (offer.imageCount > 0 ? 150_000 : 0) +
    Math.min(offers.length - 1, 4) * 15_000 +
    (categoryId === null ? 0 : 40_000) +
    (offer.hasDescription ? 30_000 : 0) +
    (known + (Object.keys(attributes.sizes).length > 0 ? 1 : 0)) * 20_000 +
    ((Math.imul(productId, 2_654_435_761) >>> 8) % 20_000)
  )
}
