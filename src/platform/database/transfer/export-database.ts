import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationStamp, type Table, tablesInOrder } from './tables.ts'

export type ExportManifest = { migrations: string[]; tables: (Table & { rows: number; file: string })[] }

/**
 * Writes every table into a new folder as PostgreSQL's own COPY text, gzipped, as of one moment; `manifest.json` comes last,
 * so that a folder without it is no export.
 * @throws when the folder holds something already.
 */
export async function exportDatabase(pool: pg.Pool, folder: string): Promise<ExportManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: export into a new folder`)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest: ExportManifest = { migrations: await migrationStamp(client), tables: [] }
    for (const table of await tablesInOrder(client)) manifest.tables.push(await exportTable(client, table, folder))
    await client.query('commit')
    await writeFile(join(folder, 'manifest.json.new'), JSON.stringify(manifest, null, 1))
    await rename(join(folder, 'manifest.json.new'), join(folder, 'manifest.json'))
    client.release()
    return manifest
  } catch (error) {
    client.release(true) // a broken COPY leaves the connection in no state to be used again
    throw error
  }
}

async function exportTable(
  client: pg.PoolClient,
  table: Table,
  folder: string,
): Promise<ExportManifest['tables'][number]> {
  const file = `${table.name.replaceAll('"', '')}.copy.gz`
  // A partitioned table can only be read by a query.
  const copy = client.query(copyTo(`copy (select ${table.columns.join(', ')} from ${table.name}) to stdout`))
  await pipeline(copy, createGzip({ level: 4 }), createWriteStream(join(folder, file), { mode: 0o600 }))
  return { ...table, rows: copy.rowCount ?? 0, file }
}
