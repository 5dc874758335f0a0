/**
 * What a fresh start costs after its first screens are done and nobody looks (docs/benchmarks.md, Idle):
 *
 *     node tools/bench/idle.ts [--seconds 60] [--pace 40] [--data FOLDER --port PORT]
 *
 * Starts the product with its demo, waits until the background has fetched what first screens show, and then counts for a minute, with
 * nobody asking for anything: pictures fetched, processor time of each process, bytes of the logs. The probe: this program's own
 * processor time in the same minute.
 */
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { machineLine, runningSite, tellGoal } from './running-site.ts'
import { ticksByProcess, TICKS_A_SECOND } from './site-processes.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    pace: { type: 'string', default: '40' },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const DONE_AFTER_SECONDS_AT_MOST = 1_800
/** Changed cards are told every 15 s and likeness is built after them: what the last pictures bring is over by then. */
const SETTLING_SECONDS = 45

const site = await runningSite(values, { POISO_PICTURE_PACE: values.pace })
const client = new pg.Client({ connectionString: site.databaseUrl })
await client.connect()
try {
  const beganMs = performance.now()
  await firstScreensDone()
  console.log(
    `${machineLine()}\n  first screens: ${await fetched()} pictures, ${Math.round((performance.now() - beganMs) / 1_000)} s after Ready at ${values.pace} a second at most`,
  )
  await sleep(SETTLING_SECONDS * 1_000)
  const [picturesBefore, logBefore, before, ownBefore] = [
    await fetched(),
    logBytes(),
    ticksByProcess(site.dataFolder),
    process.cpuUsage(),
  ]
  await sleep(seconds * 1_000)
  const after = ticksByProcess(site.dataFolder)
  const own = process.cpuUsage(ownBefore)
  for (const [name, ticks] of after)
    tellGoal(`${name}, of a core`, ((ticks - (before.get(name) ?? 0)) / TICKS_A_SECOND / seconds) * 100, 5, '%')
  tellGoal('pictures fetched', (await fetched()) - picturesBefore, 0, '')
  tellGoal('bytes of logs a minute', ((logBytes() - logBefore) / seconds) * 60, 2_000, '')
  console.log(`  probe  this program: ${(((own.user + own.system) / 1e6 / seconds) * 100).toFixed(1)} % of a core`)
} finally {
  await client.end()
  await site.stop()
}

/** Nothing stands in the queue where the demo's background looks, and nothing is being fetched. */
async function firstScreensDone(): Promise<void> {
  let quietSeconds = 0
  for (let second = 0; quietSeconds < 5; second += 1) {
    if (second === DONE_AFTER_SECONDS_AT_MOST) throw new Error('the first screens are not done')
    await sleep(1_000)
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from images.source where queue <= 2 or claims > 0`,
    )
    quietSeconds = rows[0]?.n === 0 ? quietSeconds + 1 : 0
  }
}

async function fetched(): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from images.source where checked_at is not null`,
  )
  return rows[0]?.n ?? Number.NaN
}

function logBytes(): number {
  return [...globSync(join(site.dataFolder, 'log/*.log')), join(site.dataFolder, 'postgres/server.log')]
    .filter((path) => existsSync(path))
    .reduce((sum, path) => sum + statSync(path).size, 0)
}
