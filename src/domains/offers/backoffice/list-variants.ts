import { type RawBuilder, sql } from 'kysely'
import { categoryById } from '#domains/catalogue/contract.ts'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import { slugOf } from '../read/slug.ts'
import type { VariantState } from '../rules/offer-words.ts'
import type { VARIANT_FILTERS } from './calls.ts'

type Asked = ListAsked<'id' | 'price' | 'changed', typeof VARIANT_FILTERS>

/** More are not counted. */
const MOST_COUNTED = 10_000
/** Counting that takes longer is given up: a list is not held up by its number of pages. */
const COUNT_MS = 200
const QUERY_CANCELED = '57014'

const ORDERS = { id: 'id', price: 'price_cents', changed: 'changed_at' } as const

/** Offers as the list shows them; each order and each rare trait has an index (0600_overrides.sql), so that a million take no longer than a few. */
export async function listVariants(db: Database, asked: Asked) {
  const where = conditionOf(asked)
  const direction = sql.raw(asked.isDescending ? 'desc' : 'asc')
  const column = sql.raw(`v.${ORDERS[asked.sort]}`)
  const { rows } = await sql<VariantRow>`
    select v.id, v.item_id, v.eshop_id, v.product_id, v.title, v.state, v.category_id, v.price_cents, v.availability, v.gtin, cardinality(v.image_urls) as pictures,
      v.changed_at, o.variant_id is not null as is_overridden, coalesce(o.said->>'isDisabled' = 'true', false) as is_disabled
    from (select v.id, ${column} as placed from offers.variant v where ${where} order by ${column} ${direction}, v.id ${direction} limit ${asked.limit} offset ${asked.offset}) f
    join offers.variant v on v.id = f.id left join offers.variant_override o on o.variant_id = v.id
    order by f.placed ${direction}, f.id ${direction}`.execute(db)
  const shops = await eshopNames(db, [...new Set(rows.map((row) => row.eshop_id))])
  const isLast = rows.length < asked.limit && (rows.length > 0 || asked.offset === 0)
  return {
    rows: rows.map((row) => presentRow(row, shops.get(row.eshop_id)?.name ?? '')),
    totalCount: isLast ? asked.offset + rows.length : await countUpTo(db, where),
  }
}

interface VariantRow {
  readonly id: number
  readonly item_id: string
  readonly eshop_id: number
  readonly product_id: number
  readonly title: string
  readonly state: VariantState
  readonly category_id: number | null
  readonly price_cents: number
  readonly availability: string
  readonly gtin: string | null
  readonly pictures: number
  readonly changed_at: Date
  readonly is_overridden: boolean
  readonly is_disabled: boolean
}

function presentRow(row: VariantRow, eshopName: string) {
  return {
    variantId: row.id,
    itemId: row.item_id,
    eshopId: row.eshop_id,
    eshopName,
    productId: row.product_id,
    title: row.title,
    state: row.is_disabled ? ('disabled' as const) : row.state,
    categoryId: row.category_id,
    category: row.category_id === null ? null : (categoryById(row.category_id)?.longName ?? null),
    priceCents: row.price_cents,
    gtin: row.gtin,
    pictures: row.pictures,
    isOverridden: row.is_overridden,
    changedAt: row.changed_at.toISOString(),
  }
}

const DISABLED = sql`select variant_id from offers.variant_override where said->>'isDisabled' = 'true'`

function conditionOf({ q, filters }: Pick<Asked, 'q' | 'filters'>): RawBuilder<unknown> {
  const { eshopId, categoryId, state, missing, isGrouped, isOverridden } = filters
  const conditions = [sql`true`]
  if (q !== null) conditions.push(searched(q))
  if (eshopId !== undefined) conditions.push(sql`v.eshop_id = ${eshopId}`)
  if (categoryId !== undefined) conditions.push(sql`v.category_id = ${categoryId}`)
  if (state === 'disabled') conditions.push(sql`v.id in (${DISABLED})`)
  else if (state === 'live') conditions.push(sql`v.state = 'live'`)
  else if (state !== undefined)
    conditions.push(sql`v.state <> 'live' and v.state = ${state} and v.id not in (${DISABLED})`)
  if (missing === 'picture') conditions.push(sql`v.image_urls = '{}'`)
  if (missing === 'gtin') conditions.push(sql`v.gtin is null`)
  if (missing === 'category') conditions.push(sql`v.category_id is null`)
  if (isGrouped !== undefined) {
    const others = sql`exists (select from offers.variant g where g.product_id = v.product_id and g.id <> v.id)`
    conditions.push(isGrouped ? others : sql`not ${others}`)
  }
  if (isOverridden !== undefined) {
    const overridden = sql`(select variant_id from offers.variant_override)`
    conditions.push(isOverridden ? sql`v.id in ${overridden}` : sql`v.id not in ${overridden}`)
  }
  return sql.join(conditions, sql` and `)
}

/** Digits are a number of ours, the shop's or the trade's; everything else words of the name, by their beginnings, or the shop's own id. */
function searched(q: string): RawBuilder<unknown> {
  if (/^\d{1,14}$/.test(q))
    return sql`(v.id = ${q}::bigint or v.item_id = ${q} or v.gtin = ${q.padStart(GTIN_DIGITS, '0')})`
  const words = slugOf(q, '')
    .split('-')
    .filter((word) => word !== '')
  const byWords = words.map((word) => `${word}:*`).join(' & ')
  return words.length === 0
    ? sql`v.item_id = ${q}`
    : sql`(to_tsvector('simple', replace(v.slug, '-', ' ')) @@ to_tsquery('simple', ${byWords}) or v.item_id = ${q})`
}

const GTIN_DIGITS = 14

async function countUpTo(db: Database, where: RawBuilder<unknown>): Promise<number | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql.raw(`set local statement_timeout = ${COUNT_MS}`).execute(tx)
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from (select from offers.variant v where ${where} limit ${MOST_COUNTED + 1}) c`.execute(
        tx,
      )
      const count = rows[0]?.count ?? 0
      return count > MOST_COUNTED ? null : count
    })
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED) return null
    throw error
  }
}
