import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The account that PostgreSQL runs as. `null`: our own; a uid and gid only when we are root. */
export type ClusterUser = { uid: number; gid: number } | null

const CANDIDATES = ['postgres', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root. An existing data folder keeps its owner. A new one belongs to the first of a few
 * accounts without rights of their own; initdb wants an account with a name, so a free number will not do.
 */
export function clusterUser(clusterFolder: string): ClusterUser {
  if (process.getuid?.() !== 0) return null
  const owner = ownerOf(clusterFolder)
  if (owner !== null && owner.uid !== 0) return owner
  for (const name of CANDIDATES) {
    const account = findAccount(name)
    if (account !== null && account.uid !== 0) return account
  }
  throw new Error(
    `PostgreSQL cannot run as root, and none of the accounts ${CANDIDATES.join(', ')} exists: run as another user, or set DATABASE_URL`,
  )
}

/** Whether that account can reach the folder from the root of the file system. */
export function canReach(user: ClusterUser, folder: string): boolean {
  if (user === null) return true
  const probe = spawnSync('/bin/sh', ['-c', 'cd -- "$1" 2>/dev/null', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  })
  return probe.status === 0
}

function ownerOf(folder: string): { uid: number; gid: number } | null {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat === undefined ? null : { uid: stat.uid, gid: stat.gid }
}

function findAccount(name: string): { uid: number; gid: number } | null {
  if (process.platform === 'linux') {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
  }
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null // `id` ends with an error when there is no such account: the next candidate is tried
  }
}
