import type { Offer } from '../offers/offer.ts'
import type { Manner } from './chunk.ts'
import type { PendingDefect } from './defect.ts'
import type { FeedItem } from './feed-item.ts'

/** What a kind of dirt may look at. */
export interface DirtContext {
  offer: Offer
  /** The item before this one in the feed. */
  previous: { item: FeedItem; offer: Offer } | null
  isXml: boolean
  /** Texts stand in CDATA, where nothing is escaped. */
  isCdata: boolean
}

export interface Spoilt {
  item: FeedItem
  manner?: Manner
  /** Twice in the feed, to the letter. */
  isRepeated?: boolean
}

/** One kind of dirt that loses nothing: how often beside the others, what it does, and what a report says of it. */
export interface Dirt {
  kind: string
  weight: number
  /** The code and the field it stands at, or null: it is to be read without a word. */
  told: ((context: DirtContext) => Omit<PendingDefect, 'kind' | 'lost'> | null) | null
  /** Null where this item does not lend itself to it. */
  spoil(item: FeedItem, context: DirtContext): Spoilt | null
}

export function valueOf(item: FeedItem, name: string): string | null {
  const value = item.find(([field]) => field === name)?.[1]
  return typeof value === 'string' ? value : null
}

/** The item with one text changed; null where it does not have it, or where nothing changed. */
export function changed(item: FeedItem, name: string, change: (value: string) => string): FeedItem | null {
  const value = valueOf(item, name)
  const other = value === null ? null : change(value)
  return other === null || other === value ? null : item.map((field) => (field[0] === name ? [name, other] : field))
}

export function without(item: FeedItem, ...names: readonly string[]): FeedItem {
  return item.filter(([name]) => !names.includes(name))
}

/** Most kinds change the item alone. */
export function asSpoilt(item: FeedItem | null): Spoilt | null {
  return item === null ? null : { item }
}
