import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDemo } from '../../../demo/generate.ts'
import { drawReviews } from '../../../demo/reviews/make-reviews.ts'
import type { FalseWhy, ReviewTruth } from '../../../demo/reviews/review-truth.ts'
import { createJudge, memoryHistory, type SubmittedItem } from '../../../src/domains/moderation/contract.ts'

export interface JudgedReview {
  readonly truth: ReviewTruth
  /** Held back or refused, then or once a later one made its crowd visible. */
  readonly isFound: boolean
  readonly reasons: readonly string[]
}

/** The day on which the demo stands that is made for the measure: prices and dates are the same each time. */
const TODAY = new Date('2026-11-20')

/** The truth of the reviews of a demo that was made below POISO_DATA; without one, that of a demo made for it. */
export async function demoReviewTruths(dataFolder: string): Promise<readonly ReviewTruth[]> {
  const file = join(dataFolder, 'demo', 'truth', 'reviews.jsonl')
  if (existsSync(file))
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ReviewTruth)
  return madeReviewTruths()
}

/** The same of a demo made anew, as large as the real one, in a folder that is gone then. */
export async function madeReviewTruths(): Promise<readonly ReviewTruth[]> {
  const folder = await mkdtemp(join(tmpdir(), 'poiso-eval-moderation-'))
  try {
    const { reviews } = await drawReviews(await generateDemo({ dataFolder: folder, port: 4000, today: TODAY }))
    return reviews.map(({ truth }) => truth)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In the order in which they were written. */
export async function judgeReviews(truths: readonly ReviewTruth[]): Promise<JudgedReview[]> {
  const history = memoryHistory()
  const judge = createJudge(history)
  const numbers = { shops: numbering(), things: numbering() }
  const found = new Map<string, readonly string[]>()
  for (const truth of truths.toSorted((one, other) => (one.writtenAt < other.writtenAt ? -1 : 1))) {
    const item = submittedItem(truth, numbers)
    const { decision, reasons, backwards } = await judge(item)
    history.keep(item)
    if (decision !== 'publish')
      found.set(
        truth.externalId,
        reasons.map(({ code }) => code),
      )
    for (const { item: earlier, reason } of backwards)
      if (!found.has(earlier.itemId)) found.set(earlier.itemId, [reason])
  }
  return truths.map((truth) => ({
    truth,
    isFound: found.has(truth.externalId),
    reasons: found.get(truth.externalId) ?? [],
  }))
}

export function falseReviewFigures(judged: readonly JudgedReview[]): {
  precision: number
  recall: number
  recallOf: readonly (readonly [FalseWhy, number])[]
} {
  const share = (of: readonly JudgedReview[], is: (one: JudgedReview) => boolean): number =>
    of.length === 0 ? 0 : of.filter(is).length / of.length
  const found = judged.filter(({ isFound }) => isFound)
  const faked = judged.filter(({ truth }) => truth.isFalse)
  return {
    precision: share(found, ({ truth }) => truth.isFalse),
    recall: share(faked, ({ isFound }) => isFound),
    recallOf: (['burst', 'copy', 'self-praise', 'attack'] as const).map((why) => [
      why,
      share(
        faked.filter(({ truth }) => truth.why === why),
        ({ isFound }) => isFound,
      ),
    ]),
  }
}

function submittedItem(
  truth: ReviewTruth,
  numbers: { readonly shops: (key: string) => number; readonly things: (key: string) => number },
): SubmittedItem {
  const { externalId, shop, itemId, texts, halfStars, author, network, isVerified, writtenAt } = truth
  return {
    kind: 'review',
    itemId: externalId,
    version: 1,
    texts,
    halfStars,
    eshopId: numbers.shops(shop),
    variantId: itemId === null ? null : numbers.things(`${shop} ${itemId}`),
    author: { addressHash: author },
    network,
    isVerified,
    pictures: [],
    writtenAt,
  }
}

function numbering(): (key: string) => number {
  const known = new Map<string, number>()
  return (key) => {
    const number = known.get(key) ?? known.size + 1
    known.set(key, number)
    return number
  }
}
