import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

const ofShop = { id: 'B-07', service: 'api', access: 'shop:read', priority: 'api' } as const
const MAX_VALUE = 200
const list = z.enum(['colours', 'materials', 'styles', 'rooms', 'shapes'])
const ids = z.array(idSchema).max(12)
const choice = z.object({ id: z.int(), label: z.string() })

const value = z
  .object({
    value: z.string(),
    /** Names of the feed's fields that say it. */
    fields: z.array(z.string()),
    offers: countSchema,
    /** What it is read as; none: nothing. */
    ids: z.array(z.int()),
    isCorrected: z.boolean(),
  })
  .meta({ id: 'FeedValue' })

const rule = z
  .object({
    ruleId: z.int(),
    list,
    value: z.string(),
    ids: z.array(z.int()),
    movedOffers: countSchema,
    madeBy: z.string(),
    madeAt: z.iso.datetime(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeedValueRule' })

/** B-07: what fields of the shop's live offers say for one of our lists, what we read it as, and the rules made so far. */
export const feedValuesCall = defineCall({
  ...ofShop,
  operationId: 'feedValues',
  method: 'GET',
  path: '/api/v2/feeds/values',
  summary: "Values of the feed's fields for a list, what they are read as, and the shop's rules",
  query: z.object({ list }),
  answer: z.object({
    list,
    choices: z.array(choice),
    /** Those that nothing is read from first; the first two hundred. */
    values: z.array(value),
    rules: z.array(rule),
  }),
  refusals: [],
})

/** B-07: what a value of the feed's fields means; `preview` says how many offers it would change and changes nothing. */
export const feedValueCorrectionCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'feedValueCorrection',
  method: 'POST',
  path: '/api/v2/feeds/values',
  summary: "Says what a value of the feed's fields means, for all offers that say it",
  body: {
    name: 'valueCorrectionRequest',
    schema: z.object({
      list,
      value: z.string().min(1).max(MAX_VALUE),
      /** None: it means nothing. */
      ids,
      preview: z.boolean().default(false),
    }),
  },
  answer: z.object({ state: z.enum(['preview', 'applied']), ruleId: z.int().nullable(), movedOffers: countSchema }),
  refusals: ['unprocessable', 'unavailable'],
})

/** B-07: takes a rule back; its offers are read as the remaining ones say. */
export const feedValueUndoCall = defineCall({
  ...ofShop,
  access: 'shop:feed',
  operationId: 'feedValueUndo',
  method: 'DELETE',
  path: '/api/v2/feeds/values/{ruleId}',
  summary: 'Takes back what was said of a value',
  params: z.object({ ruleId: idSchema }),
  answer: z.object({ state: z.literal('undone'), movedOffers: countSchema }),
  refusals: ['not_found', 'conflict', 'unavailable'],
})
