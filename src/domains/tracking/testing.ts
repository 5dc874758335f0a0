import { sql } from 'kysely'
import { signRendering } from '#domains/clicks/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'

/** Builders for the tests of impressions; never part of the product. */

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export const renderingKey = new Uint8Array(32).fill(1)

/** A record as a page of now sends it. */
export function aRecord(
  clock: Clock,
  {
    variantId,
    source = 1,
    position,
    page = 'sofas',
  }: { variantId: number; source?: number; position?: number; page?: string },
) {
  const ri = signRendering(renderingKey, page, clock.now()).riOf({ variantId, source })
  return { variant_id: variantId, source, ri, ...(position !== undefined && { position }) }
}

/** So many offers, numbered from 1: nothing but their ids is looked at. */
export async function makeOffers(db: Database, count: number, now: Date): Promise<void> {
  await sql`insert into offers.variant (eshop_id, item_id, product_id, state, fingerprint, content, rules_version, slug, title, link, condition, price_cents, regular_price_cents, availability, first_seen_at, changed_at)
    select 1, 'item-' || n, n, 'live', n, n, 1, 'slug', 'Mesa de centro', 'https://loja.pt/' || n, 'new', 50000, 50000, 'in_stock', ${now}, ${now} from generate_series(1, ${count}::int) n`.execute(
    db,
  )
}
