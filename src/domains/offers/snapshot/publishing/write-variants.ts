import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { nextDiscountChange } from '../../history/discount-times.ts'
import { watchedSince } from '../../history/watch-gaps.ts'

/** Columns of offers.variant that are taken from the staging table under the same name. */
const SAME_NAME = [
  'fingerprint',
  'content',
  'group_key',
  'slug',
  'title',
  'description',
  'link',
  'image_urls',
  'gtin',
  'mpn',
  'condition',
  'price_cents',
  'regular_price_cents',
  'sale_price_cents',
  'sale_from',
  'sale_until',
  'claimed_before_cents',
  'installment_months',
  'installment_cents',
  'availability',
  'available_from',
  'delivery_days',
  'shipping',
  'free_shipping_from_cents',
  'weight_g',
  'product_type',
  'google_category',
  'category_id',
  'category_source',
  'like_words',
  'attributes',
  'extra',
  'next_change_at',
]
const NAMES = sql.raw(SAME_NAME.join(', '))
const VALUES = sql.raw(SAME_NAME.map((name) => `s.${name}`).join(', '))
const ASSIGNMENTS = sql.raw(
  SAME_NAME.filter((name) => name !== 'next_change_at')
    .map((name) => `${name} = s.${name}`)
    .join(', '),
)

/** An item id that names another article now: the old offer ends, its history stays with it. */
export async function endReused(tx: DatabaseTransaction, now: Date): Promise<void> {
  await sql`update offers.variant v set state = 'ended', last_seen_at = coalesce(v.last_seen_at, p.applied_at), next_change_at = null, changed_at = ${now}
    from pg_temp.diff d, offers.snapshot p where d.action = 'reused' and v.id = d.old_id and p.eshop_id = v.eshop_id`.execute(
    tx,
  )
}

/** What we saw, where it differs from what we saw last; to be called before the offers are written. */
export async function writeObservations(tx: DatabaseTransaction, now: Date): Promise<void> {
  // A new offer cannot have been seen before: nothing to look for, no conflict to be ready for.
  await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, claimed_before_cents, availability, delivery_cents)
    select d.variant_id, ${now}, d.price_cents, d.claimed_before_cents, d.availability, d.delivery_cents
    from pg_temp.diff d where d.action in ('new', 'reused')`.execute(tx)
  await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, claimed_before_cents, availability, delivery_cents)
    select d.variant_id, ${now}, d.price_cents, d.claimed_before_cents, d.availability, d.delivery_cents
    from pg_temp.diff d join offers.variant v on v.id = d.variant_id
    where d.action = 'changed' and (v.price_cents, v.claimed_before_cents, v.availability, (v.shipping->'mainland'->>'cents')::int)
      is distinct from (d.price_cents, d.claimed_before_cents, d.availability, d.delivery_cents)
    on conflict (variant_id, observed_at) do update set price_cents = excluded.price_cents, claimed_before_cents = excluded.claimed_before_cents,
      availability = excluded.availability, delivery_cents = excluded.delivery_cents`.execute(tx)
}

export async function insertVariants(
  tx: DatabaseTransaction,
  eshopId: number,
  rulesVersion: number,
  now: Date,
): Promise<void> {
  await sql`insert into offers.variant (id, eshop_id, item_id, product_id, state, rules_version, brand_id, first_seen_at, changed_at, ${NAMES})
    overriding system value
    select a.variant_id, ${eshopId}, s.item_id, a.product_id, 'live', ${rulesVersion}, b.id, ${now}, ${now}, ${VALUES}
    from pg_temp.assigned a join pg_temp.staged s on s.ordinal = a.ordinal
    left join offers.brand b on b.slug = s.brand_slug`.execute(tx)
}

/** Changed offers get all that the item says; one whose raw item alone changed gets the new fingerprint, nothing else. */
export async function updateVariants(tx: DatabaseTransaction, rulesVersion: number, now: Date): Promise<void> {
  await sql`update offers.variant v set state = 'live', rules_version = ${rulesVersion}, brand_id = s.brand_id, last_seen_at = null, changed_at = ${now},
      next_change_at = least(s.next_change_at, ${nextDiscountChange(sql`v`, now)}), watched_since = ${watchedSince(rulesVersion, now)}, ${ASSIGNMENTS}
    from (select d.variant_id, b.id as brand_id, t.* from pg_temp.diff d join pg_temp.staged t on t.ordinal = d.ordinal
      left join offers.brand b on b.slug = t.brand_slug where d.action = 'changed') s where v.id = s.variant_id`.execute(
    tx,
  )
  await sql`update offers.variant v set rules_version = ${rulesVersion}, fingerprint = s.fingerprint
    from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal where d.action = 'same' and v.id = d.variant_id`.execute(
    tx,
  )
}
