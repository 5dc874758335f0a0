import { sql } from 'kysely'
import { eshopNames } from '#domains/eshops/contract.ts'
import { offersOfProduct } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { changeOf, type SaidWords } from '../changes.ts'
import { photosOfReview, type ReviewPhoto } from '../photos/photo-storage.ts'
import type { Review } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'

/** How a review stands, for its author. `change`: it is shown, and a change of it waits. */
export type OwnStanding = 'draft' | 'waiting' | 'published' | 'change' | 'refused' | 'removed'

/** A review as its author sees it: what was said last, also where others do not read it yet. */
export interface WrittenReview extends Pick<
  Review,
  'externalId' | 'eshopId' | 'variantId' | 'source' | 'writtenAt' | 'statement' | 'reply'
> {
  readonly said: SaidWords
  readonly standing: OwnStanding
  readonly photos: readonly (ReviewPhoto & { readonly isWaiting: boolean })[]
}

/** The same in a list, with what it is about. */
export interface ListedReview extends WrittenReview {
  /** null: the shop as a whole, or a product that is no more. */
  readonly product: { readonly id: number; readonly slug: string; readonly title: string } | null
  readonly eshopName: string
}

/** What a person has written, with its names. */
export async function listedReviews(db: DatabaseOrTransaction, personId: number): Promise<ListedReview[]> {
  const reviews = await ownReviews(db, personId)
  const ids = [...new Set(reviews.flatMap(({ variantId }) => variantId ?? []))]
  const products = new Map(await Promise.all(ids.map(async (id) => [id, await offersOfProduct(db, id)] as const)))
  const eshops = await eshopNames(db, [...new Set(reviews.map(({ eshopId }) => eshopId))])
  return reviews.map((review) => {
    const product = review.variantId === null ? null : (products.get(review.variantId) ?? null)
    return {
      ...review,
      product: product && { id: product.productId, slug: product.slug, title: product.title },
      eshopName: eshops.get(review.eshopId)?.name ?? '',
    }
  })
}

/** What a person has written, the newest first; `variantIds`: of these offers alone. */
export async function ownReviews(
  db: DatabaseOrTransaction,
  personId: number,
  variantIds: readonly number[] | null = null,
): Promise<WrittenReview[]> {
  const { rows } = await sql<Review>`
    select ${REVIEW_COLUMNS} from reviews.review r
    where r.person_id = ${personId} and (${variantIds as number[] | null}::bigint[] is null or r.variant_id = any(${variantIds as number[] | null}::bigint[]))
    order by r.written_at desc, r.id desc`.execute(db)
  return Promise.all(rows.map((review) => ownReview(db, review)))
}

async function ownReview(db: DatabaseOrTransaction, review: Review): Promise<WrittenReview> {
  const change = review.state === 'published' ? await changeOf(db, review.id) : null
  const photos = await photosOfReview(db, review.id)
  const waits = change !== null || (review.state === 'published' && photos.some(({ isWaiting }) => isWaiting))
  return {
    externalId: review.externalId,
    eshopId: review.eshopId,
    variantId: review.variantId,
    source: review.source,
    writtenAt: review.writtenAt,
    statement: review.statement,
    reply: review.reply,
    said: change ?? review,
    standing: waits ? 'change' : review.state,
    photos,
  }
}
