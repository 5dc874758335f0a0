import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import { canReach, type ClusterUser } from './cluster-user.ts'
import type { Connection } from './connection-file.ts'

/** Makes the data directory if there is none yet. A start that was killed half-way leaves `cluster.new`, which is thrown away. */
export function ensureCluster(
  folder: string,
  binaries: PostgresBinaries,
  user: ClusterUser,
  connection: () => Connection,
): void {
  const cluster = join(folder, 'cluster')
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const aside = join(folder, 'cluster.new')
  rmSync(aside, { recursive: true, force: true })
  for (const path of [folder, aside]) {
    mkdirSync(path, { recursive: true })
    if (user !== null) chownSync(path, user.uid, user.gid)
    chmodSync(path, 0o700)
  }
  initdb(folder, aside, binaries, user, connection())
  renameSync(aside, cluster)
}

/** The path by which `user` reaches `cluster` when it is started inside it. */
export function nameOfCluster(cluster: string, user: ClusterUser): string {
  if (canReach(user, cluster)) return cluster
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new Error(
    `PostgreSQL runs as uid ${user?.uid} because we are root, and that user cannot reach ${cluster}: set POISO_DATA to a folder it can reach, or run as another user`,
  )
}

function initdb(
  folder: string,
  cluster: string,
  binaries: PostgresBinaries,
  user: ClusterUser,
  connection: Connection,
): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, connection.password, { mode: 0o600 })
  if (user !== null) chownSync(passwordFile, user.uid, user.gid)
  const options = [
    '--username',
    connection.user,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  const run = spawnSync(binaries.initdb, ['--pgdata', nameOfCluster(cluster, user), ...options], {
    ...user,
    cwd: cluster,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
  rmSync(passwordFile, { force: true })
  if (run.status !== 0)
    throw new Error(`initdb failed in ${cluster}: ${run.error?.message ?? `${run.stderr}${run.stdout}`.trim()}`)
}
