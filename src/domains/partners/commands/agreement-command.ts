import { parseArgs } from 'node:util'
import { eshopIdOf } from '#domains/eshops/contract.ts'
import { lisbonMidnight } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { shiftedClock, systemClock } from '#platform/clock.ts'
import { settleAgreement } from '../terms/agreement.ts'
import { clicksCostFrom } from '../terms/clicks-cost.ts'

const OPTIONS = { shop: { type: 'string' }, from: { type: 'string' }, none: { type: 'boolean' } } as const

/** `poiso shops agreement --shop NAME [--from DAY|--none]`: for shops that have not joined by themselves, which cost nothing before (ADR 0128). */
export const agreementCommand: Command = async (parameters, context) => {
  const { shop, from, none = false } = readOptions(parameters)
  if (shop === undefined) throw new UsageError('shops agreement needs --shop NAME')
  if (from !== undefined && none) throw new UsageError('shops agreement: --from and --none are each other’s contrary')
  const holdsFrom = from === undefined ? null : beginOfDay(from)
  const { db } = await context.database()
  const eshopId = await eshopIdOf(db, shop)
  if (eshopId === null) throw new UsageError(`--shop ${shop}: there is no such shop`)
  const { clockStart } = context.config
  const now = (clockStart === null ? systemClock : shiftedClock(clockStart)).now()
  if (from !== undefined || none) {
    const outcome = await db.transaction().execute((tx) => settleAgreement(tx, { eshopId, holdsFrom, by: null, now }))
    if (outcome === 'joined')
      throw new UsageError(
        `${shop} has joined by an application: the terms that it has accepted, or is told of, decide`,
      )
  }
  const costFrom = (await clicksCostFrom(db, [eshopId])).get(eshopId)
  context.print(
    costFrom === undefined ? `${shop}  clicks are free` : `${shop}  clicks cost from ${costFrom.toISOString()} on`,
  )
  return 0
}

/** The midnight in Portugal with which a day begins. */
function beginOfDay(text: string): Date {
  const noon = new Date(`${text}T12:00:00Z`)
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
  if (!isDay) throw new UsageError(`shops agreement: --from ${text} is no day like 2026-12-15`)
  return new Date(lisbonMidnight(noon.getTime()))
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`shops agreement: ${(error as Error).message}`)
  }
}
