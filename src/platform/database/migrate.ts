import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migrateQueue } from '#platform/jobs/job-schema.ts'
import { lockSession } from './advisory-locks.ts'
import { neededBy } from './expand-only.ts'
import { inUtc } from './in-utc.ts'
import { findMigrations, type Migration } from './migration-files.ts'

/** A host that swallows what is sent to it is given up (docs/limits.md). */
const CONNECT_MS = 10_000

/**
 * Brings the database to the newest migrations: forward only, each in a transaction of its own, under an advisory lock,
 * so that several processes may start at once. An applied migration whose file has changed stops everything. Those of a newer
 * build are left as they are, unless one has taken away what this build may use (ADR 0117).
 * Returns the names that were applied now. The queue of jobs has its own schema and migrator (ADR 0055), which comes last.
 */
export async function migrate(databaseUrl: string, migrations = findMigrations()): Promise<string[]> {
  const client = new pg.Client({
    connectionString: inUtc(databaseUrl),
    application_name: 'poiso-migrate',
    connectionTimeoutMillis: CONNECT_MS,
  })
  await client.connect()
  try {
    await lockSession(client, 'migrating')
    await client.query(`create table if not exists public.migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    await addNeeds(client)
    const records = await readRecords(client, migrations)
    const pending = pendingMigrations(migrations, records)
    await nameDomains(client, records)
    for (const migration of pending) await applyMigration(client, migration)
    await migrateQueue(client, databaseUrl)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** What the database says of an applied migration. */
interface MigrationRecord {
  /** As it is named now. */
  readonly name: string
  /** As it stands in the database. */
  readonly recorded: string
  readonly checksum: string
  /** The migration that a build must know to live with this one; null: any build may. */
  readonly needs: string | null
}

/** Databases of before ADR 0117 do not have it. Asked first: altering the table would wait for everybody who reads it. */
async function addNeeds(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'public.migration'::regclass and attname = 'needs'`,
  )
  if (rowCount === 0) await client.query('alter table public.migration add column needs text')
}

/**
 * While numbers counted over all domains, a record was the file's name alone (ADR 0054). No two files had one name then; where
 * a younger domain has named a file the same, the checksum tells them apart.
 */
async function readRecords(client: pg.Client, migrations: readonly Migration[]): Promise<MigrationRecord[]> {
  const { rows } = await client.query<{ name: string; checksum: string; needs: string | null }>(
    'select name, checksum, needs from public.migration',
  )
  return rows.map(({ name: recorded, checksum, needs }) => {
    const candidates = recorded.includes('/') ? [] : migrations.filter(({ name }) => name.endsWith(`/${recorded}`))
    const file = candidates.find((migration) => migration.checksum === checksum) ?? candidates[0]
    return { name: file?.name ?? recorded, recorded, checksum, needs }
  })
}

async function nameDomains(client: pg.Client, records: readonly MigrationRecord[]): Promise<void> {
  const old = records.filter(({ name, recorded }) => name !== recorded)
  await client.query(
    'update public.migration m set name = n.name from unnest($1::text[], $2::text[]) n (recorded, name) where m.name = n.recorded',
    [old.map(({ recorded }) => recorded), old.map(({ name }) => name)],
  )
}

function pendingMigrations(migrations: readonly Migration[], records: readonly MigrationRecord[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  const applied = records.map(({ name }) => name)
  const pending = migrations.filter(({ name }) => !applied.includes(name))
  for (const record of records) {
    if (!known.has(record.name)) refuseNewer(record, known, pending)
    else if (known.get(record.name) !== record.checksum)
      throw new Error(`migration ${record.name} was changed after it was applied: write a new one instead`)
  }
  for (const { name } of pending) {
    const later = applied.find((other) => domainOf(other) === domainOf(name) && other > name)
    if (later !== undefined)
      throw new Error(`migration ${name} is older than the applied ${later}: give it a later number`)
  }
  return pending
}

/** Of a migration that this build does not know. */
function refuseNewer(
  { name, needs }: MigrationRecord,
  known: ReadonlyMap<string, string>,
  pending: readonly Migration[],
): void {
  const has = `the database has migration ${name}, which this build does not know`
  if (pending[0] !== undefined) throw new Error(`${has}, and lacks ${pending[0].name}: they are of two histories`)
  if (needs !== null && !known.has(needs))
    throw new Error(`${has}: it takes away what builds without ${needs} use; start a newer build`)
}

function domainOf(name: string): string {
  return name.slice(0, name.indexOf('/'))
}

/** How long a migration keeps everybody behind it waiting, and how often it tries: whoever holds a table for long is not to stop the site. */
const LOCK_PATIENCE = '1s'
const TRIES = 120
const PAUSE_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryMigration(client, migration)
    } catch (error) {
      if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE && attempt < TRIES) await wait(PAUSE_MS)
      else throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
    }
  }
}

async function tryMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`)
    await client.query(migration.sql)
    await client.query('insert into public.migration (name, checksum, needs) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      neededBy(migration),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
