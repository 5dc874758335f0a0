import { loadEshops } from '#domains/eshops/contract.ts'
import { eshopsWithSnapshot } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ReadStartProgress } from '#storefront/error-page.tsx'

const KEPT_MS = 1_000

/** For the page of a start: asked once a second however many wait for it; null while the database does not answer. */
export function startProgress({ db, clock }: { readonly db: Database; readonly clock: Clock }): ReadStartProgress {
  let [kept, keptAtMs]: [ReturnType<ReadStartProgress>, number] = [Promise.resolve(null), -Infinity]
  return () => {
    if (clock.monotonicMs() - keptAtMs > KEPT_MS)
      [kept, keptAtMs] = [readProgress(db).catch(() => null), clock.monotonicMs()]
    return kept
  }
}

async function readProgress(db: Database) {
  const ids = (await loadEshops(db)).map(({ id }) => id)
  return { ready: (await eshopsWithSnapshot(db, ids)).size, shops: ids.length }
}
