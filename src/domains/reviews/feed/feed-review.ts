import { createHash } from 'node:crypto'
import { firstChars, isSeen, readableLine, withoutUnreadable } from '#platform/readable-text.ts'
import { languageOf } from '../translation/language-of.ts'
import { REVIEW_LIMITS, type ReviewWords, type VerifiedBy } from '../review.ts'
import { REVIEW_FEED_LIMITS } from './feed-limits.ts'
import { FEED_PLACES } from './feed-places.ts'
import type { ReviewProblemCode } from './import-report.ts'
import type { RawReview } from './read-review-feed.ts'

/** A review of a feed in our words. */
export interface FeedReview {
  readonly line: number
  readonly reviewId: string
  readonly words: ReviewWords
  readonly nickname: string | null
  readonly writtenAt: Date
  readonly verifiedBy: VerifiedBy
  readonly language: string
  readonly isSpam: boolean
  /** What its products are called by their shop, and their trade item numbers. */
  readonly skus: readonly string[]
  readonly gtins: readonly string[]
  /** Of all of this: equal, nothing has changed. */
  readonly hash: Buffer
}

export type ReadFeedReview =
  | { readonly kind: 'review'; readonly review: FeedReview }
  | {
      readonly kind: 'wrong'
      readonly code: ReviewProblemCode
      readonly reviewId: string | null
      readonly value: string | null
    }

/** Reads a review; texts are cleaned as those that people type here. What is longer than is shown is refused: half a text says something else. */
export function readFeedReview(raw: RawReview, now: Date): ReadFeedReview {
  const one = (place: string): string => raw.fields.get(place)?.[0] ?? ''
  const reviewId = withoutUnreadable(one(FEED_PLACES.id)).trim()
  const wrong = (code: ReviewProblemCode, value: string | null): ReadFeedReview => ({
    kind: 'wrong',
    code,
    reviewId: reviewId === '' ? null : firstChars(reviewId, REVIEW_FEED_LIMITS.idLength),
    value: value === null ? null : readableLine(value, 100),
  })
  if (reviewId === '') return wrong('NO_ID', null)
  if (reviewId.length > REVIEW_FEED_LIMITS.idLength) return wrong('LONG_ID', reviewId)
  const halfStars = halfStarsOf(one(FEED_PLACES.rating), one(FEED_PLACES.scale))
  if (halfStars === null) return wrong('BAD_RATING', one(FEED_PLACES.rating))
  const writtenAt = momentOf(one(FEED_PLACES.moment), now)
  if (writtenAt === null) return wrong('BAD_TIMESTAMP', one(FEED_PLACES.moment))
  const body = bodyOf(one(FEED_PLACES.title), one(FEED_PLACES.content))
  const [pluses, minuses] = [pointsOf(raw.fields.get(FEED_PLACES.pro)), pointsOf(raw.fields.get(FEED_PLACES.con))]
  const isLong =
    raw.cut.size > 0 ||
    body.length > REVIEW_LIMITS.bodyLength ||
    [pluses, minuses].some((points) => points.length > REVIEW_LIMITS.points) ||
    [...pluses, ...minuses].some((point) => point.length > REVIEW_LIMITS.pointLength)
  if (isLong) return wrong('LONG_TEXT', one(FEED_PLACES.title) || one(FEED_PLACES.content))
  const isAnonymous = isTrue(one(FEED_PLACES.isAnonymous))
  const nickname = isAnonymous ? '' : readableLine(one(FEED_PLACES.name), REVIEW_LIMITS.nicknameLength)
  const review = {
    reviewId,
    words: { halfStars, body: body === '' ? null : body, pluses, minuses },
    nickname: isSeen(nickname) ? nickname : null,
    writtenAt,
    verifiedBy: verifiedOf(one(FEED_PLACES.method), one(FEED_PLACES.isVerified)),
    language: languageOf(body, one(FEED_PLACES.language)),
    isSpam: isTrue(one(FEED_PLACES.isSpam)),
    skus: raw.fields.get(FEED_PLACES.sku) ?? [],
    gtins: (raw.fields.get(FEED_PLACES.gtin) ?? []).map(gtinOf).filter((gtin) => gtin !== ''),
  }
  const hash = createHash('sha256').update(JSON.stringify(review)).digest()
  return { kind: 'review', review: { ...review, line: raw.line, hash } }
}

/** Of the scale that the feed names to half stars: its greatest is five stars, and nothing is less than half a star. */
function halfStarsOf(value: string, max: string): number | null {
  const [given, most] = [Number(value.replace(',', '.')), max === '' ? 5 : Number(max)]
  if (value === '' || !Number.isFinite(given) || !(most > 0) || given < 0 || given > most) return null
  return Math.max(1, Math.round((given / most) * 10))
}

/** Clocks and time zones differ by a day at most: what is later has not been written yet. */
const AHEAD_MS = 86_400_000

function momentOf(text: string, now: Date): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]|$)/.test(text)) return null
  const moment = new Date(text)
  const isOne = moment.getUTCFullYear() >= 1995 && moment.getTime() <= now.getTime() + AHEAD_MS
  return isOne ? moment : null
}

/** The shop says that it was bought where it asked for it after a delivery. */
function verifiedOf(method: string, isVerified: string): VerifiedBy {
  return method.toLowerCase() === 'post_fulfillment' || isTrue(isVerified) ? 'shop' : 'none'
}

/** Our reviews have no title: it is their first line. */
function bodyOf(title: string, content: string): string {
  const text = withoutUnreadable(content.replace(/\r\n?/g, '\n')).trim()
  const head = readableLine(title, REVIEW_LIMITS.bodyLength)
  return head === '' || text.startsWith(head) ? text : text === '' ? head : `${head}\n${text}`
}

function pointsOf(texts: readonly string[] = []): string[] {
  const points = texts.map((text) => readableLine(text, REVIEW_LIMITS.pointLength + 2))
  return [...new Set(points.filter((point) => point !== ''))]
}

/** As offers keep it: 14 digits. */
function gtinOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? '' : digits.padStart(14, '0')
}

function isTrue(text: string): boolean {
  return text.toLowerCase() === 'true' || text === '1'
}
