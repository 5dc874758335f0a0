import { loadEshops } from '#domains/eshops/contract.ts'
import type { ComparedSnapshot } from '#domains/offers/contract.ts'
import { rulesInForce } from '../categories/storage.ts'
import { valuesInForce } from '../shop-values/value-storage.ts'
import { holdReasons } from '../import/holding/holding-rule.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { findFeed } from '../storage.ts'
import type { ExaminedShop } from './examine-feed.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import { keepComparison, trialShop } from './trial-storage.ts'

/**
 * As whose next import a run of the lab is read; null: nobody's. Without the shop's lock, which would hold up its imports: one that
 * publishes meanwhile is seen half, and the trial says when it was.
 */
export async function examinedShop({ db, clock }: ImportDeps, id: string): Promise<ExaminedShop | null> {
  const trial = await trialShop(db, id)
  if (trial === null) return null
  const { eshopId, dialect } = trial
  return {
    eshopId,
    dialect,
    currency: (await findFeed(db, eshopId))?.currency ?? null,
    domains: (await loadEshops(db)).find((eshop) => eshop.id === eshopId)?.domains ?? [],
    shopRules: await rulesInForce(db, eshopId),
    shopValues: await valuesInForce(db, eshopId),
    compared: async (snapshot) => keep(await contentOf(snapshot, clock.now())),
  }

  async function keep({ counts, items }: Awaited<ReturnType<typeof contentOf>>): Promise<void> {
    await db.transaction().execute((tx) => keepComparison(tx, id, counts, items))
  }
}

async function contentOf({ diff, items: itemsOf }: ComparedSnapshot, now: Date) {
  const { counts, items } = await itemsOf(LAB_LIMITS.trialItems, now)
  return { counts: { ...counts, live: diff.live, isHeld: holdReasons(diff).length > 0 }, items }
}
