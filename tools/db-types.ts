import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/platform/database/migrate.ts'
import { throwawaySettings } from '../src/platform/postgres/settings.ts'
import { startPostgres } from '../src/platform/postgres/start-postgres.ts'

/** `npm run db:types`: src/platform/database/schema.ts from the migrations; with --verify only compares. */

const SCHEMA = join(import.meta.dirname, '../src/platform/database/schema.ts')
const folder = mkdtempSync(join(tmpdir(), 'poiso-db-types-'))
const postgres = await startPostgres({ folder, settings: throwawaySettings })
try {
  await migrate(postgres.url)
  process.exitCode = writeTypes(process.argv.includes('--verify') ? join(folder, 'schema.ts') : SCHEMA)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function writeTypes(outFile: string): number {
  const codegen = join(import.meta.dirname, '../node_modules/kysely-codegen/dist/cli/bin.js')
  // int8 columns are ids and counts far below 2^53; connect.ts reads them as numbers.
  const options = [
    '--dialect=postgres',
    `--url=${postgres.url}`,
    `--out-file=${outFile}`,
    '--type-mapping={"int8":"number"}',
    // The queue's own tables belong to its library; what we ask of them stands in platform/jobs alone.
    '--exclude-pattern=graphile_worker.*',
  ]
  const run = spawnSync(process.execPath, [codegen, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (run.status !== 0) return 1
  if (outFile === SCHEMA || readFileSync(outFile, 'utf8') === readFileSync(SCHEMA, 'utf8')) return 0
  console.error('src/platform/database/schema.ts is not what the migrations make: npm run db:types')
  return 1
}
