import { declaredNetworks, declareNetwork, readNetwork, withdrawNetwork } from '#domains/clicks/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { derivedKey, keptSecret } from '#platform/secret.ts'
import { clockOf, namedShop, readOptions } from './command-parts.ts'

const OPTIONS = { shop: { type: 'string' }, add: { type: 'string' }, remove: { type: 'string' } } as const

/** `poiso ledger networks --shop NAME [--add NETWORK] [--remove NETWORK]`: networks that the shop says are its own. */
export const ledgerNetworksCommand: Command = async (parameters, context) => {
  const { shop, add, remove } = readOptions('ledger networks', parameters, OPTIONS).values
  if (shop === undefined) throw new UsageError('ledger networks needs --shop NAME')
  const [added, removed] = [networkOf('--add', add), networkOf('--remove', remove)]
  const { db } = await context.database()
  const { id } = await namedShop(db, 'ledger networks', shop)
  if (removed !== null) await withdrawNetwork(db, id, removed)
  if (added !== null) {
    const key = derivedKey(await keptSecret(context.config), 'visitor')
    const outcome = await declareNetwork(db, key, id, added, clockOf(context).now())
    if (outcome === 'too-many') throw new UsageError('ledger networks: the shop has declared as many as it may')
  }
  if (added !== null || removed !== null)
    await db.transaction().execute((tx) =>
      recordChange(tx, {
        by: null,
        of: { kind: 'clicks.networks', id: String(id) },
        action: 'set',
        before: null,
        after: { added, removed },
      }),
    )
  for (const network of await declaredNetworks(db, id)) context.print(network)
  return 0
}

function networkOf(option: string, text: string | undefined): string | null {
  if (text === undefined) return null
  const network = readNetwork(text)
  if (network === null) throw new UsageError(`ledger networks: ${option} ${text} is no IPv4 address, and no IPv6 /56`)
  return network
}
