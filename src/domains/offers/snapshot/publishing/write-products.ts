import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { sameAttributes } from '../comparing/same-attributes.ts'

/** Brands that staged offers name for the first time; in the order of their slugs, so that two imports never lock crosswise. */
export async function addBrands(tx: DatabaseTransaction): Promise<void> {
  await sql`insert into offers.brand (slug, name)
    select d.brand_slug, min(d.brand collate "C") from pg_temp.diff d
    where d.brand_slug is not null and not exists (select from offers.brand b where b.slug = d.brand_slug)
    group by d.brand_slug order by d.brand_slug on conflict (slug) do nothing`.execute(tx)
}

/** A product for each new offer, as the offer says; `assigned` keeps which. Grouping joins those that are one article. */
export async function addProducts(tx: DatabaseTransaction, now: Date): Promise<void> {
  await sql`create temporary table assigned on commit drop as
    select variant_id, ordinal, nextval('offers.product_id_seq') as product_id
    from (select variant_id, ordinal from pg_temp.diff where action in ('new', 'reused') order by ordinal) d`.execute(
    tx,
  )
  await sql`analyze pg_temp.assigned`.execute(tx)
  await sql`insert into offers.product (id, slug, title, category_id, brand_id, condition, first_seen_at, changed_at)
    overriding system value
    select a.product_id, s.slug, s.title, s.category_id, b.id, s.condition, ${now}, ${now}
    from pg_temp.assigned a join pg_temp.staged s on s.ordinal = a.ordinal left join offers.brand b on b.slug = s.brand_slug`.execute(
    tx,
  )
}

/**
 * Grouping is to look at new offers, at known ones that say something else of their article (not of price or stock), and at
 * those that end, since what stands beside an ended offer may say the same. To be called before the offers are written.
 */
export async function noteGroupingDue(tx: DatabaseTransaction): Promise<void> {
  await sql`insert into offers.grouping_due (near, variant_id)
    select coalesce(d.category_id, 0), d.variant_id from pg_temp.diff d where d.action in ('new', 'reused')
    union all select coalesce(s.category_id, 0), v.id from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal
      join offers.variant v on v.id = d.variant_id left join offers.brand b on b.id = v.brand_id
    where d.action = 'changed' and ((v.title, b.slug, v.gtin, v.mpn, v.condition, v.category_id, v.group_key)
      is distinct from (s.title, s.brand_slug, s.gtin, s.mpn, s.condition, s.category_id, s.group_key) or not ${sameAttributes})
    union all select coalesce(v.category_id, 0), v.id from pg_temp.diff d join offers.variant v on v.id = d.old_id where d.action = 'reused'
    on conflict do nothing`.execute(tx)
}
