import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { previewVariant, type PreviewedOffer } from '../../cards/preview-variant.ts'
import { overridden, type OverrideValues } from '../../overrides/override-values.ts'
import type { VariantData } from '../../read/variant-data.ts'
import { changedFields, type FieldChange, type OfferSays } from './changed-fields.ts'

export const ITEM_CHANGE_KINDS = ['new', 'changed', 'gone'] as const
export type ItemChangeKind = (typeof ITEM_CHANGE_KINDS)[number]

/** What publishing the staged snapshot would do to one item of the shop. */
export interface ItemChange {
  readonly kind: ItemChangeKind
  readonly itemId: string
  readonly title: string
  /** Of the offer that is live now; null: there is none. */
  readonly variantId: number | null
  /** What would be another, of one that changes. */
  readonly fields: readonly FieldChange[]
  /** As it would be presented, its description left out; null of one that goes. */
  readonly staged: VariantData | null
}

export interface ItemChanges {
  readonly counts: Readonly<Record<ItemChangeKind, number>>
  /** The first `most` of each kind: price moves by their size, others in the feed's order. */
  readonly items: readonly ItemChange[]
}

/** Reads what `diffSnapshot` left in the session, item by item, for somebody who looks before anything is published. */
export async function itemChanges(session: Database, most: number, now: Date): Promise<ItemChanges> {
  const { rows } = await sql<Record<ItemChangeKind, number>>`select
    count(*) filter (where ${IS_NEW})::int as new, count(*) filter (where ${IS_CHANGED})::int as changed,
    (select count(*)::int from pg_temp.missing) as gone
    from pg_temp.diff d left join offers.variant v on v.id = d.old_id left join offers.variant_override o on o.variant_id = d.old_id`.execute(
    session,
  )
  const counts = rows[0] as Record<ItemChangeKind, number>
  const created = await stagedItems(session, IS_NEW, sql`s.ordinal`, most)
  const changed = await stagedItems(session, IS_CHANGED, BY_PRICE_MOVE, most)
  const shown = changed.map((row) => asChanged(row, now)).filter(({ fields }) => fields.length > 0)
  return {
    // What a person's correction hides is no change of what shoppers see.
    counts: { ...counts, changed: counts.changed - (changed.length - shown.length) },
    items: [...created.map((row) => asNew(row, now)), ...shown, ...(await goneItems(session, most))],
  }
}

/** Not on offer now; one that somebody has disabled stays away. */
const IS_NEW = sql`(d.action in ('new', 'reused') or (d.action = 'changed' and v.state <> 'live' and o.said->'isDisabled' is null))`
const IS_CHANGED = sql`(d.action = 'changed' and v.state = 'live')`
/** Overridden ones first, since only looking tells whether they change at all. */
const BY_PRICE_MOVE = sql`o.variant_id is null, -abs(ln(greatest(s.price_cents, 1)::float8 / greatest(v.price_cents, 1))), s.ordinal`

interface StagedRow {
  readonly variantId: number | null
  readonly itemId: string
  readonly staged: PreviewedOffer & OfferSays
  readonly live: OfferSays
  readonly said: OverrideValues | null
}

async function stagedItems(
  session: Database,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  most: number,
): Promise<StagedRow[]> {
  const { rows } =
    await sql<StagedRow>`select case when v.state = 'live' then v.id end as "variantId", s.item_id as "itemId", o.said,
      json_build_object(${SAYS(sql`s`)}, 'slug', s.slug, 'brand', s.brand, 'linkHost', s.link_host, 'gtin', s.gtin, 'mpn', s.mpn, 'condition', s.condition,
        'installment', case when s.installment_months is not null then json_build_object('months', s.installment_months, 'cents', s.installment_cents) end,
        'availableFrom', s.available_from, 'freeShippingFromCents', s.free_shipping_from_cents, 'weightG', s.weight_g, 'categorySource', s.category_source) as staged,
      json_build_object(${SAYS(sql`v`)}, 'brand', b.name) as live
    from pg_temp.diff d join pg_temp.staged s on s.ordinal = d.ordinal left join offers.variant v on v.id = d.old_id
    left join offers.brand b on b.id = v.brand_id left join offers.variant_override o on o.variant_id = d.old_id
    where ${which} order by ${order} limit ${most}`.execute(session)
  return rows
}

/** Of a description only whether it is another. */
function SAYS(table: RawBuilder<unknown>) {
  return sql`'title', ${table}.title, 'description', md5(${table}.description), 'link', ${table}.link, 'imageUrls', ${table}.image_urls, 'priceCents', ${table}.price_cents,
    'claimedBeforeCents', ${table}.claimed_before_cents, 'availability', ${table}.availability, 'deliveryDays', ${table}.delivery_days, 'shipping', ${table}.shipping,
    'categoryId', ${table}.category_id, 'attributes', ${table}.attributes`
}

/** What people say of the offer stands at each reading (ADR 0107): so it does in what is looked at beforehand. */
function laid({ staged, said }: StagedRow): StagedRow['staged'] {
  return said === null ? staged : { ...staged, ...overridden({ ...staged, slug: '', categorySource: null }, said) }
}

function asNew(row: StagedRow, now: Date): ItemChange {
  const staged = laid(row)
  return {
    kind: 'new',
    itemId: row.itemId,
    title: staged.title,
    variantId: null,
    fields: [],
    staged: card(staged, now),
  }
}

function asChanged(row: StagedRow, now: Date): ItemChange {
  const staged = laid(row)
  return {
    kind: 'changed',
    itemId: row.itemId,
    title: staged.title,
    variantId: row.variantId,
    fields: changedFields(row.live, staged),
    staged: card(staged, now),
  }
}

function card(staged: PreviewedOffer, now: Date): VariantData {
  return previewVariant({ ...staged, description: null }, 1, now)
}

async function goneItems(session: Database, most: number): Promise<ItemChange[]> {
  const { rows } = await sql<
    Pick<ItemChange, 'itemId' | 'title' | 'variantId'>
  >`select v.item_id as "itemId", v.title, v.id as "variantId" from pg_temp.missing m join offers.variant v on v.id = m.variant_id
    order by v.id limit ${most}`.execute(session)
  return rows.map((row) => ({ ...row, kind: 'gone', fields: [], staged: null }))
}
