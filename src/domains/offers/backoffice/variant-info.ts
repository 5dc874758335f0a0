import { sql } from 'kysely'
import type { z } from 'zod'
import { categories, colours, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { PictureLookup } from '../cards/offer-pictures.ts'
import { OVERRIDDEN_LISTS, SIZE_AXES } from '../overrides/override-values.ts'
import type { infoSchema } from './info-wire.ts'
import type { InfoRow } from './info-row.ts'
import { valuesOf } from './variant-values.ts'

type Info = z.input<typeof infoSchema>

const PRICES_SHOWN = 60
const RELATIONS_SHOWN = 40

/** All that is held of one offer, for who must see why it stands as it does; null: it never existed. */
export async function variantInfo(db: Database, variantId: number, pictures: PictureLookup): Promise<Info | null> {
  const row = await findInfoRow(db, variantId)
  if (row === null) return null
  const { prices, relations, found } = {
    prices: await pricesOf(db, variantId),
    relations: await relationsOf(db, variantId),
    found: await pictures(db, row.image_urls),
  }
  const shops = await eshopNames(db, [row.eshop_id, ...relations.map((relation) => relation.eshop_id)])
  const eshop = shops.get(row.eshop_id)
  if (eshop === undefined) throw new Error(`variant ${variantId} has no shop`)
  return {
    variantId: row.id,
    itemId: row.item_id,
    title: row.title,
    link: row.link,
    state: row.said?.isDisabled === true ? 'disabled' : row.state,
    eshop,
    product: { id: row.product_id, slug: row.product_slug, title: row.product_title },
    values: valuesOf(row),
    raw: Object.entries(row.extra ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    pictures: row.image_urls.map((url) => pictureOf(url, found.get(url))),
    present: presentOf(row),
    categories: CATEGORY_OPTIONS,
    override:
      row.said === null || row.version === null
        ? null
        : {
            version: row.version,
            values: row.said,
            reason: row.reason ?? '',
            by: row.made_by,
            at: (row.made_at as Date).toISOString(),
          },
    prices,
    relations: relations.map(({ eshop_id, ...relation }) => ({
      ...relation,
      eshopName: shops.get(eshop_id)?.name ?? '',
    })),
    seen: {
      firstAt: row.first_seen_at.toISOString(),
      lastAt: row.last_seen_at.toISOString(),
      runId: row.run_id,
      changedAt: row.changed_at.toISOString(),
    },
  }
}

/** An offer with all that stands beside it; null: it never existed. */
export async function findInfoRow(db: Database, variantId: number): Promise<InfoRow | null> {
  const { rows } = await sql<InfoRow>`
    select v.id, v.item_id, v.eshop_id, v.product_id, p.slug as product_slug, p.title as product_title, v.state, v.title, v.description, v.link, v.image_urls,
      b.name as brand_name, v.gtin, v.mpn, v.group_key, v.condition, v.price_cents, v.regular_price_cents, v.sale_price_cents, v.claimed_before_cents, v.availability,
      v.delivery_days, v.weight_g, v.product_type, v.google_category, v.category_id, v.category_source, v.like_words, v.attributes, v.extra, v.rules_version,
      v.first_seen_at, coalesce(v.last_seen_at, s.applied_at) as last_seen_at, v.changed_at, s.run_id, o.version, o.said, o.reason, o.made_by, o.made_at, o.by_shop, o.feed
    from offers.variant v join offers.product p on p.id = v.product_id join offers.snapshot s on s.eshop_id = v.eshop_id
    left join offers.brand b on b.id = v.brand_id left join offers.variant_override o on o.variant_id = v.id where v.id = ${variantId}`.execute(
    db,
  )
  return rows[0] ?? null
}

function pictureOf(
  url: string,
  found: Awaited<ReturnType<PictureLookup>> extends ReadonlyMap<string, infer P> ? P | undefined : never,
) {
  return {
    url,
    path: found?.path ?? null,
    isHere: found?.isHere ?? false,
    width: found?.width ?? null,
    height: found?.height ?? null,
    type: found?.type ?? null,
    score: found?.score ?? null,
  }
}

const VOCABULARIES = { colours, materials, styles, rooms, shapes }
const CATEGORY_OPTIONS = categories.map(({ id, longName }) => ({ id: id as number, label: longName }))

/** What a form of its override begins with. */
export function presentOf({ title, category_id, attributes, said }: InfoRow): Info['present'] {
  return {
    title,
    categoryId: category_id,
    lists: OVERRIDDEN_LISTS.map((name) => ({
      name,
      ids: [...(attributes[name]?.ids ?? [])],
      options: VOCABULARIES[name].map(({ id, label }) => ({ id, label })),
    })),
    sizes: SIZE_AXES.map((axis) => ({
      axis,
      lowMm: attributes.sizes[axis]?.lowMm ?? null,
      highMm: attributes.sizes[axis]?.highMm ?? null,
      isOverridden: said?.sizes?.[axis] !== undefined,
    })),
  }
}

async function pricesOf(db: Database, variantId: number): Promise<Info['prices']> {
  const { rows } = await sql<{ at: Date; priceCents: number; claimedBeforeCents: number | null; availability: string }>`
    select observed_at as at, price_cents as "priceCents", claimed_before_cents as "claimedBeforeCents", availability from offers.price_observation
    where variant_id = ${variantId} order by observed_at desc limit ${PRICES_SHOWN}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** By which pairs it stands where it stands: the same article, looks the same, another colour or size. */
async function relationsOf(db: Database, variantId: number) {
  const { rows } = await sql<{
    kind: 'same' | 'twin' | 'family'
    variantId: number
    title: string
    eshop_id: number
    productId: number
    permille: number | null
  }>`
    select l.kind, o.id as "variantId", o.title, o.eshop_id, o.product_id as "productId", l.score as permille from offers.match_relation r
    cross join lateral (select 'same' as kind, * from unnest(r.same, r.same_scores) union all select 'twin', * from unnest(r.twin, r.twin_scores)
      union all select 'family', f, null from unnest(r.family) f) l (kind, other_id, score)
    join offers.variant o on o.id = l.other_id where r.variant_id = ${variantId}
    order by l.kind = 'same' desc, l.kind = 'twin' desc, l.score desc nulls last, o.id limit ${RELATIONS_SHOWN}`.execute(
    db,
  )
  return rows
}
