/**
 * What a second web process gives (docs/benchmarks.md, Beyond one machine):
 *
 *     node tools/bench/two-webs.ts [--requests 600] [--rounds 3] [--small] [--data FOLDER --port PORT]
 *
 * Starts the product with its demo, beside it two web processes as production has them, and asks for listings by way of a small balancer that is a process
 * of its own: of one web and of both in turn, the same catalogue, listings that nobody has asked for and listings that every web keeps. Printed is what was answered
 * in a second, and the processor time of a request as the kernel counts it: of the webs together, of PostgreSQL, of the balancer and of this program,
 * which asks. With two cores for all of them the throughput cannot double; what a request costs must not grow by more than any work that two processes
 * do at once does on the machine: hashing, the probe of the same run.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { departments } from '../../src/domains/catalogue/contract.ts'
import { type ProductionWeb, productionWeb } from './production-web.ts'
import { calm, machineLine, postmasterPid, runningSite } from './running-site.ts'
import { TICKS_A_SECOND, ticksOf, ticksOfPostgres } from './site-processes.ts'
import { askAll } from './two-webs/ask-all.ts'
import { hashingMs } from './two-webs/busy-cores.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '3' },
    small: { type: 'boolean', default: false },
    data: { type: 'string' },
    port: { type: 'string' },
  },
})
const requests = values.small ? 30 : Number(values.requests)
const rounds = values.small ? 1 : Number(values.rounds)
/** Of kept listings, which cost little. */
const KEPT_TIMES = 10

const slugs = departments().map(({ slug }) => slug)
const kept = slugs.map((slug) => `/produtos/${slug}`)
let asked = 0

const site = await runningSite(values, { POISO_PICTURE_PACE: '0' })
const postmaster = postmasterPid(site.dataFolder)
try {
  await calm(site)
  console.log(machineLine())
  const webs = [await productionWeb(site), await productionWeb(site)]
  const agent = new Agent({ keepAlive: true })
  try {
    for (const web of webs) {
      await askAll(web.url, agent, unasked(requests))
      await askAll(web.url, agent, kept)
    }
    for (const [name, urlsOf] of [
      ['never asked', () => unasked(requests)],
      ['kept', () => again(kept, requests * KEPT_TIMES)],
    ] as const)
      await compare(name, urlsOf, webs, agent)
  } finally {
    agent.destroy()
    await Promise.all(webs.map((web) => web.stop()))
  }
  console.log(machineLine())
} finally {
  await site.stop()
}

/** Listings that no run has asked for yet. */
function unasked(count: number): string[] {
  const first = asked
  asked += count
  return Array.from({ length: count }, (_, at) => {
    const n = first + at
    return `/produtos/${slugs[n % slugs.length]}?preco-ate=${90 + Math.floor(n / slugs.length)}`
  })
}

function again(urls: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => urls[at % urls.length] as string)
}

/** One and both in turn, so that a machine that slows down slows both. */
async function compare(
  name: string,
  urlsOf: () => readonly string[],
  webs: readonly ProductionWeb[],
  agent: Agent,
): Promise<void> {
  const totals = { one: nothing(), two: nothing() }
  const hashing = { one: 0, two: 0 }
  for (let round = 0; round < rounds; round += 1) {
    hashing.one += await hashingMs(1)
    hashing.two += await hashingMs(2)
    add(totals.one, await measure(urlsOf(), webs.slice(0, 1), agent))
    add(totals.two, await measure(urlsOf(), webs, agent))
  }
  for (const [which, total] of Object.entries(totals)) console.log(lineOf(name, which, total))
  console.log(
    `two ÷ one   ${name.padEnd(12)} throughput ${(aSecond(totals.two) / aSecond(totals.one)).toFixed(2)}, CPU a request of the webs ${(each(totals.two, 'webs') / each(totals.one, 'webs')).toFixed(2)}\n  probe     hashing, two processes at once ÷ one: CPU of each ${(hashing.two / hashing.one).toFixed(2)}`,
  )
}

type Total = ReturnType<typeof nothing>
function nothing() {
  return { requests: 0, seconds: 0, webs: 0, postgres: 0, balancer: 0, asker: 0 }
}
type Process = 'webs' | 'postgres' | 'balancer' | 'asker'

function add(total: Total, more: Total): void {
  for (const key of Object.keys(total) as (keyof Total)[]) total[key] += more[key]
}

async function measure(urls: readonly string[], webs: readonly ProductionWeb[], agent: Agent): Promise<Total> {
  const { child, url } = await startBalancer(webs)
  try {
    // Connections of everybody to everybody.
    await askAll(url, agent, kept)
    const [before, begunMs] = [ticksNow(webs, child), performance.now()]
    await askAll(url, agent, urls)
    const seconds = (performance.now() - begunMs) / 1_000
    const after = ticksNow(webs, child)
    const spent = Object.fromEntries(
      (Object.keys(before) as Process[]).map((key) => [key, after[key] - before[key]]),
    ) as Record<Process, number>
    return { requests: urls.length, seconds, ...spent }
  } finally {
    child.kill('SIGKILL')
  }
}

async function startBalancer(webs: readonly ProductionWeb[]): Promise<{ child: ChildProcess; url: string }> {
  const ports = webs.map(({ url }) => new URL(url).port)
  const child = fork(join(import.meta.dirname, 'two-webs/balancer.ts'), ports)
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}` }
}

function ticksNow(webs: readonly ProductionWeb[], balancer: ChildProcess): Record<Process, number> {
  return {
    webs: webs.reduce((sum, { pid }) => sum + ticksOf(String(pid)), 0),
    postgres: ticksOfPostgres(postmaster),
    balancer: ticksOf(String(balancer.pid)),
    asker: ticksOf('self'),
  }
}

function aSecond({ requests: count, seconds }: Total): number {
  return count / seconds
}

/** Milliseconds of processor time a request. */
function each(total: Total, process: Process): number {
  return (total[process] * 1_000) / TICKS_A_SECOND / total.requests
}

function lineOf(name: string, which: string, total: Total): string {
  const costs = (['webs', 'postgres', 'balancer', 'asker'] as const).map(
    (process) => `${process} ${each(total, process).toFixed(3)}`,
  )
  return `${which.padEnd(11)} ${name.padEnd(12)} ${aSecond(total).toFixed(1)} a second; CPU ms a request: ${costs.join(', ')}; ${total.requests} asked`
}
