import { categories } from '#domains/catalogue/contract.ts'
import { picturesOfCard } from '#domains/offers/contract.ts'
import { createYield } from '#platform/pace/yield-to-event-loop.ts'
import type { Clock } from '#platform/clock.ts'
import type { PictureAsker } from './ask-soon.ts'

/** Cards of a first screen: three rows of four. */
const CARDS = 12
/** Of each: two make a slider (L-03). */
const PICTURES = 2

/** Rounds without news double the pause, up to so many turns: what an import brings later is found by then. */
const LONGEST_PAUSE = 40

/** What is seen first, as the search tells it. */
export interface FirstShown {
  /** Whether there is an index: before it nothing can be seen. */
  isReady(): boolean
  /** The offers that a category's listing begins with; null: the whole catalogue's. */
  firstOf(categoryId: number | null, count: number): Promise<readonly number[]>
  cardOf(variantId: number): Buffer | null
}

export interface FirstScreenParts {
  readonly firstShown: FirstShown
  readonly pictureAsker: Pick<PictureAsker, 'ask'>
  readonly clock: Clock
}

/**
 * Asks for the pictures that a visitor sees first in each category and in the whole catalogue, so that a first look is a good one. In a
 * demo the background goes no further (`reach`, picture-queue.ts). Called again and again: an offer that is new, or a picture whose address
 * is taken in later, is asked for in a later round, and rounds become rarer while they find nothing.
 */
export function createFirstScreens(parts: FirstScreenParts): () => Promise<void> {
  let known: ReadonlySet<string> = new Set()
  let pause = 1
  let turnsLeft = 1
  return async () => {
    if (!parts.firstShown.isReady() || --turnsLeft > 0) return
    const asked = await askForAll(parts)
    pause = [...asked].some((path) => !known.has(path)) ? 1 : Math.min(LONGEST_PAUSE, pause * 2)
    turnsLeft = pause
    known = asked
  }
}

/** The pictures of one round, by their paths. */
async function askForAll({ firstShown, pictureAsker, clock }: FirstScreenParts): Promise<ReadonlySet<string>> {
  const yieldTurn = createYield(clock, { mostWaits: Infinity })
  const asked = new Set<string>()
  for (const categoryId of [null, ...categories.map(({ id }) => id)]) {
    for (const variantId of await firstShown.firstOf(categoryId, CARDS)) {
      const record = firstShown.cardOf(variantId)
      if (record === null) continue
      const pictures = picturesOfCard(record).slice(0, PICTURES)
      pictureAsker.ask(pictures, 'firstScreen')
      for (const { path } of pictures) asked.add(path)
    }
    await yieldTurn()
  }
  return asked
}
