import { parseArgs } from 'node:util'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { renewShopKey, shopKey } from '../shop-key.ts'
import { passesClick, setPassesClick } from '../shop-storage.ts'
import { namedShop, ordersKey } from './command-parts.ts'

const OPTIONS = {
  shop: { type: 'string' },
  renew: { type: 'boolean' },
  clicks: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** `poiso orders key --shop NAME [--renew] [--clicks on|off] [--json]` */
export const ordersKeyCommand: Command = async (parameters, context) => {
  const { shop, renew = false, clicks, json = false } = readOptions(parameters)
  if (clicks !== undefined && clicks !== 'on' && clicks !== 'off')
    throw new UsageError(`orders key: --clicks is on or off, not ${clicks}`)
  const { db } = await context.database()
  const eshop = await namedShop(db, 'orders key', shop)
  const key = await ordersKey(context)
  if (clicks !== undefined) await setPassesClick(db, eshop.id, clicks === 'on')
  const signing = renew ? await renewShopKey(db, key, eshop.id) : await shopKey(db, key, eshop.id)
  const passes = await passesClick(db, eshop.id)
  if (json) context.print(JSON.stringify({ shop: eshop.slug, key: signing, passesClick: passes }))
  else for (const line of [signing, `clicks ${passes ? 'on' : 'off'}`]) context.print(line)
  return 0
}

function readOptions(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(`orders key: ${(error as Error).message}`)
  }
}
