/**
 * What impressions cost:
 *
 *     node tools/bench/impressions.ts [--bodies 20000] [--records 12] [--offers 20000] [--small]
 *
 * A server as the product builds it, over HTTP; a process beside it sends bodies as browsers do, each from a network of its own. The records are
 * signed; a tenth are forged, a tenth are sent twice. Shown are both sides: what was sent and answered, and what stands in the database. The
 * figure is of one core: records in a second of all CPU that the service and the database took together.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { web } from '../../src/domains/tracking/web.ts'
import { sumsOfDay } from '../../src/domains/tracking/read-sums.ts'
import { makeOffers } from '../../src/domains/tracking/testing.ts'
import { signRendering } from '../../src/domains/clicks/contract.ts'
import { lisbonDate } from '../../src/domains/offers/contract.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { testServer } from '../../src/platform/http/testing.ts'
import { createLog } from '../../src/platform/log.ts'
import { startPostgres } from '../../src/platform/postgres/start-postgres.ts'
import { beginRepeating } from '../../src/platform/pace/repeat.ts'
import { derivedKey } from '../../src/platform/secret.ts'
import type { SendMessage, SentMessage } from './impression-sender.ts'
import { machineLine, postmasterPid, processesUnder } from './running-site.ts'

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '20000' },
    records: { type: 'string', default: '12' },
    offers: { type: 'string', default: '20000' },
    small: { type: 'boolean', default: false },
  },
})
const BODIES = values.small ? 500 : Number(values.bodies)
const RECORDS = Number(values.records)
const OFFERS = values.small ? 1_000 : Number(values.offers)
const GOAL = 5_000
const UNDER_WAY = 8
const SECRET = 'the secret of a bench that is long enough'

const folder = mkdtempSync(join(tmpdir(), 'poiso-bench-impressions-'))
const postgres = await startPostgres({ folder: join(folder, 'postgres') })
await migrate(postgres.url)
const { db, close } = connectDatabase({ url: postgres.url, applicationName: 'bench', statementTimeoutMs: 0 })
const log = createLog({ level: 'silent' })
const config = readConfig({ POISO_TRUSTED_PROXIES: '127.0.0.1' })

try {
  await makeOffers(db, OFFERS, new Date())
  const service = web({ config, clock: systemClock, log, patient: { db }, replica: { db }, secret: SECRET })
  const { app } = testServer({ config })
  service.routes?.(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const repeating = beginRepeating(service.repetitions ?? [], log)
  const bodies = makeBodies()
  console.log(`${machineLine()}; ${BODIES} bodies of ${RECORDS} records, ${OFFERS} offers`)
  const sender = fork(join(import.meta.dirname, 'impression-sender.ts'), { execArgv: [] })
  const before = { own: process.cpuUsage(), database: databaseCpuSeconds(), at: performance.now() }
  sender.send({ origin, bodies, underWay: UNDER_WAY } satisfies SendMessage)
  const [statuses] = (await once(sender, 'message')) as [SentMessage]
  await repeating.stop()
  await service.stop?.()
  tell(before, statuses)
  await tellStored()
  sender.disconnect()
  await app.close()
} finally {
  await close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

/** A tenth of the records of a body are forged, and a tenth are its first ones again. */
function makeBodies(): string[] {
  const key = derivedKey(SECRET, 'rendering')
  return Array.from({ length: BODIES }, (_, body) => {
    const rendering = signRendering(key, `page-${body % 1_000}`, new Date())
    const impressions = Array.from({ length: RECORDS }, (_unused, index) => {
      const variantId = 1 + ((body * 7 + (index % Math.ceil(RECORDS * 0.9))) % OFFERS)
      const ri = rendering.riOf({ variantId, source: 1 })
      return { variant_id: variantId, source: 1, position: 1 + (index % 48), ri: index % 10 === 9 ? `${ri}x` : ri }
    })
    return JSON.stringify({ project: 'poiso', impressions })
  })
}

function tell(
  before: { readonly own: NodeJS.CpuUsage; readonly database: number; readonly at: number },
  statuses: SentMessage,
): void {
  const own = process.cpuUsage(before.own)
  const [seconds, service, database] = [
    (performance.now() - before.at) / 1_000,
    (own.user + own.system) / 1e6,
    databaseCpuSeconds() - before.database,
  ]
  const records = BODIES * RECORDS
  console.log(
    `sent   ${records} records in ${seconds.toFixed(1)} s; answers ${JSON.stringify(statuses)}; CPU of the service ${service.toFixed(1)} s, of the database ${database.toFixed(1)} s`,
  )
  const ofCore = records / (service + database)
  console.log(
    `  ${ofCore >= GOAL ? 'met   ' : 'missed'} records in a second of one core, database included: ${Math.round(ofCore)} (goal ≥ ${GOAL}); by the clock ${Math.round(records / seconds)}`,
  )
}

async function tellStored(): Promise<void> {
  const { sums, reasons } = await sumsOfDay(db, lisbonDate(Date.now()))
  const of = (kind: string) => sums.reduce((sum, each) => sum + (each.kind === kind ? each.impressions : 0), 0)
  const dropped = reasons.filter(({ reason }) => reason === 'repeated' || reason === 'unknown_variant')
  const known = of('proven') + of('unproven') + of('bot') + dropped.reduce((sum, { records }) => sum + records, 0)
  console.log(
    `stored proven ${of('proven')}, unproven ${of('unproven')}; ${reasons.map(({ reason, records }) => `${reason} ${records}`).join(', ')}`,
  )
  console.log(
    `  ${known === BODIES * RECORDS ? 'met   ' : 'missed'} every record is somewhere: ${known} of ${BODIES * RECORDS}`,
  )
}

/** User and system time of the postmaster and its children; a backend that has ended counts with its parent. */
function databaseCpuSeconds(): number {
  const HERTZ = 100
  const ticks = processesUnder(postmasterPid(folder)).map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return Number(fields[11]) + Number(fields[12])
    } catch {
      return 0
    }
  })
  return ticks.reduce((sum, each) => sum + each, 0) / HERTZ
}
