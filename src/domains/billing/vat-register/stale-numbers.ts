import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { askOfNumbers } from './ask-register-job.ts'
import { ViesFailure } from './ask-vies.ts'
import { lookUp, type VatRegisterDeps } from './look-up.ts'
import { accountsOfUnion, staleNumbers } from './storage.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** An answer that is older is asked for anew before an invoice is written by it. */
export const FRESH_DAYS = 30
/** The worker asks earlier, so that the register may be away some days. */
const ASKED_AFTER_DAYS = 25
/** On a Portuguese number no tax hangs. */
const PORTUGUESE_AFTER_DAYS = 365
const TRIED_AGAIN_HOURS = 6

/** Has the register asked of accounts' numbers of which its last answer grows old, or that it has never answered. */
export async function askStaleNumbers(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  const triedBefore = new Date(now - TRIED_AGAIN_HOURS * HOUR_MS)
  const accounts = await accountsOfUnion(db)
  for (const [days, of] of [
    [ASKED_AFTER_DAYS, accounts.filter(({ country }) => country !== 'PT')],
    [PORTUGUESE_AFTER_DAYS, accounts.filter(({ country }) => country === 'PT')],
  ] as const) {
    const numbers = of.map(({ vatNumber }) => vatNumber)
    const answeredBefore = new Date(now - days * DAY_MS)
    await askOfNumbers(db, await staleNumbers(db, numbers, { answeredBefore, triedBefore }))
  }
}

/** A shop whose invoice goes by an old answer, or by none. */
export interface OldAnswer {
  readonly eshopId: number
  readonly vatNumber: string
  /** What the register said instead of an answer, as a code. */
  readonly failure: string
}

/**
 * Before a run of invoices: asks of every number of another country of the Union whose answer is older than 30 days, one after another. Those
 * that the register does not answer keep what is known of them, and are given back; after a failure of its own it is asked no more.
 */
export async function freshenAnswers(deps: VatRegisterDeps, signal: AbortSignal): Promise<OldAnswer[]> {
  const now = deps.clock.now()
  const abroad = (await accountsOfUnion(deps.db)).filter(({ country }) => country !== 'PT')
  const numbers = abroad.map(({ vatNumber }) => vatNumber)
  const answeredBefore = new Date(now.getTime() - FRESH_DAYS * DAY_MS)
  const failures = new Map<string, string>()
  let away: string | null = null
  for (const number of await staleNumbers(deps.db, numbers, { answeredBefore, triedBefore: now })) {
    const failure: string | null = away ?? (await failureOf(deps, number, signal))
    if (failure !== null) failures.set(number, failure)
    if (failure !== null && OF_THE_REGISTER.test(failure)) away = failure
  }
  return abroad.flatMap(({ eshopId, vatNumber }) => {
    const failure = failures.get(vatNumber)
    return failure === undefined ? [] : [{ eshopId, vatNumber, failure }]
  })
}

/** Not of one country's part of it. */
const OF_THE_REGISTER = /^(?:FAILED_|HTTP 5|GLOBAL_|SERVICE_UNAVAILABLE|IP_BLOCKED)/

async function failureOf(deps: VatRegisterDeps, vatNumber: string, signal: AbortSignal): Promise<string | null> {
  try {
    await lookUp(deps, vatNumber, { signal })
    return null
  } catch (error) {
    if (error instanceof ViesFailure) return error.code
    throw error
  }
}
