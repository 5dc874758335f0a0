import type { Noun } from '../pieces/piece.ts'
import type { Product } from '../assortment/product.ts'
import type { Shop } from '../shops/shop.ts'
import type { PastPrice, PriceStory } from './price-story.ts'

/** What one shop's feed says about one article, and the truth behind it. */
export interface Offer {
  shop: Shop
  product: Product
  itemId: string
  groupId: string
  noun: Noun
  title: string
  description: string | null
  /** Names of the slots (slots.ts) that the title and the description have used. */
  titleSays: ReadonlySet<string>
  textSays: ReadonlySet<string>
  /** Words of this shop for the colour and the material. */
  colourWord: string
  materialWord: string
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

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder'
