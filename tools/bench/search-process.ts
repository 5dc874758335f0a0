/**
 * Bench of the way to a search process: `node tools/bench/search-process.ts [--offers 200000] [--plans 1000]`. The engine's catalogue in a process of
 * its own that this one asks over a socket, as a web process does; beside it the same engine in this process. Prints the processor time of a query
 * in each. Plans are pages of all kinds; as many others are asked before. Cards are blank ones of the usual size.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createIndexServer, IndexFollower, SocketIndex } from '#domains/search/contract.ts'
import { SegmentBuilder } from '#engine/build/segment-builder.ts'
import { SearchIndex } from '#engine/search-index.ts'
import { systemClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { embeddedSearch } from '#ports/search/embedded.ts'
import type { SearchPlan, SearchPort } from '#ports/search/port.ts'
import { catalogue, schema } from './engine-catalogue.ts'
import { aPagePlan } from './engine-plans.ts'
import { aRandom } from './random.ts'

const { values: options } = parseArgs({
  options: {
    offers: { type: 'string', default: '200000' },
    plans: { type: 'string', default: '1000' },
    socket: { type: 'string' },
  },
})
const [offers, planCount] = [Number(options.offers), Number(options.plans)]
const KEY = Buffer.alloc(32, 7)
const CARD_BYTES = 1_800
const MICROSECONDS = 1_000

await (options.socket === undefined ? main() : serve(options.socket))

async function main(): Promise<void> {
  console.log(
    `offers ${offers}, ${planCount} plans, node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  const random = aRandom(7)
  const draw = (): SearchPlan[] => Array.from({ length: planCount }, () => aPagePlan(random).plan)
  const [others, plans] = [draw(), draw()]
  const engine = engineOf()
  await askAll(engine, others)
  const own = await measured(() => askAll(engine, plans))
  console.log(`in this process: ${own.toFixed(2)} ms CPU a query`)
  const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-'))
  const socketPath = join(folder, 'search.sock')
  const server = fork(import.meta.filename, ['--offers', String(offers), '--socket', socketPath])
  try {
    await once(server, 'message')
    // Nothing is asked of the database while the process is there.
    const asks = new SocketIndex({
      address: { socketPath },
      key: KEY,
      clock: systemClock,
      visitorsDb: undefined as never,
    })
    await asks.open()
    await askAll(asks.search, others)
    const before = await cpuOf(server)
    const web = await measured(() => askAll(asks.search, plans))
    const search = ((await cpuOf(server)) - before) / MICROSECONDS / plans.length
    console.log(
      `over a socket: ${web.toFixed(2)} ms CPU a query here and ${search.toFixed(2)} in the search process, ${(search - own).toFixed(2)} of them beside the engine; load ${loadavg()[0]?.toFixed(1)}`,
    )
    asks.close()
  } finally {
    server.kill()
    rmSync(folder, { recursive: true })
  }
}

/** The other process: tells when it listens, and its processor time when it is asked. */
async function serve(socketPath: string): Promise<void> {
  const log = createLog({ level: 'silent' })
  const index = new IndexFollower({ db: undefined as never, folder: '/nowhere', clock: systemClock, log })
  const cards = Buffer.alloc(CARD_BYTES)
  const { server } = createIndexServer({
    index: Object.assign(index, {
      search: engineOf(),
      cardsOf: async (ids: readonly number[]) => new Map(ids.map((id) => [id, cards])),
    }),
    key: KEY,
    clock: systemClock,
    log,
  })
  server.listen(socketPath, () => process.send?.('listens'))
  process.on('message', () => process.send?.(cpuMicroseconds()))
  process.on('disconnect', () => process.exit())
}

function engineOf(): SearchPort {
  const builder = new SegmentBuilder(schema, 'bench')
  for (const row of catalogue(offers)) builder.add(row)
  const index = new SearchIndex(builder.build())
  return embeddedSearch(() => index)
}

async function askAll(port: SearchPort, plans: readonly SearchPlan[]): Promise<void> {
  for (const plan of plans) await port.search(plan)
}

/** Milliseconds of this process a query. */
async function measured(act: () => Promise<void>): Promise<number> {
  const before = cpuMicroseconds()
  await act()
  return (cpuMicroseconds() - before) / MICROSECONDS / planCount
}

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

async function cpuOf(server: ReturnType<typeof fork>): Promise<number> {
  const answer = once(server, 'message')
  server.send('cpu')
  return Number((await answer)[0])
}
