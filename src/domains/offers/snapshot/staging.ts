import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { CREATE_UNSEEN } from './known-offers.ts'
import type { StagedOffer, StagedPlace } from './staged-offer.ts'
import { offerLine, PLANNED_COLUMNS, placeLine, STAGING_COLUMNS } from './staging-columns.ts'

const CHUNK_CHARS = 128 * 1024
/** How far reading may run ahead of the database: enough for both to work at once. */
const AHEAD_BYTES = 2 * 1024 * 1024

/** Takes the items of one run into the session's staging table by a single COPY, under back-pressure. */
export interface Staging {
  /** Resolves at once unless the database is behind. */
  stageOffer(offer: StagedOffer): void
  /** An item that a live offer's fingerprint knows and that came before: the first time, nothing is staged (known-offers.ts). */
  stageKnown(place: StagedPlace): void
  /** An item that cannot stand: its offer, if there is one, stays as it is and is not missing. */
  stageRejected(place: StagedPlace): void
  /** To be awaited between batches: waits while the database is behind; throws when the COPY has failed. */
  drained(): Promise<void>
  /** Ends the COPY and gathers the table's statistics. */
  finish(): Promise<void>
  /** Gives up: the COPY is cancelled, the session can be used again. */
  abandon(): Promise<void>
}

/** Begins staging on a session of its own; a table left by an earlier run of this session is dropped. */
export const openStaging = async (client: Client): Promise<Staging> => {
  await client.query(`drop table if exists pg_temp.staged, pg_temp.unseen; create temporary table staged (${STAGING_COLUMNS}); ${CREATE_UNSEEN}`)
  const stream = client.query(copyFrom('copy pg_temp.staged from stdin', { highWaterMark: AHEAD_BYTES }))
  let failure: Error | null = null
  stream.on('error', (error: Error) => (failure = error))
  let text = ''
  const flush = (): boolean => {
    const chunk = text
    text = ''
    return chunk === '' || stream.write(chunk)
  }
  const append = (line: string): void => {
    text += line
  }
  return {
    stageOffer: (offer) => append(offerLine(offer)),
    stageKnown: (place) => append(placeLine(place, 'known')),
    stageRejected: (place) => append(placeLine(place, 'rejected')),
    drained: async () => {
      if (failure !== null) throw failure
      if (text.length < CHUNK_CHARS) return
      if (!flush()) await drainOrClose(stream)
    },
    finish: async () => {
      if (failure !== null) throw failure
      flush()
      stream.end()
      await once(stream, 'finish')
      await client.query(`analyze pg_temp.staged (${PLANNED_COLUMNS})`)
    },
    abandon: async () => {
      if (failure !== null || stream.writableFinished) return
      const closed = once(stream, 'close')
      stream.destroy(new Error('given up'))
      await closed.catch(() => undefined)
    },
  }
}

/** Leaves no listener behind: a race of two `once` keeps the loser's for as long as the stream lives. */
const drainOrClose = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done).off('close', done)
      resolve()
    }
    if (stream.closed) return resolve()
    stream.on('drain', done).on('close', done)
  })
