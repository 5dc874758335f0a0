import type { Command } from '#platform/cli/command.ts'
import { readJson } from '#platform/cli/parameters.ts'
import { accountBalances } from '../ledger/balances.ts'
import { postClicks } from '../ledger/post-clicks.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { clockOf, eurosOfMicros, namedShop, readOptions, shopNames } from './command-parts.ts'

const EXIT_WRONG = 2

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
