import { parseArgs } from 'node:util'
import { readEmail } from '#domains/identity/contract.ts'
import { loadEshops } from '#domains/eshops/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { terminalText } from '#platform/cli/parameters.ts'
import { eraseOrdersOf } from '../personal.ts'
import { lastOrders } from '../shop-storage.ts'
import { namedShop, ordersKey } from './command-parts.ts'

const MOST_SHOWN = 1_000

/** `poiso orders list [--shop NAME] [--json]`: what shops told, the newest first; of addresses only that there is one. */
export const ordersListCommand: Command = async (parameters, { database, print }) => {
  const { shop, json = false } = readOptions('orders list', parameters)
  const { db } = await database()
  const eshopId = shop === undefined ? null : (await namedShop(db, 'orders list', shop)).id
  const slugs = new Map((await loadEshops(db)).map(({ id, slug }) => [id as number, slug]))
  const orders = (await lastOrders(db, eshopId, MOST_SHOWN)).map(({ eshopId: of, ...order }) => ({
    shop: slugs.get(of) ?? String(of),
    ...order,
  }))
  if (json) return (print(JSON.stringify(orders)), 0)
  for (const { shop: slug, orderId, orderedAt, by, isTrusted, hasEmail, hasClick, items, unknownItems } of orders) {
    const marks = [
      ...(isTrusted ? [] : ['not trusted']),
      ...(hasEmail ? ['e-mail'] : []),
      ...(hasClick ? ['click'] : []),
      `${items} items`,
      ...(unknownItems.length > 0 ? [`${unknownItems.length} unknown`] : []),
    ]
    print([slug, orderId, orderedAt.toISOString(), by, marks.join(', ')].map(terminalText).join('\t'))
  }
  return 0
}

/** `poiso orders erase ADDRESS [--json]`: somebody without an account asks to be forgotten. */
export const ordersEraseCommand: Command = async (parameters, context) => {
  const { json = false, words } = readOptions('orders erase', parameters, true)
  const email = words.length === 1 ? readEmail(words[0] ?? '') : null
  if (email === null) throw new UsageError('orders erase takes one e-mail address: poiso orders erase ADDRESS')
  const { db } = await context.database()
  const erased = await eraseOrdersOf(db, await ordersKey(context), email)
  context.print(json ? JSON.stringify({ erased }) : `${erased} orders lost the address`)
  return 0
}

function readOptions(command: string, parameters: readonly string[], takesWords = false) {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: takesWords,
      options: { shop: { type: 'string' }, json: { type: 'boolean' } },
    })
    return { ...values, words: positionals }
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
}
