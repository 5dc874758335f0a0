import type { StagedOffer } from '#domains/offers/contract.ts'

/** Chooses offers to show as cards: one of each category first, in the feed's order, then whatever comes. It owns state. */
export class PreviewChoice {
  readonly #most: number
  readonly #ofCategory = new Map<number, StagedOffer>()
  readonly #others: StagedOffer[] = []

  constructor(most: number) {
    this.#most = most
  }

  add(offer: StagedOffer): void {
    if (offer.categoryId !== null && !this.#ofCategory.has(offer.categoryId) && this.#ofCategory.size < this.#most)
      this.#ofCategory.set(offer.categoryId, offer)
    else if (this.#others.length < this.#most) this.#others.push(offer)
  }

  chosen(): StagedOffer[] {
    return [...this.#ofCategory.values(), ...this.#others].slice(0, this.#most).sort((a, b) => a.ordinal - b.ordinal)
  }
}
