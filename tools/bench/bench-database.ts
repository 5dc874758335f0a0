import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'

export interface BenchDatabase extends Connection {
  readonly url: string
  /** Of the bench's own; goes with `close`, and so does the database. */
  readonly folder: string
}

/** A migrated PostgreSQL of the bench's own. One connection where what is measured must not run beside itself. */
export async function benchDatabase(name: string, maxConnections?: number): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), `poiso-bench-${name}-`))
  const { url, stop } = await startPostgres({ folder: join(folder, 'postgres') })
  await migrate(url)
  const connection = connectDatabase({
    url,
    applicationName: 'bench',
    statementTimeoutMs: 0,
    ...(maxConnections !== undefined && { maxConnections }),
  })
  return {
    ...connection,
    url,
    folder,
    close: async () => {
      await connection.close()
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
