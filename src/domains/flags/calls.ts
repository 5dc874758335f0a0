import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { backofficeCalls } from './backoffice/calls.ts'
import { flagLimits } from './definitions/flag-limits.ts'
import type { SeenVariation } from './results/record-exposures.ts'

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

const mainApi = { service: 'api', access: 'anyone', priority: 'background', answer: null } as const

/** Pairs of one report, and of one page (docs/limits.md). */
export const MOST_EXPOSURES = 20
const EXPOSURE = /^[a-z0-9][a-z0-9._-]{0,99}\|[\w-]{1,40}$/

/** T-09: which variations this browser has seen: 'experiment|variation', several with commas between. */
export const viewedExperimentsCall = defineCall({
  ...mainApi,
  id: 'A-01.4',
  operationId: 'viewedExperiments',
  method: 'GET',
  path: '/api/v2/viewed-experiments',
  summary: 'Records that variations of experiments have been seen',
  query: z.object({
    ex: z.string().refine((text) => exposuresIn(text) !== null, {
      message: `is no list of at most ${MOST_EXPOSURES} pairs experiment|variation`,
    }),
  }),
  refusals: ['too_many_requests'],
})

/** The pairs of a query; null when it is no list of them. */
export function exposuresIn(text: string): readonly SeenVariation[] | null {
  const pairs = text.split(',', MOST_EXPOSURES + 1)
  if (pairs.length > MOST_EXPOSURES || !pairs.every((pair) => EXPOSURE.test(pair))) return null
  return pairs.map((pair) => {
    const [experiment = '', variation = ''] = pair.split('|')
    return { experiment, variation }
  })
}

/** Fields of params; what they say is not kept. */
const MOST_PARAMS = 20

/** a result: the visitor has reached a goal. Also sent by beacon. */
export const experimentEventCall = defineCall({
  ...mainApi,
  id: 'A-01.3',
  operationId: 'experimentEvent',
  method: 'POST',
  path: '/api/v2/experiment-event',
  summary: 'Records a result of experiments',
  beacon: true,
  body: {
    name: 'requestBody',
    schema: z.object({
      name: z.string().min(1).max(64),
      params: z
        .record(z.string().max(64), z.json())
        .refine((params) => Object.keys(params).length <= MOST_PARAMS, {
          message: `has more than ${MOST_PARAMS} fields`,
        })
        .optional(),
    }),
  },
  refusals: ['too_many_requests'],
})

export const calls = [
  featuresCall,
  evaluateFeaturesCall,
  viewedExperimentsCall,
  experimentEventCall,
  ...backofficeCalls,
]
