import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal, type Refusal } from '#platform/errors/refusal.ts'
import { readableLine } from '#platform/readable-text.ts'
import { type LabFiles, labFilesIn } from './lab-files.ts'
import { enqueueLabRun } from './lab-jobs.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import type { LabFindings, LabRun, LabSource } from './lab-run.ts'
import {
  deleteLabRun,
  findLabFindings,
  findLabRun,
  insertLabRun,
  labLoad,
  queueLabRun,
  writeLabBytes,
} from './lab-storage.ts'

/**
 * The feed lab as the pages use it: starts runs, takes their bytes in, tells what was found. Reading is the worker's
 * (`readLabRunJob`), so that no page waits for it. Nothing of a run ever comes into the catalogue.
 */
export interface FeedLab {
  /** Has an address fetched and read. Whether it may be fetched is found out, and said, by the run. */
  startAddress(url: string): Promise<LabRun | Refusal>
  /** A run that waits for its bytes: `bytes` of them when it is known. */
  startUpload(file: { name: string; bytes: number | null }): Promise<LabRun | Refusal>
  /** Takes bytes in from `offset` on, which must be all that has come so far. Past the size limit the run is over. */
  receive(id: string, offset: number, chunks: AsyncIterable<Buffer>): Promise<{ readonly bytes: number } | Refusal>
  /** The file is whole; `domain`: the shop's, for files without links. */
  endUpload(id: string, domain: string | null): Promise<LabRun | Refusal>
  /** Gives an upload up. */
  abandon(id: string): Promise<void>
  /** Null: never existed, or its day is over. */
  run(id: string): Promise<LabRun | null>
  findings(id: string): Promise<LabFindings | null>
}

interface LabDeps {
  readonly db: Database
  readonly clock: Clock
  readonly dataFolder: string
}

const BUSY_SECONDS = 60

export function createFeedLab({ db, clock, dataFolder }: LabDeps): FeedLab {
  const files = labFilesIn(dataFolder)
  const run = (id: string) => findLabRun(db, id, clock.now())
  const start = async (source: LabSource, announcedBytes: number | null): Promise<LabRun | Refusal> => {
    const refused =
      announcedBytes !== null && announcedBytes > LAB_LIMITS.maxBytes
        ? tooLarge(announcedBytes)
        : refuseBusy(await labLoad(db), announcedBytes)
    if (refused !== null) return refused
    const id = randomBytes(16).toString('hex')
    const state = source.kind === 'url' ? 'waiting' : 'receiving'
    await db.transaction().execute(async (tx) => {
      await insertLabRun(tx, { id, state, source, announcedBytes }, clock.now())
      if (state === 'waiting') await enqueueLabRun(tx, id)
    })
    return (await run(id)) as LabRun
  }
  return {
    startAddress: (url) => start({ kind: 'url', url: readableLine(url, MAX_URL), domain: null }, null),
    startUpload: ({ name, bytes }) =>
      start({ kind: 'file', name: readableLine(name.slice(-MAX_NAME), MAX_NAME), domain: null }, bytes),
    receive: async (id, offset, chunks) => {
      const found = await run(id)
      return found === null ? unknownRun(id) : receive({ db, files }, found, offset, chunks)
    },
    endUpload: async (id, domain) => {
      await db.transaction().execute(async (tx) => {
        if (await queueLabRun(tx, id, domain)) await enqueueLabRun(tx, id)
      })
      return (await run(id)) ?? unknownRun(id)
    },
    abandon: async (id) => {
      await deleteLabRun(db, id)
      await files.remove(id)
    },
    run,
    findings: (id) => findLabFindings(db, id, clock.now()),
  }
}

const MAX_NAME = 120
/** One character more than the fetcher takes, so that it is the one to refuse. */
export const MAX_URL = 4_001

async function receive(
  { db, files }: { db: Database; files: LabFiles },
  run: LabRun,
  offset: number,
  chunks: AsyncIterable<Buffer>,
): Promise<{ bytes: number } | Refusal> {
  if (run.state !== 'receiving' || offset !== run.bytes)
    return refusal('conflict', `${run.bytes} bytes have come so far, not ${offset}`)
  const most = Math.min(run.announcedBytes ?? LAB_LIMITS.maxBytes, LAB_LIMITS.maxBytes)
  const bytes = await files.write(run.id, offset, chunks, most)
  if (bytes === null) {
    await deleteLabRun(db, run.id)
    await files.remove(run.id)
    return tooLarge(most)
  }
  return (await writeLabBytes(db, run.id, offset, bytes))
    ? { bytes }
    : refusal('conflict', 'the same bytes came twice at once')
}

/** Whether the lab has room for one more, of so many bytes where that is known. */
export function refuseBusy(
  { open, bytes }: { open: number; bytes: number },
  more: number | null,
): Refusal<'overloaded'> | null {
  if (open >= LAB_LIMITS.maxOpen) return refusal('overloaded', `${open} feeds wait in the lab`, BUSY_SECONDS)
  return bytes + (more ?? 0) > LAB_LIMITS.maxOpenBytes
    ? refusal('overloaded', 'the feeds in the lab take all the room it has', BUSY_SECONDS)
    : null
}

function tooLarge(bytes: number): Refusal {
  return refusal('payload_too_large', `a feed in the lab has at most ${LAB_LIMITS.maxBytes} bytes, not ${bytes}`)
}
function unknownRun(id: string): Refusal {
  return refusal('not_found', `the lab has no run ${id}`)
}
