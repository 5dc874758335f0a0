import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Click } from '../click.ts'
import { insertClicks } from '../storage.ts'
import { ACTIVE, READY } from './spool.ts'

const BATCH = 1_000

/**
 * Brings ready segments into the database, oldest name first, and removes each when its clicks are committed. A crash in
 * between drains the segment again; clicks have ids of their own, so that nothing is counted twice. Answers how many
 * clicks were read.
 */
export const drainSpool = async (db: Database, folder: string): Promise<number> => {
  let drained = 0
  for (const name of await segments(folder, READY)) {
    const clicks = parseSegment(await readFile(join(folder, name), 'utf8'))
    for (let from = 0; from < clicks.length; from += BATCH) {
      await insertClicks(db, clicks.slice(from, from + BATCH))
      await failpoint('clicks.drain.inserted')
    }
    await rm(join(folder, name), { force: true })
    drained += clicks.length
  }
  return drained
}

/** Segments of processes that were killed: nobody writes them any more, so they become ready. Call it before the first click. */
export const adoptOrphans = async (folder: string): Promise<void> => {
  for (const name of await segments(folder, ACTIVE)) {
    if (isAlive(Number(name.split('-', 1)[0]))) continue
    const base = name.slice(0, -ACTIVE.length)
    await rename(join(folder, name), join(folder, base + READY))
  }
}

/** Segments that wait on disk: what /readyz and /metrics call the depth of the spool. */
export const waitingSegments = async (folder: string): Promise<number> => (await segments(folder, READY)).length

const segments = async (folder: string, suffix: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(suffix)).sort()
}

/** The last line of a killed process may be cut: it was never acknowledged, so it is left out. */
const parseSegment = (text: string): Click[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => parseLine(line))

const parseLine = (line: string): Click[] => {
  try {
    return [JSON.parse(line) as Click]
  } catch {
    // Half a line before a failed write: its click was answered with an error, not with a redirect.
    return []
  }
}

/** Another process of ours with this number may be a stranger by now; then its segment waits for the next start. */
const isAlive = (pid: number): boolean => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
