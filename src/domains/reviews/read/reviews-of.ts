import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { REVIEW_COLUMNS } from '../storage.ts'
import type { Review } from '../review.ts'
import type { ReviewSort } from '../rules/review-sorts.ts'

/** Which reviews of a product, and in which order; absent: all of them, the newest first. */
export interface ReviewFilter {
  /** Whole stars, 1 to 5: what would be rounded up to so many. */
  readonly stars?: number | undefined
  readonly withImage?: boolean | undefined
  /** Of orders that we were told of. */
  readonly verified?: boolean | undefined
  readonly eshopId?: number | undefined
  readonly sort?: ReviewSort | undefined
}

/** Where a page begins: at a number of pages of `size`, or behind a review that was shown already, whatever has been published since. */
export interface ReviewPlace {
  /** From 1. */
  readonly page: number
  /** Its external id; a review that there is no more leaves it to the page. */
  readonly after?: string | undefined
  readonly size: number
}

/** A review with its pictures, as the image host has them. */
export type ShownReview = Review & { readonly imageIds: readonly string[] }

export interface ReviewPage {
  readonly reviews: readonly ShownReview[]
  readonly hasMore: boolean
}

/** Published reviews of offers, which a product shares: each offer's own in its order, and what comes first of them. */
export async function reviewsOf(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  filter: ReviewFilter & ReviewPlace,
): Promise<ReviewPage> {
  const { size, page, sort = 'newest' } = filter
  const last = filter.after === undefined ? null : await placeOf(db, filter.after)
  const skipped = last === null ? (page - 1) * size : 0
  const { rows } = await keptUnlessChosen(
    filter,
    sql<ShownReview>`
    select ${REVIEW_COLUMNS}, ${IMAGE_IDS}
    from unnest(${variantIds as number[]}::bigint[]) as asked (variant_id)
    cross join lateral (
      select * from reviews.review r
      where r.variant_id = asked.variant_id and ${isShown(filter)} and ${last === null ? sql`true` : isBehind(sort, last)}
      order by ${ORDERS[sort]} limit ${skipped + size + 1}) r
    order by ${ORDERS[sort]} limit ${size + 1} offset ${skipped}`,
  ).execute(db)
  return { reviews: rows.slice(0, size), hasMore: rows.length > size }
}

/** What the dialog opens with. */
export interface FirstReviews {
  readonly all: ReviewPage
  readonly withImage: ReviewPage
}

/** The first page of all reviews and of those with photos, the newest first: both by one question, since asking costs as much as the rows. */
export async function firstReviews(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  size: number,
): Promise<FirstReviews> {
  const ids = sql`${variantIds as number[]}::bigint[]`
  const firstOf = (filter: ReviewFilter) => sql`
    select r.* from unnest(${ids}) as asked (variant_id) cross join lateral (
      select * from reviews.review r where r.variant_id = asked.variant_id and ${isPublished(filter)}
      order by ${ORDERS.newest} limit ${size + 1}) r
    order by ${ORDERS.newest} limit ${size + 1}`
  const { rows } = await prepared(sql<ShownReview & { readonly page: keyof FirstReviews }>`
    with whole as (${firstOf({})}), pictured as (${firstOf({ withImage: true })})
    select r.page, ${REVIEW_COLUMNS}, ${IMAGE_IDS}
    from (select 'all' as page, whole.* from whole union all select 'withImage', pictured.* from pictured) r
    order by ${ORDERS.newest}`).execute(db)
  const pageOf = (wanted: keyof FirstReviews): ReviewPage => {
    const reviews = rows.flatMap(({ page, ...review }) => (page === wanted ? [review] : []))
    return { reviews: reviews.slice(0, size), hasMore: reviews.length > size }
  }
  return { all: pageOf('all'), withImage: pageOf('withImage') }
}

/** A published review of one of these offers by its external id; null: there is none. */
export async function reviewNamed(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  externalId: string,
): Promise<ShownReview | null> {
  const { rows } = await sql<ShownReview>`
    select ${REVIEW_COLUMNS}, ${IMAGE_IDS} from reviews.review r
    where r.external_id = ${externalId} and r.variant_id = any(${variantIds as number[]}::bigint[]) and ${isShown({})}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** How many there are of that kind. */
export async function countReviews(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  filter: ReviewFilter,
): Promise<number> {
  const { rows } = await keptUnlessChosen(
    filter,
    sql<{ count: number }>`
    select count(*)::int as count from reviews.review r where r.variant_id = any(${variantIds as number[]}::bigint[]) and ${isShown(filter)}`,
  ).execute(db)
  return rows[0]?.count ?? 0
}

/** Published reviews of a person, the newest first. */
export async function reviewsOfPerson(
  db: DatabaseOrTransaction,
  personId: number,
  most: number,
): Promise<readonly ShownReview[]> {
  const { rows } = await sql<ShownReview>`
    select ${REVIEW_COLUMNS}, ${IMAGE_IDS} from reviews.review r
    where r.person_id = ${personId} and r.state = 'published' and r.subject = 'variant'
    order by ${ORDERS.newest} limit ${most}`.execute(db)
  return rows
}

const IMAGE_IDS = sql`array(select p.path from reviews.photo p where p.review_id = r.id order by p.place) as "imageIds"`

/** Each has an index of its own (migrations/0050_shown.sql); the id makes it an order in which nothing is equal. */
const ORDERS = {
  newest: sql`r.written_at desc, r.id desc`,
  highest: sql`r.half_stars desc, r.written_at desc, r.id desc`,
  lowest: sql`r.half_stars, r.written_at desc, r.id desc`,
} as const satisfies Record<ReviewSort, RawBuilder<unknown>>

/** What everybody asks is planned once; what is chosen by a value is planned by that value, since few or many may have it. */
function keptUnlessChosen<Row>({ stars, eshopId }: ReviewFilter, statement: RawBuilder<Row>): RawBuilder<Row> {
  return stars === undefined && eshopId === undefined ? prepared(statement) : statement
}

/** Nearly one text whatever is asked for: what is not asked is gone once the values are known. */
function isShown({ stars, withImage, verified, eshopId }: ReviewFilter): RawBuilder<unknown> {
  const [least, most] = stars === undefined ? [1, 10] : [stars * 2 - 1, stars * 2]
  return sql`${isPublished({ withImage })} and r.half_stars between ${least} and ${most} and (not ${verified === true}::boolean or r.verified_by = 'purchase')
    and (${eshopId ?? null}::int is null or r.eshop_id = ${eshopId ?? null}::int)`
}

/** Those with photos have an index of their own. */
function isPublished({ withImage }: Pick<ReviewFilter, 'withImage'>): RawBuilder<unknown> {
  return sql`r.state = 'published' and r.subject = 'variant'${withImage === true ? sql` and r.images_count > 0` : sql``}`
}

interface Place {
  readonly id: number
  readonly halfStars: number
  /** As the database has it: a Date would lose its microseconds. */
  readonly writtenAt: string
}

async function placeOf(db: DatabaseOrTransaction, externalId: string): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select id, half_stars as "halfStars", written_at::text as "writtenAt" from reviews.review where external_id = ${externalId}`.execute(
    db,
  )
  return rows[0] ?? null
}

function isBehind(sort: ReviewSort, { id, halfStars, writtenAt }: Place): RawBuilder<unknown> {
  const older = sql`(r.written_at, r.id) < (${writtenAt}::timestamptz, ${id}::bigint)`
  switch (sort) {
    case 'newest':
      return older
    case 'highest':
      return sql`(r.half_stars, r.written_at, r.id) < (${halfStars}::smallint, ${writtenAt}::timestamptz, ${id}::bigint)`
    case 'lowest':
      return sql`(r.half_stars > ${halfStars} or (r.half_stars = ${halfStars} and ${older}))`
  }
}
