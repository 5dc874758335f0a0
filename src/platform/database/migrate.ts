import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '#platform/project-root.ts'
import { migrateQueue } from '#platform/jobs/job-schema.ts'
import { lockSession } from './advisory-locks.ts'

export interface Migration {
  /** File name, "0020_offers.sql": its number orders it among all domains. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Brings the database to the newest migration: forward only, each in a transaction of its own, under an advisory lock,
 * so that several processes may start at once. An applied migration whose file has changed or is gone stops everything.
 * Returns the names that were applied now. The queue of jobs has its own schema and migrator (ADR 0055), which comes last.
 */
export async function migrate(databaseUrl: string, migrations = findMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'poiso-migrate' })
  await client.connect()
  try {
    await lockSession(client, 'migrating')
    await client.query(`create table if not exists public.migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const pending = pendingMigrations(migrations, await appliedMigrations(client))
    for (const migration of pending) await applyMigration(client, migration)
    await migrateQueue(client, databaseUrl)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** All migrations of the platform and the domains, in the order of their numbers. Two with one number are an error. */
export function findMigrations(root = join(projectRoot, 'src')): Migration[] {
  const files = globSync(['platform/database/migrations/*.sql', 'domains/*/migrations/*.sql'], { cwd: root })
  const migrations = files.map((file) => readMigration(join(root, file))).sort((a, b) => (a.name < b.name ? -1 : 1))
  const numbers = migrations.map((migration) => migration.name.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice !== undefined) throw new Error(`two migrations have the number ${twice}`)
  return migrations
}

function readMigration(path: string): Migration {
  const sql = readFileSync(path, 'utf8')
  return { name: basename(path), sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from public.migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function pendingMigrations(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new Error(`the database has migration ${name}, which this build does not know: it is newer than the build`)
    if (known.get(name) !== checksum)
      throw new Error(`migration ${name} was changed after it was applied: write a new one instead`)
  }
  const pending = migrations.filter((migration) => !applied.has(migration.name))
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const late = pending.find((migration) => migration.name < last)
  if (late) throw new Error(`migration ${late.name} is older than the applied ${last}: give it a later number`)
  return pending
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
