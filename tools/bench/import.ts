/**
 * What an import costs, beside bare saxes over the same file in the same run (docs/benchmarks.md, Import):
 *
 *     node tools/bench/import.ts [--offers 200000] [--wrong-gtins 0.05] [--once] [--distinct 2000000]
 *
 * `--offers`: a first import and, without `--once`, the same items reordered, of a shop that fills every field
 * (`articles.ts`); `--wrong-gtins`: the share of items with a wrong check digit. `--distinct`: memory with that many distinct
 * ids, twice. Starts a PostgreSQL of its own with the laptop's settings, unless DATABASE_URL names one. The ratio is the
 * parser's time to that of the whole import, which is a process of its own beside PostgreSQL on the same cores.
 */
import { execFileSync } from 'node:child_process'
import { createReadStream, mkdtempSync, realpathSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { SaxesParser } from 'saxes'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { startCommand } from './command-process.ts'
import { writeImportFeed } from './import-feed.ts'

// The set of this moment: another build beside us must not take it away.
execFileSync(process.execPath, [join(projectRoot, 'tools/build.mjs'), '--quiet'])
const program = join(realpathSync(join(projectRoot, 'dist/server')), 'poiso.js')

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '10000' },
    distinct: { type: 'string', default: '0' },
    'wrong-gtins': { type: 'string', default: '0.05' },
    once: { type: 'boolean', default: false },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-import-'))
const postgres =
  process.env['DATABASE_URL'] === undefined ? await startPostgres({ folder: join(folder, 'postgres') }) : null
const databaseUrl = process.env['DATABASE_URL'] ?? (postgres as NonNullable<typeof postgres>).url

try {
  await benchSpeed(Number(values.offers))
  if (Number(values.distinct) > 0) await benchMemory(Number(values.distinct))
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}

async function benchSpeed(offers: number): Promise<void> {
  const [file, reordered] = [join(folder, 'feed.xml'), join(folder, 'reordered.xml')]
  const wrongGtins = Number(values['wrong-gtins'])
  await writeImportFeed(file, offers, { wrongGtins })
  console.log(`${offers} offers, ${(statSync(file).size / 1e6).toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`)
  const saxMs = await bareSaxes(file)
  console.log(`bare saxes      ${saxMs.toFixed(0)} ms`)
  tell('first import', await runImport('Ensaio', file), saxMs, 1 / 8)
  if (values.once) return
  await writeImportFeed(reordered, offers, { isReversed: true, wrongGtins })
  const before = await priceRows()
  tell('reordered', await runImport('Ensaio', reordered), saxMs, 1 / 2)
  console.log(`price rows written by the second: ${(await priceRows()) - before}`)
}

async function benchMemory(offers: number): Promise<void> {
  const file = join(folder, 'distinct.xml')
  await writeImportFeed(file, offers, { isSmall: true })
  for (const time of ['first', 'second']) {
    const answer = await runImport('Ensaio Grande', file)
    console.log(
      `${offers} distinct ids, ${time} import: ${answer.state}, ${answer.peakRssMb} MB at most (goal 250), ${JSON.stringify(answer.timing)}`,
    )
  }
}

interface Answer {
  readonly state: string
  readonly timing: Readonly<Record<string, number>>
  readonly peakRssMb: number
  readonly wallMs: number
}

/** `poiso feeds import` as a process of its own, from the bundle and with the heap that `npm run poiso` gives it. */
async function runImport(shop: string, file: string): Promise<Answer> {
  const start = performance.now()
  const place = { program, databaseUrl, dataFolder: join(folder, 'data') }
  const { answer } = startCommand(place, ['feeds', 'import', '--shop', shop, '--file', file, '--json'])
  const text = await answer
  return { ...(JSON.parse(text) as Answer), wallMs: performance.now() - start }
}

function tell(name: string, { state, timing, peakRssMb, wallMs }: Answer, saxMs: number, goal: number): void {
  const ratio = saxMs / (timing['total'] ?? Number.NaN)
  console.log(
    `${name.padEnd(15)} ${timing['total']} ms (process ${wallMs.toFixed(0)} ms), ${state}, ${ratio.toFixed(3)} of bare saxes (goal ${goal}: ${ratio >= goal ? 'met' : 'missed'}), ${peakRssMb} MB at most, ${JSON.stringify(timing)}`,
  )
}

/** The parser alone, without any handler. */
async function bareSaxes(file: string): Promise<number> {
  const start = performance.now()
  const parser = new SaxesParser()
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) parser.write(chunk as string)
  parser.close()
  return performance.now() - start
}

async function priceRows(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from offers.price_observation')
  await client.end()
  return rows[0]?.count ?? 0
}
