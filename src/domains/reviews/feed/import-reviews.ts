import { offersOfGtins, offersOfItems } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { keepReview, submitReview } from '../writing/keep-review.ts'
import { dropReview } from '../writing/drop-review.ts'
import { REVIEW_FEED_LIMITS } from './feed-limits.ts'
import { type FeedReview, readFeedReview } from './feed-review.ts'
import {
  countImported,
  goneSince,
  type KnownImport,
  knownImports,
  lockImported,
  markSeen,
  noteImport,
} from './import-storage.ts'
import { type ReviewImportReport, type ReviewReporter, reviewReporter } from './import-report.ts'
import { ReviewFeedFailure, readReviewFeed } from './read-review-feed.ts'

export interface ImportReviewsDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface ImportReviewsRequest {
  readonly eshopId: number
  /** The feed's text. */
  readonly chunks: AsyncIterable<string>
  /** Withdraws whatever is missing, though the feed has collapsed. */
  readonly isForced?: boolean
}

/** Reviews that are kept in one transaction. */
const BATCH = 100

/**
 * Reads a shop's feed: new reviews and changed ones go to moderation, those that are as they were stay, those that a whole feed has no more
 * are withdrawn. Read twice, it changes nothing. What is wrong with a review is told with its line, and the others come in.
 */
export async function importReviews(
  { db, clock }: ImportReviewsDeps,
  { eshopId, chunks, isForced = false }: ImportReviewsRequest,
): Promise<ReviewImportReport> {
  const reporter = reviewReporter()
  const feed = readReviewFeed(chunks)
  const run: Run = { eshopId, at: clock.now(), reporter }
  const before = await countImported(db, eshopId)
  try {
    for await (const batch of batches(feed.reviews, run))
      await db.transaction().execute((tx) => keepBatch(tx, batch, run))
  } catch (error) {
    if (!(error instanceof ReviewFeedFailure)) throw error
    return reporter.report('failed', feed.publisher(), error.message)
  }
  if (!feed.isWhole()) {
    reporter.problem({ code: 'NOT_WHOLE', line: null, reviewId: null, value: null })
    return reporter.report('failed', feed.publisher(), 'the feed ends before </feed>')
  }
  const gone = await goneSince(db, eshopId, { at: run.at, deleted: feed.deleted() })
  const isCollapsed = before >= REVIEW_FEED_LIMITS.heldFrom && gone.length > before * (1 - REVIEW_FEED_LIMITS.leastPart)
  if (isCollapsed && !isForced) {
    reporter.problem({ code: 'HELD', line: null, reviewId: null, value: `${gone.length} of ${before}` })
    return reporter.report('held', feed.publisher())
  }
  for (const importKey of gone) await withdraw(db, importKey, run)
  return reporter.report('applied', feed.publisher())
}

interface Run {
  readonly eshopId: number
  readonly at: Date
  readonly reporter: ReviewReporter
}

async function* batches(raws: ReturnType<typeof readReviewFeed>['reviews'], { reporter, at }: Run) {
  let batch: FeedReview[] = []
  for await (const raw of raws) {
    reporter.counts.read += 1
    if (reporter.counts.read > REVIEW_FEED_LIMITS.reviews)
      throw new ReviewFeedFailure(`more than ${REVIEW_FEED_LIMITS.reviews} reviews`)
    const read = readFeedReview(raw, at)
    if (read.kind === 'wrong') refuse(reporter, { ...read, line: raw.line })
    // Left out like one that is missing: what the shop calls spam is withdrawn.
    else if (read.review.isSpam) reporter.counts.spam += 1
    else batch.push(read.review)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

function refuse(reporter: ReviewReporter, problem: Parameters<ReviewReporter['problem']>[0]): void {
  reporter.counts.refused += 1
  const { code, line, reviewId, value } = problem
  reporter.problem({ code, line, reviewId, value })
}

async function keepBatch(tx: DatabaseTransaction, batch: readonly FeedReview[], run: Run): Promise<void> {
  const { eshopId, reporter } = run
  const known = await knownImports(
    tx,
    eshopId,
    batch.map(({ reviewId }) => reviewId),
  )
  const seen = new Set<string>()
  const offers = await offersOf(tx, eshopId, batch)
  for (const review of batch) {
    const before = known.get(review.reviewId)
    const { reviewId, line } = review
    if (seen.has(reviewId) || before?.seenAt?.getTime() === run.at.getTime()) {
      refuse(reporter, { code: 'DOUBLE_ID', line, reviewId, value: null })
      continue
    }
    seen.add(reviewId)
    if (before !== undefined && before.hash?.equals(review.hash) === true) reporter.counts.unchanged += 1
    else await keepOne(tx, review, { variantId: offers(review), before }, run)
  }
  await markSeen(tx, eshopId, [...seen], run.at)
}

/** The offer that a review is of: by what its shop calls it, else by its trade item number. */
async function offersOf(tx: DatabaseTransaction, eshopId: number, batch: readonly FeedReview[]) {
  const items = await offersOfItems(tx, eshopId, [...new Set(batch.flatMap(({ skus }) => skus))])
  const gtins = await offersOfGtins(tx, eshopId, [...new Set(batch.flatMap((review) => review.gtins))])
  return (review: FeedReview): number | null =>
    first(review.skus, (sku) => items.get(sku)?.variantId) ?? first(review.gtins, (gtin) => gtins.get(gtin))
}

function first(names: readonly string[], find: (name: string) => number | undefined): number | null {
  for (const name of names) {
    const found = find(name)
    if (found !== undefined) return found
  }
  return null
}

async function keepOne(
  tx: DatabaseTransaction,
  review: FeedReview,
  { variantId, before }: { readonly variantId: number | null; readonly before: KnownImport | undefined },
  { eshopId, at, reporter }: Run,
): Promise<void> {
  const { reviewId, line, nickname, writtenAt, verifiedBy, language } = review
  if (variantId === null)
    return refuse(reporter, { code: 'NO_OFFER', line, reviewId, value: review.skus[0] ?? review.gtins[0] ?? null })
  // It was another offer's: what was decided there says nothing here.
  if (before !== undefined && before.variantId !== variantId) await dropImported(tx, reviewId, { eshopId, at })
  const kept = await keepReview(
    tx,
    {
      subject: { subject: 'variant', eshopId, variantId },
      by: { importKey: reviewId },
      source: 'import',
      verifiedBy,
      nickname,
      writtenAt,
      language,
    },
    review.words,
    at,
  )
  if (kept.state === 'draft' || kept.version !== before?.version)
    await submitReview(tx, kept, { network: null, now: at })
  await noteImport(tx, kept.id, { hash: review.hash, at, verifiedBy, language })
  reporter.counts[before === undefined ? 'added' : 'changed'] += 1
}

async function dropImported(
  tx: DatabaseTransaction,
  importKey: string,
  { eshopId, at }: Omit<Run, 'reporter'>,
): Promise<boolean> {
  const review = await lockImported(tx, eshopId, importKey)
  if (review !== null) await dropReview(tx, review, at)
  return review !== null
}

async function withdraw(db: Database, importKey: string, run: Run): Promise<void> {
  const isGone = await db.transaction().execute((tx) => dropImported(tx, importKey, run))
  if (isGone) run.reporter.counts.withdrawn += 1
}
