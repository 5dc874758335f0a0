import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { passDueOffers } from '../../due/due-changes.ts'
import { seeDisabledAgain } from '../../overrides/lay-overrides.ts'
import { seeSnapshot } from './publish-snapshot.ts'

/** The shop says that its last snapshot is still true (a 304): all of it was seen now, and what time alone changes is done. */
export async function seeSnapshotAgain(
  tx: DatabaseTransaction,
  { eshopId, runId, now }: { eshopId: number; runId: number; now: Date },
): Promise<void> {
  await seeDisabledAgain(tx, eshopId, runId)
  await seeSnapshot(tx, eshopId, runId, now, now)
  await passDueOffers(tx, eshopId, now)
}
