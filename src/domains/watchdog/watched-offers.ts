import { sql } from 'kysely'
import {
  type ChangedOffer,
  changedOffersOf,
  loadVariants,
  OFFERS_CHANGED,
  type VariantData,
} from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { setMailTimes } from './mail-times.ts'
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
    const totals = await totalsOf(tx, watches, at)
    const steps = watches.flatMap((watch) => {
      const offer = changed.get(watch.variantId)
      return offer === undefined ? [] : stepOf(watch, { ...offer, totals: totals.get(watch.variantId) ?? null }, at)
    })
    await keepSteps(tx, steps, at)
    await setMailTimes(tx, [...new Set(steps.flatMap(({ found, watcherId }) => (found ? [watcherId] : [])))], at)
    await failpoint('watchdog.heard')
  },
})

/** What somebody waits for of an offer. */
export interface WatchWish {
  readonly kind: WatchKind
  readonly targetCents: number | null
  /** Of a total: where it is delivered to. */
  readonly region: keyof VariantData['totals'] | null
}

/** How an offer stands. */
export interface Standing extends Omit<ChangedOffer, 'variantId'> {
  /** null: nobody has asked for them. */
  readonly totals: VariantData['totals'] | null
}

interface OfferWatch extends WatchWish {
  readonly id: number
  readonly watcherId: number
  readonly variantId: number
  readonly isTold: boolean
  readonly awaySince: number | null
}

async function watchesOf(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<OfferWatch[]> {
  const { rows } = await sql<OfferWatch>`
    select id, watcher_id as "watcherId", kind, variant_id as "variantId", target_cents as "targetCents", region, is_told as "isTold",
      (extract(epoch from away_since) * 1000)::float8 as "awaySince"
    from watchdog.watch where variant_id = any(${variantIds as number[]}::bigint[]) order by id for update`.execute(tx)
  return rows
}

/** Of offers whose total somebody waits for: an event says the price alone. */
async function totalsOf(
  tx: DatabaseTransaction,
  watches: readonly OfferWatch[],
  at: Date,
): Promise<Map<number, VariantData['totals']>> {
  const ids = watches.filter(({ kind }) => kind === 'total').map(({ variantId }) => variantId)
  return new Map((await loadVariants(tx, ids, at)).map(({ variantId, totals }) => [variantId, totals]))
}

/** Whether what is waited for is so. A total that is not known is none, as is a price that nobody can pay, because the offer is sold out or gone. */
export function isFound(
  { kind, targetCents, region }: WatchWish,
  { priceCents, availability, totals }: Standing,
): boolean {
  if (kind === 'availability') return availability === 'in_stock'
  if (availability === 'gone' || availability === 'out_of_stock') return false
  const cents = kind === 'total' ? totals?.[region ?? 'mainland'] : priceCents
  return typeof cents === 'number' && cents <= (targetCents ?? 0)
}

export function isPayable({ state, availability }: Pick<VariantData, 'state' | 'availability'>): boolean {
  return state === 'live' && availability !== 'out_of_stock'
}

/** How a loaded offer stands, as an event would say it. */
export function standingOfVariant({ state, priceCents, availability, totals }: VariantData): Standing {
  return { priceCents, totals, availability: state === 'live' ? availability : 'gone' }
}

interface Step {
  readonly id: number
  readonly watcherId: number
  readonly isTold: boolean
  readonly awaySince: number | null
  readonly found: boolean
}

/** Nothing where nothing is other than before: of most watches an import says what they know. */
function stepOf(watch: OfferWatch, offer: Standing, at: Date): Step[] {
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
