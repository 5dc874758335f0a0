import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { WorkerAct } from '#platform/domain/define-domain.ts'
import { Leadership, type LeadershipOptions } from '#platform/database/leadership.ts'
import { keptOnce } from '#platform/files/kept-once.ts'
import type { RepeatedAct } from '#platform/pace/repeat.ts'

/** What this worker leads: the work of the database, and the files of its POISO_DATA. */
export interface Leaderships {
  readonly database: Leadership
  readonly folder: Leadership
  stop(): Promise<unknown>
}

/** One worker of a database leads its work, one of each data folder keeps its files (ADR 0116). */
export async function beginLeading(
  options: Pick<LeadershipOptions, 'pool' | 'log'>,
  dataFolder: string,
): Promise<Leaderships> {
  const [database, folder] = await Promise.all([
    Leadership.begin({ ...options, lock: 'leadingWork' }),
    Leadership.begin({ ...options, lock: 'keepingFiles', key: await folderKey(dataFolder) }),
  ])
  return { database, folder, stop: () => Promise.all([database.stop(), folder.stop()]) }
}

/** Acts that wait until this worker leads; what a follower leaves out the leader does. */
export function ledActs(acts: readonly WorkerAct[], { database, folder }: Leaderships): RepeatedAct[] {
  return acts.map(({ perFolder = false, act, ...others }) => {
    const leadership = perFolder ? folder : database
    return { ...others, act: async () => (leadership.isLeading ? act() : undefined) }
  })
}

/** A number of the folder itself, however it is reached: a file in it says which one it is. */
async function folderKey(dataFolder: string): Promise<number> {
  const id = await keptOnce(join(dataFolder, 'folder-id'), () => randomBytes(16).toString('hex'))
  return createHash('sha256').update(id).digest().readInt32BE()
}
