import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { DemoReview } from './demo-review.ts'
import { questionsFile, reviewsFile } from './make-reviews.ts'
import type { DemoQuestion } from './questions.ts'

/** What the product takes in, thing by thing: all of one offer, or of one shop, together; those with the most reviews first. */
export async function readDemoReviews(folder: string): Promise<readonly (readonly DemoReview[])[]> {
  const things = new Map<string, DemoReview[]>()
  for await (const review of lines<DemoReview>(reviewsFile(folder))) {
    const key = `${review.shop} ${review.itemId}`
    const known = things.get(key)
    if (known === undefined) things.set(key, [review])
    else known.push(review)
  }
  return [...things.values()].toSorted((one, other) => other.length - one.length)
}

export async function readDemoQuestions(folder: string): Promise<DemoQuestion[]> {
  const questions: DemoQuestion[] = []
  for await (const question of lines<DemoQuestion>(questionsFile(folder))) questions.push(question)
  return questions
}

async function* lines<T>(file: string): AsyncGenerator<T> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line) as T
}
