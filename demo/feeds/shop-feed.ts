import type { Offer } from '../offers/offer.ts'
import { drawFrom, type Draw } from '../prng.ts'
import { extensionOf, type Shop } from '../shops/shop.ts'
import type { Chunk, Manner } from './chunk.ts'
import { drawDecoys } from './decoys.ts'
import type { Defect, PendingDefect } from './defect.ts'
import { FORGETFUL } from './dirt-categories.ts'
import { spoilt } from './dirt.ts'
import { without } from './dirt-kind.ts'
import { type FeedContext, type FeedItem, feedItemOf } from './feed-item.ts'
import { writerOf } from './writers.ts'

export interface ShopFeed {
  text: string
  defects: Defect[]
}

interface Entry {
  item: FeedItem
  manner: Manner
  defects: readonly PendingDefect[]
  isRepeated: boolean
}

/** A shop's feed with its dirt and its decoys, and the place of each. */
export function shopFeed(
  shop: Shop,
  offers: readonly Offer[],
  { origin, seed, today, picturesOf }: FeedContext & { seed: string },
): ShopFeed {
  const entries = entriesOf(shop, offers, { origin, today, picturesOf, draw: drawFrom(`${seed}/dirt/${shop.slug}`) })
  const decoys = drawDecoys(
    shop,
    entries.map(({ item }) => item),
    drawFrom(`${seed}/decoys/${shop.slug}`),
  )
  const writer = writerOf({ shop, origin })
  const page = new Page(shop.slug)
  page.add(writer.head(entries.map(({ item }) => item)))
  for (const defect of fileDefects(shop)) page.defects.push(defect)
  entries.forEach((entry, at) => {
    if (at % STRAY_EVERY === STRAY_EVERY - 1) page.add(writer.stray(at))
    const chunk = writer.item(entry.item, entry.manner)
    page.put(chunk, entry.item, entry.isRepeated ? [] : entry.defects)
    for (const decoy of decoys.get(at) ?? []) page.put(writer.item(decoy.item, {}), decoy.item, [decoy.defect])
    if (entry.isRepeated) page.put(chunk, entry.item, entry.defects)
  })
  page.add(writer.tail)
  return { text: page.text(), defects: page.defects }
}

const STRAY_EVERY = 61

function entriesOf(shop: Shop, offers: readonly Offer[], { draw, ...context }: FeedContext & { draw: Draw }): Entry[] {
  const isXml = extensionOf(shop.feed) === 'xml'
  const isCdata = shop.feed.cdata || shop.feed.dialect === 'ceneo'
  let previous: { item: FeedItem; offer: Offer } | null = null
  return offers.map((offer) => {
    const clean = feedItemOf(offer, context)
    const isForgotten = shop.slug === FORGETFUL.shop && draw.chance(FORGETFUL.share)
    const item = isForgotten ? without(clean, 'product_type', 'google_product_category') : clean
    const spoiling = spoilt(item, { offer, previous, isXml, isCdata }, draw)
    previous = { item: clean, offer }
    return {
      item: spoiling.item,
      manner: spoiling.manner ?? {},
      defects: isForgotten ? [...spoiling.defects, NO_CATEGORY] : spoiling.defects,
      isRepeated: spoiling.isRepeated === true,
    }
  })
}

const NO_CATEGORY: PendingDefect = { kind: 'no_category', field: null, code: null, severity: null, lost: false }

/** What is odd about the file as a whole. */
function fileDefects({ slug, feed }: Shop): Defect[] {
  const odd = (kind: string, code: string | null = null): Defect => ({
    shop: slug,
    kind,
    itemId: '',
    line: code === null ? null : 1,
    column: code === null ? null : 1,
    code,
    severity: code === null ? null : 'warning',
    lost: false,
  })
  return [
    ...(feed.encoding === 'windows-1252' && feed.declaredEncoding === 'UTF-8'
      ? [odd('windows_1252_said_to_be_utf_8', 'encoding_mismatch')]
      : []),
    ...(feed.encoding === 'windows-1252' && feed.declaredEncoding !== 'UTF-8' ? [odd('windows_1252')] : []),
    ...(feed.encoding.endsWith('-bom') ? [odd(feed.encoding === 'utf-8-bom' ? 'byte_order_mark' : 'utf_16')] : []),
    ...(feed.separatorNote === true ? [odd('separator_note')] : []),
    ...(feed.packing === 'none' ? [] : [odd(feed.packing)]),
  ]
}

/** The file as it grows. It owns the line that has been reached. */
class Page {
  readonly defects: Defect[] = []
  readonly #shop: string
  readonly #parts: string[] = []
  #line = 1

  constructor(shop: string) {
    this.#shop = shop
  }

  add(text: string): void {
    this.#parts.push(text)
    this.#line += lineEnds(text)
  }

  put(chunk: Chunk, item: FeedItem, defects: readonly PendingDefect[]): void {
    for (const { field, isPlaceless, ...defect } of defects) {
      const before = chunk.text.slice(0, (field === null ? undefined : chunk.at.get(field)) ?? 0)
      const place =
        isPlaceless === true
          ? { line: null, column: null }
          : { line: this.#line + lineEnds(before), column: before.length - before.lastIndexOf('\n') }
      const id = item.find(([name]) => name === 'id')?.[1]
      this.defects.push({ shop: this.#shop, itemId: typeof id === 'string' ? id : '', ...place, ...defect })
    }
    this.add(chunk.text)
  }

  text(): string {
    return this.#parts.join('')
  }
}

function lineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
