import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { eurosSchema } from '#platform/http/calls/wire.ts'
import { MOST_BUDGET_MICROS, MOST_HOURS } from './budget.ts'

const MICROS = 1_000_000
/** Of what a change was made from: where it is given, another's change in between is a conflict. */
const VERSION = z.string().max(64)
const shared = { id: 'B-04', service: 'api', access: 'shop:bids', priority: 'api' } as const

const cap = eurosSchema.max(MOST_BUDGET_MICROS / MICROS).nullable()
/** Of the clock on the wall in Portugal. */
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

const budget = {
  /** null: no wall. */
  daily: cap,
  monthly: cap,
  paused: z.boolean(),
  /** When clicks are paid for; empty: always. Days from 1, Monday, to 7. */
  hours: z
    .array(
      z.object({
        days: z.array(z.int().min(1).max(7)).min(1).max(7),
        from: clockTime,
        to: clockTime,
      }),
    )
    .max(MOST_HOURS),
}

const answer = z
  .object({
    ...budget,
    version: VERSION,
    /** What clicks of today and of this month have cost so far, in millionths of a euro; those that are still judged among them. */
    spent: z.object({ dayMicros: z.int(), monthMicros: z.int() }),
    /** How long today's budget lasts at its pace so far, an estimate; `at` where it ends before the day does. */
    pace: z.object({
      kind: z.enum(['unknown', 'whole_day', 'ends', 'used_up']),
      at: z.iso.datetime().nullable(),
    }),
  })
  .meta({ id: 'ShopBudget' })

/** B-04: the walls of what a shop's clicks may cost. */
export const shopBudgetCall = defineCall({
  ...shared,
  operationId: 'shopBudget',
  method: 'GET',
  path: '/api/v2/budget',
  summary: "The shop's daily and monthly budget, pause and hours, and what is spent of them",
  answer,
  refusals: [],
})

/** B-04: settles them; all at once. */
export const changeShopBudgetCall = defineCall({
  ...shared,
  operationId: 'changeShopBudget',
  method: 'POST',
  path: '/api/v2/budget',
  summary: 'Settles budgets, pause and hours in the place of those that stand; click hosts keep to them within seconds',
  body: { name: 'requestBody', schema: z.object({ ...budget, version: VERSION.optional() }) },
  answer,
  refusals: ['conflict', 'unprocessable'],
})
