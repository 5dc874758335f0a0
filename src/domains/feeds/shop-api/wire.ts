import { z } from 'zod'
import { countSchema, eurosSchema } from '#platform/http/calls/wire.ts'

/** Shapes of `/api/v2/feeds/…`: what a shop's programs read about its feed (B-01). */

const instant = z.iso.datetime()
const severity = z.enum(['fatal', 'error', 'warning', 'hint'])
const place = {
  line: z.int().nullable(),
  column: z.int().nullable(),
  itemId: z.string().nullable(),
  field: z.string().nullable(),
  value: z.string().nullable(),
}

/** One problem where it stands; message and what to do are pt-PT. */
export const feedProblemSchema = z
  .object({ code: z.string(), severity, ...place, message: z.string(), action: z.string() })
  .meta({ id: 'FeedProblem' })

/** All problems of one code: their number, and the first few. */
export const feedProblemGroupSchema = z
  .object({
    code: z.string(),
    /** What all of them have in common, in words; pt-PT. */
    title: z.string(),
    severity,
    count: countSchema,
    action: z.string(),
    examples: z.array(z.object({ ...place, message: z.string() })),
  })
  .meta({ id: 'FeedProblemGroup' })

/** How many problems of one code the items have, in words. */
export const feedProblemKindSchema = z
  .object({ code: z.string(), title: z.string(), severity, count: countSchema, action: z.string() })
  .meta({ id: 'FeedProblemKind' })

const offerCounts = z.object({
  read: countSchema,
  accepted: countSchema,
  rejected: countSchema,
  created: countSchema,
  updated: countSchema,
  unchanged: countSchema,
  deactivated: countSchema,
})

const priceMove = z.object({ itemId: z.string(), title: z.string(), from: eurosSchema, to: eurosSchema })

export const feedRunSchema = z
  .object({
    runId: z.int(),
    state: z.enum(['running', 'applied', 'held', 'failed', 'rejected', 'replaced']),
    startedAt: instant,
    finishedAt: instant.nullable(),
    fetchedAt: instant.nullable(),
    isNotModified: z.boolean(),
    dialect: z.string().nullable(),
    encoding: z.string().nullable(),
    offers: offerCounts,
    /** Milliseconds of each stage. */
    timing: z.record(z.string(), z.number()),
    /** The largest price moves that it published; none where it is a shop's first, or from before they were kept. */
    priceMoves: z.array(priceMove),
  })
  .meta({ id: 'FeedRun' })

const change = z.object({
  itemId: z.string(),
  title: z.string(),
  from: eurosSchema.nullable(),
  to: eurosSchema.nullable(),
})
const changes = z.object({ count: countSchema, examples: z.array(change) })

/** Why a snapshot is held, and what it would change: counts with the first fifty of each kind, price moves by their size. */
export const feedHoldSchema = z
  .object({
    live: countSchema,
    missingShare: z.number().nullable(),
    priceRatio: z.number().nullable(),
    missing: changes,
    created: changes,
    prices: changes,
  })
  .meta({ id: 'FeedHold' })

/** How often a problem stood in the shop's items after the run, and after the one before it. */
export const feedChangeSchema = z
  .object({ code: z.string(), title: z.string(), severity, before: countSchema, now: countSchema })
  .meta({ id: 'FeedProblemChange' })

export const feedNoticeSchema = z
  .object({ kind: z.enum(['held', 'failing', 'disabled']), runId: z.int(), since: instant, message: z.string() })
  .meta({ id: 'FeedNotice' })

export const feedStateSchema = z
  .object({
    eshop: z.object({ id: z.int(), name: z.string(), slug: z.string(), domains: z.array(z.string()) }),
    /** Without name, password and keys. */
    url: z.string().nullable(),
    dialect: z.string().nullable(),
    everyMinutes: z.int(),
    nextFetchAt: instant.nullable(),
    /** A worker fetches it as soon as it looks. */
    isDue: z.boolean(),
    lastAppliedAt: instant.nullable(),
    failures: countSchema,
    disabledAt: instant.nullable(),
    liveOffers: countSchema,
    notices: z.array(feedNoticeSchema),
  })
  .meta({ id: 'FeedState' })
