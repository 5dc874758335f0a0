import { sql } from 'kysely'
import {
  type ChangedOffer,
  changedOffersOf,
  lisbonOffsetMs,
  OFFERS_CHANGED,
  type VariantData,
} from '#domains/offers/contract.ts'
import { mailPreferencesOf } from '#domains/identity/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { mailTime, STANDARD_QUIET } from './rules/mail-time.ts'
import { watchStep, type WatchKind } from './rules/watch-step.ts'

/** Hears how offers change, and finds what people wait for: one reading of the watches for a thousand offers. */
export const watchedOffers = defineConsumer({
  name: 'watchdog.watched-offers',
  events: [OFFERS_CHANGED],
  key: ({ payload }) => String(payload['eshopId']),
  handle: async (tx, { payload }) => {
    const { at, offers } = changedOffersOf(payload)
    const changed = new Map(offers.map((offer) => [offer.variantId, offer]))
    const watches = await watchesOf(tx, [...changed.keys()])
    const steps = watches.flatMap((watch) => {
      const offer = changed.get(watch.variantId)
      return offer === undefined ? [] : stepOf(watch, offer, at)
    })
    await keepSteps(tx, steps, at)
    await setMailTimes(tx, [...new Set(steps.flatMap(({ found, watcherId }) => (found ? [watcherId] : [])))], at)
  },
})

interface OfferWatch {
  readonly id: number
  readonly watcherId: number
  readonly kind: WatchKind
  readonly variantId: number
  readonly targetCents: number | null
  readonly isTold: boolean
  readonly awaySince: number | null
}

async function watchesOf(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<OfferWatch[]> {
  const { rows } = await sql<OfferWatch>`
    select id, watcher_id as "watcherId", kind, variant_id as "variantId", target_cents as "targetCents", is_told as "isTold",
      (extract(epoch from away_since) * 1000)::float8 as "awaySince"
    from watchdog.watch where variant_id = any(${variantIds as number[]}::bigint[]) order by id for update`.execute(tx)
  return rows
}

/** Whether what is waited for is so. A price that nobody can pay, because the offer is sold out or gone, is none. */
export function isFound(
  { kind, targetCents }: Pick<OfferWatch, 'kind' | 'targetCents'>,
  { priceCents, availability }: Omit<ChangedOffer, 'variantId'>,
): boolean {
  if (kind === 'availability') return availability === 'in_stock'
  return availability !== 'gone' && availability !== 'out_of_stock' && priceCents <= (targetCents ?? 0)
}

/** How a loaded offer stands, as an event would say it. */
export function standingOfVariant({ state, priceCents, availability }: VariantData): Omit<ChangedOffer, 'variantId'> {
  return { priceCents, availability: state === 'live' ? availability : 'gone' }
}

interface Step {
  readonly id: number
  readonly watcherId: number
  readonly isTold: boolean
  readonly awaySince: number | null
  readonly found: boolean
}

/** Nothing where nothing is other than before: of most watches an import says what they know. */
function stepOf(watch: OfferWatch, offer: ChangedOffer, at: Date): Step[] {
  const { id, watcherId, kind } = watch
  const { state, found } = watchStep(kind, watch, { holds: isFound(watch, offer), at: at.getTime() })
  if (!found && state.isTold === watch.isTold && state.awaySince === watch.awaySince) return []
  return [{ id, watcherId, ...state, found }]
}

async function keepSteps(tx: DatabaseTransaction, steps: readonly Step[], at: Date): Promise<void> {
  if (steps.length === 0) return
  await sql`update watchdog.watch w set is_told = s.is_told, away_since = to_timestamp(s.away_ms / 1000),
      crossings = w.crossings + s.found::int, found_at = case when s.found then ${at} else w.found_at end
    from unnest(${steps.map(({ id }) => id)}::bigint[], ${steps.map(({ isTold }) => isTold)}::boolean[],
      ${steps.map(({ awaySince }) => awaySince)}::float8[], ${steps.map(({ found }) => found)}::boolean[]) s (id, is_told, away_ms, found)
    where w.id = s.id`.execute(tx)
}

/**
 * A mail that is due already takes what was found now with it. Persons choose pace, quiet hours and whether they want such mails at all
 * (identity); an address alone has asked for this one thing.
 */
async function setMailTimes(tx: DatabaseTransaction, watcherIds: readonly number[], at: Date): Promise<void> {
  if (watcherIds.length === 0) return
  const { rows } = await sql<WaitingWatcher>`
    select id, person_id as "personId", last_mail_at as "lastMailAt", is_frequent as "isFrequent" from watchdog.watcher
    where id = any(${watcherIds as number[]}::bigint[]) and mail_due_at is null order by id for update`.execute(tx)
  const preferences = await mailPreferencesOf(
    tx,
    rows.flatMap(({ personId }) => personId ?? []),
  )
  const times = rows.flatMap(({ id, personId, lastMailAt, isFrequent }) => {
    const wanted = personId === null ? undefined : preferences.get(personId)
    if (wanted?.kinds.watchdog === false) return []
    const when = {
      lastMailAt: lastMailAt?.getTime() ?? null,
      isFrequent: isFrequent || wanted?.pace === 'at-once',
      quiet: wanted === undefined ? STANDARD_QUIET : wanted.quiet,
    }
    return { id, ms: mailTime(at.getTime(), when, lisbonOffsetMs) }
  })
  await sql`update watchdog.watcher w set mail_due_at = to_timestamp(s.ms / 1000)
    from unnest(${times.map(({ id }) => id)}::bigint[], ${times.map(({ ms }) => ms)}::float8[]) s (id, ms)
    where w.id = s.id`.execute(tx)
}

interface WaitingWatcher {
  readonly id: number
  readonly personId: number | null
  readonly lastMailAt: Date | null
  readonly isFrequent: boolean
}
