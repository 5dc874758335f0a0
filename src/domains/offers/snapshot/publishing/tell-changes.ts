import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { isListed } from '../../read/is-listed.ts'
import type { Availability } from '../../rules/availability.ts'

/** Known offers of a shop say something else than before, or their shop does of all of them (delivery, vouchers). Payload: shop, moment, and up to 1,000 offers as they are now. */
export const OFFERS_CHANGED = 'offers.changed'

const OFFERS_IN_EVENT = 1_000

/** How an offer stands after its change. */
export interface ChangedOffer {
  readonly variantId: number
  readonly priceCents: number
  /** gone: its shop does not list it any more, or is suspended. */
  readonly availability: Availability | 'gone'
}

/** Tells of these offers, in the transaction that has changed them: `ids` gives one column of them, which never leave the database. */
export async function tellChangedOffers(tx: DatabaseTransaction, ids: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`insert into outbox.domain_event (kind, payload)
    select ${OFFERS_CHANGED}, jsonb_build_object('eshopId', eshop_id, 'at', ${now.toISOString()}::text, 'offers', jsonb_agg(jsonb_build_array(id, price_cents, standing)))
    from (select v.id, v.eshop_id, v.price_cents, case when ${isListed('v')} then v.availability else 'gone' end as standing,
        (row_number() over (partition by v.eshop_id order by v.id) - 1) / ${OFFERS_IN_EVENT}::int as part
      from offers.variant v where v.id in (${ids})) changed
    group by eshop_id, part order by eshop_id, part`.execute(tx)
}

/** What such an event says. */
export function changedOffersOf(payload: Readonly<Record<string, unknown>>): { at: Date; offers: ChangedOffer[] } {
  const { at, offers } = payload as {
    at: string
    offers: readonly (readonly [number, number, ChangedOffer['availability']])[]
  }
  return {
    at: new Date(at),
    offers: offers.map(([variantId, priceCents, availability]) => ({ variantId, priceCents, availability })),
  }
}
