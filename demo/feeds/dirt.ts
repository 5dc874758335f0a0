import type { Draw } from '../prng.ts'
import type { FeedItem } from './feed-item.ts'

/** One kind of dirt: what it does to an item, and how often. The place where further kinds are added. */
export interface Dirt {
  name: string
  share: number
  spoil(item: FeedItem): FeedItem
}

/** Mild dirt that good feeds have as well; no item is lost by it. */
export const mildDirt: readonly Dirt[] = [
  { name: 'mpn_not_available', share: 0.01, spoil: (item) => (has(item, 'mpn') ? item : [...item, ['mpn', 'N/A']]) },
  { name: 'nbsp_before_currency', share: 0.01, spoil: (item) => changed(item, 'price', (price) => price.replace(' EUR', '\u00a0EUR')) },
  { name: 'double_space_in_title', share: 0.004, spoil: (item) => changed(item, 'title', (title) => title.replace(' ', '  ')) },
  { name: 'no_availability_date', share: 0.2, spoil: (item) => item.filter(([name]) => name !== 'availability_date') },
]

/** The item, spoilt by what the draw says. */
export function spoilt(item: FeedItem, kinds: readonly Dirt[], draw: Draw): FeedItem {
  return kinds.reduce((spoiling, dirt) => (draw.chance(dirt.share) ? dirt.spoil(spoiling) : spoiling), item)
}

const has = (item: FeedItem, name: string): boolean => item.some(([field]) => field === name)

function changed(item: FeedItem, name: string, change: (value: string) => string): FeedItem {
  return item.map((field) => (field[0] === name && typeof field[1] === 'string' ? [name, change(field[1])] : field))
}
