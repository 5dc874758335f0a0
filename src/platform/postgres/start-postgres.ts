import { spawn } from 'node:child_process'
import { closeSync, ftruncateSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { ensureCluster, nameOfCluster } from './cluster.ts'
import { clusterUser } from './cluster-user.ts'
import {
  type Connection,
  connectionUrl,
  freePort,
  newConnection,
  PREFERRED_PORT,
  readConnection,
  writeConnection,
} from './connection-file.ts'
import { firstHold, GUARD_SCRIPT, type Hold, joinHold } from './hold.ts'
import { endOrphan, isAlive, readPostmaster, waitForEnd } from './postmaster.ts'
import { laptopSettings, type PostgresSettings } from './settings.ts'

export type StartOptions = {
  /** Where the cluster, its log and its password live; made if missing. */
  folder: string
  settings?: PostgresSettings
  database?: string
  /** The port of a cluster's first start; if it is taken, a free one is used. */
  port?: number
}

export type EmbeddedPostgres = {
  url: string
  port: number
  pid: number
  /** Resolves when the postmaster has ended, for whatever reason. */
  ended: Promise<void>
  /** Releases the database; it shuts down unless another process holds it. */
  stop: () => Promise<void>
}

const START_TIMEOUT_MS = 60_000
const ATTEMPTS = 5
const LOG_LIMIT_BYTES = 10_000_000

/** Starts the embedded PostgreSQL, or joins the one that already runs on this folder (README.md beside this file). */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder)
  let failure: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return (await attach(folder)) ?? (await launch(folder, options))
    } catch (error) {
      if (!(error instanceof StartFailed)) throw error
      failure = error // a port taken meanwhile, backends of a killed postmaster still ending, another start that was faster
      if (attempt < ATTEMPTS) await wait(200 * attempt)
    }
  }
  throw failure
}

class StartFailed extends Error {}

async function attach(folder: string): Promise<EmbeddedPostgres | null> {
  const cluster = join(folder, 'cluster')
  const before = readPostmaster(cluster) // read first: a guard reads the FIFO before its postmaster writes this
  const hold = joinHold(folder)
  if (hold !== null) return whenReady(folder, hold, () => true)
  if (before !== null) await endOrphan(cluster, before)
  return null
}

async function launch(folder: string, options: StartOptions): Promise<EmbeddedPostgres> {
  const cluster = join(folder, 'cluster')
  const user = clusterUser(folder)
  const binaries = findBinaries(user)
  const fresh = newConnection(options.database ?? 'poiso', options.port ?? PREFERRED_PORT)
  ensureCluster(folder, binaries, user, () => {
    writeConnection(folder, fresh)
    return fresh
  })
  const connection = readConnection(folder)
  if (connection === null)
    throw new Error(
      `${folder}/connection.json is gone, and with it the database's password: restore it, or remove ${folder}`,
    )
  const port = await freePort(connection.port)
  if (port !== connection.port) writeConnection(folder, { ...connection, port })
  const hold = firstHold(folder)
  const log = openLog(folder)
  const settings = {
    ...laptopSettings,
    ...options.settings,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }
  const command = [
    binaries.postgres,
    '-D',
    nameOfCluster(cluster, user),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const guard = spawn('/bin/sh', ['-c', GUARD_SCRIPT, 'poiso-postgres-guard', ...command], {
    ...user,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', log, log, hold.fd],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
  closeSync(log)
  let isGuardAlive = true
  guard.once('exit', () => (isGuardAlive = false))
  guard.once('error', () => (isGuardAlive = false))
  guard.unref()
  try {
    return await whenReady(folder, hold, () => isGuardAlive)
  } finally {
    hold.ready()
  }
}

async function whenReady(folder: string, hold: Hold, isExpected: () => boolean): Promise<EmbeddedPostgres> {
  const cluster = join(folder, 'cluster')
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.isReady === true && isAlive(postmaster.pid)) return running(folder, hold, postmaster)
    if (!isExpected() || performance.now() > deadline) {
      hold.release()
      throw new StartFailed(`PostgreSQL did not start in ${folder}. The end of its log:\n${logTail(folder)}`)
    }
    await wait(20)
  }
}

async function running(
  folder: string,
  hold: Hold,
  { pid, port }: { pid: number; port: number },
): Promise<EmbeddedPostgres> {
  const connection = { ...(readConnection(folder) as Connection), port }
  await ensureDatabase(connection)
  return {
    url: connectionUrl(connection),
    port,
    pid,
    ended: untilEnd(pid).then(hold.release),
    stop: () => letGo(folder, hold, pid),
  }
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ connectionString: connectionUrl(connection, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}

async function letGo(folder: string, hold: Hold, pid: number): Promise<void> {
  hold.release()
  if (await waitForEnd(pid, 300)) return
  const others = joinHold(folder) // still open to writers: another process holds it
  if (others !== null) return others.release()
  // The guard has asked already, or was killed itself; a second request for the same shutdown changes nothing.
  await endOrphan(join(folder, 'cluster'), { pid, port: 0, isReady: false })
}

function untilEnd(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve()
    }, 250)
    timer.unref()
  })
}

function openLog(folder: string): number {
  const fd = openSync(join(folder, 'server.log'), 'a', 0o600)
  if (fstatSync(fd).size > LOG_LIMIT_BYTES) ftruncateSync(fd)
  return fd
}

function logTail(folder: string): string {
  return readFileSync(join(folder, 'server.log'), 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
