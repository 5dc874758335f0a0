import type { Client } from 'pg'
import type { Database } from '#platform/database/connect.ts'
import { ARRIVAL_TARGETS } from '../first/arrival-lines.ts'
import { openCopyRounds } from './copy-rounds.ts'
import { createHidden } from '../publishing/hidden-offers.ts'
import { fingerprintHalves } from '../known/fingerprint-halves.ts'
import { Arrivals } from '../first/first-snapshot.ts'
import { KnownFingerprints } from '../known/known-fingerprints.ts'
import { CREATE_UNSEEN, stageUnseen } from '../known/known-offers.ts'
import { readLiveFingerprints } from '../known/live-fingerprints.ts'
import type { StagedOffer, StagedPlace } from '../staged-offer.ts'
import { stagedSnapshot, type StagedSnapshot } from '../staged-snapshot.ts'
import { offerValues, PLANNED_COLUMNS, placeLine, stagedLine, STAGING_COLUMNS } from './staging-columns.ts'

/** A connection that the snapshot has for itself until it is published or let go. */
export interface SnapshotSession {
  readonly client: Client
  readonly db: Database
}

export interface SnapshotOptions {
  readonly eshopId: number
  /** The rules by which the items are read; live offers that others have read are not recognised. */
  readonly rulesVersion: number
  readonly now: Date
  /** The shop's domains are not known: most of its links will tell. */
  readonly isHostOpen: boolean
  /** No item is recognised: all are read anew. */
  readonly isComplete: boolean
  /**
   * The shop has no offers yet (`hasNoOffers`), and the session is in the transaction that publishes these: they are written as
   * they arrive (ADR 0034), with this database for short statements beside the session.
   */
  readonly first?: Database | undefined
}

/** Takes the items of one snapshot as they are read, under back-pressure. Nothing of it is seen from outside. */
export interface SnapshotWriter {
  /** To be awaited before a batch of so many items: waits while the database is behind; throws when writing has failed. */
  ready(items: number): Promise<void>
  /** Whether a live offer says just what this item says: then it counts, and need not be read. */
  recognise(place: StagedPlace): boolean
  add(offer: StagedOffer): void
  /** An item that cannot stand: its offer, if there is one, stays as it is and is not missing. */
  refuse(place: StagedPlace): void
  /** All items have been given. */
  finish(): Promise<StagedSnapshot>
  /** Gives up: the session can be used again. */
  discard(): Promise<void>
}

/** Begins a snapshot of a shop on a session of its own; one that was left on this session is dropped. */
export async function openSnapshot(session: SnapshotSession, options: SnapshotOptions): Promise<SnapshotWriter> {
  const { client } = session
  await client.query(
    `drop table if exists pg_temp.staged, pg_temp.unseen, pg_temp.hidden; create temporary table staged (${STAGING_COLUMNS}); ${CREATE_UNSEEN}`,
  )
  const { known, live } = await loadKnown(session, options)
  const rounds = openCopyRounds(client, { staged: 'pg_temp.staged', ...ARRIVAL_TARGETS })
  const arrivals = options.first === undefined ? null : new Arrivals({ ...options, db: options.first })
  const hosts = new LinkHosts()
  let seen = 0
  return {
    ready: async (items) => {
      await rounds.drained()
      await arrivals?.ready(items)
    },
    recognise: (place) => {
      const { high, low } = fingerprintHalves(place.fingerprint)
      const sight = known.see(high, low)
      if (sight === 'unknown') return false
      if (sight === 'first') seen += 1
      else rounds.append('staged', placeLine(place, 'known'))
      return true
    },
    add: (offer) => {
      hosts.add(offer.linkHost)
      const values = offerValues(offer)
      if (arrivals?.take(offer, values, rounds) !== true) rounds.append('staged', stagedLine(offer, values))
    },
    refuse: (place) => rounds.append('staged', placeLine(place, 'rejected')),
    finish: async () => {
      await rounds.finish()
      const { arrived, host } = arrivals === null ? { arrived: 0, host: null } : await arrivals.settle(session.db)
      await client.query(`analyze pg_temp.staged (${PLANNED_COLUMNS})`)
      if (seen > 0) await stageUnseen(client, known.unseen())
      return stagedSnapshot(session.db, {
        eshopId: options.eshopId,
        hosts: { isOpen: options.isHostOpen, only: hosts.only, most: host },
        known: {
          rulesVersion: options.rulesVersion,
          seen: seen + arrived,
          live: arrivals === null ? live : arrived,
          arrived,
        },
      })
    },
    discard: () => rounds.abandon(),
  }
}

/** Fingerprints of live offers that the present rules have read, and the number of all live offers. */
async function loadKnown(
  { client, db }: SnapshotSession,
  { eshopId, rulesVersion, isComplete, first }: SnapshotOptions,
): Promise<{ known: KnownFingerprints; live: number | null }> {
  const known = new KnownFingerprints()
  if (isComplete || first !== undefined) {
    await createHidden(db, eshopId)
    return { known, live: null }
  }
  // Of one moment: an offer that is disabled between the two would be neither live nor hidden.
  await client.query('begin isolation level repeatable read')
  try {
    await createHidden(db, eshopId)
    return {
      known,
      live: await readLiveFingerprints(client, eshopId, rulesVersion, (high, low) => known.add(high, low)),
    }
  } finally {
    await client.query('commit')
  }
}

/** Whether all links lead to one host. */
class LinkHosts {
  /** The host of all of them while it is one and the same, else null. */
  only: string | null = null
  #isOne = true

  add(host: string): void {
    this.#isOne &&= this.only === null || this.only === host
    this.only = this.#isOne ? host : null
  }
}
