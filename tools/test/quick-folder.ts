import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../src/platform/postgres/postmaster.ts'

const MEMORY_FOLDER = '/dev/shm'
/** What the clusters and databases of a run keep, several times over. */
const ROOM_BYTES = 2 * 2 ** 30

/**
 * A folder for what is thrown away with this process: in memory where there is room (Linux), as nothing there waits for a disk or keeps its
 * journal. Those of processes that were killed are removed first. `name`: the kind of its content, in the folder's name.
 */
export async function makeQuickFolder(name: string): Promise<string> {
  const inside = (await roomInMemory()) > ROOM_BYTES ? MEMORY_FOLDER : tmpdir()
  const ours = new RegExp(`^poiso-${name}-(\\d+)-`)
  const left = (await readdir(inside)).filter((each) => !isAlive(Number(ours.exec(each)?.[1] ?? process.pid)))
  await Promise.all(left.map((each) => rm(join(inside, each), { recursive: true, force: true })))
  return mkdtemp(join(inside, `poiso-${name}-${process.pid}-`))
}

async function roomInMemory(): Promise<number> {
  const { bavail, bsize } = await statfs(MEMORY_FOLDER).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize
}
