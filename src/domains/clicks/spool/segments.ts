import { open, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { failpoint } from '#platform/failpoints.ts'

/** Being written. */
export const ACTIVE = '.active'
/** Whole: may be drained. */
export const READY = '.ready'
/** What the database refused of the segment of the same name. */
export const DEAD = '.dead'

/** A living process keeps no segment open for longer than its rotation takes, a second; whose segment stays is dead or stuck. */
export const ABANDONED_AFTER_MS = 5_000

/** Time first, so that names sort as their clicks came; the process for people, the rest so that no two are the same. */
export function newSegmentName(now: Date): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${process.pid}-${randomBytes(6).toString('hex')}`
}

/** Names with an ending, oldest first. */
export async function segments(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(ending)).sort()
}

/**
 * Makes segments ready that nobody ends: of processes that were killed, also while others go on, whatever runs under their
 * numbers now. Looks at how long a name has stood by the clock that never jumps. To take one from a process that is only slow
 * does no harm: it sees that its segment is gone before it acknowledges another click (ClickSpool, ADR 0037).
 */
export function createAdopter(folder: string, clock: Pick<Clock, 'monotonicMs'>): { step(): Promise<void> } {
  let seen = new Map<string, number>()
  return {
    step: async () => {
      const nowMs = clock.monotonicMs()
      const before = seen
      seen = new Map((await segments(folder, ACTIVE)).map((name) => [name, before.get(name) ?? nowMs]))
      for (const [name, sinceMs] of seen)
        if (nowMs - sinceMs >= ABANDONED_AFTER_MS) await makeReady(join(folder, name.slice(0, -ACTIVE.length)))
    },
  }
}

/** Ends a segment; one that another has ended meanwhile is ended. */
export async function makeReady(path: string): Promise<void> {
  await rename(path + ACTIVE, path + READY).catch(ignoreAbsent)
  await failpoint('clicks.segment.ready')
}

/** Makes names that came and went in a folder last through a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
