import { z } from 'zod'
import { CHANGED_FIELDS, ITEM_CHANGE_KINDS } from '#domains/offers/contract.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'
import { dialectNames } from '../dialects/registry.ts'
import { FETCH_PERIODS_MINUTES } from '../rules/feed-times.ts'
import { feedProblemGroupSchema } from './wire.ts'

const ofShop = { id: 'N-12', service: 'api', access: 'shop:read', priority: 'api' } as const
const MAX_ADDRESS = 2_000
const MAX_ITEM_ID = 200
export const TRIAL_PAGE = 50

const trialId = z.string().regex(/^[0-9a-f]{32}$/)
const dialect = z.enum(dialectNames as [string, ...string[]])

/** N-12: has a feed read as the next import would be, and set beside what is live; nothing of it is published. */
export const feedTrialStartCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'feedTrialStart',
  method: 'POST',
  path: '/api/v2/feeds/trials',
  summary: 'Reads a feed, or the present one again, and compares it with the live offers; publishes nothing',
  body: {
    name: 'trialRequest',
    schema: z.object({
      /** null: the present one. */
      url: z.string().min(1).max(MAX_ADDRESS).nullable(),
      /** null: as it is recognised. */
      dialect: dialect.nullable().default(null),
    }),
  },
  answer: z.object({ trialId }),
  refusals: ['conflict', 'unprocessable', 'too_many_requests', 'overloaded'],
})

const changeValue = z.union([z.string(), z.number()]).nullable()

/** One item of a trial: what would come of it, field by field. */
const trialItem = z
  .object({
    place: z.int(),
    kind: z.enum(ITEM_CHANGE_KINDS),
    itemId: z.string(),
    title: z.string(),
    variantId: z.int().nullable(),
    /** Prices in cents, names of categories, colours and the like, how many pictures; null: unknown, or too long to be told. */
    changes: z.array(z.object({ field: z.enum(CHANGED_FIELDS), from: changeValue, to: changeValue })),
  })
  .meta({ id: 'FeedTrialItem' })

/** N-12: where a trial stands, what is wrong with the feed, and what would be new, change or go. */
export const feedTrialCall = defineCall({
  ...ofShop,
  operationId: 'feedTrial',
  method: 'GET',
  path: '/api/v2/feeds/trials/{trialId}',
  summary: 'What a trial found: problems, and item by item what would change against the live offers',
  params: z.object({ trialId }),
  query: z.object({
    kind: z.enum(ITEM_CHANGE_KINDS).optional(),
    /** Items whose id begins so. */
    itemId: z.string().min(1).max(MAX_ITEM_ID).optional(),
    after: keptNumberSchema.optional(),
  }),
  answer: z.object({
    trialId,
    state: z.enum(['waiting', 'reading', 'done']),
    /** Without what would open it. */
    address: z.string(),
    /** It is where the shop's feed is fetched from now. */
    isPresent: z.boolean(),
    startedAt: z.iso.datetime(),
    keptUntil: z.iso.datetime(),
    dialect: z.string().nullable(),
    readItems: countSchema,
    accepted: countSchema,
    rejected: countSchema,
    /** It can be read, and something of it can be taken. */
    isUsable: z.boolean(),
    problems: z.array(feedProblemGroupSchema),
    /** null: not compared yet, or not to be read. */
    comparison: z
      .object({
        new: countSchema,
        changed: countSchema,
        gone: countSchema,
        live: countSchema,
        /** An import of it would be held for a decision. */
        isHeld: z.boolean(),
        /** Of each kind so many items are kept at most. */
        keptItems: countSchema,
      })
      .nullable(),
    items: z.array(trialItem),
    next: z.int().nullable(),
  }),
  refusals: ['not_found'],
})

/** B-07: where the feed is fetched from, as a trial has read it, and how often. */
export const feedSettingsCall = defineCall({
  ...ofShop,
  id: 'B-07',
  access: 'shop:feed',
  operationId: 'feedSettings',
  method: 'POST',
  path: '/api/v2/feeds/settings',
  summary: 'Sets how often the feed is fetched and, by a trial that could be read, from where',
  body: {
    name: 'feedSettingsRequest',
    schema: z.object({
      everyMinutes: z.union(FETCH_PERIODS_MINUTES.map((minutes) => z.literal(minutes))),
      /** The trial whose address and format hold from now on; null: they stay. */
      trialId: trialId.nullable().default(null),
    }),
  },
  answer: z.object({ nextFetchAt: z.iso.datetime() }),
  refusals: ['conflict', 'unprocessable'],
})
