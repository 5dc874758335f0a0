import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

/** Brands that staged offers name for the first time; in the order of their slugs, so that two imports never lock crosswise. */
export const addBrands = async (tx: DatabaseTransaction): Promise<void> => {
  await sql`insert into offers.brand (slug, name)
    select d.brand_slug, min(d.brand collate "C") from pg_temp.diff d
    where d.brand_slug is not null and not exists (select from offers.brand b where b.slug = d.brand_slug)
    group by d.brand_slug order by d.brand_slug on conflict (slug) do nothing`.execute(tx)
}

/** A family for each of the shop's groups that has none: that of a product which is known to one already, else a new one. */
export const addFamilies = async (tx: DatabaseTransaction, eshopId: number): Promise<void> => {
  await sql`create temporary table grouped on commit drop as
    select g.group_key, coalesce(g.family_id, nextval('offers.family_id_seq')) as family_id, g.family_id is null as is_new
    from (select d.group_key, min(p.family_id) as family_id
      from pg_temp.diff d
      left join pg_temp.assigned a on a.variant_id = d.variant_id left join offers.variant v on v.id = d.variant_id
      left join offers.product p on p.id = coalesce(a.product_id, v.product_id)
      where d.group_key is not null and d.action <> 'same'
        and not exists (select from offers.family_key k where k.eshop_id = ${eshopId} and k.group_key = d.group_key)
      group by d.group_key) g`.execute(tx)
  await sql`insert into offers.family (id) overriding system value select family_id from pg_temp.grouped where is_new`.execute(tx)
  await sql`insert into offers.family_key (eshop_id, group_key, family_id) select ${eshopId}, group_key, family_id from pg_temp.grouped`.execute(tx)
}

/**
 * The new products, each as its first offer says; several offers are merged afterwards. Their keys are in nobody's way: a key
 * belongs to one component, and whoever writes keys holds the publish lock.
 */
export const addProducts = async (tx: DatabaseTransaction, eshopId: number, now: Date): Promise<void> => {
  await sql`insert into offers.product (id, slug, title, category_id, brand_id, condition, family_id, attributes, first_seen_at, changed_at)
    overriding system value
    select a.product_id, s.slug, s.title, s.category_id, b.id, s.condition, f.family_id, s.attributes, ${now}, ${now}
    from pg_temp.assigned a join pg_temp.staged s on s.ordinal = a.ordinal
    left join offers.brand b on b.slug = s.brand_slug
    left join offers.family_key f on f.eshop_id = ${eshopId} and f.group_key = s.group_key
    where a.is_first`.execute(tx)
  await sql`insert into offers.product_key (key, product_id)
    select distinct k.key, a.product_id from pg_temp.grouping_key k join pg_temp.assigned a on a.variant_id = k.variant_id
    where k.product_id is null order by k.key`.execute(tx)
}

/** Products that a new offer has shown to be one: the younger ones go into the oldest, with an event and a redirect. */
export const mergeProducts = async (tx: DatabaseTransaction, now: Date): Promise<void> => {
  const { rows } = await sql`select from pg_temp.merging limit 1`.execute(tx)
  if (rows.length === 0) return
  await sql`update offers.variant v set product_id = m.survivor from pg_temp.merging m where v.product_id = m.loser`.execute(tx)
  await sql`update offers.product_key k set product_id = m.survivor from pg_temp.merging m where k.product_id = m.loser`.execute(tx)
  await sql`update offers.product p set merged_into = m.survivor, changed_at = ${now} from pg_temp.merging m where m.loser in (p.id, p.merged_into)`.execute(tx)
  await sql`insert into offers.product_event (kind, product_id, other_product_id, reason, at)
    select 'merge', loser, survivor, 'an offer carries the keys of both', ${now} from pg_temp.merging order by loser`.execute(tx)
}

/** Known offers that belong to another product by their new keys (new ones have been written with theirs); the one they left forgets what only they knew. */
export const moveOffers = async (tx: DatabaseTransaction, now: Date): Promise<void> => {
  await sql`update offers.variant v set product_id = a.product_id from pg_temp.assigned a
    where a.is_known and v.id = a.variant_id and v.product_id <> a.product_id`.execute(tx)
  await sql`insert into offers.product_event (kind, product_id, other_product_id, variant_id, reason, at)
    select 'split', split_from, product_id, variant_id, 'its identifiers name another article', ${now}
    from pg_temp.assigned where split_from is not null and split_from <> product_id order by variant_id`.execute(tx)
  await sql`delete from offers.product_key k using pg_temp.assigned a where k.product_id = a.split_from and a.split_from <> a.product_id
    and not exists (select from offers.variant v where v.product_id = k.product_id and v.state <> 'ended' and k.key = any(v.keys))`.execute(tx)
}

/** The family of products that did not have one when their offers first named a group. */
export const completeFamilies = async (tx: DatabaseTransaction, eshopId: number): Promise<void> => {
  await sql`update offers.product p set family_id = f.family_id
    from pg_temp.diff d join offers.variant v on v.id = d.variant_id
    join offers.family_key f on f.eshop_id = ${eshopId} and f.group_key = v.group_key
    where d.action <> 'same' and p.id = v.product_id and p.family_id is null`.execute(tx)
}
