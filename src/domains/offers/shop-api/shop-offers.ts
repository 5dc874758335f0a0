import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { ListAsked } from '#platform/http/calls/list-call.ts'
import type { EshopId } from '#platform/ids.ts'
import { listVariants } from '../backoffice/list-variants.ts'
import { isStale } from '../rules/freshness.ts'
import type { HiddenBecause, SHOP_OFFER_FILTERS } from './shop-offers-call.ts'

type Asked = ListAsked<'id' | 'price', typeof SHOP_OFFER_FILTERS>

/** A shop's offers as the back office finds them, and how each stands beside the others of its product. */
export async function shopOffers(db: Database, eshopId: EshopId, asked: Asked, now: Date) {
  const others = { categoryId: undefined, isGrouped: undefined, isOverridden: undefined }
  const { rows, totalCount } = await listVariants(db, { ...asked, filters: { ...others, ...asked.filters, eshopId } })
  const standings = await standingsOf(
    db,
    eshopId,
    rows.map(({ variantId }) => variantId),
  )
  return {
    rows: rows.map((row) => {
      const standing = standings.get(row.variantId)
      const { variantId, itemId, productId, title, state, category, priceCents } = row
      return {
        variantId,
        itemId,
        productId,
        title,
        state,
        hiddenBecause: hiddenBecause(row, standing, now),
        category,
        priceCents,
        otherOffers: standing?.others ?? 0,
        lowestOtherCents: standing?.lowestOther ?? null,
        lastSeenAt: standing?.lastSeenAt?.toISOString() ?? null,
      }
    }),
    totalCount,
  }
}

interface Standing {
  readonly id: number
  readonly others: number
  readonly lowestOther: number | null
  readonly lastSeenAt: Date | null
  readonly isSuspended: boolean
}

/** Of the offers of one page alone. */
async function standingsOf(
  db: Database,
  eshopId: EshopId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  const { rows } = await sql<Standing>`
    select v.id, others.count as others, others.lowest as "lowestOther", coalesce(v.last_seen_at, s.applied_at) as "lastSeenAt",
      e.is_suspended as "isSuspended"
    from offers.variant v join eshops.eshop e on e.id = v.eshop_id left join offers.snapshot s on s.eshop_id = v.eshop_id
    left join lateral (select count(*)::int as count, min(o.price_cents) as lowest from offers.variant o
      where o.product_id = v.product_id and o.eshop_id <> v.eshop_id and o.state = 'live'
        and o.eshop_id not in (select id from eshops.eshop where is_suspended)) others on true
    where v.id = any(${ids as number[]}::bigint[]) and v.eshop_id = ${eshopId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function hiddenBecause(
  {
    state,
    category,
    pictures,
  }: { readonly state: string; readonly category: string | null; readonly pictures: number },
  standing: Standing | undefined,
  now: Date,
): HiddenBecause[] {
  const seenAt = standing?.lastSeenAt ?? null
  const reasons: Readonly<Record<HiddenBecause, boolean>> = {
    suspended: standing?.isSuspended === true,
    disabled: state === 'disabled',
    absent: state === 'absent' || state === 'ended',
    stale: state === 'live' && seenAt !== null && isStale(seenAt, now),
    no_category: category === null,
    no_picture: pictures === 0,
  }
  return (Object.keys(reasons) as HiddenBecause[]).filter((reason) => reasons[reason])
}
