import { z } from 'zod'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

/** What buyers say on the wire (E-03), with the fields and words of the specification's section 3; unknown is null. */

/** What was written; `originalText` stands where `text` is a translation. */
const textSchema = z.object({ text: z.string(), originalText: z.string().nullable() })

export const reviewSchema = z
  .object({
    externalId: z.string(),
    /** Of somebody who lets others see a page of theirs; else null. */
    userId: idSchema.nullable(),
    userNickName: z.string().nullable(),
    userAvatar: z.string().nullable(),
    /** Stars, in halves. */
    value: z.number().min(0.5).max(5).multipleOf(0.5),
    dateTime: z.iso.datetime(),
    /** Their places on the image host without a size, as `Image.id`. */
    imageIds: z.array(z.string()),
    text: textSchema.nullable(),
    /** The shop's. */
    reply: textSchema.extend({ dateTime: z.iso.datetime().nullable() }).nullable(),
    pluses: z.array(z.string()),
    minuses: z.array(z.string()),
    /** The language in which it was written, where it is shown in another. */
    translatedFrom: z.string().nullable(),
    eshop: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
    /** star: asked for after a purchase · site: written by somebody signed in · import: of the shop's review feed. */
    source: z.enum(['star', 'site', 'import']),
    /** Who says that it was bought: an order that we were told of, the shop, nobody. */
    verified: z.enum(['purchase', 'shop', 'none']),
    /** What was bought, where several offers share their reviews. */
    variant: z.object({ id: idSchema, name: z.string(), slug: z.string() }).optional(),
  })
  .meta({ id: 'Review' })
export type WireReview = z.infer<typeof reviewSchema>

const claimSchema = z.object({
  text: z.string(),
  /** Of the reviews that say something. */
  percentage: z.number().min(0).max(100).optional(),
  /** What it was read in (N-11). */
  sentences: z.array(z.object({ reviewId: z.string(), sentence: z.string() })),
})

export const reviewSummarySchema = z
  .object({ variantId: idSchema, pros: z.array(claimSchema), cons: z.array(claimSchema) })
  .meta({ id: 'ReviewSummary' })

export const webSummarySchema = z
  .object({ summary: z.string(), sources: z.array(z.object({ name: z.string(), url: z.string() })) })
  .meta({ id: 'WebSummary' })

export const reviewListSchema = z
  .object({ items: z.array(reviewSchema), hasMore: z.boolean(), totalCount: countSchema })
  .meta({ id: 'ReviewList' })
/** A page of reviews on the wire. */
export type WireReviewList = z.infer<typeof reviewListSchema>

export const reviewsModalSchema = z
  .object({
    /** Mean in stars; null: there are none. */
    rating: z.number().min(0).max(5).nullable(),
    reviewsCount: countSchema,
    imagesCount: countSchema,
    /** Ten counts in half-star steps, from 0.5 to 5. */
    vector: z.array(countSchema).length(10),
    verifiedCount: countSchema,
    /** Shops whose buyers have written, by name. */
    eshops: z.array(z.object({ id: idSchema, name: z.string(), slug: z.string() })),
    reviews: reviewListSchema,
    reviewsWithImage: reviewListSchema,
    summaries: z.array(reviewSummarySchema),
    webSummary: webSummarySchema.nullable(),
  })
  .meta({ id: 'ReviewsModalResult' })
export type WireReviewsModal = z.infer<typeof reviewsModalSchema>
