import { categories } from '#domains/catalogue/contract.ts'
import type { PictureAsker } from '#domains/images/contract.ts'
import { picturesOfCard } from '#domains/offers/contract.ts'
import type { Listings } from '#domains/search/contract.ts'
import { createBreath } from '#platform/breath.ts'
import type { Clock } from '#platform/clock.ts'

/** Cards of a first screen: three rows of four. */
const CARDS = 12
/** Of each: two make a slider (L-03). */
const PICTURES = 2

export interface FirstScreenParts {
  readonly listings: Pick<Listings, 'firstOf'>
  cardOf(variantId: number): Buffer | null
  readonly pictureAsker: Pick<PictureAsker, 'ask'>
  readonly clock: Clock
}

/**
 * Asks for the pictures that a visitor sees first in each category and in the whole catalogue, so that a first look is a good one. In a
 * demo the background goes no further (`reach`, picture-queue.ts).
 */
export const askForFirstScreens = async ({ listings, cardOf, pictureAsker, clock }: FirstScreenParts): Promise<void> => {
  const breath = createBreath(clock, { mostWaits: Infinity })
  for (const categoryId of [null, ...categories.map(({ id }) => id)]) {
    for (const variantId of await listings.firstOf(categoryId, CARDS)) {
      const record = cardOf(variantId)
      if (record !== null) pictureAsker.ask(picturesOfCard(record).slice(0, PICTURES), 'firstScreen')
    }
    await breath()
  }
}
