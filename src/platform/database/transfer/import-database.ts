import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ExportManifest } from './export-database.ts'
import { migrationStamp, type Table } from './tables.ts'

/**
 * Fills an empty, migrated database from an export, in one transaction: all of it or nothing.
 * @throws when the export is of other migrations, or when the database holds rows already.
 */
export async function importDatabase(pool: pg.Pool, folder: string): Promise<ExportManifest> {
  const manifest = await readManifest(folder)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await refuseOtherMigrations(client, manifest)
    for (const table of manifest.tables) await refuseRows(client, table)
    for (const table of manifest.tables) await importTable(client, table, folder)
    await client.query('commit')
    client.release()
    return manifest
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function readManifest(folder: string): Promise<ExportManifest> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as ExportManifest
  } catch (cause) {
    throw new Error(`${folder} is not a finished export: its manifest.json cannot be read`, { cause })
  }
}

async function refuseOtherMigrations(client: pg.PoolClient, { migrations }: ExportManifest): Promise<void> {
  const here = await migrationStamp(client)
  const other =
    migrations.find((stamp) => !here.some((ours) => isSameStamp(stamp, ours))) ??
    here.find((ours) => !migrations.some((stamp) => isSameStamp(stamp, ours)))
  if (other !== undefined) {
    throw new Error(
      `the export and this database differ in migration ${other.split(' ')[0]}: import with the version that exported, then update`,
    )
  }
}

/** An export that was written while numbers counted over all domains names no domain (ADR 0054). */
function isSameStamp(exported: string, ours: string): boolean {
  return exported === ours || ours.slice(ours.indexOf('/') + 1) === exported
}

async function refuseRows(client: pg.PoolClient, { name }: Table): Promise<void> {
  const { rowCount } = await client.query(`select from ${name} limit 1`)
  if (rowCount !== 0) throw new Error(`${name} holds rows already: import into an empty database`)
}

async function importTable(
  client: pg.PoolClient,
  table: ExportManifest['tables'][number],
  folder: string,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), copy)
  if (copy.rowCount !== table.rows)
    throw new Error(`${table.file} holds ${copy.rowCount} rows, the manifest says ${table.rows}`)
  await advanceSequences(client, table)
}

/** New rows continue after the highest id that came. */
async function advanceSequences(client: pg.PoolClient, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [name, column.replaceAll('"', '')],
    )
    const sequence = rows[0]?.sequence
    if (sequence != null)
      await client.query(`select setval($1, max(${column})) from ${name} having max(${column}) is not null`, [sequence])
  }
}
