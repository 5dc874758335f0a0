import type { Shop } from '../shops/shop.ts'
import type { Chunk, Manner } from './chunk.ts'
import type { FeedItem } from './feed-item.ts'

/** One dialect: turns neutral items into a shop's file. */
export interface FeedWriter {
  head(items: readonly FeedItem[]): string
  item(item: FeedItem, manner: Manner): Chunk
  /** Something that a reader must step over between two items, or '' where the format has none. */
  stray(at: number): string
  tail: string
}

export interface WriterContext {
  shop: Shop
  /** "http://luzalva.localhost:3100" */
  origin: string
}

/** Values by neutral name, the first of several; blocks are left to `blocksOf`. */
export function singles(item: FeedItem): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of item) if (typeof value === 'string' && !values.has(name)) values.set(name, value)
  return values
}

/** All values of a name that comes several times. */
export function allOf(item: FeedItem, wanted: string): string[] {
  return item.flatMap(([name, value]) => (name === wanted && typeof value === 'string' ? [value] : []))
}

/** Blocks of a name, each as its parts by name. */
export function blocksOf(item: FeedItem, wanted: string): ReadonlyMap<string, string>[] {
  return item.flatMap(([name, value]) => (name === wanted && typeof value !== 'string' ? [new Map(value)] : []))
}

/** Facts that other channels have as named attributes, in the words of a Portuguese shop. */
export function namedAttributes(item: FeedItem): [field: string, name: string, value: string][] {
  const plain = Object.entries(NAMED).flatMap(([field, name]) =>
    allOf(item, field).map((value): [string, string, string] => [field, name, value]),
  )
  return [
    ...plain,
    ...blocksOf(item, 'product_detail').map((block): [string, string, string] => [
      'product_detail',
      block.get('attribute_name') ?? '',
      block.get('attribute_value') ?? '',
    ]),
  ]
}

const NAMED: Readonly<Record<string, string>> = {
  color: 'Cor',
  material: 'Material',
  product_width: 'Largura',
  product_length: 'Comprimento',
  product_height: 'Altura',
}

/** What delivery costs to the mainland and, the dearer of the two, to the islands; null where the feed is silent. */
export function deliveryPrices(item: FeedItem): { mainland: string | null; islands: string | null } {
  const blocks = blocksOf(item, 'shipping')
  const islands = blocks.filter((block) => block.has('region')).map((block) => block.get('price') ?? '')
  return {
    mainland: blocks.find((block) => !block.has('region'))?.get('price') ?? null,
    islands: islands.toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other)).at(-1) ?? null,
  }
}

/** Days from the order to the door, where the feed tells both parts. */
export function deliveryDays(values: ReadonlyMap<string, string>): number | null {
  const [handling, transit] = [values.get('max_handling_time'), values.get('max_transit_time')]
  return handling === undefined || transit === undefined ? null : Number(handling) + Number(transit)
}

/** "129.00 EUR" without its currency, for channels that have one only; what is not written so stays as it is. */
export function bare(price: string | null | undefined): string | undefined {
  return price?.replace(/ EUR$/, '')
}

/** What is asked now and, where there is a reduction, what was asked before. */
export function nowAndBefore(values: ReadonlyMap<string, string>): {
  now: string | undefined
  before: string | undefined
} {
  const sale = values.get('sale_price')
  return sale === undefined
    ? { now: bare(values.get('price')), before: undefined }
    : { now: bare(sale), before: bare(values.get('price')) }
}
