import { eshopNames } from '#domains/eshops/contract.ts'
import { offersOfProduct, type OffersOfProduct } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { TurnRule, TurnTaker } from '#platform/pace/turns.ts'
import type { PhotoTicket, PhotoTickets } from '../photos/photo-tickets.ts'
import { takePhotosOff } from '../photos/take-photos-off.ts'
import type { Review, ReviewSubject } from '../review.ts'
import { isOfShops } from '../shops-own-address.ts'
import { lockReview, lockReviewBy } from '../storage.ts'
import { dropReview } from './drop-review.ts'
import { keepReview, submitReview } from './keep-review.ts'
import { type ListedReview, listedReviews, type WrittenReview, ownReviews } from './own-reviews.ts'
import type { ReadTyped } from './read-typed.ts'

/** Who writes. */
export interface ReviewAuthor {
  readonly id: number
  /** The shops that they speak for, by their names in addresses. */
  readonly eshops: readonly string[]
}

export interface ReviewOpened {
  readonly product: OffersOfProduct
  readonly eshopName: string
  /** What this person has said of any offer of the product; null: nothing yet. */
  readonly own: WrittenReview | null
  /** They speak for a shop that has the product: nobody reviews themselves. */
  readonly isOwnShop: boolean
}

/** own shop: who speaks for a shop that has the product does not review it. wait: too many at once, with the seconds. unknown: no such offer. */
export type WriteOutcome = 'sent' | 'own shop' | 'unknown' | { readonly waitSeconds: number }

/** How people who are signed in write reviews. */
export interface ReviewWriting {
  /** null: there is no such offer. */
  open(author: ReviewAuthor, variantId: number): Promise<ReviewOpened | null>
  write(author: ReviewAuthor, variantId: number, read: ReadTyped, ip: string): Promise<WriteOutcome>
  /** false: they have no such review; nobody learns whether another has. */
  drop(personId: number, externalId: string): Promise<boolean>
  dropPhoto(personId: number, externalId: string, path: string): Promise<boolean>
  /** Everything that a person has written, the newest first. */
  list(personId: number): Promise<readonly ListedReview[]>
  /** Where the form of pictures is sent to: good for half an hour, for this review. */
  photoUpload(ticket: PhotoTicket): string
}

export interface ReviewWritingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly tickets: PhotoTickets
  readonly networkHash: (ip: string) => string
  readonly turns: TurnTaker
  /** Origin of the host of uploads. */
  readonly uploadsOrigin: string
}

/** Of one person (docs/limits.md): a living room at once, then one every ten minutes. */
export const REVIEW_TURNS = { purpose: 'reviews of a person', burst: 20, everyMs: 600_000 } as const satisfies TurnRule

export function createReviewWriting(deps: ReviewWritingDeps): ReviewWriting {
  const { db, clock } = deps
  /** Does something with a person's own review, locked. */
  const withOwn = (
    personId: number,
    externalId: string,
    act: (tx: DatabaseTransaction, review: Review) => Promise<boolean>,
  ): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, externalId)
      return review !== null && review.personId === personId && (await act(tx, review))
    })
  return {
    open: (author, variantId) => openReview(db, author, variantId),
    write: async (author, variantId, read, ip) => {
      const opened = await openReview(db, author, variantId)
      if (opened === null) return 'unknown'
      if (opened.isOwnShop) return 'own shop'
      const waitSeconds = await deps.turns.take(REVIEW_TURNS, String(author.id))
      if (waitSeconds !== null) return { waitSeconds }
      const facts = { network: deps.networkHash(ip), now: clock.now() }
      return db.transaction().execute(async (tx) => {
        // Two windows with two offers of one product: the second finds what the first has written.
        await lockUntilCommit(tx, 'writingReview', author.id)
        const now = await openReview(tx, author, variantId)
        if (now === null) return 'unknown'
        if (now.isOwnShop) return 'own shop'
        await writeOne(tx, author, subjectOf(now, variantId), read, facts)
        return 'sent'
      })
    },
    drop: (personId, externalId) =>
      withOwn(personId, externalId, async (tx, review) => {
        await dropReview(tx, review, clock.now())
        return true
      }),
    dropPhoto: (personId, externalId, path) =>
      withOwn(
        personId,
        externalId,
        async (tx, review) => (await takePhotosOff(tx, review, { now: clock.now(), path })) > 0,
      ),
    list: (personId) => listedReviews(db, personId),
    photoUpload: (ticket) =>
      `${deps.uploadsOrigin}/uploads/review-photo?bilhete=${deps.tickets.issue(ticket, clock.now())}`,
  }
}

async function openReview(
  db: DatabaseOrTransaction,
  author: ReviewAuthor,
  variantId: number,
): Promise<ReviewOpened | null> {
  const product = await offersOfProduct(db, variantId)
  if (product === null) return null
  const ids = product.offers.map((offer) => offer.variantId)
  // One of a person and product: what they said of another offer of it is that one.
  const own = (await ownReviews(db, author.id, ids)).find(({ source }) => source === 'site') ?? null
  const eshopId = own?.eshopId ?? product.offers.find((offer) => offer.variantId === variantId)?.eshopId ?? 0
  const eshops = await eshopNames(db, [...new Set([eshopId, ...product.offers.map((offer) => offer.eshopId)])])
  return {
    product,
    eshopName: eshops.get(eshopId)?.name ?? '',
    own,
    // Offers of one product share their reviews.
    isOwnShop:
      [...eshops.values()].some(({ slug }) => author.eshops.includes(slug)) ||
      (await isOfShops(db, author.id, [...eshops.keys()])),
  }
}

function subjectOf({ product, own }: ReviewOpened, variantId: number): ReviewSubject {
  const said = own?.variantId ?? variantId
  const eshopId = own?.eshopId ?? product.offers.find((offer) => offer.variantId === said)?.eshopId ?? 0
  return { subject: 'variant', eshopId, variantId: said }
}

async function writeOne(
  tx: DatabaseTransaction,
  { id }: ReviewAuthor,
  subject: ReviewSubject,
  { words, nickname }: ReadTyped,
  facts: { readonly network: string; readonly now: Date },
): Promise<void> {
  const slot = { subject, by: { personId: id }, source: 'site', verifiedBy: 'none', nickname } as const
  const before = await lockReviewBy(tx, subject, slot.by)
  const review = await keepReview(tx, slot, words, facts.now)
  // Sent again as it was, there is nothing to decide anew.
  if (review.version !== before?.version || review.state === 'draft') await submitReview(tx, review, facts)
}
