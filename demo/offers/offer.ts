import type { Availability } from './availability.ts'
import type { Noun } from '../pieces/piece.ts'
import type { Product } from '../assortment/product.ts'
import type { Shop } from '../shops/shop.ts'
import type { PastPrice, PriceStory } from './price-story.ts'

/** The words of one shop's feed for one article. */
export interface OfferWords {
  noun: Noun
  title: string
  description: string | null
  /** Names of the slots (slots.ts) that the title and the description have used. */
  titleSays: ReadonlySet<string>
  textSays: ReadonlySet<string>
  /** Words of this shop for the colour and the material. */
  colourWord: string
  materialWord: string
  /** The shop's own path for it; null: its usual one. */
  shelf: string | null
  /** A number that the shop prints on it though it is not the article's own. */
  madeUpGtin: string | null
}

/** What one shop's feed says about one article, and the truth behind it. */
export interface Offer extends OfferWords {
  shop: Shop
  product: Product
  itemId: string
  /** Null: the shop does not say which articles are one design. */
  groupId: string | null
  regularCents: number
  saleCents: number | null
  /** Days from the day of generation; null: no dates given. */
  saleDays: readonly [from: number, until: number] | null
  availability: Availability
  /** Days until preorders and backorders are there. */
  availableInDays: number | null
  handlingDays: number
  transitDays: number
  installmentMonths: number | null
  condition: 'new' | 'used' | 'refurbished' | 'returned'
  history: readonly PastPrice[]
  story: PriceStory
}
