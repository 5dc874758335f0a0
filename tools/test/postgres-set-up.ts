import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { throwawaySettings } from '../../src/platform/postgres/settings.ts'

/** One PostgreSQL for the whole run; the one of POISO_TEST_PG where it is set. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['POISO_TEST_PG'] !== undefined) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'poiso-test-postgres-'))
  const postgres = await startPostgres({ folder, settings: throwawaySettings, database: 'poiso' })
  process.env['POISO_TEST_PG'] = postgres.url
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
