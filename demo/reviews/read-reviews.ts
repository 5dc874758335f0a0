import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { DemoReview } from './demo-review.ts'
import { reviewsFile } from './make-reviews.ts'

/** What the product takes in, thing by thing: all of one offer, or of one shop, together; those with the most reviews first. */
export async function readDemoReviews(folder: string): Promise<readonly (readonly DemoReview[])[]> {
  const things = new Map<string, DemoReview[]>()
  const input = createReadStream(reviewsFile(folder))
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line === '') continue
    const review = JSON.parse(line) as DemoReview
    const key = `${review.shop} ${review.itemId}`
    const known = things.get(key)
    if (known === undefined) things.set(key, [review])
    else known.push(review)
  }
  return [...things.values()].toSorted((one, other) => other.length - one.length)
}
