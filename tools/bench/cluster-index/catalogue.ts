import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { importFeed } from '#domains/feeds/contract.ts'
import { groupDueOffers } from '#domains/offers/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { type Connection, connectDatabase } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { type EmbeddedPostgres, startPostgres } from '#platform/postgres/start-postgres.ts'
import { writeImportFeed } from '../import-feed.ts'

/** A PostgreSQL of one's own with a catalogue of the benches' articles. */
export interface BenchCatalogue extends Connection {
  readonly folder: string
  readonly postgres: EmbeddedPostgres
  /** Of live offers. */
  readonly variantIds: readonly number[]
  stop(): Promise<void>
}

/** So many articles are imported as any shop's are; they are then copied, each with a product, an item id and a place among ids of its own. */
const IMPORTED = 20_000
/** Between the ids of two copies. */
const APART = 1_000_000

export async function benchCatalogue(offers: number): Promise<BenchCatalogue> {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-cluster-'))
  const postgres = await startPostgres({ folder: join(folder, 'postgres') })
  await migrate(postgres.url)
  const connection = connectDatabase({ url: postgres.url, applicationName: 'bench', statementTimeoutMs: 0 })
  const stop = async (): Promise<void> => {
    await connection.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await importArticles(connection, folder, Math.min(offers, IMPORTED))
    await copyOffers(connection, Math.ceil(offers / IMPORTED) - 1)
    const { rows } = await sql<{ id: number }>`select id from offers.variant where state = 'live' order by id`.execute(
      connection.db,
    )
    return { ...connection, folder, postgres, variantIds: rows.map(({ id }) => id), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function importArticles({ db, pool }: Connection, folder: string, offers: number): Promise<void> {
  const path = join(folder, 'feed.xml')
  await writeImportFeed(path, offers)
  const log = createLog({ level: 'silent' })
  const deps = { db, pool, clock: systemClock, log, dataFolder: folder, feedTestHosts: [] }
  await importFeed({ shop: 'Ensaio', source: { kind: 'file', path } }, deps)
  await groupDueOffers(deps)
}

async function copyOffers(connection: Connection, copies: number): Promise<void> {
  const { db } = connection
  await copy(connection, 'product', copies, { id: 'c.id + n * $apart', slug: "c.slug || '-' || n" })
  await copy(connection, 'variant', copies, {
    id: 'c.id + n * $apart',
    product_id: 'c.product_id + n * $apart',
    item_id: "c.item_id || '-' || n",
  })
  await sql`truncate outbox.index_dirty`.execute(db)
  await sql`vacuum analyze offers.product, offers.variant`.execute(db)
}

/** Every row, so many times more; `others` are the columns that a copy has otherwise. */
async function copy(
  { db }: Connection,
  table: 'product' | 'variant',
  copies: number,
  others: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'offers' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => (others[name] ?? `c.${name}`).replace('$apart', String(APART)))
  await sql`insert into ${sql.table(`offers.${table}`)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.raw(values.join(', '))} from offers.${sql.raw(table)} c, generate_series(1, ${copies}::int) n`.execute(
    db,
  )
}
