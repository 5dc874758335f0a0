import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import { failpoint } from '#platform/failpoints.ts'
import { ABANDONED_AFTER_MS, ignoreAbsent, syncFolder } from '../spool/segments.ts'
import type { KeptLease, Lease, LeaseFiles } from './lease.ts'

/** Where the leases of a folder of clicks are. */
export function leaseFolderOf(folder: string): string {
  return join(folder, 'leases')
}

const OPEN = 'open'
const ENDED = 'ended'
const OWNER = '.owner'

interface LeaseName {
  readonly id: string
  readonly owner: string
  readonly state: typeof OPEN | typeof ENDED
}

/**
 * One file a lease, `{id}.{owner}.open`: the lease, then what is reserved of it, a line each. An owner touches its `.owner` file; when that
 * stands still for as long as a spool's segment may, whoever sees it renames the leases to its own name and only then reads them. An owner
 * looks for the name after it has written, so that what it spends has been read by nobody or by whoever took over (as the spool, ADR 0037).
 */
export function createLeaseFolder(folder: string, clock: Pick<Clock, 'monotonicMs'>): LeaseFiles {
  const owner = `${process.pid}-${randomBytes(6).toString('hex')}`
  const path = (id: string, state: LeaseName['state'] = OPEN, of = owner) =>
    join(folder, nameOf({ id, owner: of, state }))
  const isStanding = createWatch(folder, clock)
  const take = async (names: readonly LeaseName[]): Promise<KeptLease[]> => {
    const taken: KeptLease[] = []
    for (const { id, owner: from, state } of names) {
      if (!(await renamed(path(id, state, from), path(id, state)))) continue
      const kept = await readLease(path(id, state))
      if (kept !== null) taken.push(kept)
    }
    return taken
  }
  return {
    begin: async (lease) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const aside = `${path(lease.id)}.new`
      await writeFile(aside, `${JSON.stringify(lease)}\n`, { mode: 0o600, flush: true })
      await rename(aside, path(lease.id))
      await syncFolder(folder)
    },
    reserve: async (id, reservedMicros) => {
      if (!(await appended(path(id), `${reservedMicros}\n`))) return false
      await failpoint('clicks.lease.reserved')
      return isThere(path(id))
    },
    end: (id) => renamed(path(id), path(id, ENDED)),
    forget: (id) => rm(path(id, ENDED), { force: true }),
    adopt: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, owner + OWNER), '', { mode: 0o600 })
      const names = (await readdir(folder)).flatMap((name) => readName(name) ?? [])
      const owners = [...new Set(names.map((name) => name.owner))].filter((each) => each !== owner)
      const dead = await isStanding(owners)
      const theirs = names.filter((name) => dead.has(name.owner))
      const open = await take(theirs.filter(({ state }) => state === OPEN))
      const ended = await take(theirs.filter(({ state }) => state === ENDED))
      for (const each of dead) await rm(join(folder, each + OWNER), { force: true })
      return { open, ended }
    },
  }
}

/** Which of these owners have not touched their file for so long, by the clock that never jumps. */
function createWatch(folder: string, clock: Pick<Clock, 'monotonicMs'>) {
  let seen = new Map<string, { readonly touched: number; readonly sinceMs: number }>()
  return async (owners: readonly string[]): Promise<ReadonlySet<string>> => {
    const [before, nowMs] = [seen, clock.monotonicMs()]
    seen = new Map()
    for (const owner of owners) {
      const touched = await stat(join(folder, owner + OWNER)).then(({ mtimeMs }) => mtimeMs, zeroIfAbsent)
      const known = before.get(owner)
      seen.set(owner, known?.touched === touched ? known : { touched, sinceMs: nowMs })
    }
    return new Set([...seen].filter(([, { sinceMs }]) => nowMs - sinceMs >= ABANDONED_AFTER_MS).map(([owner]) => owner))
  }
}

function nameOf({ id, owner, state }: LeaseName): string {
  return `${id}.${owner}.${state}`
}

function readName(name: string): LeaseName | null {
  const [id = '', owner = '', state, more] = name.split('.')
  return (state === OPEN || state === ENDED) && more === undefined ? { id, owner, state } : null
}

/** The last whole line says what is reserved; a cut one was never spent of. Null: the file is gone, or is none. */
async function readLease(path: string): Promise<KeptLease | null> {
  const text = await readFile(path, 'utf8').catch(emptyIfAbsent)
  const [first = '', ...marks] = text.slice(0, text.lastIndexOf('\n')).split('\n')
  if (first === '') return null
  return { lease: JSON.parse(first) as Lease, reservedMicros: Math.max(0, ...marks.map(Number)) }
}

/** False: there is no such file. It is never made anew: then it would be another's. */
async function appended(path: string, line: string): Promise<boolean> {
  const file = await open(path, 'r+').catch(nullIfAbsent)
  if (file === null) return false
  try {
    const { size } = await file.stat()
    await file.write(line, size)
    await file.datasync()
  } finally {
    await file.close()
  }
  return true
}

async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    ignoreAbsent(error as NodeJS.ErrnoException)
    return false
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      ignoreAbsent(error)
      return false
    },
  )
}

function zeroIfAbsent(error: NodeJS.ErrnoException): number {
  ignoreAbsent(error)
  return 0
}

function emptyIfAbsent(error: NodeJS.ErrnoException): string {
  ignoreAbsent(error)
  return ''
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  ignoreAbsent(error)
  return null
}
