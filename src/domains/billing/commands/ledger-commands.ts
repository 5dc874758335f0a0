import { type Command, UsageError } from '#platform/cli/command.ts'
import { readJson } from '#platform/cli/parameters.ts'
import { accountBalances } from '../ledger/balances.ts'
import { correctClicks } from '../ledger/correct-clicks.ts'
import { postClicks } from '../ledger/post-clicks.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { clockOf, eurosOfMicros, namedShop, readOptions, shopNames } from './command-parts.ts'

const EXIT_WRONG = 2
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `poiso ledger post [--json]` */
export const ledgerPostCommand: Command = async (parameters, context) => {
  const json = readJson('ledger post', parameters)
  const { db } = await context.database()
  const posted = await postClicks(db, clockOf(context))
  context.print(json ? JSON.stringify(posted) : `${posted.clicks} clicks posted, ${eurosOfMicros(posted.micros)} EUR`)
  return 0
}

/** `poiso ledger verify [--json]`: exit 2 when something differs. */
export const ledgerVerifyCommand: Command = async (parameters, context) => {
  const json = readJson('ledger verify', parameters)
  const { db } = await context.database()
  const verified = await verifyLedger(db)
  if (json) context.print(JSON.stringify(verified))
  else {
    const { clicks, micros, transactions, differences } = verified
    context.print(
      `${clicks} clicks, ${eurosOfMicros(micros)} EUR, ${transactions} transactions: ${differences.length} differences`,
    )
    for (const { of, ledger, should } of differences) context.print(`${of}\tis ${ledger}\tshould be ${should}`)
  }
  return verified.differences.length === 0 ? 0 : EXIT_WRONG
}

/** `poiso ledger balances [--shop NAME] [--json]` */
export const ledgerBalancesCommand: Command = async (parameters, context) => {
  const options = { shop: { type: 'string' }, json: { type: 'boolean' } } as const
  const { shop, json = false } = readOptions('ledger balances', parameters, options).values
  const { db } = await context.database()
  const eshopId = shop === undefined ? null : (await namedShop(db, 'ledger balances', shop)).id
  const all = (await accountBalances(db)).filter((balance) => eshopId === null || balance.eshopId === eshopId)
  if (json) context.print(JSON.stringify(all))
  else {
    const nameOf = await shopNames(db)
    for (const { account, eshopId: of, micros } of all)
      context.print(`${account}\t${nameOf(of)}\t${eurosOfMicros(micros)}`)
  }
  return 0
}

/** `poiso ledger correct CLICK… --reason TEXT [--json]`: takes clicks back that should not have been billed. */
export const ledgerCorrectCommand: Command = async (parameters, context) => {
  const options = { reason: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values, positionals } = readOptions('ledger correct', parameters, options, true)
  const { reason, json = false } = values
  const wrong = positionals.find((uid) => !UUID.test(uid))
  if (wrong !== undefined) throw new UsageError(`ledger correct: "${wrong.slice(0, 60)}" is no number of a click`)
  if (positionals.length === 0) throw new UsageError('ledger correct needs the numbers of clicks')
  if (reason === undefined || reason.trim() === '' || reason.length > 500)
    throw new UsageError('ledger correct needs --reason TEXT of at most 500 characters')
  const { db } = await context.database()
  const now = clockOf(context).now()
  const bad = positionals.map((uid) => ({ uid: uid.toLowerCase(), reason: 'by_hand' }))
  const { corrected, already, unknown } = await db.transaction().execute((tx) => correctClicks(tx, bad, now, reason))
  const micros = corrected.reduce((sum, { cpcMicros }) => sum + cpcMicros, 0)
  if (json) context.print(JSON.stringify({ corrected: corrected.map(({ uid }) => uid), micros, already, unknown }))
  else {
    context.print(`${corrected.length} clicks taken back, ${eurosOfMicros(micros)} EUR; ${already.length} were before`)
    for (const uid of unknown) context.print(`${uid}\tis no click of the ledger`)
  }
  return unknown.length === 0 ? 0 : EXIT_WRONG
}
