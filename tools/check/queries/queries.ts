import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../../src/platform/database/migrate.ts'
import { throwawaySettings } from '../../../src/platform/postgres/settings.ts'
import { startPostgres } from '../../../src/platform/postgres/start-postgres.ts'
import { projectRoot as root } from '#platform/project-root.ts'
import { collectStatements, type Statement } from './collect-statements.ts'
import { complaintsAbout } from './describe-all.ts'

/**
 * The part "queries" of `npm run check`: every statement that stands in the source as SQL is described by a freshly migrated
 * database, and the row type that it is read as is held against its columns. A dropped or renamed column, or one of another
 * type, is a complaint. Kysely's builder needs none of it: its types are the generated schema's.
 */
const PLANTED = 'tools/check/queries/planted-statements.ts'
const WHAT_IS_PLANTED = [
  /column "planted_column" does not exist/,
  /no column title comes of it/,
  /title is no number/,
  /column v.planted_piece does not exist/,
]

/** Statements whose text is made while running, by file: it may only shrink. The schema's own tools name tables that they read from the catalogue. */
const UNTOLD: Readonly<Record<string, number>> = {
  'src/domains/feeds/import/run/run-lock.ts': 1,
  'src/domains/offers/history/observation-partitions.ts': 1,
  'src/domains/tracking/impression-days.ts': 2,
  'src/domains/offers/snapshot/first/return-arrivals.ts': 1,
  'src/domains/offers/snapshot/publishing/write-variants.ts': 1,
  'src/hosts/faults/running-product.ts': 2,
  'src/platform/database/advisory-locks.ts': 3,
  'src/platform/database/listen.ts': 1,
  'src/platform/database/migrate.ts': 1,
  'src/platform/database/transfer/import-database.ts': 2,
  'src/platform/outbox/event-partitions.ts': 3,
  'src/platform/postgres/start-postgres.ts': 1,
}

const statements = collectStatements(root, [...sources(), join(root, PLANTED)])
const found = await inMigratedDatabase((client) => complaintsAbout(statements, client))
const planted = found.filter((line) => line.startsWith(PLANTED))
const complaints = [
  ...WHAT_IS_PLANTED.filter((pattern) => !planted.some((line) => pattern.test(line))).map(
    ({ source }) => `a planted statement was not complained of (${source}): the check reads nothing`,
  ),
  ...found.filter((line) => !planted.includes(line)),
  ...untoldComplaints(statements),
]
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1

function sources(): string[] {
  return globSync('src/**/*.ts', { cwd: root })
    .filter((file) => !/[.]test[.]ts$|testing[^/]*[.]ts$|suite[.]ts$/.test(file))
    .sort()
    .map((file) => join(root, file))
}

async function inMigratedDatabase<Answer>(act: (client: Client) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'poiso-queries-'))
  const postgres = await startPostgres({ folder, settings: throwawaySettings })
  try {
    await migrate(postgres.url)
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return await act(client)
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function untoldComplaints(all: readonly Statement[]): string[] {
  const untold = Map.groupBy(
    all.filter((statement) => statement.untold !== null),
    ({ file }) => file,
  )
  return [...new Set([...untold.keys(), ...Object.keys(UNTOLD)])].sort().flatMap((file) => {
    const [count, allowed] = [untold.get(file)?.length ?? 0, UNTOLD[file] ?? 0]
    if (count < allowed) return [`${file}: ${count} untold statements, queries.ts allows ${allowed}: it may be less`]
    return count === allowed
      ? []
      : (untold.get(file) ?? []).map(
          ({ place, untold: why }) =>
            `${place}: what the statement says cannot be read (${why}): write it so, or with the builder`,
        )
  })
}
