import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema, problemCodeSchema } from '#platform/http/calls/wire.ts'

export const TROUBLES_PAGE = 100

/** One address without a picture; message and what to do are pt-PT. */
export const pictureProblemSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    action: z.string(),
    url: z.string(),
    /** due: it is tried again; fetched: the last picture is still shown. */
    state: z.enum(['due', 'fetched', 'refused', 'gone']),
    /** The first items that name it, and how many offers show it. */
    itemIds: z.array(z.string()),
    offers: countSchema,
    checkedAt: z.iso.datetime().nullable(),
    /** When it is looked at again. */
    nextAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PictureProblem' })

/** B-01: the shop's pictures: how many are here, and what is wrong with the others. */
export const shopPicturesCall = defineCall({
  id: 'B-01',
  operationId: 'feedPictures',
  method: 'GET',
  path: '/api/v2/feeds/pictures',
  service: 'api',
  access: 'shop:read',
  priority: 'api',
  summary: "The shop's pictures: counts, and problems of one code or all; `after` continues",
  query: z.object({
    code: problemCodeSchema.optional(),
    after: idSchema.optional(),
  }),
  answer: z.object({
    states: z.object({ due: countSchema, fetched: countSchema, refused: countSchema, gone: countSchema }),
    totals: z.record(z.string(), countSchema),
    /** What each code of `totals` means, in pt-PT. */
    messages: z.record(z.string(), z.string()),
    problems: z.array(pictureProblemSchema),
    next: z.int().nullable(),
  }),
  refusals: [],
})
