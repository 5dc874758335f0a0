import { categories, categoryParameters } from '#domains/catalogue/contract.ts'
import { schemaVersion } from '#ports/search/embedded-base.ts'
import type { ColumnSpec, IndexSchema } from '#ports/search/port.ts'
import { codeColumns } from './language/codes.ts'
import { listsHash } from './language/word-lists.ts'
import { dimensionAxes, type Region } from './rules/listing-selection.ts'
import { categoryOfParameter } from './parameters.ts'

/**
 * What the index holds of an offer. Facets are named by their key in the URL, so that a plan, a count and a filter of the
 * page speak of the same thing.
 */
export const regions: readonly Region[] = ['mainland', 'madeira', 'azores']

/** Delivered total in cents; unknown when the delivery is unknown or the shop does not deliver there. */
export function totalColumn(region: Region): string {
  return `total-${region}`
}
/** Why a total is or is not known: orders the unknown ones after all known ones. */
export function reachColumn(region: Region): string {
  return `reach-${region}`
}
export const REACH = { known: 0, unknown: 1, notDelivered: 2 } as const
/** Delivery choices that hold in a region (a bit mask of `deliveryChoices`). */
export function deliveryColumn(region: Region): string {
  return `entrega-${region}`
}
export function parameterColumn(parameterId: number): string {
  return `p-${parameterId}`
}

/** An offer past its time or out of stock cannot be the cheapest: it stands after all others (decisions.md, Imports). */
export const TIER = { good: 0, outOfStock: 1, stale: 2 } as const

const plainColumns: readonly ColumnSpec[] = [
  { name: 'price', kind: 'integer' },
  /** Of `priceStepEnds`: how the prices of a listing lie, in few counts. */
  { name: 'price-step', kind: 'enum' },
  { name: 'tier', kind: 'integer' },
  /** Hours since 2020 at which the product was first seen: for "novidades". */
  { name: 'first-seen', kind: 'integer', perProduct: true },
  /** Thousandths of a star, as `bayesianRating` weighs them; unknown without reviews. */
  { name: 'rating', kind: 'integer', perProduct: true },
  { name: 'loja', kind: 'enum' },
  { name: 'fabricante', kind: 'enum', perProduct: true },
  { name: 'condicao', kind: 'enum' },
  { name: 'stock', kind: 'enum' },
  { name: 'voucher', kind: 'enum' },
  /** Percent of the honest reduction; unknown without one. */
  { name: 'discount', kind: 'integer' },
  { name: 'promo', kind: 'bitmask' },
  { name: 'cor', kind: 'bitmask', perProduct: true },
  { name: 'material', kind: 'bitmask', perProduct: true },
  { name: 'estilo', kind: 'bitmask', perProduct: true },
  { name: 'divisao', kind: 'bitmask', perProduct: true },
  { name: 'lugares', kind: 'bitmask', perProduct: true },
  { name: 'forma', kind: 'bitmask', perProduct: true },
  /** Codes as `codeNumber` has them: as words each would be a term of its own, at ten times the memory. */
  ...codeColumns.map((name): ColumnSpec => ({ name, kind: 'integer' })),
]

const regionColumns = regions.flatMap((region): ColumnSpec[] => [
  { name: totalColumn(region), kind: 'integer' },
  { name: reachColumn(region), kind: 'integer' },
  { name: deliveryColumn(region), kind: 'bitmask' },
])

const parameterColumns = categoryParameters.map((parameter): ColumnSpec => {
  const within = categoryOfParameter(parameter)
  return {
    name: parameterColumn(parameter.id),
    kind: 'bitmask',
    perProduct: true,
    ...(within && { withinCategory: within.id }),
  }
})

/**
 * Field weights of the text search; the values are integers because scores are (architecture.md, Search). `kind` is what a thing is, by its
 * category: it outweighs all else, so that a sofa stands before its cover. `beside` is what a title says behind "para" and "com".
 */
export const textFields = [
  { name: 'kind', weight: 32 },
  { name: 'title', weight: 8 },
  { name: 'brand', weight: 8 },
  { name: 'attributes', weight: 5 },
  { name: 'category', weight: 4 },
  { name: 'beside', weight: 3 },
] as const
export type TextField = (typeof textFields)[number]['name']

/** Raised whenever `index-rows.ts`, the words, the ranks, the cards (offers/cards/card-data.ts) or the shops (directory.ts) say something else of the same offer: then a fresh base is built. Changed word lists are seen by themselves. */
const ROWS_VERSION = 18

/** Names what a base holds (hex digits): one of another name is not opened, and the worker builds its own. */
export function baseVersion(): string {
  return `${rowsVersion()}${listsHash()}`
}

/** Whether a build of this version has rows and cards like ours: only words may be others there. */
export function hasOurRows(version: string): boolean {
  return version.startsWith(rowsVersion())
}

function rowsVersion(): string {
  return `${schemaVersion(indexSchema)}${ROWS_VERSION.toString(16).padStart(4, '0')}`
}

export const indexSchema: IndexSchema = {
  columns: [
    ...plainColumns,
    ...regionColumns,
    ...dimensionAxes.map((axis): ColumnSpec => ({ name: axis, kind: 'range', perProduct: true })),
    ...parameterColumns,
  ],
  categories: categories.map(({ id, order, subtreeEnd }) => ({ id, order, subtreeEnd })),
  textFields,
}
