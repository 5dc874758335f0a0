/**
 * Bench of the search engine: `node tools/bench/engine.ts [--rows 1000000] [--plans 2000]`. Prints each goal of the engine
 * with what was measured, beside a plain scan of typed columns in the same run: rows in the product's own columns (`engine-catalogue.ts`),
 * plans by its own `compilePlan` (`engine-plans.ts`), as many again asked before. `ratios.long.test.ts` gates the ratios with a
 * wide margin. Runs as the launcher starts the web process, whose engine it is.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepsFreedMemory, webNodeOptions } from '../../src/hosts/process-memory.ts'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import { SearchIndex } from '#engine/search-index.ts'
import { segmentBytes } from '#engine/segment/segment.ts'
import { readSnapshot, writeSnapshot } from '#engine/segment/snapshot.ts'
import type { IndexRow } from '#ports/search/port.ts'
import { catalogue, schema } from './engine-catalogue.ts'
import { aPagePlan, aTextPlan, type NamedPlan } from './engine-plans.ts'
import { plainScan, type PlainTable, plainTable } from './plain-scan.ts'
import { aRandom } from './random.ts'

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, plans: { type: 'string', default: '2000' } },
})
const rowCount = Number(options.rows)
const planCount = Number(options.plans)

if (process.execArgv.includes(webNodeOptions[0])) main()
else
  process.exitCode =
    spawnSync(process.execPath, [...webNodeOptions, import.meta.filename, ...process.argv.slice(2)], {
      env: { ...process.env, ...keepsFreedMemory },
      stdio: 'inherit',
    }).status ?? 1

function main(): void {
  console.log(
    `rows ${rowCount}, plans ${planCount}, node ${process.version}, ${cpus().length} × ${cpus()[0]!.model}, load ${loadavg()[0]!.toFixed(1)}`,
  )
  const { index, table } = build()
  const plans = drawPlans(planCount, aPagePlan, 7)
  const scanMs = scanned(table, plans.slice(0, 25))
  console.log(`\nplain scan of typed columns, one plan: ${scanMs.toFixed(2)} ms CPU (mean of 25)`)

  warm(index)
  const young = measure('pages of a generation just loaded', index, drawPlans(planCount, aPagePlan, 99))
  goal('slowest page', young.max, 30, 'ms')
  const measured = measure('pages of a generation in use', index, plans)
  goal('mean of a page', measured.mean, 0.8, 'ms')
  goal('p95 of a page', measured.p95, 4, 'ms')
  goal('slowest page', measured.max, 30, 'ms')
  ratio('plain scan ÷ mean of a page', scanMs / measured.mean, 4)
  ratio('rows ÷ mean rows visited', rowCount / measured.rows, 18)
  printKinds(measured)
  printKinds(measure('text', index, drawPlans(Math.ceil(planCount / 5), aTextPlan, 11)))
  goal('arrays of one generation, text and memo included', index.bytes / 1e6, 200, 'MB')

  overlay(index, plans.slice(0, Math.ceil(planCount / 4)))
}

function build() {
  const table = plainTable(rowCount)
  let addMs = 0
  const builder = new SegmentBuilder(schema, 'bench')
  const buffer: IndexRow[] = []
  const flush = () => {
    addMs += timed(() => buffer.forEach((row) => builder.add(row))).ms
    buffer.length = 0
  }
  for (const row of catalogue(rowCount)) {
    table.add(row)
    if (buffer.push(row) === 1000) flush()
  }
  flush()
  const built = timed(() => builder.build())
  console.log(`products ${built.value.meta.groupCount}, rows added in ${(addMs / 1000).toFixed(2)} s`)
  goal('built from columns', built.ms / 1000, 6, 's')
  goal('built, taking the rows in included', (built.ms + addMs) / 1000, 6, 's')

  const file = join(tmpdir(), `poiso-bench-${process.pid}.segment`)
  const written = timed(() => writeFileSync(file, Buffer.concat(writeSnapshot(built.value))))
  const read = timed(() => readSnapshot(readFileSync(file), schema))
  rmSync(file)
  console.log(`snapshot ${(segmentBytes(built.value) / 1e6).toFixed(1)} MB written in ${written.ms.toFixed(0)} ms`)
  goal('read from a snapshot', read.ms / 1000, 0.5, 's')
  printArrays(read.value)
  return { index: new SearchIndex(read.value), table }
}

function printArrays(segment: ReturnType<typeof readSnapshot>): void {
  const kinds = new Map<string, number>()
  for (const [name, array] of Object.entries(segment.arrays)) {
    const kind = name.split(':')[0]!
    kinds.set(kind, (kinds.get(kind) ?? 0) + array.byteLength)
  }
  const largest = [...kinds].sort((a, b) => b[1] - a[1]).filter(([, bytes]) => bytes > 1e6)
  console.log(`  MB: ${largest.map(([kind, bytes]) => `${kind} ${(bytes / 1e6).toFixed(1)}`).join(', ')}`)
}

/**
 * What a web process does before it shows a fresh base (index-follower.ts): the last long plans of the base before it are
 * asked. That one, on arrays and a memo of its own, had other pages (and the compiler has seen every loop then).
 */
function warm(index: SearchIndex): void {
  const before = new SearchIndex({ ...index.baseSegment })
  for (const { plan } of [...drawPlans(planCount, aPagePlan, 97), ...drawPlans(50, aTextPlan, 98)]) before.search(plan)
  const warmed = timed(() => before.warmPlans.map((plan) => timed(() => index.search(plan)).ms))
  console.log(
    `warmed by the last ${warmed.value.length} long plans of the base before it: ${warmed.ms.toFixed(0)} ms, the longest ${Math.max(0, ...warmed.value).toFixed(0)} ms`,
  )
}

function overlay(index: SearchIndex, plans: readonly NamedPlan[]): void {
  console.log('\noverlay')
  const changed = changedProducts(31_000, 2)
  const times: number[] = []
  for (let at = 0; at < changed.length; at += 1000)
    times.push(timed(() => index.applyChanges(changed.slice(at, at + 1000), String(at + 1000))).ms)
  goal('1,000 changed products applied, slowest', Math.max(...times), 100, 'ms')
  console.log(`  mean ${mean(times).toFixed(1)} ms; overlay size ${index.overlaySize}`)
  const measured = measure('pages with that overlay', index, plans)
  goal('mean of a page', measured.mean, 2.4, 'ms')
  goal('slowest page', measured.max, 30, 'ms')
}

/** Every twentieth product or so with new prices and ranks, drawn by another seed. */
function changedProducts(count: number, seed: number) {
  const groups = new Map<number, IndexRow[]>()
  const step = Math.max(1, Math.floor((rowCount * 0.63) / count))
  for (const row of catalogue(rowCount, 1)) {
    if (row.group % step !== 0) continue
    const changed = {
      ...row,
      rank: (row.rank * 7 + seed) % 1_000_000,
      values: { ...row.values, price: (row.values.price as number) + 100 },
    }
    const own = groups.get(row.group)
    if (own) own.push(changed)
    else groups.set(row.group, [changed])
  }
  return [...groups].slice(0, count).map(([group, rows]) => ({ group, rows }))
}

function drawPlans(count: number, draw: (random: ReturnType<typeof aRandom>) => NamedPlan, seed: number): NamedPlan[] {
  const random = aRandom(seed)
  return Array.from({ length: count }, () => draw(random))
}

interface Measured {
  readonly name: string
  readonly mean: number
  readonly p95: number
  readonly max: number
  readonly rows: number
  readonly byKind: ReadonlyMap<string, number[]>
}

function measure(name: string, index: SearchIndex, plans: readonly NamedPlan[]): Measured {
  const all: number[] = []
  const byKind = new Map<string, number[]>()
  let rows = 0
  const cpuBefore = process.cpuUsage()
  for (const { kind, plan } of plans) {
    const { ms, value } = timed(() => index.search(plan))
    rows += value.rowsVisited
    all.push(ms)
    byKind.set(kind, [...(byKind.get(kind) ?? []), ms])
  }
  const sorted = all.toSorted((a, b) => a - b)
  const { user, system } = process.cpuUsage(cpuBefore)
  const measured = {
    name,
    mean: (user + system) / 1000 / plans.length,
    p95: sorted[Math.floor(all.length * 0.95)]!,
    max: sorted.at(-1)!,
    rows: rows / plans.length,
    byKind,
  }
  console.log(
    `\n${name}: mean ${measured.mean.toFixed(3)} ms CPU, ${mean(all).toFixed(3)} by the clock; median ${median(all).toFixed(3)}, p95 ${measured.p95.toFixed(2)}, max ${measured.max.toFixed(1)} ms; ${Math.round(measured.rows)} rows visited on average`,
  )
  return measured
}

function printKinds({ byKind }: Measured): void {
  for (const [kind, times] of [...byKind].sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `  ${kind.padEnd(24)} ${String(times.length).padStart(5)} ×  mean ${mean(times).toFixed(3)}  max ${Math.max(...times).toFixed(2)} ms`,
    )
}

/** CPU of the probe for a plan, as that of the pages: ratios of the two say the same on a busy machine. */
function scanned(table: PlainTable, plans: readonly NamedPlan[]): number {
  const scan = (): void => plans.forEach(({ plan }) => plainScan(table, plan))
  scan()
  const before = process.cpuUsage()
  scan()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / plans.length
}

/** Wall time of this thread: never below its CPU time, which many systems only count in ticks of 4 ms. */
function timed<T>(work: () => T): { ms: number; value: T } {
  const before = performance.now()
  const value = work()
  return { ms: performance.now() - before, value }
}

function goal(what: string, measured: number, limit: number, unit: string): void {
  console.log(`  ${measured <= limit ? 'met   ' : 'missed'} ${what}: ${measured.toFixed(2)} ${unit} (goal ≤ ${limit})`)
}

function ratio(what: string, measured: number, least: number): void {
  console.log(`  ${measured >= least ? 'met   ' : 'missed'} ${what}: ${measured.toFixed(1)} (goal ≥ ${least})`)
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}
