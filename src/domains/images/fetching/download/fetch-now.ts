import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { FetchedPictures, Original } from '../../original.ts'
import { fetchWantedJob } from '../queue/picture-queue.ts'
import { QUEUE } from '../queue/queue-storage.ts'
import { type KeptPicture, pictureById, type PictureSource, sourceById } from '../keeping/picture-storage.ts'

/** What serving asks of fetching, over the database: the fetching itself is the worker's. */
export function fetchedPictures(db: Database): FetchedPictures {
  return {
    findPicture: async (pictureId) => originalOf(await pictureById(db, pictureId)),
    fetchNow: async ({ sourceId, hash }, signal) => {
      const source = await sourceById(db, sourceId)
      return source === null || source.hash !== hash ? 'unknown' : waitFor(db, source, signal)
    },
    takenDown: async () => {
      const { rows } = await sql<{
        id: number
        hash: string
      }>`select id, encode(substr(sha256, 1, 3), 'hex') as hash from images.picture where state = 'taken_down'`.execute(
        db,
      )
      return rows.map(({ id, hash }) => `${hash}-p${id}`)
    },
  }
}

const POLL_MS = 150

/**
 * Moves an address to the front of the queue and waits until it has been fetched or refused, or until `signal` ends the wait.
 * Costs one short query for each 150 ms. One that waits after a failure keeps its pause: pages cannot press a shop's server.
 */
async function waitFor(
  db: Database,
  source: PictureSource,
  signal: AbortSignal,
): Promise<Original | 'awaited' | 'absent'> {
  let now: PictureSource | null = source
  if (isYetToCome(now) && !(await moveAhead(db, source.id)) && now.state === 'due') return 'absent'
  while (isYetToCome(now)) {
    if (!(await pause(signal))) return 'awaited'
    now = await sourceById(db, source.id)
  }
  return now?.pictureId == null ? 'absent' : (originalOf(await pictureById(db, now.pictureId)) ?? 'absent')
}

/** Nothing is here; or a stand-in is, and the shop has not failed to give its own. */
function isYetToCome(source: PictureSource | null): boolean {
  return source?.state === 'due' || (source !== null && source.isStandIn && source.attempts === 0)
}

/** Whether it is in the queue, from which its shop's job takes it at once, or being fetched for the first time. */
function moveAhead(db: Database, sourceId: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ eshopId: number; queue: number | null }>`
      update images.source set queue = case when queue is null then null else ${QUEUE.wanted}::int end
      where id = ${sourceId} and state in ('due', 'fetched') and (queue is not null or attempts = 0) returning eshop_id as "eshopId", queue`.execute(
      tx,
    )
    const [source] = rows
    if (source !== undefined && source.queue !== null) {
      const { eshopId } = source
      await enqueue(tx, fetchWantedJob, { eshopId }, { key: `wanted pictures:${eshopId}` })
    }
    return source !== undefined
  })
}

/** False when the wait is over. */
function pause(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const end = (goesOn: boolean): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      resolve(goesOn)
    }
    const onAbort = (): void => end(false)
    const timer = setTimeout(() => end(true), POLL_MS)
    signal.addEventListener('abort', onAbort)
  })
}

function originalOf(picture: KeptPicture | null): Original | null {
  return (
    picture && {
      imageId: `p${picture.id}`,
      hash: picture.sha256.slice(0, 6),
      width: picture.width,
      height: picture.height,
      focus: picture.focusBox,
      isCut: picture.cropped ?? true,
    }
  )
}
