/**
 * What an import of each dialect costs, beside the bare parser of its form over the same file in the same run
 * (docs/benchmarks.md, Dialects):
 *
 *     node tools/bench/dialects.ts [--offers 50000] [--only heureka,ceneo] [--read] [--small]
 *
 * The same articles as a file of each dialect, imported to published by `poiso feeds import` of the bundle into an empty
 * shop. `--read`: only what reading costs to the offer with its category and attributes, in CPU of this process, as the
 * parser's. Starts a PostgreSQL for each of them with the laptop's settings, unless DATABASE_URL names one: the cleaning up
 * behind one import is no cost of the next. The importer uses both cores, the parser one.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, mkdtempSync, realpathSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse'
import { SaxesParser } from 'saxes'
import { enrichOffer } from '../../src/domains/feeds/import/staging/enrich-offer.ts'
import { readFeed } from '../../src/domains/feeds/read/read-feed.ts'
import { ImportReport } from '../../src/domains/feeds/report/import-report.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { startCommand } from './command-process.ts'
import { anArticle } from './articles.ts'
import { DIALECT_WRITERS, type DialectWriter } from './dialect-feeds.ts'
import { machineLine } from './running-site.ts'

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    only: { type: 'string' },
    read: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
  },
})
const offers = values.small ? 500 : Number(values.offers)
const GOALS: Readonly<Record<DialectWriter['extension'], number | null>> = {
  xml: 1 / 8,
  csv: 1 / 10,
  json: null,
  jsonl: null,
}

interface Answer {
  readonly state: string
  readonly dialect: string | null
  readonly offers: { readonly accepted: number; readonly created: number }
  readonly timing: Readonly<Record<string, number>>
  readonly peakRssMb: number
}

const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-dialects-'))
const program = values.read ? '' : builtProgram()

try {
  console.log(`${offers} offers each; ${machineLine()}`)
  for (const [name, writer] of Object.entries(DIALECT_WRITERS)) {
    if (values.only === undefined || values.only.split(',').includes(name)) await bench(name, writer)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

function builtProgram(): string {
  execFileSync(process.execPath, [join(projectRoot, 'tools/build.mjs'), '--quiet'])
  // The set of this moment: another build beside us must not take it away.
  return join(realpathSync(join(projectRoot, 'dist/server')), 'poiso.js')
}

async function bench(name: string, writer: DialectWriter): Promise<void> {
  const file = join(folder, `${name}.${writer.extension}`)
  await writeFeed(file, writer)
  const bareMs = Math.min(await bare(file, writer), await bare(file, writer))
  const size = `${(statSync(file).size / 1e6).toFixed(0)} MB`
  if (values.read) {
    const ms = Math.min(await readAll(file), await readAll(file))
    console.log(
      `${name.padEnd(16)} ${size}, CPU: bare ${bareMs.toFixed(0)} ms, fields read and made offers ${ms.toFixed(0)} ms (${((1000 * ms) / offers).toFixed(0)} µs an item): ${(bareMs / ms).toFixed(3)}`,
    )
  } else tell(name, writer, size, bareMs, await importIntoOwn(name, file))
  await rm(file)
}

function tell(
  name: string,
  { extension }: DialectWriter,
  size: string,
  bareMs: number,
  { state, dialect, offers: { accepted, created }, timing, peakRssMb }: Answer,
): void {
  if (state !== 'applied' || dialect !== name || accepted !== offers)
    throw new Error(`${name} was taken for ${dialect}, ${state}, ${accepted} accepted`)
  const ratio = bareMs / (timing['total'] ?? Number.NaN)
  const goal = GOALS[extension]
  const verdict = goal === null ? 'no goal' : `goal ${goal}: ${ratio >= goal ? 'met' : 'missed'}`
  console.log(
    `${name.padEnd(16)} ${size}, bare ${bareMs.toFixed(0)} ms, published ${timing['total']} ms (read ${timing['read']}, publish ${timing['publish']}; ${created} new): ${ratio.toFixed(3)} (${verdict}), ${peakRssMb} MB at most`,
  )
}

async function writeFeed(file: string, writer: DialectWriter): Promise<void> {
  const stream = createWriteStream(file)
  let text = writer.opening
  for (let n = 0; n < offers; n += 1) {
    text += (n === 0 ? '' : writer.between) + writer.item(anArticle(n), n)
    if (text.length < 1_000_000) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(text + writer.closing)
  await once(stream, 'finish')
}

/** The form's usual parser alone: saxes without handlers, csv-parse to rows, JSON.parse of lines or of the whole. */
async function bare(file: string, { extension }: DialectWriter): Promise<number> {
  const start = now()
  const chunks = createReadStream(file, { encoding: 'utf8' })
  if (extension === 'xml') {
    const parser = new SaxesParser()
    for await (const chunk of chunks) parser.write(chunk as string)
    parser.close()
  } else if (extension === 'csv') {
    const head = (await createReadStream(file, { encoding: 'utf8', end: 2_000 }).take(1).toArray())[0] as string
    const delimiter = ['\t', ';', '|', ','].find((sign) => head.slice(0, head.indexOf('\n')).includes(sign)) as string
    for await (const row of chunks.pipe(parse({ delimiter, relax_column_count: true }))) void row
  } else if (extension === 'jsonl') for await (const line of createInterface({ input: chunks })) JSON.parse(line)
  else JSON.parse((await chunks.toArray()).join(''))
  return now() - start
}

/** Milliseconds: of this process's CPU where nothing but this process works, else of the clock. */
function now(): number {
  const { user, system } = process.cpuUsage()
  return values.read ? (user + system) / 1000 : performance.now()
}

/** All fields of all items made offers with their categories and attributes, nothing stored. */
async function readAll(file: string): Promise<number> {
  const start = now()
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  for await (const batch of reading.batches)
    for (const raw of batch) {
      const item = reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: ['ensaio-loja.pt'] }, report)
      if (item !== null) enrichOffer(item)
    }
  return now() - start
}

async function importIntoOwn(name: string, file: string): Promise<Answer> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined) return importFile(name, file, url)
  const postgres = await startPostgres({ folder: join(folder, `postgres-${name}`) })
  try {
    await run(['migrate'], postgres.url)
    return await importFile(name, file, postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function importFile(name: string, file: string, databaseUrl: string): Promise<Answer> {
  return JSON.parse(
    await run(
      ['feeds', 'import', '--shop', `Ensaio ${name}`, '--file', file, '--domain', 'ensaio-loja.pt', '--json'],
      databaseUrl,
    ),
  ) as Answer
}

function run(words: readonly string[], databaseUrl: string): Promise<string> {
  return startCommand({ program, databaseUrl, dataFolder: join(folder, 'data') }, words).answer
}
