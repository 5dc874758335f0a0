import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, eurosSchema, idSchema } from '#platform/http/calls/wire.ts'
import { outcomes, unknownReasons } from '../checking/judge.ts'
import { contestStates, MOST_CONTEST_CHARS } from '../contests/contest.ts'

export const READINGS_PAGE = 100
const availability = z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder'])
const ofShop = { id: 'G-04', service: 'api', access: 'shop:read', priority: 'api' } as const

const readingSchema = z
  .object({
    id: idSchema,
    variantId: idSchema,
    cause: z.enum(['click', 'report']),
    clickedAt: z.iso.datetime(),
    observedAt: z.iso.datetime(),
    url: z.string(),
    shownPrice: eurosSchema,
    shownAvailability: availability,
    /** null: the page does not say, or not clearly. */
    readPrice: eurosSchema.nullable(),
    readAvailability: availability.nullable(),
    outcome: z.enum(outcomes),
    /** Why nothing can be said; null of the others. */
    reason: z.enum(unknownReasons).nullable(),
    message: z.string().nullable(),
    /** The piece of the page that says it. */
    evidence: z.string().nullable(),
    contest: z
      .object({
        state: z.enum(contestStates),
        reason: z.string(),
        contestedAt: z.iso.datetime(),
        /** What who decided has to say; null: nobody has decided. */
        decision: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AccuracyReading' })

/** G-04: how a shop's prices and stock stand beside its pages. */
export const shopAccuracyCall = defineCall({
  ...ofShop,
  operationId: 'shopAccuracy',
  method: 'GET',
  path: '/api/v2/eshop/accuracy',
  summary: 'How often what was shown of the shop agreed with its pages, as it is shown to people, and by day',
  query: z.object({ days: z.int().min(1).max(366).optional() }),
  answer: z.object({
    /** Percent; null: too few readings to tell. */
    percent: z.number().min(0).max(100).nullable(),
    settledOn: z.iso.date().nullable(),
    readings: countSchema,
    right: countSchema,
    price: countSchema,
    stock: countSchema,
    unknown: countSchema,
    reports: countSchema,
    /** Whether its pages may be read (`shopReading`). */
    isRead: z.boolean(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        right: countSchema,
        price: countSchema,
        stock: countSchema,
        unknown: countSchema,
        contested: countSchema,
        reports: countSchema,
      }),
    ),
  }),
  refusals: [],
})

/** G-04: each reading with its evidence. */
export const shopReadingsCall = defineCall({
  ...ofShop,
  operationId: 'shopReadings',
  method: 'GET',
  path: '/api/v2/eshop/accuracy/readings',
  summary: 'Readings of the shop’s pages with what was shown and what was read, the newest first; `before` continues',
  query: z.object({ outcome: z.enum(outcomes).optional(), before: idSchema.optional() }),
  answer: z.object({ readings: z.array(readingSchema), next: idSchema.nullable() }),
  refusals: [],
})

/** G-04: a shop's word against a reading. */
export const contestReadingCall = defineCall({
  ...ofShop,
  access: 'shop:profile',
  operationId: 'contestReading',
  method: 'POST',
  path: '/api/v2/eshop/accuracy/readings/{readingId}/contest',
  summary: 'Contests a reading that found a difference; it does not count until somebody has decided',
  params: z.object({ readingId: idSchema }),
  body: { name: 'contestRequest', schema: z.object({ reason: z.string().min(1).max(MOST_CONTEST_CHARS) }) },
  answer: z.object({ state: z.literal('waiting') }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

/** G-04: whether a shop's pages may be read at all. */
export const shopReadingCall = defineCall({
  ...ofShop,
  access: 'shop:profile',
  operationId: 'shopReading',
  method: 'POST',
  path: '/api/v2/eshop/accuracy/reading',
  summary: 'Lets the shop’s pages be read after clicks, or not; what is not read is shown as unknown in time',
  body: { name: 'readingRequest', schema: z.object({ isRead: z.boolean() }) },
  answer: z.object({ isRead: z.boolean() }),
  refusals: [],
})
