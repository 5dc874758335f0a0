import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import type { EshopId } from '#platform/ids.ts'
import { listVariants } from '../backoffice/list-variants.ts'
import { hiddenBecause } from './hidden-because.ts'
import { NO_STANDING, priceStandings } from './price-standing.ts'
import type { SHOP_OFFER_FILTERS, SHOP_OFFER_SORTS } from './shop-offers-call.ts'

type Asked = ListAsked<(typeof SHOP_OFFER_SORTS)[number], typeof SHOP_OFFER_FILTERS>

/** What came of the clicks on an offer; `costMicros` without what was taken back. */
export interface ClicksOnOffer {
  readonly counted: number
  readonly costMicros: number
}

export interface ShopOffersDeps {
  readonly db: Database
  /** Of this month and the one before; offers without clicks are absent. `variantIds` null: of all offers of the shop. */
  clicksOfOffers(eshopId: number, variantIds: readonly number[] | null): Promise<ReadonlyMap<number, ClicksOnOffer>>
}

/** Who asks: for which shop, when, and whether what clicks cost may be said. */
export interface ShopAsking {
  readonly eshopId: EshopId
  readonly now: Date
  readonly hasMoney: boolean
}

/** A shop's offers as the back office finds them, how each stands beside the others of its product, and its clicks. */
export async function shopOffers(deps: ShopOffersDeps, asking: ShopAsking, asked: Asked) {
  const { isDearer, ...filters } = asked.filters
  const more = { isDearer, clicks: asked.sort === 'clicks' ? await countedClicks(deps, asking.eshopId) : null }
  const sort = asked.sort === 'clicks' ? 'id' : asked.sort
  const { rows, totalCount } = await listVariants(deps.db, { ...asked, sort, filters: listed(asking, filters) }, more)
  return { rows: await presentOffers(deps, asking, rows), totalCount }
}

/** One of them; null: the shop has no such offer. */
export async function shopOfferRow(deps: ShopOffersDeps, asking: ShopAsking, variantId: number) {
  const { rows } = await listVariants(
    deps.db,
    { q: null, sort: 'id', isDescending: false, limit: 1, offset: 0, filters: listed(asking, {}) },
    { variantId },
  )
  return (await presentOffers(deps, asking, rows))[0] ?? null
}

function listed({ eshopId }: ShopAsking, filters: Partial<Omit<Asked['filters'], 'isDearer'>>) {
  const all = { categoryId: undefined, state: undefined, missing: undefined }
  return { ...all, ...filters, eshopId, isGrouped: undefined, isOverridden: undefined }
}

async function countedClicks({ clicksOfOffers }: ShopOffersDeps, eshopId: EshopId): Promise<Map<number, number>> {
  return new Map([...(await clicksOfOffers(eshopId, null))].map(([id, { counted }]) => [id, counted]))
}

type Listed = Awaited<ReturnType<typeof listVariants>>['rows'][number]

async function presentOffers({ db, clicksOfOffers }: ShopOffersDeps, asking: ShopAsking, rows: readonly Listed[]) {
  const { eshopId, now, hasMoney } = asking
  const ids = rows.map(({ variantId }) => variantId)
  const [seen, standings, clicks] = await Promise.all([
    seenOf(db, eshopId, ids),
    priceStandings(
      db,
      eshopId,
      rows.map(({ productId }) => productId),
      now,
    ),
    clicksOfOffers(eshopId, ids),
  ])
  return rows.map((row) => {
    const { variantId, itemId, productId, title, state, category, priceCents } = row
    const { lastSeenAt = null, isSuspended = false } = seen.get(variantId) ?? {}
    const { counted, costMicros } = clicks.get(variantId) ?? { counted: 0, costMicros: 0 }
    return {
      variantId,
      itemId,
      productId,
      title,
      state,
      category,
      priceCents,
      hiddenBecause: hiddenBecause({ ...row, lastSeenAt, isSuspended }, now),
      ...(standings.get(variantId) ?? NO_STANDING),
      clicks: counted,
      costMicros: hasMoney ? costMicros : null,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }
  })
}

interface Seen {
  readonly id: number
  readonly lastSeenAt: Date | null
  readonly isSuspended: boolean
}

async function seenOf(db: Database, eshopId: EshopId, ids: readonly number[]): Promise<ReadonlyMap<number, Seen>> {
  const { rows } = await sql<Seen>`
    select v.id, coalesce(v.last_seen_at, s.applied_at) as "lastSeenAt", e.is_suspended as "isSuspended"
    from offers.variant v join eshops.eshop e on e.id = v.eshop_id left join offers.snapshot s on s.eshop_id = v.eshop_id
    where v.id = any(${ids as number[]}::bigint[]) and v.eshop_id = ${eshopId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
