import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { presentReview } from '../read/present-review.ts'
import type { WireReview } from '../read/wire.ts'
import { countOf, type Review, type ReviewTotals } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'
import { totalsOfEshops } from '../totals.ts'

/** What buyers say of a shop as a whole, summed. */
export interface EshopStanding {
  readonly all: ReviewTotals
  /** Of the last twelve months alone: ten counts. */
  readonly lastYear: Pick<ReviewTotals, 'vector'>
  /** How many the shop has answered. */
  readonly repliedCount: number
  /** Means in stars; null: nobody has said. */
  readonly delivery: number | null
  readonly packaging: number | null
  readonly service: number | null
}

const YEAR_MS = 365 * 86_400_000

/** null: nobody has said anything of it. */
export async function eshopStanding(
  db: DatabaseOrTransaction,
  eshopId: number,
  now: Date,
): Promise<EshopStanding | null> {
  const all = (await totalsOfEshops(db, [eshopId])).get(eshopId)
  if (all === undefined || countOf(all) === 0) return null
  const { rows } = await sql<Omit<EshopStanding, 'all' | 'lastYear'> & { vector: number[] }>`
    with shown as (select * from reviews.review where eshop_id = ${eshopId} and subject = 'eshop' and state = 'published')
    select array(select count(shown.id)::int from generate_series(1, 10) step
        left join shown on shown.half_stars = step and shown.written_at > ${new Date(now.getTime() - YEAR_MS)}
        group by step order by step) as vector,
      count(reply)::int as "repliedCount", (avg(delivery_half_stars) / 2)::float8 as delivery,
      (avg(packaging_half_stars) / 2)::float8 as packaging, (avg(service_half_stars) / 2)::float8 as service
    from shown`.execute(db)
  const { vector, ...rest } = rows[0] as (typeof rows)[number]
  return { all, lastYear: { vector }, ...rest }
}

const NO_SURROUNDINGS = { people: new Map(), eshops: new Map(), offers: new Map() }

/** Reviews of a shop as a whole, the newest first, on the wire. Their page says whose they are; nobody of them has a page of their own. */
export async function eshopReviews(
  db: DatabaseOrTransaction,
  eshopId: number,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly WireReview[]> {
  const { rows } = await sql<Review>`
    select ${REVIEW_COLUMNS} from reviews.review r where r.eshop_id = ${eshopId} and r.subject = 'eshop' and r.state = 'published'
    order by r.published_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return rows.map((review) => presentReview({ ...review, imageIds: [] }, NO_SURROUNDINGS))
}
