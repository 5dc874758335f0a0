import { drawFrom } from '../prng.ts'
import type { DemoReview } from './demo-review.ts'

/** A review that has pictures, and where its shop's host has what the buyer took. */
interface PhotographedReview {
  readonly externalId: string
  readonly shop: string
  readonly itemId: string
  /** 1 to 3; fewer when the piece is drawn from fewer sides. */
  readonly most: number
}

/** One review of each thing has some, of the things with the most reviews: so they are seen. A few of it may have none drawn. */
export function* photographedReviews(things: readonly (readonly DemoReview[])[]): Generator<PhotographedReview> {
  for (const reviews of things) {
    const longest = reviews
      .filter(({ body, verifiedBy }) => body !== null && verifiedBy === 'purchase')
      .toSorted((one, other) => (other.body ?? '').length - (one.body ?? '').length)[0]
    if (longest?.itemId == null) continue
    const { externalId, shop, itemId } = longest
    yield { externalId, shop, itemId, most: drawFrom(`photographed/${externalId}`).int(1, 3) }
  }
}
