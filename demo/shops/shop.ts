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
  dialect: FeedDialect
  packing: 'none' | 'gzip' | 'zip'
  encoding: 'utf-8' | 'utf-8-bom' | 'windows-1252' | 'utf-16le-bom'
  /** What the file or its server says of it; not always the truth. */
  declaredEncoding: 'UTF-8' | 'windows-1252' | 'UTF-16'
  separator?: ',' | ';' | '|' | '\t'
  /** The first line names the separator, as Excel has it ("sep=;"). */
  separatorNote?: boolean
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

/** The channels whose files the demo's shops have, one writer each (demo/feeds). */
export type FeedDialect =
  | 'google-rss'
  | 'google-atom'
  | 'google-csv'
  | 'google-tsv'
  | 'google-jsonl'
  | 'heureka'
  | 'zbozi'
  | 'kuantokusta'
  | 'skroutz'
  | 'ceneo'
  | 'idealo'
  | 'kelkoo'
  | 'awin'
  | 'woocommerce'

export type FeedField =
  | 'brand'
  | 'gtin'
  | 'mpn'
  | 'color'
  | 'material'
  | 'size'
  | 'dimensions'
  | 'weight'
  | 'shipping'
  | 'islands'
  | 'days'
  | 'installment'
  | 'details'
  | 'condition'
  | 'extra_image'

/** A tariff row in few words: euros, null for a region the shop does not serve. */
export function tariff(
  region: Tariff['region'],
  euros: number | null,
  more: { upToKg?: number; upTo?: number; freeFrom?: number; days?: number; label?: string } = {},
): Tariff {
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

/** Kinds of file that a dialect comes as. */
export function extensionOf({ dialect }: FeedManners): 'xml' | 'csv' | 'tsv' | 'jsonl' {
  return EXTENSIONS[dialect]
}

const EXTENSIONS = {
  'google-rss': 'xml',
  'google-atom': 'xml',
  heureka: 'xml',
  zbozi: 'xml',
  kuantokusta: 'xml',
  skroutz: 'xml',
  ceneo: 'xml',
  'google-csv': 'csv',
  idealo: 'csv',
  awin: 'csv',
  woocommerce: 'csv',
  'google-tsv': 'tsv',
  kelkoo: 'tsv',
  'google-jsonl': 'jsonl',
} as const

/** Where a shop's feed is: "/feed.xml", "/feed.csv", "/feed.xml.gz". */
export function feedPath({ feed }: Shop): string {
  return `/feed.${extensionOf(feed)}${{ none: '', gzip: '.gz', zip: '.zip' }[feed.packing]}`
}
