import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, eurosSchema, idSchema } from '#platform/http/calls/wire.ts'
import { variantAdminSchema, variantSchema } from '../answers/wire.ts'

/** As many as are asked for at once: two pages of a listing. */
export const MOST_ADMIN_IDS = 100

const project = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)
const variantIds = z
  .string()
  .max(MOST_ADMIN_IDS * 11)
  .regex(new RegExp(`^[1-9]\\d{0,9}(?:\\|[1-9]\\d{0,9}){0,${MOST_ADMIN_IDS - 1}}$`))
  .meta({ examples: ['1048|1049'] })

/** Why an offer stands where it does: points of one factor of the recommended order (ADR 0071). */
const factorSchema = z.object({ factor: z.string(), name: z.string(), points: countSchema, most: countSchema })

/** What an admin is told of an offer beside its card (ADR 0104). */
const adminDataSchema = variantAdminSchema
  .extend({
    /** In Lisbon: when it was so. */
    day: z.iso.date(),
    tier: variantSchema.shape.tier,
    /** What its shop pays for a click; null: it bids nothing, or nobody asked (withCpc). */
    cpc: eurosSchema.nullable(),
    /** 0 to 1: what of the points that a shop can earn by its data it has; null: nobody asked (withQs). */
    qualityScore: z.number().min(0).max(1).nullable(),
    /** Proven ones and clicks that count, of the last 28 days. */
    impressions: countSchema,
    clicks: countSchema,
    /** Most points first; what an earlier day was made of is not kept. */
    factors: z.array(factorSchema).nullable(),
  })
  .meta({ id: 'AdminData' })
export type WireAdminData = z.infer<typeof adminDataSchema>

/** the admin-mode service. Its address is the specification's, 7.4. */
export const adminDataCall = defineCall({
  id: 'A-04',
  operationId: 'adminData',
  method: 'GET',
  path: '/v1/data',
  service: 'admin',
  summary: 'What an admin is told of offers beside their cards, now and when somebody last looked on an earlier day',
  access: 'admin',
  priority: 'api',
  query: z.object({
    project: project.optional(),
    /** In whose listing they stand; 0: none in particular. */
    categoryId: z.int().min(0).max(2_147_483_647),
    /** Joined with '|'. */
    variantIds,
    /** Of an experiment with the order; there is none, so that each is answered as 0. */
    variant: z.int().min(0).max(1_000),
    withCpc: z.boolean().optional(),
    withQs: z.boolean().optional(),
  }),
  answer: z.array(
    z.object({ variantId: idSchema, data: adminDataSchema, previousData: adminDataSchema.nullable() }).meta({
      id: 'AdminScore',
    }),
  ),
  refusals: ['not_found'],
  cacheControl: 'private, no-store',
})
