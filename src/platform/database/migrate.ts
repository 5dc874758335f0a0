import pg from 'pg'
import { lockSession } from './advisory-locks.ts'
import { findMigrations, type Migration } from './migration-files.ts'

/**
 * Brings the database to the newest migrations: forward only, each in a transaction of its own, under an advisory lock,
 * so that several processes may start at once. An applied migration whose file has changed or is gone stops everything.
 * Returns the names that were applied now.
 */
export async function migrate(databaseUrl: string, migrations = findMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'poiso-migrate' })
  await client.connect()
  try {
    await lockSession(client, 'migrating')
    await client.query(`create table if not exists public.migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const records = await readRecords(client, migrations)
    const pending = pendingMigrations(migrations, records)
    await nameDomains(client, records)
    for (const migration of pending) await applyMigration(client, migration)
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
}

/**
 * While numbers counted over all domains, a record was the file's name alone (ADR 0054). No two files had one name then; where
 * a younger domain has named a file the same, the checksum tells them apart.
 */
async function readRecords(client: pg.Client, migrations: readonly Migration[]): Promise<MigrationRecord[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from public.migration')
  return rows.map(({ name: recorded, checksum }) => {
    const candidates = recorded.includes('/') ? [] : migrations.filter(({ name }) => name.endsWith(`/${recorded}`))
    const file = candidates.find((migration) => migration.checksum === checksum) ?? candidates[0]
    return { name: file?.name ?? recorded, recorded, checksum }
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
  for (const { name, checksum } of records) {
    if (!known.has(name))
      throw new Error(`the database has migration ${name}, which this build does not know: it is newer than the build`)
    if (known.get(name) !== checksum)
      throw new Error(`migration ${name} was changed after it was applied: write a new one instead`)
  }
  const applied = records.map(({ name }) => name)
  const pending = migrations.filter(({ name }) => !applied.includes(name))
  for (const { name } of pending) {
    const later = applied.find((other) => domainOf(other) === domainOf(name) && other > name)
    if (later !== undefined)
      throw new Error(`migration ${name} is older than the applied ${later}: give it a later number`)
  }
  return pending
}

function domainOf(name: string): string {
  return name.slice(0, name.indexOf('/'))
}

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
