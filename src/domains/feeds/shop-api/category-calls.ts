import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

const ofShop = { id: 'B-01', service: 'api', access: 'shop:read', priority: 'api' } as const
const MAX_TEXT = 500
const text = z.string().min(1).max(MAX_TEXT)
const category = z.object({ id: z.int(), name: z.string(), longName: z.string() }).meta({ id: 'FeedCategory' })
const example = z.object({ itemId: z.string(), title: z.string() })

const kind = z
  .object({
    path: z.string(),
    words: z.string().nullable(),
    offers: countSchema,
    examples: z.array(example),
    suggestions: z.array(z.object({ category, confidence: z.number() })),
  })
  .meta({ id: 'FeedCategoryKind' })

const rule = z
  .object({
    ruleId: z.int(),
    kind: z.string(),
    path: z.string(),
    google: z.string().nullable(),
    words: z.string().nullable(),
    category,
    movedOffers: countSchema,
    madeBy: z.string(),
    madeAt: z.iso.datetime(),
    undoneBy: z.string().nullable(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeedCategoryRule' })

/** B-01: kinds of items that wait for a category, and the corrections made so far. */
export const feedCategoriesCall = defineCall({
  ...ofShop,
  operationId: 'feedCategories',
  method: 'GET',
  path: '/api/v2/feeds/categories',
  summary: 'Kinds of items without a category, with suggestions, and the rules made by corrections',
  answer: z.object({
    waiting: z.object({ kinds: countSchema, offers: countSchema }),
    queue: z.array(kind),
    rules: z.array(rule),
  }),
  refusals: [],
})

/** What a correction speaks of, and whether it is only looked at. */
export const correctionSchema = z.object({
  about: z.union([
    z.strictObject({ itemId: text }),
    z.strictObject({ path: z.string().max(MAX_TEXT), words: text.nullable() }),
    z.strictObject({ pathPrefix: text }),
    z.strictObject({ google: text }),
  ]),
  categoryId: idSchema,
  preview: z.boolean().default(false),
})

/** B-01: one decision for an item and all like it; `preview` says what it would move and changes nothing. */
export const feedCorrectionCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'feedCorrection',
  method: 'POST',
  path: '/api/v2/feeds/categories',
  summary: "Corrects the category of an item and the shop's items like it",
  body: {
    name: 'correctionRequest',
    schema: correctionSchema,
  },
  answer: z.object({ state: z.enum(['preview', 'applied']), ruleId: z.int().nullable(), movedOffers: countSchema }),
  refusals: ['not_found', 'conflict', 'unprocessable', 'unavailable'],
})

/** B-01: takes a correction back; its items become what the other rules say. */
export const feedCorrectionUndoCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'feedCorrectionUndo',
  method: 'DELETE',
  path: '/api/v2/feeds/categories/{ruleId}',
  summary: 'Takes a correction back',
  params: z.object({ ruleId: idSchema }),
  answer: z.object({ state: z.literal('undone'), movedOffers: countSchema }),
  refusals: ['not_found', 'conflict', 'unavailable'],
})
