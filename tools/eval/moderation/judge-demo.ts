import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FalseWhy, ReviewTruth } from '../../../demo/reviews/review-truth.ts'
import { createJudge, memoryHistory, type SubmittedItem } from '../../../src/domains/moderation/contract.ts'

export interface JudgedReview {
  readonly truth: ReviewTruth
  /** Held back or refused, then or once a later one made its crowd visible. */
  readonly isFound: boolean
  readonly reasons: readonly string[]
}

/** Null without the truth of a demo's reviews. */
export async function judgeDemoReviews(dataFolder: string): Promise<JudgedReview[] | null> {
  const truths = readTruths(join(dataFolder, 'demo', 'truth', 'reviews.jsonl'))
  return truths === null ? null : judgeReviews(truths)
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

function readTruths(file: string): ReviewTruth[] | null {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ReviewTruth)
  } catch {
    return null
  }
}
