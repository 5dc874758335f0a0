/** A shop of the demo: who it is, what it sells, how it writes and what its feed is like. */
export interface Shop {
  slug: string
  name: string
  description: string
  paid: boolean
  coolingOffDays: number | null
  returnPolicy: Policy | null
  assemblyPolicy: Policy | null
  collectionPolicy: Policy | null
  tariffs: readonly Tariff[]
  vouchers: readonly DemoVoucher[]
  /** Department slugs and how much of each it takes of what one shop alone sells. */
  range: Readonly<Record<string, number>>
  /** Its prices beside the usual ones. */
  level: number
  endings: readonly PriceEnding[]
  /** Preferred place in lists of synonyms (nouns, colour words, material words). */
  taste: number
  titles: readonly string[]
  titleSize: SizeStyle
  voice: Voice
  /** Share of its offers with a description. */
  describes: number
  idScheme: 'digits' | 'letters' | 'slug' | 'coded' | 'hex' | 'dotted'
  feed: FeedManners
}

export type Voice = 'dry' | 'warm' | 'selling' | 'editorial' | 'practical'
export type SizeStyle = 'x' | 'spaced' | 'lpa' | 'metres' | 'width' | 'words' | 'none'
export type PriceEnding = 0 | 50 | 90 | 95 | 99

export interface Policy {
  text: string
  costCents: number | null
  /** ISO date on which the policy was read. */
  checkedOn: string
  url: string
}

export interface Tariff {
  region: 'mainland' | 'madeira' | 'azores'
  delivered: boolean
  priceCents: number | null
  upToWeightG: number | null
  upToPriceCents: number | null
  freeFromCents: number | null
  deliveryDays: number | null
  label: string | null
}

export interface DemoVoucher {
  code: string
  valueType: 'percent' | 'amount'
  value: number
  minOrderCents: number
  unconditional: boolean
  description: string
  /** Days from the day of generation, null: open end. */
  fromDay: number | null
  untilDay: number | null
}

export interface FeedManners {
  format: 'xml' | 'csv' | 'tsv'
  gzip: boolean
  separator?: ',' | ';' | '|'
  decimalComma: boolean
  /** CDATA around texts instead of escaping (XML). */
  cdata: boolean
  /** Descriptions come as escaped HTML. */
  html: boolean
  productType: 'path' | 'leaf' | 'synonym' | 'department' | 'none'
  typeSeparator: string
  google: 'id' | 'none'
  fields: ReadonlySet<FeedField>
  availabilityWords: 'snake' | 'spaced'
  /** Marks colours and sizes of one design by item_group_id. */
  groups: boolean
}

export type FeedField = 'brand' | 'gtin' | 'mpn' | 'color' | 'material' | 'size' | 'dimensions' | 'weight' | 'shipping' | 'islands' | 'days' | 'installment' | 'details' | 'condition' | 'extra_image'

/** A tariff row in few words: euros, null for a region the shop does not serve. */
export function tariff(region: Tariff['region'], euros: number | null, more: { upToKg?: number; upTo?: number; freeFrom?: number; days?: number; label?: string } = {}): Tariff {
  return {
    region,
    delivered: euros !== null,
    priceCents: euros === null ? null : Math.round(euros * 100),
    upToWeightG: more.upToKg === undefined ? null : more.upToKg * 1000,
    upToPriceCents: more.upTo === undefined ? null : more.upTo * 100,
    freeFromCents: more.freeFrom === undefined ? null : more.freeFrom * 100,
    deliveryDays: more.days ?? null,
    label: more.label ?? null,
  }
}

/** Where a shop's feed is: "/feed.xml", "/feed.csv", "/feed.xml.gz". */
export const feedPath = (shop: Shop): string => `/feed.${shop.feed.format}${shop.feed.gzip ? '.gz' : ''}`
