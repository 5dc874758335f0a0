import { biddableOffers, lisbonDate, tellBids } from '#domains/offers/contract.ts'
import { leasedSums } from '#domains/clicks/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { findBudget } from '../budgets/storage.ts'
import { daysAfter } from '../invoices/lisbon-months.ts'
import { nextAutoPercent } from './auto-percent.ts'
import type { Bidding } from './bidding.ts'
import { pricer } from './price-offer.ts'
import {
  type DueBidding,
  dueBiddings,
  findBidding,
  findFloors,
  storeCategoryBids,
  storePriced,
  strongestOthers,
} from './storage.ts'

const BATCH = 2_000

export interface TellBidsDeps {
  readonly db: Database
  readonly clock: Clock
  /** From which moment clicks may cost these shops something, by the terms that they have agreed to; absent: no such moment is known. */
  clicksCostFrom(eshopIds: readonly number[]): Promise<ReadonlyMap<number, Date>>
}

/**
 * Tells the offers of shops that wait what a click on them costs, and with a new day those of all; answers how many were told something
 * else than before. Of a shop for which no terms hold yet by which clicks cost, all are told that they cost nothing (ADR 0128). Killed
 * anywhere, the next round tells the rest.
 */
export async function tellDueBids({ db, clock, clicksCostFrom }: TellBidsDeps): Promise<number> {
  const now = clock.now()
  const dues = await dueBiddings(db, lisbonDate(now.getTime()), now)
  const costFrom = dues.length === 0 ? new Map() : await clicksCostFrom(dues.map(({ eshopId }) => eshopId))
  let told = 0
  for (const due of dues) told += await tellShop(db, due, { now, costFrom: costFrom.get(due.eshopId) ?? null })
  return told
}

interface Moment {
  readonly now: Date
  /** null: nobody knows. */
  readonly costFrom: Date | null
}

async function tellShop(db: Database, due: DueBidding, { now, costFrom }: Moment): Promise<number> {
  const bidding = await findBidding(db, due.eshopId)
  const autoPercent = await autoPercentOf(db, due, bidding, now)
  const [floors, strongest] = [await findFloors(db), await strongestOthers(db, due.eshopId)]
  const isFree = costFrom === null || costFrom > now
  const priceOf = isFree ? () => 0 : pricer(bidding, { floors, strongest, autoPercent })
  const byCategory = new Map<number, number>()
  let [told, last, lowest] = [0, 0, Infinity]
  for (;;) {
    const offers = await biddableOffers(db, due.eshopId, last, BATCH)
    const bids = offers.map((offer) => {
      const cpcMicros = priceOf(offer)
      if (cpcMicros > 0) lowest = Math.min(lowest, cpcMicros)
      if (cpcMicros > 0 && offer.isListed && offer.categoryId !== null)
        byCategory.set(offer.categoryId, Math.max(byCategory.get(offer.categoryId) ?? 0, cpcMicros))
      return { variantId: offer.variantId, cpcMicros, isInForce: due.isOpen, mode: bidding.mode }
    })
    told += await db.transaction().execute((tx) => tellBids(tx, bids, now))
    await failpoint('billing.bids.told')
    if (offers.length < BATCH) break
    last = offers.at(-1)?.variantId ?? last
  }
  await db.transaction().execute(async (tx) => {
    // Stable ranks follow the others; they are not followed, or two of them would raise each other. Nor is who pays for no click now,
    // nor a bid on what nobody can click: it costs its shop nothing, and would raise its rivals' prices.
    const isFollowed = due.isOpen && bidding.mode !== 'RPO'
    await storeCategoryBids(tx, due.eshopId, isFollowed ? byCategory : new Map())
    const day = lisbonDate(now.getTime())
    const [lowestMicros, freeUntil] = [lowest === Infinity ? null : lowest, isFree ? costFrom : null]
    await storePriced(tx, due, { day, autoPercent, lowestMicros, freeUntil })
  })
  return told
}

/** As it was, unless the prices are of an earlier day: then by how the day before today went. */
async function autoPercentOf(
  db: Database,
  { eshopId, autoPercent, pricedDay }: DueBidding,
  { mode }: Bidding,
  now: Date,
): Promise<number> {
  if (mode !== 'APO' || pricedDay === null || pricedDay === lisbonDate(now.getTime())) return autoPercent
  const yesterday = daysAfter(lisbonDate(now.getTime()), -1)
  const { usedMicros } = await leasedSums(db, eshopId, { from: yesterday, until: yesterday })
  return nextAutoPercent(autoPercent, { usedMicros, capMicros: (await findBudget(db, eshopId)).dailyMicros })
}
