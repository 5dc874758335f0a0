import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { flagLimits } from './definitions/flag-limits.ts'

/** Flags as the public GrowthBook package asks for them (A-07, docs/contracts/flags.md). */

const params = z.object({ clientKey: z.string().max(100) })
const common = { service: 'features', access: 'anyone', priority: 'api' } as const

/** E-16. */
const flagPayload = z
  .looseObject({
    features: z.record(z.string(), z.looseObject({ defaultValue: z.json() })),
    experiments: z.array(z.looseObject({})),
    savedGroups: z.record(z.string(), z.json()).optional(),
    dateUpdated: z.iso.datetime(),
  })
  .meta({ id: 'FlagPayload' })

/** features with their rules, the same for everybody. */
export const featuresCall = defineCall({
  ...common,
  id: 'A-07',
  operationId: 'features',
  method: 'GET',
  path: '/api/features/{clientKey}',
  summary: 'The features of an environment, to be evaluated by who asks',
  params,
  answer: flagPayload,
  refusals: ['not_found'],
})

const MOST_URL = 2_000

/** features as they are for who asks. */
export const evaluateFeaturesCall = defineCall({
  ...common,
  id: 'A-07',
  operationId: 'evaluateFeatures',
  method: 'POST',
  path: '/api/eval/{clientKey}',
  summary: 'The features of an environment, evaluated for who asks',
  params,
  body: {
    name: 'requestBody',
    schema: z.object({
      attributes: z.record(z.string(), z.json()).default({}),
      forcedVariations: z.record(z.string(), z.int().min(0).max(flagLimits.variations)).default({}),
      forcedFeatures: z
        .array(z.tuple([z.string().max(100), z.json()]))
        .max(100)
        .default([]),
      url: z.string().max(MOST_URL).default(''),
    }),
  },
  answer: flagPayload,
  refusals: ['not_found'],
})

export const calls = [featuresCall, evaluateFeaturesCall]
