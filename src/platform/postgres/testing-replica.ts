import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { freePort, readConnection, writeConnection } from './connection-file.ts'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'

/**
 * A streaming replica of a test's embedded PostgreSQL: a copy of its folder, taken while it is stopped, that follows it from then on (the
 * embedded binaries have no pg_basebackup). Give what starts the primary; its port must not change.
 */
export async function startReplica(
  primary: EmbeddedPostgres,
  folders: { readonly primary: string; readonly replica: string },
): Promise<{ readonly primary: EmbeddedPostgres; readonly replica: EmbeddedPostgres }> {
  await primary.stop()
  await primary.ended
  const [from, to] = [join(folders.primary, 'cluster'), join(folders.replica, 'cluster')]
  const owner = statSync(from)
  mkdirSync(folders.replica, { recursive: true, mode: 0o700 })
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  giveTo(folders.replica, to, owner)
  const known = readConnection(folders.primary)
  if (known === null) throw new Error('the primary has no connection.json')
  writeConnection(folders.replica, { ...known, port: await freePort(0) })
  const again = await startPostgres({ folder: folders.primary })
  const { hostname, port, username, password } = new URL(again.url)
  const files = ['standby.signal', 'postgresql.auto.conf'].map((name) => join(to, name))
  writeFileSync(files[0] as string, '')
  appendFileSync(
    files[1] as string,
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'\n`,
  )
  for (const file of files) chownSync(file, owner.uid, owner.gid)
  return { primary: again, replica: await startPostgres({ folder: folders.replica }) }
}

/** PostgreSQL wants its own account as the owner of everything, and nobody else near. */
function giveTo(folder: string, cluster: string, { uid, gid }: { uid: number; gid: number }): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  chownSync(folder, uid, gid)
  chmodSync(cluster, 0o700)
  chownTree(cluster, uid, gid)
}

function chownTree(path: string, uid: number, gid: number): void {
  for (const each of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownSync(join(path, each), uid, gid)
  chownSync(path, uid, gid)
}
