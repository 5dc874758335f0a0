import { contactMailsOf, eshopNames } from '#domains/eshops/contract.ts'
import { lisbonDate } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { markBiddingDue } from '../bids/storage.ts'
import { budgetAlert } from '../mails/budget-notice.ts'
import { ALERT_PERCENTS } from './budget.ts'
import { wallsOf, type Wall } from './budget-left.ts'
import { paidUntil } from './hours.ts'
import { storeAlert, storeOpen, watchedBudgets, type WatchedBudget } from './storage.ts'

/** A budget that was used up opens again when so large a part of it is free: clicks that were not billed give back little by little. */
const REOPENS_AT = 0.1

export interface BudgetWatchParts {
  readonly db: Database
  readonly clock: Clock
}

/** Sees which budgets let clicks be paid for now, which a shop's offers are told when it changes; and tells shops whose budgets near their end. */
export async function watchBudgets({ db, clock }: BudgetWatchParts): Promise<void> {
  const now = clock.now()
  const day = lisbonDate(now.getTime())
  for (const budget of await watchedBudgets(db)) {
    const walls = await wallsOf(db, budget.eshopId, budget, day)
    const isOpen =
      !budget.isPaused && paidUntil(budget.hours, now) !== null && walls.every((wall) => isFree(wall, budget))
    await db.transaction().execute(async (tx) => {
      if (await storeOpen(tx, budget.eshopId, isOpen)) await markBiddingDue(tx, budget.eshopId, now)
      for (const wall of walls) await alert(tx, { budget, wall }, now)
    })
  }
}

function isFree(wall: Wall, budget: WatchedBudget): boolean {
  const free = wall.capMicros - wall.usedMicros
  return free >= (budget.isOpen ? lowestOf(budget) : Math.max(lowestOf(budget), wall.capMicros * REOPENS_AT))
}

function lowestOf({ lowestMicros }: WatchedBudget): number {
  return lowestMicros ?? 1
}

/** Percents that are spent; all of it is when not even the cheapest click fits any more. */
function reached(wall: Wall, budget: WatchedBudget): number[] {
  const isUsedUp = wall.capMicros > 0 && wall.capMicros - wall.usedMicros < lowestOf(budget)
  return ALERT_PERCENTS.filter(
    (percent) => isUsedUp || (wall.capMicros > 0 && wall.usedMicros * 100 >= wall.capMicros * percent),
  )
}

async function alert(
  tx: DatabaseTransaction,
  { budget, wall }: { readonly budget: WatchedBudget; readonly wall: Wall },
  now: Date,
): Promise<void> {
  const { eshopId } = budget
  const fresh: number[] = []
  for (const percent of reached(wall, budget))
    if (await storeAlert(tx, eshopId, { period: wall.period, percent }, now)) fresh.push(percent)
  const percent = fresh.at(-1)
  const to = percent === undefined ? undefined : (await contactMailsOf(tx, [eshopId])).get(eshopId)
  if (percent === undefined || to === undefined) return
  const shop = (await eshopNames(tx, [eshopId])).get(eshopId)
  const data = {
    shop: shop?.name ?? '',
    slug: shop?.slug,
    percent,
    period: wall.period,
    capCents: Math.round(wall.capMicros / 10_000),
  }
  await queueMail(tx, budgetAlert, { to, data, key: `budget:${eshopId}:${wall.period}:${percent}:${wall.capMicros}` })
}
