import { readFile } from 'node:fs/promises'
import { applyShop, parseShopsFile, type ShopInFile, shopsFileWarnings } from '#domains/eshops/contract.ts'
import { registerFeed } from '#domains/feeds/contract.ts'
import { markShopsDirty } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'

/** `poiso shops apply FILE`: shops with their domains, tariffs, policies, vouchers and feeds become what the file says. */
export const shopsApplyCommand: Command = async (parameters, context) => {
  const [file, ...others] = parameters
  if (file === undefined || others.length > 0) throw new UsageError('shops apply takes one file')
  const counts = await applyShopsFile(file, (await context.database()).db, systemClock)
  for (const warning of counts.warnings) context.print(`warning: ${warning}`)
  context.print(`${counts.shops} shops, ${counts.changed} of them changed`)
  return 0
}

/** Applies a shops file, all of it or nothing; what it says and hardly means comes back as warnings. UsageError names each wrong value by its path. */
export async function applyShopsFile(
  path: string,
  db: Database,
  clock: Clock,
): Promise<{ shops: number; changed: number; warnings: readonly string[] }> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const parsed = parseShopsFile(text)
  if (parsed.kind === 'wrong')
    throw new UsageError(`${path}\n${parsed.problems.map((problem) => `  ${problem}`).join('\n')}`)
  return db.transaction().execute(async (tx) => {
    let changed = 0
    for (const shop of parsed.shops) changed += (await applyOne(tx, shop, clock.now())) ? 1 : 0
    return { shops: parsed.shops.length, changed, warnings: shopsFileWarnings(parsed.shops, clock.now()) }
  })
}

async function applyOne(tx: DatabaseTransaction, shop: ShopInFile, now: Date): Promise<boolean> {
  const { eshopId, isChanged } = await applyShop(tx, shop, now)
  if (isChanged) await markShopsDirty(tx, [eshopId])
  if (shop.feed !== null)
    await registerFeed(
      tx,
      {
        eshopId,
        url: shop.feed.url,
        dialect: shop.feed.dialect,
        currency: shop.feed.currency,
        everyMinutes: shop.feed.fetchEveryMinutes,
      },
      now,
    )
  return isChanged
}
