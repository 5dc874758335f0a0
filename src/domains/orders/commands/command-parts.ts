import { type Eshop, findEshopBySlug } from '#domains/eshops/contract.ts'
import { slugOf } from '#domains/offers/contract.ts'
import { type CommandContext, UsageError } from '#platform/cli/command.ts'
import type { Database } from '#platform/database/connect.ts'
import { derivedKey, keptSecret } from '#platform/secret.ts'

/** The shop that `--shop NAME` names. */
export async function namedShop(db: Database, command: string, shop: string | undefined): Promise<Eshop> {
  if (shop === undefined) throw new UsageError(`${command} needs --shop NAME`)
  const eshop = await findEshopBySlug(db, slugOf(shop))
  if (eshop === null) throw new UsageError(`--shop ${shop}: there is no such shop`)
  return eshop
}

export async function ordersKey({ config }: Pick<CommandContext, 'config'>): Promise<Uint8Array> {
  return derivedKey(await keptSecret(config), 'orders')
}
