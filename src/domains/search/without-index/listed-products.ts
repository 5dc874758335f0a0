import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { IndexRow, ProductChange } from '#ports/search/port.ts'
import { reachColumn, regions, totalColumn } from '../index-schema.ts'
import type { Region } from '../rules/listing-selection.ts'

/** A product as `search.listed_product` keeps it: what it is listed by while no index answers. */
export interface ListedProduct {
  readonly productId: number
  /** 0: in no category. */
  readonly categoryId: number
  readonly rank: number
  /** None: it is gone. */
  readonly offersCount: number
  /** The offers that it is shown by in each of `regions`. */
  readonly shownIds: readonly number[]
  /** The offers that it is shown by among prices in each of `regions`: equal prices are told apart by the total there. */
  readonly cheapestIds: readonly number[]
  readonly tier: number
  readonly priceCents: number
  /** Of whom it has offers. */
  readonly eshopIds: readonly number[]
  readonly brandId: number | null
}

/** The same of a product as it goes into the index; the rules are those of `compile-plan.ts` without a filter. */
export function listedProduct({ group, rows }: ProductChange): ListedProduct {
  const [first] = rows
  if (first === undefined)
    return {
      productId: group,
      categoryId: 0,
      rank: 0,
      offersCount: 0,
      shownIds: [],
      cheapestIds: [],
      tier: 0,
      priceCents: 0,
      eshopIds: [],
      brandId: null,
    }
  const cheapest = bestBy(rows, ['tier', 'price'])
  return {
    productId: group,
    categoryId: first.category ?? 0,
    rank: Math.max(...rows.map(({ rank }) => rank)),
    offersCount: rows.length,
    shownIds: regions.map((region) => shownRow(rows, region).id),
    cheapestIds: regions.map((region) => bestBy(rows, ['tier', 'price', totalColumn(region), reachColumn(region)]).id),
    tier: valueOf(cheapest, 'tier'),
    priceCents: valueOf(cheapest, 'price'),
    eshopIds: [...new Set(rows.flatMap((row) => eshopOf(row) ?? []))],
    brandId: numberOf(first, 'fabricante'),
  }
}

/** The one of these rows, at least one, that a region is shown. */
export function shownRow<Row extends Pick<IndexRow, 'id' | 'values'>>(rows: readonly Row[], region: Region): Row {
  return bestBy(rows, ['tier', totalColumn(region), reachColumn(region), 'price'])
}

/** Whose offer a row is. */
export function eshopOf(row: Pick<IndexRow, 'values'>): number | null {
  return numberOf(row, 'loja')
}

function bestBy<Row extends Pick<IndexRow, 'id' | 'values'>>(rows: readonly Row[], columns: readonly string[]): Row {
  const isBetter = (row: Row, than: Row): boolean => {
    for (const column of columns) {
      const [own, other] = [valueOf(row, column), valueOf(than, column)]
      if (own !== other) return own < other
    }
    return row.id < than.id
  }
  return rows.reduce((best, row) => (isBetter(row, best) ? row : best))
}

/** Unknown stands behind all that is known. */
function valueOf(row: Pick<IndexRow, 'values'>, column: string): number {
  return numberOf(row, column) ?? Number.MAX_SAFE_INTEGER
}

function numberOf({ values }: Pick<IndexRow, 'values'>, column: string): number | null {
  const value = values[column]
  return typeof value === 'number' ? value : null
}

/** Keeps them; what a higher write number said stays. */
export async function keepListed(
  tx: DatabaseTransaction,
  products: readonly ListedProduct[],
  writeNumber: number,
): Promise<void> {
  if (products.length === 0) return
  await sql`insert into search.listed_product as kept
      (product_id, version, category_id, rank, offers_count, shown_ids, cheapest_ids, tier, price_cents, eshop_ids, brand_id)
    select (p->>'productId')::bigint, ${writeNumber}::bigint, (p->>'categoryId')::int, (p->>'rank')::int, (p->>'offersCount')::int,
      array(select id::bigint from jsonb_array_elements_text(p->'shownIds') as ids (id)), array(select id::bigint from jsonb_array_elements_text(p->'cheapestIds') as ids (id)),
      (p->>'tier')::smallint, (p->>'priceCents')::int,
      array(select id::int from jsonb_array_elements_text(p->'eshopIds') as ids (id)), (p->>'brandId')::int
    from jsonb_array_elements(${JSON.stringify(products)}::jsonb) p
    on conflict (product_id) do update set version = excluded.version, category_id = excluded.category_id, rank = excluded.rank,
      offers_count = excluded.offers_count, shown_ids = excluded.shown_ids, cheapest_ids = excluded.cheapest_ids,
      tier = excluded.tier, price_cents = excluded.price_cents, eshop_ids = excluded.eshop_ids, brand_id = excluded.brand_id
    where kept.version <= excluded.version`.execute(tx)
}

/** What a whole writing of the index did not come across is gone. `writeNumber`: of that writing. */
export async function forgetUnlisted(tx: DatabaseTransaction, writeNumber: number): Promise<void> {
  await sql`delete from search.listed_product where version < ${writeNumber} or (offers_count = 0 and version = ${writeNumber})`.execute(
    tx,
  )
}
