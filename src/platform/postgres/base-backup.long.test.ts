import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { clusterUser } from './cluster-user.ts'
import { waitForEnd } from './postmaster.ts'
import { type EmbeddedPostgres, startPostgres } from './start-postgres.ts'

/**
 * A base backup and archived log, as docs/operating.md has it, on a real server: what pg_basebackup does, by the same two functions of PostgreSQL,
 * because the embedded binaries come without it. The server is killed after more was written, and lost whole.
 */

const temporary = mkdtempSync(join(tmpdir(), 'poiso-base-backup-'))
chmodSync(temporary, 0o755)
const [folder, restored, archive] = ['first', 'restored', 'archive'].map((name) => join(temporary, name)) as [
  string,
  string,
  string,
]
const running: EmbeddedPostgres[] = []
afterAll(async () => {
  await Promise.all(running.map((postgres) => postgres.stop()))
  rmSync(temporary, { recursive: true, force: true })
})

test('a base backup and the archived log bring back what was committed after it, and a moment of one’s choosing', async () => {
  archiveFolder()
  const postgres = await start(folder, {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    wal_level: 'replica',
  })
  await ask(postgres.url, 'create table kept (what text)')
  await ask(postgres.url, `insert into kept values ('before the backup')`)
  await takeBaseBackup(postgres)
  await ask(postgres.url, `insert into kept values ('after the backup')`)
  const [moment] = await ask(postgres.url, 'select clock_timestamp()::text as value')
  await ask(postgres.url, `insert into kept values ('a mistake')`)
  await archived(postgres)
  process.kill(postgres.pid, 'SIGKILL')
  expect(await waitForEnd(postgres.pid, 10_000)).toBe(true)
  await postgres.ended
  rmSync(folder, { recursive: true, force: true })

  const whole = await restore({})
  expect(await ask(whole.url, 'select what as value from kept order by 1')).toEqual([
    'a mistake',
    'after the backup',
    'before the backup',
  ])
  await whole.stop()
  const earlier = await restore({ recovery_target_time: moment ?? '', recovery_target_action: 'promote' })
  expect(await ask(earlier.url, 'select what as value from kept order by 1')).toEqual([
    'after the backup',
    'before the backup',
  ])
})

function archiveFolder(): void {
  mkdirSync(archive)
  const user = clusterUser(join(temporary, 'nothing yet'))
  if (user !== null) chownSync(archive, user.uid, user.gid)
}

async function start(where: string, settings: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ folder: where, settings })
  running.push(postgres)
  return postgres
}

/** The copy is taken while the server writes on: the session that began it must stay open until it is ended. */
async function takeBaseBackup(postgres: EmbeddedPostgres): Promise<void> {
  const session = new pg.Client({ connectionString: postgres.url })
  await session.connect()
  await session.query(`select pg_backup_start('rehearsal', true)`)
  execFileSync('cp', ['-a', folder, join(temporary, 'base')])
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await session.end()
  writeFileSync(join(temporary, 'label'), rows[0]?.labelfile ?? '')
}

/** Ends the segment that is being written, and waits until the archive has it. */
async function archived(postgres: EmbeddedPostgres): Promise<void> {
  const [segment = ''] = await ask(postgres.url, 'select pg_walfile_name(pg_switch_wal()) as value')
  await expect.poll(() => readdirSync(archive), { timeout: 60_000 }).toContain(segment)
}

async function restore(settings: Record<string, string>): Promise<EmbeddedPostgres> {
  rmSync(restored, { recursive: true, force: true })
  execFileSync('cp', ['-a', join(temporary, 'base'), restored])
  const cluster = join(restored, 'cluster')
  for (const left of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
    rmSync(join(cluster, left), { recursive: true, force: true })
  const owner = clusterUser(restored)
  const place = (name: string, content: string): void => {
    writeFileSync(join(cluster, name), content)
    if (owner !== null) chownSync(join(cluster, name), owner.uid, owner.gid)
  }
  mkdirSync(join(cluster, 'pg_wal'), { mode: 0o700 })
  if (owner !== null) chownSync(join(cluster, 'pg_wal'), owner.uid, owner.gid)
  place('backup_label', readFileSync(join(temporary, 'label'), 'utf8'))
  place('recovery.signal', '')
  const postgres = await start(restored, { restore_command: `cp ${archive}/%f %p`, ...settings })
  await expect
    .poll(() => ask(postgres.url, 'select pg_is_in_recovery()::text as value'), { timeout: 60_000 })
    .toEqual(['false'])
  return postgres
}

async function ask(url: string, sql: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: string }>(sql)
    return rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}
