import type { FeedSays, OverrideValues } from '../overrides/override-values.ts'
import type { ProductAttributes } from '../read/product-attributes.ts'
import type { VariantState } from '../rules/offer-words.ts'

/** One offer with its override, its product and the last snapshot of its shop. */
export interface InfoRow {
  readonly id: number
  readonly item_id: string
  readonly eshop_id: number
  readonly product_id: number
  readonly product_slug: string
  readonly product_title: string
  readonly state: VariantState
  readonly title: string
  readonly description: string | null
  readonly link: string
  readonly image_urls: string[]
  readonly brand_name: string | null
  readonly gtin: string | null
  readonly mpn: string | null
  readonly group_key: string | null
  readonly condition: string
  readonly price_cents: number
  readonly regular_price_cents: number
  readonly sale_price_cents: number | null
  readonly claimed_before_cents: number | null
  readonly availability: string
  readonly delivery_days: number | null
  readonly weight_g: number | null
  readonly product_type: string | null
  readonly google_category: string | null
  readonly category_id: number | null
  readonly category_source: string | null
  readonly like_words: string | null
  readonly attributes: ProductAttributes
  readonly extra: Readonly<Record<string, unknown>> | null
  readonly rules_version: number
  readonly first_seen_at: Date
  readonly last_seen_at: Date
  readonly changed_at: Date
  readonly run_id: number | null
  readonly version: number | null
  readonly said: OverrideValues | null
  readonly reason: string | null
  readonly made_by: number | null
  readonly made_at: Date | null
  readonly by_shop: boolean | null
  readonly feed: FeedSays | null
}
