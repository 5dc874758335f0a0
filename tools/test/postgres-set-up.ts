import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { throwawaySettings } from '../../src/platform/postgres/settings.ts'
import { inTier } from './in-tier.ts'
import { makeQuickFolder } from './quick-folder.ts'

/** One PostgreSQL for the whole run; the one of POISO_TEST_PG where it is set. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['POISO_TEST_PG'] !== undefined) return async () => {}
  // Each file's database is some 1,400 small files: on a disk their making takes seven times the processor's time. The long tier keeps
  // millions of rows and measures what they cost: there it lies on the disk, as the product's does.
  const makeFolder = inTier({
    normal: () => makeQuickFolder('test-postgres'),
    long: () => mkdtemp(join(tmpdir(), 'poiso-test-postgres-')),
  })
  const folder = await makeFolder()
  const postgres = await startPostgres({ folder, settings: throwawaySettings, database: 'poiso' })
  process.env['POISO_TEST_PG'] = postgres.url
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
