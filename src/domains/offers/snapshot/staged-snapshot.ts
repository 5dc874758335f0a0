import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { passDueOffers } from '../due/due-changes.ts'
import {
  describeChanges,
  largestPriceMoves,
  type PriceMove,
  type SnapshotChanges,
} from './comparing/describe-changes.ts'
import { diffSnapshot, type SnapshotDiff } from './comparing/diff-snapshot.ts'
import { itemChanges, type ItemChanges } from './comparing/item-changes.ts'
import type { KnownOffers } from './known/known-offers.ts'
import { publishSnapshot } from './publishing/publish-snapshot.ts'
import { settleItems, type SettledItems, type TakenHosts } from './settling/settle-items.ts'
import { settledItems, type SettledItem } from './settling/settled-items.ts'

/** All items of a snapshot. Each step gives the next, so that none can be left out; who stops before publishing has changed nothing. */
export interface StagedSnapshot {
  /** Judges items by what the others say: ids that stand twice, links that lead elsewhere. */
  settle(): Promise<SettledSnapshot>
}

export interface SettledSnapshot {
  readonly items: SettledItems
  /** Against the shop's offers, whose lock the caller holds. Reads only. */
  compare(): Promise<ComparedSnapshot>
}

export interface ComparedSnapshot {
  readonly diff: SnapshotDiff
  /** What publishing would change, for a person who has to decide. */
  describe(): Promise<SnapshotChanges>
  priceMoves(most: number): Promise<PriceMove[]>
  /** The same item by item, the first `most` of each kind as they would be presented. */
  items(most: number, now: Date): Promise<ItemChanges>
  /** In a transaction of the snapshot's session: all of it, and what time alone has changed of the shop's offers, or nothing. */
  publish(tx: DatabaseTransaction, publication: Publication): Promise<PublishedSnapshot>
}

export interface Publication {
  readonly runId: number
  readonly now: Date
  /** When the snapshot was taken from the shop; null: it is no new sighting (reprocess). */
  readonly seenAt: Date | null
}

/** What the publishing transaction may still ask of the snapshot. */
export interface PublishedSnapshot {
  /** The first items that settling put out, in the order of the feed. */
  settledItems(limit: number): Promise<SettledItem[]>
}

/** What the writer knows of the items that it has taken. */
export interface TakenItems {
  readonly eshopId: number
  readonly hosts: TakenHosts
  readonly known: KnownOffers
}

export function stagedSnapshot(session: Database, { eshopId, hosts, known }: TakenItems): StagedSnapshot {
  const publish = async (tx: DatabaseTransaction, publication: Publication): Promise<PublishedSnapshot> => {
    await publishSnapshot(tx, { ...publication, eshopId, known })
    await passDueOffers(tx, eshopId, publication.now)
    return { settledItems: (limit) => settledItems(tx, limit) }
  }
  return {
    settle: async () => ({
      items: await settleItems(session, eshopId, hosts, known),
      compare: async () => ({
        diff: await diffSnapshot(session, eshopId, known),
        describe: () => describeChanges(session),
        priceMoves: (most) => largestPriceMoves(session, most),
        items: (most, now) => itemChanges(session, most, now),
        publish,
      }),
    }),
  }
}
