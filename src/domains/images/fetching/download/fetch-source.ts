import type { Clock } from '#platform/clock.ts'
import { failpoint } from '#platform/failpoints.ts'
import { MemoryBudget } from './memory-budget.ts'
import { type FetchedBytes, fetchPicture, PictureGone, type PictureFetchTools, ServerPause } from './fetch-picture.ts'
import { type KeepDeps, keepPicture, usePicture } from '../keeping/keep-picture.ts'
import { nextTry, stateAfterFailure } from '../queue/next-try.ts'
import { MOST_BYTES_AT_ONCE, ROOM_PATIENCE_MS } from './picture-limits.ts'
import { PICTURE_PROBLEMS, PictureFailure } from '../report/picture-problems.ts'
import { type ClaimedSource, type SettledSource, settleSource } from '../queue/queue-storage.ts'

export interface FetchDeps extends KeepDeps {
  readonly clock: Clock
  readonly fetchTools: PictureFetchTools
  /** Where bodies lie until they are read; the process' own unless said otherwise. */
  readonly room?: MemoryBudget
  /** The server of this address asks that nothing be asked of it for so long. */
  readonly holdBack?: (url: string, seconds: number) => void
}

/** Of all downloads of this process. */
const processRoom = new MemoryBudget(MOST_BYTES_AT_ONCE, ROOM_PATIENCE_MS)

export type SourceOutcome = 'fetched' | 'unchanged' | 'refused' | 'gone' | 'failed'

/** An address that was begun so often without coming to an end has ended our process each time. */
const MOST_CLAIMS = 3

/**
 * Fetches a claimed address, keeps its picture and writes what came of it. Throws only what is our own trouble (database, store,
 * no room, a stop): then it stays claimed, and enters the queue again by itself.
 */
export async function fetchSource(source: ClaimedSource, deps: FetchDeps, stop: AbortSignal): Promise<SourceOutcome> {
  if (source.claims > MOST_CLAIMS)
    return refuse(source, new PictureFailure('picture_too_complex', 'ended its process'), deps)
  let free = (): void => undefined
  const makeRoom = async (bytes: number): Promise<void> => {
    free = await (deps.room ?? processRoom).take(bytes, stop)
  }
  try {
    const fetched = await fetchPicture(source, deps.fetchTools, stop, makeRoom)
    await failpoint('image.fetched')
    return fetched.kind === 'unchanged' ? await confirm(source, deps) : await take(source, fetched, deps)
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error
    if (error instanceof ServerPause && error.isAsked) deps.holdBack?.(source.url, error.seconds)
    return error instanceof PictureGone ? lose(source, error, deps) : refuse(source, error, deps)
  } finally {
    free()
  }
}

async function confirm(source: ClaimedSource, deps: FetchDeps): Promise<SourceOutcome> {
  const now = deps.clock.now()
  const { etag, lastModified, pictureId, state } = source
  const attempts = source.reason === null ? source.attempts : 0
  await write(
    source,
    {
      state,
      reason: null,
      pictureId,
      attempts: attempts + 1,
      etag,
      lastModified,
      nextAt: nextTry('unchanged', attempts, source.id, now),
    },
    deps,
    now,
  )
  return 'unchanged'
}

async function take(
  source: ClaimedSource,
  { bytes, sha256, etag, lastModified }: Extract<FetchedBytes, { kind: 'bytes' }>,
  deps: FetchDeps,
): Promise<SourceOutcome> {
  const now = deps.clock.now()
  const pictureId = await keepPicture(deps, { bytes, sha256 }, now)
  await failpoint('image.settle.before')
  const isSame = pictureId === source.pictureId
  const attempts = isSame ? source.attempts + 1 : 0
  const settled = {
    id: source.id,
    state: 'fetched',
    reason: null,
    pictureId,
    attempts,
    etag,
    lastModified,
    nextAt: nextTry('unchanged', attempts, source.id, now),
  } as const
  await deps.db.transaction().execute(async (tx) => {
    if (!(await usePicture(tx, pictureId)))
      throw new Error(`picture ${pictureId} was removed while address ${source.id} was fetched`)
    await settleSource(tx, source, settled, now)
  })
  await failpoint('image.settle.after')
  return isSame ? 'unchanged' : 'fetched'
}

/** One 404 may be a slip where a picture has been; the second is believed. */
async function lose(source: ClaimedSource, gone: PictureGone, deps: FetchDeps): Promise<SourceOutcome> {
  if (!gone.isForGood && isFirstSlip(source, gone)) return slip(source, gone, 'gone', deps)
  const now = deps.clock.now()
  const times = timesSo(source, 'gone')
  await write(
    source,
    {
      state: 'gone',
      reason: gone.problem,
      pictureId: null,
      attempts: times + 1,
      etag: null,
      lastModified: null,
      nextAt: nextTry('gone', times, source.id, now),
    },
    deps,
    now,
  )
  return 'gone'
}

/** Whether there is a picture that this would take away for the first time. One that ended its process so often has had its tries. */
function isFirstSlip({ state, reason }: ClaimedSource, { problem }: PictureFailure): boolean {
  return state === 'fetched' && reason !== problem && problem !== 'picture_too_complex'
}

/** The picture stays and the address is looked at again soon. */
async function slip(
  source: ClaimedSource,
  { problem }: PictureFailure,
  outcome: SourceOutcome,
  deps: FetchDeps,
): Promise<SourceOutcome> {
  const now = deps.clock.now()
  const { pictureId, etag, lastModified } = source
  await write(
    source,
    {
      state: 'fetched',
      reason: problem,
      pictureId,
      attempts: 0,
      etag,
      lastModified,
      nextAt: nextTry('gone', 0, source.id, now),
    },
    deps,
    now,
  )
  return outcome
}

/** A shop's page of maintenance, or a guard that takes us for a robot: where a picture has been, one refusal may be a slip as well. */
async function refuse(source: ClaimedSource, failure: PictureFailure, deps: FetchDeps): Promise<SourceOutcome> {
  const now = deps.clock.now()
  if (PICTURE_PROBLEMS[failure.problem].isFinal) {
    if (isFirstSlip(source, failure)) return slip(source, failure, 'refused', deps)
    const times = timesSo(source, 'refused')
    await write(
      source,
      {
        state: 'refused',
        reason: failure.problem,
        pictureId: null,
        attempts: times + 1,
        etag: null,
        lastModified: null,
        nextAt: nextTry('refused', times, source.id, now),
      },
      deps,
      now,
    )
    return 'refused'
  }
  // Of one that has its picture `attempts` counts checks until the first failure.
  const failures = source.state === 'fetched' && source.reason === null ? 0 : source.attempts
  const asked = failure instanceof ServerPause ? new Date(now.getTime() + failure.seconds * 1000) : now
  const nextAt = nextTry('passing', failures, source.id, now)
  const { pictureId, etag, lastModified } = source
  await write(
    source,
    {
      state: stateAfterFailure(source.state, failures + 1),
      reason: failure.problem,
      pictureId,
      attempts: failures + 1,
      etag,
      lastModified,
      nextAt: asked > nextAt ? asked : nextAt,
    },
    deps,
    now,
  )
  return 'failed'
}

/** How often in a row it came out so before. */
function timesSo(source: ClaimedSource, state: ClaimedSource['state']): number {
  return source.state === state ? source.attempts : 0
}

function write(source: ClaimedSource, settled: Omit<SettledSource, 'id'>, deps: FetchDeps, now: Date): Promise<void> {
  return deps.db.transaction().execute((tx) => settleSource(tx, source, { id: source.id, ...settled }, now))
}
