import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoManifest } from '../manifest.ts'
import { drawFrom } from '../prng.ts'
import { readArticles } from './articles.ts'
import type { MadeReview } from './demo-review.ts'
import { drawFalseReviews } from './false-reviews.ts'
import { drawHonestReviews } from './honest-reviews.ts'
import { type DemoQuestion, drawQuestions } from './questions.ts'
import { replyTo } from './replies.ts'
import type { FamilyTruth } from './review-truth.ts'

/** Raised when the same seed gives other reviews, so that old ones are made anew. */
const REVIEWS_VERSION = 2
export const REVIEW_COUNT = 30_000
const FALSE_SHARE = 0.04
/** Questions for each review. */
const QUESTION_SHARE = 0.1
const SEED = 'poiso/reviews'

export interface MadeReviews {
  readonly reviews: readonly MadeReview[]
  readonly families: readonly FamilyTruth[]
  readonly questions: readonly DemoQuestion[]
}

/** Draws all reviews; the same articles, seed and day give the same. The oldest first. */
export async function drawReviews(manifest: DemoManifest, count = REVIEW_COUNT, seed = SEED): Promise<MadeReviews> {
  const articles = await readArticles(manifest)
  const until = new Date(manifest.generatedAt)
  const honest = drawHonestReviews(articles, { count: Math.round(count * (1 - FALSE_SHARE)), seed, until })
  const faked = drawFalseReviews(articles, honest.reviews, { count: Math.round(count * FALSE_SHARE), seed, until })
  const reviews = [...honest.reviews, ...faked]
    .toSorted((one, other) => (one.review.writtenAt < other.review.writtenAt ? -1 : 1))
    .map((made) => ({
      ...made,
      review: { ...made.review, ...replyTo(made, until, drawFrom(`${seed}/reply/${made.review.externalId}`)) },
    }))
  const questions = drawQuestions(articles, { count: Math.round(count * QUESTION_SHARE), seed, until })
  return { reviews, families: honest.families, questions }
}

export function reviewsFile(folder: string): string {
  return join(folder, 'reviews', 'reviews.jsonl')
}

export function questionsFile(folder: string): string {
  return join(folder, 'reviews', 'questions.jsonl')
}

/** Writes the reviews of a demo whose shops are made, and what is true of them; finds those of an earlier time. */
export async function makeReviews(manifest: DemoManifest, count = REVIEW_COUNT): Promise<void> {
  const key = `${manifest.key}-${REVIEWS_VERSION}-${count}`
  const mark = join(manifest.folder, 'reviews', 'made')
  if ((await readFile(mark, 'utf8').catch(() => '')) === key) return
  const { reviews, families, questions } = await drawReviews(manifest, count)
  await mkdir(join(manifest.folder, 'reviews'), { recursive: true })
  await writeLines(
    reviewsFile(manifest.folder),
    reviews.map(({ review }) => review),
  )
  await writeLines(questionsFile(manifest.folder), questions)
  await writeLines(
    join(manifest.folder, 'truth', 'reviews.jsonl'),
    reviews.map(({ truth }) => truth),
  )
  await writeLines(join(manifest.folder, 'truth', 'liked.jsonl'), families)
  // The mark comes last: who dies before it makes them again.
  await writeFile(mark, key)
}

async function writeLines(file: string, rows: readonly unknown[]): Promise<void> {
  await writeFile(`${file}.new`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  await rename(`${file}.new`, file)
}
