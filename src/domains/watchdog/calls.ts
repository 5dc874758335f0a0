import { z } from 'zod'
import { variantSchema } from '#domains/offers/contract.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { eurosSchema, idSchema } from '#platform/http/calls/wire.ts'

/** The watchdog service, and what the main API says of a person's watches. */

const project = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)
const watchType = z.enum(['availability', 'price', 'total'])
/** Dearer than anything that is sold, and far from what a column holds. */
const MOST_EUROS = 1_000_000
const MOST_WATCHED = 100

/** E-08 */
const subscriptionSchema = z
  .object({ subscribed: z.boolean(), type: watchType.nullable(), targetPrice: eurosSchema.nullable() })
  .meta({ id: 'WatchdogSubscription' })
export type WireSubscription = z.infer<typeof subscriptionSchema>

const watchedVariantSchema = z
  .object({ variant: variantSchema, type: watchType, targetPrice: eurosSchema.nullable() })
  .meta({ id: 'WatchedVariant' })
export type WireWatchedVariant = z.infer<typeof watchedVariantSchema>

const common = { id: 'A-03', service: 'watchdog', priority: 'api', access: 'anyone' } as const
const params = z.object({ project, variantId: idSchema })

/** whether who asks watches an offer. */
export const watchCall = defineCall({
  ...common,
  operationId: 'watchdogSubscription',
  method: 'GET',
  path: '/api/v1/{project}/watchdog/{variantId}',
  summary: 'Whether the person watches the offer, for what, and at which target',
  params,
  answer: subscriptionSchema,
  refusals: ['not_found'],
  cacheControl: 'private, no-store',
})

/** with a target price its price is watched, without one its stock. An address that nobody has confirmed is asked first. */
export const subscribeCall = defineCall({
  ...common,
  operationId: 'subscribeWatchdog',
  method: 'POST',
  path: '/api/v1/{project}/watchdog/{variantId}',
  summary: 'Watches an offer: until its price is at the target or below, or until it is in stock',
  params,
  body: {
    name: 'subscribeBody',
    schema: z.object({
      email: z.email().max(254).nullish(),
      targetPrice: z.number().min(0.01).max(MOST_EUROS).multipleOf(0.01).nullish(),
    }),
  },
  answer: null,
  refusals: ['not_found', 'parameter_missing', 'parameter_invalid', 'conflict', 'too_many_requests'],
})

/** */
export const unsubscribeCall = defineCall({
  ...common,
  operationId: 'unsubscribeWatchdog',
  method: 'DELETE',
  path: '/api/v1/{project}/watchdog/{variantId}',
  summary: 'Ends the watch of the person on an offer; without one nothing happens',
  access: 'user',
  params,
  answer: null,
  refusals: ['not_found'],
})

/** what a link of a mail is good for. The same answer to everybody. */
export const unsubscribeByHashCall = defineCall({
  ...common,
  operationId: 'unsubscribeWatchdogByHash',
  method: 'DELETE',
  path: '/api/v1/{project}/watchdog/unsubscribe/{hash}',
  summary: 'Ends what a link of a mail names; unknown and used ones are answered alike',
  params: z.object({ project, hash: z.string().min(1).max(100) }),
  answer: null,
  refusals: ['not_found'],
})

/** */
export const variantsWatchedCall = defineCall({
  ...common,
  id: 'A-01.13',
  service: 'api',
  operationId: 'variantsWatched',
  method: 'GET',
  path: '/api/v2/user/variants-watched',
  summary: 'The offers that the person watches, the newest first',
  access: 'user',
  query: z.object({ limit: z.int().min(1).max(MOST_WATCHED).optional() }),
  answer: z.object({ variants: z.array(watchedVariantSchema) }),
  refusals: [],
  cacheControl: 'private, no-store',
})

export const calls = [watchCall, subscribeCall, unsubscribeCall, unsubscribeByHashCall, variantsWatchedCall]
