import type { FastifyInstance } from 'fastify'
import { leasedSums } from '#domains/clicks/contract.ts'
import { lisbonDate } from '#domains/offers/contract.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { centsOfEuros, eurosFromCents } from '#platform/money.ts'
import { lastOfMonth } from '../invoices/lisbon-months.ts'
import type { Budget } from './budget.ts'
import { changeShopBudgetCall, shopBudgetCall } from './calls.ts'
import { changeBudget } from './change-budget.ts'
import { dayPace } from './day-pace.ts'
import { findBudget } from './storage.ts'

export interface BudgetRoutesParts {
  readonly db: Database
  readonly clock: Clock
}

const MICROS_OF_CENT = 10_000
const HOUR_MINUTES = 60

/** `/api/v2/budget` (B-04): a shop reads and settles what its clicks may cost. */
export function budgetRoutes(app: FastifyInstance, { db, clock }: BudgetRoutesParts): void {
  mountCall(app, shopBudgetCall, ({ request }) =>
    ofShop(request, async (eshopId) => present(db, eshopId, await findBudget(db, eshopId), clock.now())),
  )
  mountCall(app, changeShopBudgetCall, ({ request, body }) =>
    ofShop(request, async (eshopId, by) => {
      const budget: Budget = {
        dailyMicros: body.daily === null ? null : micros(body.daily),
        monthlyMicros: body.monthly === null ? null : micros(body.monthly),
        isPaused: body.paused,
        hours: body.hours.map(({ days, from, to }) => ({ days, from: minuteOf(from), to: minuteOf(to) })),
      }
      const change = { budget, version: body.version ?? null, by, requestId: request.id }
      const outcome = await changeBudget(db, eshopId, change, clock.now())
      if (outcome.kind === 'stale')
        return refusal('conflict', 'the budget is another than that of this version (changeShopBudget)')
      if (outcome.kind === 'refused')
        return refusal(
          'unprocessable',
          `${outcome.problems.map(({ place, why }) => `${place} ${why}`).join('; ')} (changeShopBudget)`,
        )
      return present(db, eshopId, outcome.budget, clock.now())
    }),
  )
}

async function present(db: Database, eshopId: number, budget: Budget, now: Date) {
  const day = lisbonDate(now.getTime())
  const ofDay = await leasedSums(db, eshopId, { from: day, until: day })
  const ofMonth = await leasedSums(db, eshopId, { from: `${day.slice(0, 7)}-01`, until: lastOfMonth(day) })
  const pace = dayPace(budget, ofDay.usedMicros, now)
  return {
    daily: budget.dailyMicros === null ? null : euros(budget.dailyMicros),
    monthly: budget.monthlyMicros === null ? null : euros(budget.monthlyMicros),
    paused: budget.isPaused,
    hours: budget.hours.map(({ days, from, to }) => ({ days: [...days], from: clockTime(from), to: clockTime(to) })),
    version: versionOf(budget),
    spent: { dayMicros: ofDay.usedMicros, monthMicros: ofMonth.usedMicros },
    pace: { kind: pace.kind, at: pace.kind === 'ends' ? pace.at.toISOString() : null },
  }
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * HOUR_MINUTES + (minutes ?? 0)
}

function clockTime(minute: number): string {
  return [Math.floor(minute / HOUR_MINUTES), minute % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

function micros(given: number): number {
  return centsOfEuros(given) * MICROS_OF_CENT
}

function euros(given: number): number {
  return eurosFromCents(Math.round(given / MICROS_OF_CENT))
}
