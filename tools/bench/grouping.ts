/**
 * What grouping costs: a catalogue from nothing, and changed offers one after another (docs/benchmarks.md, Grouping):
 *
 *     node tools/bench/grouping.ts [--offers 20000] [--changes 500]
 *
 * Starts a PostgreSQL of its own with the laptop's settings. `--offers 1000000` by hand. Writing the offers is not measured.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { groupDueOffers } from '../../src/domains/offers/contract.ts'
import { type GroupingOffer, writeOffers } from '../../src/domains/offers/grouping/testing.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { type Connection, connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { workerNodeOptions } from '../../src/hosts/process-memory.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { groupingOffers } from './grouping-offers.ts'

const WRITTEN_AT_ONCE = 5_000
// With the memory that the launcher gives the worker.
if (!workerNodeOptions.every((option) => process.execArgv.includes(option)))
  process.exit(
    spawnSync(process.execPath, [...workerNodeOptions, import.meta.filename, ...process.argv.slice(2)], {
      stdio: 'inherit',
    }).status ?? 1,
  )
const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    changes: { type: 'string', default: '500' },
    into: { type: 'string' },
  },
})
const count = Number(values.offers)
// Writing is a process of its own: what it leaves in memory is not grouping's.
if (values.into !== undefined) {
  await write(values.into, count)
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-grouping-'))
const postgres = await startPostgres({ folder: join(folder, 'postgres') })
const connection = connectDatabase({ url: postgres.url, applicationName: 'bench', statementTimeoutMs: 0 })

try {
  await migrate(postgres.url)
  execFileSync(process.execPath, [import.meta.filename, '--offers', String(count), '--into', postgres.url], {
    stdio: 'inherit',
  })
  await groupFromNothing(connection)
  await groupChanges(connection, Number(values.changes))
} finally {
  await connection.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function write(url: string, offers: number): Promise<void> {
  const { db, close } = connectDatabase({ url, applicationName: 'bench', statementTimeoutMs: 0 })
  let batch: GroupingOffer[] = []
  for (const offer of groupingOffers(offers)) {
    if (batch.push(offer) < WRITTEN_AT_ONCE) continue
    await writeOffers(db, batch, new Date())
    batch = []
  }
  await writeOffers(db, batch, new Date())
  await sql`analyze`.execute(db)
  await close()
}

async function groupFromNothing({ db, pool }: Connection): Promise<void> {
  const began = { at: performance.now(), cpu: process.cpuUsage() }
  let peakMb = 0
  const timer = setInterval(() => (peakMb = Math.max(peakMb, process.memoryUsage.rss() / 1e6)), 200)
  const done = await groupDueOffers({ pool, clock: systemClock })
  clearInterval(timer)
  const [ms, cpu] = [performance.now() - began.at, process.cpuUsage(began.cpu)]
  const perOffer = (ms * 1000) / done.offers
  console.log(
    `from nothing    ${done.offers} offers in ${(ms / 1000).toFixed(1)} s, ${perOffer.toFixed(0)} µs an offer (goal 600: 1,000,000 in ten minutes: ${perOffer <= 600 ? 'met' : 'missed'}), own CPU ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s`,
  )
  const edges = await sql<{
    edges: number
  }>`select sum(cardinality(same) + cardinality(family))::int as edges from offers.match_relation`.execute(db)
  console.log(
    `                ${done.compared} pairs compared, ${edges.rows[0]?.edges} edges kept, ${done.merges} products went into others, ${peakMb.toFixed(0)} MB at most (goal 400: ${peakMb <= 400 ? 'met' : 'missed'}), load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** Offers over the whole catalogue say another colour, all at once as an import brings them, and then one by one. */
async function groupChanges({ db, pool }: Connection, changes: number): Promise<void> {
  for (const [name, rounds] of [
    ['changed together', 1],
    ['one by one', Math.min(changes, 50)],
  ] as const) {
    const each = rounds === 1 ? changes : 1
    let ms = 0
    for (let round = 0; round < rounds; round += 1) {
      await sql`with chosen as (select id from offers.variant where id % greatest(1, (select max(id) from offers.variant) / ${each}::int) = ${round}::int order by id limit ${each}::int),
          changed as (update offers.variant v set title = v.title || ' mate' from chosen where v.id = chosen.id returning v.id, v.category_id)
        insert into offers.grouping_due (near, variant_id) select coalesce(category_id, 0), id from changed on conflict do nothing`.execute(
        db,
      )
      const began = performance.now()
      await groupDueOffers({ pool, clock: systemClock })
      ms += performance.now() - began
    }
    const mean = ms / (rounds * each)
    console.log(
      `${name.padEnd(15)} ${rounds * each} offers, ${mean.toFixed(2)} ms each${rounds === 1 ? ` (goal 5: ${mean <= 5 ? 'met' : 'missed'})` : ', the sweep with its connection included'}`,
    )
  }
}
