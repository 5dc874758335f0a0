import { type RawBuilder, sql } from 'kysely'
import { categoryById, descendants } from '#domains/catalogue/contract.ts'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { type ListAsked, MOST_ROWS_OF_A_PAGE } from '#platform/http/calls/list-call.ts'
import { slugOf } from '../read/slug.ts'
import type { VariantState } from '../rules/offer-words.ts'
import type { VARIANT_FILTERS } from './calls.ts'

type Asked = ListAsked<'id' | 'price', typeof VARIANT_FILTERS>

/** More are not counted. */
const MOST_COUNTED = 10_000
/** Counting that takes longer is given up: a list is not held up by its number of pages. */
const COUNT_MS = 200
const QUERY_CANCELED = '57014'

const ORDERS = { id: 'v.id', price: 'v.price_cents' } as const

/** What a shop's list of its own offers asks beside the filters of this one. */
export interface ListMore {
  /** This one alone. */
  readonly variantId?: number
  /** Whether another shop that is open asks less for the same product. */
  readonly isDearer?: boolean | undefined
  /** Clicks by offer, for an order by them; null: the order that is asked for. Offers without any are absent. */
  readonly clicks?: ReadonlyMap<number, number> | null
}

/** Offers as the list shows them; each order and each rare trait has an index (0600_overrides.sql), so that a million take no longer than a few. */
export async function listVariants(db: Database, asked: Asked, more: ListMore = {}) {
  const { clicks = null } = more
  const where = conditionOf(asked, asked.q === null ? [] : await idsOfItem(db, asked.q), more)
  const ids = clicks === null ? await idsOf(db, where, asked) : await idsByClicks(db, where, asked, clicks)
  const rows = await rowsOf(db, ids)
  const shops = await eshopNames(db, [...new Set(rows.map((row) => row.eshop_id))])
  const isLast = rows.length < asked.limit && (rows.length > 0 || asked.offset === 0)
  return {
    rows: rows.map((row) => presentRow(row, shops.get(row.eshop_id)?.name ?? '')),
    totalCount: isLast ? asked.offset + rows.length : isPage(asked) ? await countUpTo(db, where) : null,
  }
}

/** The parts of an export are larger than a page, and nobody reads their number. */
function isPage({ limit }: Asked): boolean {
  return limit <= MOST_ROWS_OF_A_PAGE
}

/** Few columns for those that are passed over; the others are read for the rows of the page alone. */
async function idsOf(db: Database, where: RawBuilder<unknown>, asked: Asked): Promise<number[]> {
  const direction = sql.raw(asked.isDescending ? 'desc' : 'asc')
  const { rows } = await sql<{ id: number }>`
    select v.id from offers.variant v where ${where} order by ${sql.raw(ORDERS[asked.sort])} ${direction}, v.id ${direction}
    limit ${asked.limit} offset ${asked.offset}`.execute(db)
  return rows.map(({ id }) => id)
}

async function idsByClicks(
  db: Database,
  where: RawBuilder<unknown>,
  asked: Asked,
  clicks: ReadonlyMap<number, number>,
): Promise<number[]> {
  const direction = sql.raw(asked.isDescending ? 'desc' : 'asc')
  const { rows } = await sql<{ id: number }>`
    select v.id from offers.variant v left join unnest(${[...clicks.keys()]}::bigint[], ${[...clicks.values()]}::int[]) c (id, clicks) on c.id = v.id
    where ${where} order by coalesce(c.clicks, 0) ${direction}, v.id ${direction} limit ${asked.limit} offset ${asked.offset}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** In the order of the ids. */
async function rowsOf(db: Database, ids: readonly number[]): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.item_id, v.eshop_id, v.product_id, v.title, v.state, v.category_id, v.price_cents, v.gtin, cardinality(v.image_urls) as pictures,
      v.changed_at, o.variant_id is not null as is_overridden, coalesce(o.said->>'isDisabled' = 'true', false) as is_disabled
    from unnest(${ids as number[]}::bigint[]) with ordinality f (id, place) join offers.variant v on v.id = f.id
    left join offers.variant_override o on o.variant_id = v.id order by f.place`.execute(db)
  return rows
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

/** A category's offers are those of the categories below it, too. */
function withBelow(categoryId: number): readonly number[] {
  const category = categoryById(categoryId)
  return [categoryId, ...(category === null ? [] : descendants(category).map(({ id }) => id))]
}

/** Another shop that is open asks less for the same product. */
const DEARER = sql`(v.state = 'live' and exists (select from offers.variant o
  where o.product_id = v.product_id and o.eshop_id <> v.eshop_id and o.state = 'live' and o.price_cents < v.price_cents
    and o.eshop_id not in (select id from eshops.eshop where is_suspended)))`

function conditionOf({ q, filters }: Asked, ofItem: readonly number[], more: ListMore): RawBuilder<unknown> {
  const { eshopId, categoryId, state, missing, isGrouped, isOverridden } = filters
  const conditions = [sql`true`]
  if (q !== null) conditions.push(searched(q, ofItem))
  if (more.variantId !== undefined) conditions.push(sql`v.id = ${more.variantId}`)
  if (more.isDearer !== undefined) conditions.push(more.isDearer ? DEARER : sql`not ${DEARER}`)
  if (eshopId !== undefined) conditions.push(sql`v.eshop_id = ${eshopId}`)
  if (categoryId !== undefined) conditions.push(sql`v.category_id = any(${withBelow(categoryId)}::int[])`)
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
function searched(q: string, itemIds: readonly number[]): RawBuilder<unknown> {
  const ofItem = sql`v.id = any(${itemIds as number[]}::bigint[])`
  if (/^\d{1,14}$/.test(q)) return sql`(v.id = ${q}::bigint or v.gtin = ${q.padStart(GTIN_DIGITS, '0')} or ${ofItem})`
  const words = slugOf(q, '')
    .split('-')
    .filter((word) => word !== '')
  const byWords = words.map((word) => `${word}:*`).join(' & ')
  return words.length === 0
    ? ofItem
    : sql`(to_tsvector('simple', replace(v.slug, '-', ' ')) @@ to_tsquery('simple', ${byWords}) or ${ofItem})`
}

/** One look for each shop into what keeps their ids apart; what has ended has given its id away. */
async function idsOfItem(db: Database, itemId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from eshops.eshop e join offers.variant v on v.eshop_id = e.id and v.item_id = ${itemId} and v.state <> 'ended'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
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
