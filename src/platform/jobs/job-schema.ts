import type pg from 'pg'

/** The newest migration of the graphile-worker in package.json; a test tells when another version brings more. */
export const QUEUE_REVISION = 20

/** Brings the queue's own schema (`graphile_worker`) to that revision by its own migrator. Under the lock of whoever migrates. */
export async function migrateQueue(client: pg.Client, databaseUrl: string): Promise<void> {
  if ((await queueRevision(client)) === QUEUE_REVISION) return
  const { runMigrations } = await import('graphile-worker')
  const { queueLogger } = await import('./queue-logger.ts')
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: queueLogger(null) })
}

async function queueRevision(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker.migrations') is not null as there`,
  )
  if (rows[0]?.there !== true) return null
  const found = await client.query<{ id: number }>('select max(id) as id from graphile_worker.migrations')
  return found.rows[0]?.id ?? null
}
