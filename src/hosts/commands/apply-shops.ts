import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { applyShop, parseShopsFile, type ShopInFile, shopsFileWarnings } from '#domains/eshops/contract.ts'
import { type PictureFiles, openImageStore, takeInContentPicture } from '#domains/images/contract.ts'
import { registerFeed } from '#domains/feeds/contract.ts'
import { REVIEW_FEED_LIMITS, registerReviewFeed } from '#domains/reviews/contract.ts'
import { markShopsDirty } from '#domains/offers/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'

/** `poiso shops apply FILE`: shops with their domains, tariffs, policies, vouchers and feeds become what the file says. */
export const shopsApplyCommand: Command = async (parameters, context) => {
  const [file, ...others] = parameters
  if (file === undefined || others.length > 0) throw new UsageError('shops apply takes one file')
  const pictures = { store: openImageStore(context.config) }
  const counts = await applyShopsFile(file, { db: (await context.database()).db, clock: systemClock, pictures })
  for (const warning of counts.warnings) context.print(`warning: ${warning}`)
  context.print(`${counts.shops} shops, ${counts.changed} of them changed`)
  return 0
}

export interface ShopsFileDeps {
  readonly db: Database
  readonly clock: Clock
  /** Logos go there; their files lie beside the shops file. */
  readonly pictures: Omit<PictureFiles, 'folder'>
}

/** Applies a shops file, all of it or nothing; what it says and hardly means comes back as warnings. UsageError names each wrong value by its path. */
export async function applyShopsFile(
  path: string,
  { db, clock, pictures }: ShopsFileDeps,
): Promise<{ shops: number; changed: number; warnings: readonly string[] }> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const parsed = parseShopsFile(text)
  if (parsed.kind === 'wrong') throw wrongIn(path, parsed.problems)
  const shops = await takeInLogos(path, parsed.shops, pictures)
  return db.transaction().execute(async (tx) => {
    let changed = 0
    for (const shop of shops) changed += (await applyOne(tx, shop, clock.now())) ? 1 : 0
    return { shops: shops.length, changed, warnings: shopsFileWarnings(parsed.shops, clock.now()) }
  })
}

/** The shops with their logos named as pages name them. Pictures that no shop names afterwards harm nobody: they are named by their bytes. */
async function takeInLogos(
  path: string,
  shops: readonly ShopInFile[],
  pictures: ShopsFileDeps['pictures'],
): Promise<ShopInFile[]> {
  const problems: string[] = []
  const named: ShopInFile[] = []
  for (const [at, shop] of shops.entries()) {
    const taken =
      shop.logo === null ? null : await takeInContentPicture(shop.logo, { ...pictures, folder: dirname(path) })
    if (taken?.kind === 'wrong') problems.push(`shops[${at}].logo: ${shop.logo}: ${taken.why}`)
    named.push({ ...shop, logo: taken?.kind === 'kept' ? taken.path : null })
  }
  if (problems.length > 0) throw wrongIn(path, problems)
  return named
}

function wrongIn(path: string, problems: readonly string[]): UsageError {
  return new UsageError(`${path}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

async function applyOne(tx: DatabaseTransaction, shop: ShopInFile, now: Date): Promise<boolean> {
  const { eshopId, isChanged } = await applyShop(tx, shop, now)
  if (isChanged) await markShopsDirty(tx, [eshopId], now)
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
  if (shop.reviewFeed !== null) {
    const { url, fetchEveryMinutes } = shop.reviewFeed
    await registerReviewFeed(
      tx,
      { eshopId, url, everyMinutes: fetchEveryMinutes ?? REVIEW_FEED_LIMITS.everyMinutes },
      now,
    )
  }
  return isChanged
}
