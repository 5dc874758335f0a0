import { sql } from 'kysely'
import { categoryById } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { numberArray } from '#platform/database/number-array.ts'
import { type ArticleFeatures, readArticle } from '../../matching/article.ts'
import { blockKeys } from '../../matching/block-keys.ts'
import type { Condition } from '../../rules/offer-words.ts'
import type { ProductAttributes } from '../../read/product-attributes.ts'
import type { PictureLook } from '../../matching/comparing/picture-evidence.ts'
import { keyHash } from '../pairs/key-hash.ts'
import { readLooks } from '../looks/looks.ts'

/** An offer as grouping knows it: nothing of price or stock that changes by the hour. */
export interface GroupedOffer {
  readonly variantId: number
  readonly eshopId: number
  /** Its item id names another article by now; what it was stays where it was. */
  readonly isEnded: boolean
  /** The shop's own group of colours and sizes, as a key; null: none. */
  readonly groupLink: number | null
  /** GTIN, brand and MPN: what only equal articles have in common. */
  readonly gtin: string | null
  readonly makerCode: string | null
  /** Puts offers in an order that does not depend on which was imported first. */
  readonly order: string
  readonly features: ArticleFeatures
  /** The series that its title names, each with the key under which the offers of it in its shop stand; of what has ended none. */
  readonly series: readonly { readonly name: string; readonly key: number }[]
  /** What its own pictures look like, as far as it has been taken up (`looks.ts`). */
  readonly looks: readonly PictureLook[]
  /** A hash of what grouping reads of it, as the database wrote it (63 bits as text): whether it says something else by now. */
  readonly said: string
}

/** Offers kept in memory between the batches of one sweep: those of like articles come one after another. */
const KEPT = 4_000

/** The offers looked at lately, the longest unused leave first. */
export class OfferMemory {
  readonly #offers = new Map<number, GroupedOffer>()
  readonly #kept: number

  constructor(kept = KEPT) {
    this.#kept = kept
  }

  /** These offers, read from the database where they are not at hand; unknown ids are left out. */
  async take(db: DatabaseOrTransaction, variantIds: readonly number[]): Promise<Map<number, GroupedOffer>> {
    const found = new Map<number, GroupedOffer>()
    const missing: number[] = []
    for (const id of variantIds) {
      const known = this.#offers.get(id)
      if (known === undefined) missing.push(id)
      else this.#use(found.set(id, known).get(id) as GroupedOffer)
    }
    for (const offer of missing.length === 0 ? [] : await loadOffers(db, missing)) {
      found.set(offer.variantId, offer)
      this.#use(offer)
    }
    return found
  }

  /** These as they were read for comparing, whoever read them since. */
  hold(offers: readonly GroupedOffer[]): void {
    for (const offer of offers) this.#use(offer)
  }

  /** They say something else now. */
  forget(variantIds: readonly number[]): void {
    for (const id of variantIds) this.#offers.delete(id)
  }

  #use(offer: GroupedOffer): void {
    this.#offers.delete(offer.variantId)
    this.#offers.set(offer.variantId, offer)
    if (this.#offers.size <= this.#kept) return
    const [oldest] = this.#offers.keys()
    this.#offers.delete(oldest as number)
  }
}

/** The keys by which an offer is found. */
export function keysOf(offer: GroupedOffer): number[] {
  return [...new Set(blockKeys(offer.features).map(keyHash))]
}

/** What grouping reads of an offer `v`, but for its price, which makes nothing due. */
export const saidBy = sql`hash_record_extended(row(v.state = 'ended', v.group_key, v.title, v.brand_id, v.gtin, v.mpn, v.condition, v.category_id, v.attributes::text), 0)`

async function loadOffers(db: DatabaseOrTransaction, variantIds: readonly number[]): Promise<GroupedOffer[]> {
  const { rows } = await sql<OfferRow>`
    select v.id, v.eshop_id, e.slug as eshop, v.item_id, v.state = 'ended' as is_ended, v.group_key, v.title, b.slug as brand_slug, v.gtin, v.mpn, v.condition,
      v.category_id, v.price_cents, v.attributes, (${saidBy})::text as said
    from offers.variant v join eshops.eshop e on e.id = v.eshop_id left join offers.brand b on b.id = v.brand_id
    where v.id = any(${numberArray(variantIds)}::bigint[])`.execute(db)
  const looks = await readLooks(db, variantIds)
  return rows.map((row) => groupedOffer(row, looks.get(row.id)))
}

/** An offer as it stands in the database. */
export interface OfferRow {
  id: number
  eshop_id: number
  eshop: string
  item_id: string
  is_ended: boolean
  group_key: string | null
  title: string
  brand_slug: string | null
  gtin: string | null
  mpn: string | null
  condition: Condition
  category_id: number | null
  price_cents: number
  attributes: ProductAttributes
  said: string
}

/** An offer as grouping reads it. */
export function groupedOffer(row: OfferRow, looks: readonly PictureLook[] = []): GroupedOffer {
  const { id, eshop_id: eshopId, gtin, mpn, brand_slug: brandSlug, group_key: groupKey } = row
  const features = featuresOf(row)
  return {
    variantId: id,
    eshopId,
    isEnded: row.is_ended,
    groupLink: groupKey === null || row.is_ended ? null : keyHash(`shop group ${eshopId} ${groupKey}`),
    gtin,
    makerCode: mpn === null ? null : `${brandSlug} ${mpn}`,
    order: `${row.eshop} ${row.item_id} ${String(id).padStart(15, '0')}`,
    features,
    series: row.is_ended ? [] : seriesOf(features),
    looks,
    said: row.said,
  }
}

function featuresOf(row: OfferRow): ArticleFeatures {
  const {
    id,
    title,
    gtin,
    mpn,
    condition,
    brand_slug: brandSlug,
    category_id: categoryId,
    group_key: groupKey,
    attributes,
  } = row
  const departmentId = categoryId === null ? null : (categoryById(categoryId)?.departmentId ?? null)
  // What has ended is of no shop's list any more: its successor may be the same article.
  return readArticle({
    variantId: id,
    eshopId: row.is_ended ? -id : row.eshop_id,
    title,
    brandSlug,
    gtin,
    mpn,
    condition,
    categoryId,
    departmentId,
    priceCents: row.price_cents,
    attributes,
    groupKey: row.is_ended ? null : groupKey,
  })
}

/** Names of series in one title; more are words of a long sentence. */
const MOST_SERIES = 4

/** By brand and name in a shop, or by department where no brand is given, as they are compared by (block-keys.ts). */
function seriesOf({ article, brand, names }: ArticleFeatures): GroupedOffer['series'] {
  return names
    .slice(0, MOST_SERIES)
    .map((name) => ({ name, key: keyHash(`series ${article.eshopId} ${brand ?? article.departmentId ?? ''} ${name}`) }))
}
