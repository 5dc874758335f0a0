import type { Client } from 'pg'
import type { Database } from '#platform/database/connect.ts'
import { ARRIVAL_TARGETS } from './arrival-lines.ts'
import { openCopyRounds } from './copy-rounds.ts'
import { Arrivals, type FirstSnapshot } from './first-snapshot.ts'
import { CREATE_UNSEEN } from './known-offers.ts'
import type { StagedOffer, StagedPlace } from './staged-offer.ts'
import { offerValues, PLANNED_COLUMNS, placeLine, stagedLine, STAGING_COLUMNS } from './staging-columns.ts'

/** Takes the items of one run into the session's staging table, under back-pressure. */
export interface Staging {
  stageOffer(offer: StagedOffer): void
  /** An item that a live offer's fingerprint knows and that came before: the first time, nothing is staged (known-offers.ts). */
  stageKnown(place: StagedPlace): void
  /** An item that cannot stand: its offer, if there is one, stays as it is and is not missing. */
  stageRejected(place: StagedPlace): void
  /** To be awaited before a batch of so many items: waits while the database is behind; throws when a COPY has failed. */
  ready(items: number): Promise<void>
  /** All has been staged: gathers the table's statistics. Of a first snapshot, how many offers stand where they belong, and the host of their links. */
  finish(): Promise<{ readonly arrived: number; readonly host: string | null }>
  /** Gives up: the session can be used again. */
  abandon(): Promise<void>
}

/**
 * Begins staging on a session of its own; a table left by an earlier run of this session is dropped. `first`: of a shop's first
 * snapshot, for which the session must be in the transaction that publishes it.
 */
export async function openStaging(
  session: { readonly client: Client; readonly db: Database },
  first: FirstSnapshot | null = null,
): Promise<Staging> {
  const { client } = session
  await client.query(
    `drop table if exists pg_temp.staged, pg_temp.unseen; create temporary table staged (${STAGING_COLUMNS}); ${CREATE_UNSEEN}`,
  )
  const rounds = openCopyRounds(client, { staged: 'pg_temp.staged', ...ARRIVAL_TARGETS })
  const arrivals = first && new Arrivals(first)
  return {
    stageOffer: (offer) => {
      const values = offerValues(offer)
      if (arrivals?.take(offer, values, rounds) !== true) rounds.append('staged', stagedLine(offer, values))
    },
    stageKnown: (place) => rounds.append('staged', placeLine(place, 'known')),
    stageRejected: (place) => rounds.append('staged', placeLine(place, 'rejected')),
    ready: async (items) => {
      await rounds.drained()
      await arrivals?.ready(items)
    },
    finish: async () => {
      await rounds.finish()
      const settled = arrivals === null ? { arrived: 0, host: null } : await arrivals.settle(session.db)
      await client.query(`analyze pg_temp.staged (${PLANNED_COLUMNS})`)
      return settled
    },
    abandon: () => rounds.abandon(),
  }
}
