import { sql } from 'kysely'
import { tellRatings } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { REVIEWS_CHANGED } from '../publish.ts'
import type { ReviewSource, ReviewSubject, ReviewWords, ShopMarks, VerifiedBy } from '../review.ts'
import { summed } from '../totals.ts'

const STEPS = sql.raw(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => `count(*) filter (where half_stars = ${step})::int`).join(', '),
)

/** A review that is published as it is: nobody writes it here. */
export type TakenReview = ReviewSubject &
  ReviewWords &
  ShopMarks & {
    readonly externalId: string
    readonly source: ReviewSource
    readonly verifiedBy: VerifiedBy
    readonly nickname: string | null
    readonly reply: string | null
    readonly repliedAt: Date | null
    readonly writtenAt: Date
  }

/**
 * Publishes many reviews at once, sums, ratings and events included, in statements over all of them. Those whose `externalId` is
 * known stay as they are: what is taken in again changes nothing. Gives how many are new.
 */
export async function takeInReviews(tx: DatabaseTransaction, reviews: readonly TakenReview[]): Promise<number> {
  if (reviews.length === 0) return 0
  const { rows } = await sql<NewlyReviewed>`
    with taken as (
      insert into reviews.review (external_id, subject, eshop_id, variant_id, source, verified_by, import_key, nickname, half_stars,
        delivery_half_stars, packaging_half_stars, service_half_stars, body, pluses, minuses, reply, replied_at, state, written_at, changed_at, published_at)
      select "externalId", subject, "eshopId", "variantId", source, "verifiedBy", case when source = 'import' then "externalId" end, nickname, "halfStars",
        "deliveryHalfStars", "packagingHalfStars", "serviceHalfStars", body, pluses, minuses, reply, "repliedAt", 'published', "writtenAt", "writtenAt", "writtenAt"
      from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as t ("externalId" text, subject text, "eshopId" int, "variantId" bigint, source text,
        "verifiedBy" text, nickname text, "halfStars" int, "deliveryHalfStars" int, "packagingHalfStars" int, "serviceHalfStars" int, body text, pluses text[],
        minuses text[], reply text, "repliedAt" timestamptz, "writtenAt" timestamptz)
      order by "writtenAt"
      on conflict (external_id) do nothing
      returning eshop_id, variant_id, half_stars, verified_by
    )
    select eshop_id as "eshopId", variant_id as "variantId", count(*) filter (where verified_by = 'purchase')::int as "verifiedCount", count(*)::int as count,
      array[${STEPS}] as vector
    from taken group by eshop_id, variant_id order by variant_id, eshop_id`.execute(tx)
  await countIn(tx, rows)
  await publishEvents(
    tx,
    rows.map(({ eshopId, variantId }) => ({ kind: REVIEWS_CHANGED, payload: { eshopId, variantId } })),
  )
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** What has come in of one offer, or of one shop as a whole. */
interface NewlyReviewed {
  readonly eshopId: number
  readonly variantId: number | null
  readonly count: number
  readonly vector: readonly number[]
  readonly verifiedCount: number
}

async function countIn(tx: DatabaseTransaction, counted: readonly NewlyReviewed[]): Promise<void> {
  const ofOffers = JSON.stringify(counted.filter(({ variantId }) => variantId !== null))
  const ofEshops = JSON.stringify(counted.filter(({ variantId }) => variantId === null))
  const { rows } = await sql<{ variantId: number; vector: number[]; imagesCount: number }>`
    insert into reviews.variant_total as t (variant_id, vector, verified_count)
    select "variantId", vector, "verifiedCount" from jsonb_to_recordset(${ofOffers}::jsonb) as c ("variantId" bigint, vector int[], "verifiedCount" int)
    order by 1
    on conflict (variant_id) do update set vector = ${summed}, verified_count = t.verified_count + excluded.verified_count
    returning variant_id as "variantId", vector, images_count as "imagesCount"`.execute(tx)
  await sql`
    insert into reviews.eshop_total as t (eshop_id, vector, verified_count)
    select "eshopId", vector, "verifiedCount" from jsonb_to_recordset(${ofEshops}::jsonb) as c ("eshopId" int, vector int[], "verifiedCount" int)
    order by 1
    on conflict (eshop_id) do update set vector = ${summed}, verified_count = t.verified_count + excluded.verified_count`.execute(
    tx,
  )
  await tellRatings(tx, rows)
}
