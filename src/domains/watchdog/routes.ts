import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShownVariant } from '#domains/offers/contract.ts'
import { wireVariant } from '#domains/offers/contract.ts'
import { isRefusal, type Refusal, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { eurosFromCents } from '#platform/money.ts'
import {
  subscribeCall,
  unsubscribeByHashCall,
  unsubscribeCall,
  variantsWatchedCall,
  watchCall,
  type WireSubscription,
  type WireWatchedVariant,
} from './calls.ts'
import type { KeptWatch } from './watch-storage.ts'
import type { Asker } from './watch-turns.ts'
import type { Watching } from './watching.ts'

export interface WatchdogRoutesOptions {
  readonly watching: Watching
  /** The name by which the calls ask for this site's watches. */
  readonly project: string
  readonly shownVariants: (ids: readonly number[]) => Promise<ReadonlyMap<number, ShownVariant>>
}

/** The watchdog service. */
export function watchdogRoutes(app: FastifyInstance, options: WatchdogRoutesOptions): void {
  const { watching, shownVariants } = options
  const elsewhere = ({ project }: { readonly project: string }): Refusal<'not_found'> | null =>
    project === options.project ? null : refusal('not_found', `there is no project ${project}`)
  mountCall(app, watchCall, async ({ params, request }) => {
    const caller = await callerOf(request)
    const kept = caller && (await watching.watchOf(caller.userId, params.variantId))
    return elsewhere(params) ?? subscriptionOf(kept)
  })
  mountCall(app, subscribeCall, async ({ params, body, request }) => {
    const refused = elsewhere(params)
    if (refused !== null) return refused
    const by = await watcherOf(request, body.email ?? null)
    if (isRefusal(by)) return by
    const targetCents = body.targetPrice == null ? null : Math.round(body.targetPrice * 100)
    const outcome = await watching.watch({ variantId: params.variantId, targetCents, by })
    return typeof outcome === 'string' ? undefined : outcome
  })
  mountCall(app, unsubscribeCall, async ({ params, request }) => {
    const refused = elsewhere(params)
    if (refused !== null) return refused
    const caller = await callerOf(request)
    if (caller !== null) await watching.end(caller.userId, params.variantId)
    return undefined
  })
  mountCall(app, unsubscribeByHashCall, async ({ params }) => {
    const refused = elsewhere(params)
    if (refused !== null) return refused
    await watching.endBy(params.hash)
    return undefined
  })
  mountCall(app, variantsWatchedCall, async ({ query, request }) => {
    const caller = await callerOf(request)
    const kept = caller === null ? [] : await watching.watchesOf(caller.userId)
    const shown = await shownVariants(kept.map(({ variantId }) => variantId))
    return { variants: kept.flatMap((watch) => wireWatched(watch, shown)).slice(0, query.limit ?? DEFAULT_WATCHED) }
  })
}

const DEFAULT_WATCHED = 20

/** A signed-in person is written to at the address of the account; the address of the body is for those who are not. */
async function watcherOf(
  request: FastifyRequest,
  email: string | null,
): Promise<Asker | Refusal<'parameter_missing' | 'parameter_invalid'>> {
  const caller = await callerOf(request)
  if (caller !== null) return { personId: caller.userId }
  if (email === null) return refusal('parameter_missing', 'required parameter email is missing (subscribeWatchdog)')
  return isMailAddress(email)
    ? { address: email, ip: request.ip }
    : refusal('parameter_invalid', 'email is no address (subscribeWatchdog)')
}

function subscriptionOf(kept: KeptWatch | null): WireSubscription {
  return kept === null
    ? { subscribed: false, type: null, targetPrice: null }
    : { subscribed: true, type: kept.kind, targetPrice: targetPrice(kept) }
}

function targetPrice({ targetCents }: KeptWatch): number | null {
  return targetCents === null ? null : eurosFromCents(targetCents)
}

function wireWatched(kept: KeptWatch, shown: ReadonlyMap<number, ShownVariant>): WireWatchedVariant[] {
  const variant = shown.get(kept.variantId)
  return variant === undefined
    ? []
    : [{ variant: wireVariant(variant), type: kept.kind, targetPrice: targetPrice(kept) }]
}
