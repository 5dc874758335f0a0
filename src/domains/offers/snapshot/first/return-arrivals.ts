import { sql } from 'kysely'
import { numberArray } from '#platform/database/number-array.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ArrivedPlace } from './arrived-places.ts'
import { OFFER_COLUMNS } from '../staging/staging-columns.ts'

const NAMES = sql.raw(OFFER_COLUMNS.join(', '))
const VALUES = sql.raw(OFFER_COLUMNS.map((column) => `v.${column}`).join(', '))

/**
 * Offers that were written as they arrived stand in the staging table again, as if they had been staged, and nowhere else. Dirty
 * marks of their products stay: whoever reads one finds no such product. `host`: of all their links; null where nobody asks.
 */
export async function returnArrivals(
  session: Database,
  places: readonly ArrivedPlace[],
  host: string | null,
): Promise<void> {
  const column = (key: keyof ArrivedPlace): string => numberArray(places.map((place) => place[key]))
  await sql`create temporary table returned on commit drop as
    select r.*, v.product_id, coalesce(v.category_id, 0) as near from unnest(${column('variantId')}::bigint[], ${column('ordinal')}::int[],
      ${column('line')}::int[], ${column('column')}::int[]) as r (variant_id, ordinal, line, col) join offers.variant v on v.id = r.variant_id`.execute(
    session,
  )
  await sql`insert into pg_temp.staged (ordinal, line, col, item_id, fingerprint, outcome, link_host, brand, brand_slug, ${NAMES})
    select r.ordinal, r.line, r.col, v.item_id, v.fingerprint, 'offer', ${host}, coalesce(b.name, a.name), coalesce(b.slug, a.slug), ${VALUES}
    from pg_temp.returned r join offers.variant v on v.id = r.variant_id
    left join pg_temp.arrived_brand a on a.id = v.brand_id left join offers.brand b on b.id = v.brand_id`.execute(
    session,
  )
  await sql`delete from offers.price_observation o using pg_temp.returned r where o.variant_id = r.variant_id`.execute(
    session,
  )
  await sql`delete from offers.grouping_due d using pg_temp.returned r where d.near = r.near and d.variant_id = r.variant_id`.execute(
    session,
  )
  await sql`delete from offers.product p using pg_temp.returned r where p.id = r.product_id`.execute(session)
  await sql`delete from offers.variant v using pg_temp.returned r where v.id = r.variant_id`.execute(session)
}
