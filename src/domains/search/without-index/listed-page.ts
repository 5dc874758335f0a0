import { sql } from 'kysely'
import { categoryById, categories } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { regions } from '../index-schema.ts'
import { categoryOfScope, type ListingSelection, type ListingSort } from '../rules/listing-selection.ts'

/** Pages that are numbered while no index answers: each more reads a page more of every category below (docs/limits.md). */
export const LAST_PAGE_WITHOUT_INDEX = 5

/** Orders that `search.listed_product` has an index of. */
const SORTS_WITHOUT_INDEX: readonly ListingSort[] = ['recommended', 'price']

/** A product and the offer that it is shown by; null: by the best one of the shop that is listed. */
export interface ListedHit {
  readonly productId: number
  readonly variantId: number | null
}

/** The orders of such a listing; prices of a shop's own offers are not kept apart. */
export function sortsWithoutIndex({ kind }: ListingSelection['scope']): readonly ListingSort[] {
  return kind === 'eshop' ? ['recommended'] : SORTS_WITHOUT_INDEX
}

/**
 * As what the database lists it: a category, a shop or everything, without words or filters, in the recommended order or by price. Another order
 * becomes the recommended one, and availability is left out: most products are in stock, and whoever looks is told (`degradedListing`).
 * Null: without its words or other filters it would be another listing, so that it needs an index.
 */
export function listedWithoutIndex(selection: ListingSelection): ListingSelection | null {
  const { scope, query, page } = selection
  const { stock: _leftOut, ...choices } = selection.choices
  const isPlain =
    (scope.kind === 'category' || scope.kind === 'all' || scope.kind === 'eshop') &&
    query === null &&
    page <= LAST_PAGE_WITHOUT_INDEX &&
    selection.priceFromCents === null &&
    selection.priceToCents === null &&
    [selection.dimensions, choices, selection.parameters].every((chosen) => Object.keys(chosen).length === 0)
  const sort = sortsWithoutIndex(scope).includes(selection.sort) ? selection.sort : 'recommended'
  return isPlain ? { ...selection, choices, sort } : null
}

/**
 * The first products of each category below, merged: every category's are read in their order from its own stretch of an index, so
 * that a page costs the same however many products there are.
 */
export async function listedPage(
  db: DatabaseOrTransaction,
  selection: ListingSelection,
  size: number,
): Promise<ListedHit[]> {
  const below = categoriesBelow(categoryOfScope(selection.scope))
  const from = (selection.page - 1) * size
  const region = regions.indexOf(selection.region) + 1
  const { rows } = await (selection.sort === 'price'
    ? byPrice(db, { below, from, size, region })
    : byRank(db, { below, from, size, region }))
  return rows.map(({ product_id: productId, variant_id: variantId }) => ({ productId, variantId }))
}

/** What a shop has offers of, in the order of everything: the best rank of a product counts, whoever's offer has it. */
export async function listedPageOfEshop(
  db: DatabaseOrTransaction,
  eshopId: number,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ListedHit[]> {
  const { rows } = await sql<{ product_id: number }>`select product_id from search.listed_product
    where eshop_ids @> array[${eshopId}::int] and offers_count > 0
    order by rank desc, product_id limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows.map(({ product_id: productId }) => ({ productId, variantId: null }))
}

/** Products of each category itself; it reads them all, so that it is not asked for each page. */
export async function countListed(db: DatabaseOrTransaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ category_id: number; count: number }>`
    select category_id, count(*)::int as count from search.listed_product where offers_count > 0 group by category_id`.execute(
    db,
  )
  return new Map(rows.map(({ category_id: id, count }) => [id, count]))
}

/** Products of a listing, by those of its categories. */
export function totalOf({ scope }: ListingSelection, counts: ReadonlyMap<number, number>): number {
  return categoriesBelow(categoryOfScope(scope)).reduce((total, id) => total + (counts.get(id) ?? 0), 0)
}

/** Ids as `search.listed_product` has them; 0 is what stands in none. */
function categoriesBelow(categoryId: number | null): number[] {
  if (categoryId === null) return [0, ...categories.map(({ id }) => id)]
  const top = categoryById(categoryId)
  return top === null ? [] : categories.slice(top.order, top.subtreeEnd + 1).map(({ id }) => id)
}

interface Place {
  readonly below: readonly number[]
  readonly from: number
  readonly size: number
  /** Its place among `regions`, from 1. */
  readonly region: number
}

interface ListedRow {
  product_id: number
  variant_id: number
}

function byRank(db: DatabaseOrTransaction, { below, from, size, region }: Place) {
  return sql<ListedRow>`select product_id, kept.shown_ids[${region}::int] as variant_id from (select p.product_id, p.rank
    from unnest(${below as number[]}::int[]) as c (id) cross join lateral (
      select l.product_id, l.rank from search.listed_product l where l.category_id = c.id and l.offers_count > 0
      order by l.rank desc, l.product_id limit ${from + size}) p
    order by p.rank desc, p.product_id limit ${size} offset ${from}) as page
    join search.listed_product kept using (product_id) order by page.rank desc, product_id`.execute(db)
}

function byPrice(db: DatabaseOrTransaction, { below, from, size, region }: Place) {
  return sql<ListedRow>`select product_id, kept.cheapest_ids[${region}::int] as variant_id from (select p.*
    from unnest(${below as number[]}::int[]) as c (id) cross join lateral (
      select l.product_id, l.tier, l.price_cents from search.listed_product l where l.category_id = c.id and l.offers_count > 0
      order by l.tier, l.price_cents, l.product_id limit ${from + size}) p
    order by p.tier, p.price_cents, p.product_id limit ${size} offset ${from}) as page
    join search.listed_product kept using (product_id) order by page.tier, page.price_cents, product_id`.execute(db)
}
