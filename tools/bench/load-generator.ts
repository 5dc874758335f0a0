import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Open-loop load from a process of its own: each request leaves at its time, whatever became of the ones before. */

export interface LoadMessage {
  readonly origin: string
  readonly seconds: number
  readonly streams: readonly LoadStream[]
}

/** One kind of request: so many a second; at most so many under way, or a dead server would eat the generator's memory. */
export interface LoadStream {
  readonly name: string
  readonly perSecond: number
  readonly mostUnderWay: number
  readonly method: 'GET' | 'POST'
  /** Taken in turn: a path, or the body's `url` of a POST to `path`. */
  readonly urls: readonly string[]
  readonly path?: string
  /** Says in each request when it was sent (`measure-inside.ts`). */
  readonly isTraced?: boolean
}

/** What became of a stream: answers by status, milliseconds of the good and of the refused ones, and what never left. */
export interface LoadResult {
  readonly name: string
  readonly statuses: Readonly<Record<string, number>>
  readonly okMs: readonly number[]
  readonly refusedMs: readonly number[]
  readonly notSent: number
  /** How late the generator itself was while it ran: its event loop's delay, 99 of 100 and the longest, in milliseconds. */
  readonly ownDelayMs: { readonly p99: number; readonly longest: number }
}

const TICK_MS = 5
const TIMEOUT_MS = 20_000

process.on('message', (message: LoadMessage) => {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  void Promise.all(message.streams.map((stream) => run(stream, message))).then((results) => {
    delays.disable()
    const ownDelayMs = { p99: delays.percentile(99) / 1e6, longest: delays.max / 1e6 }
    process.send?.(results.map((result): LoadResult => ({ ...result, ownDelayMs })))
  })
})
process.on('disconnect', () => process.exit(0))

async function run(stream: LoadStream, { origin, seconds }: LoadMessage): Promise<Omit<LoadResult, 'ownDelayMs'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: stream.mostUnderWay })
  const result = {
    name: stream.name,
    statuses: {} as Record<string, number>,
    okMs: [] as number[],
    refusedMs: [] as number[],
    notSent: 0,
  }
  const underWay = new Set<Promise<void>>()
  const [startedAt, total] = [performance.now(), Math.round(stream.perSecond * seconds)]
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * stream.perSecond) + 1)
    for (; sent < due; sent += 1) {
      if (underWay.size >= stream.mostUnderWay) {
        result.notSent += 1
        continue
      }
      const one: Promise<void> = send(origin, stream, sent, agent).then(({ status, ms }) => {
        underWay.delete(one)
        result.statuses[status] = (result.statuses[status] ?? 0) + 1
        if (status === '200' || status === '302') result.okMs.push(ms)
        if (status === '503') result.refusedMs.push(ms)
      })
      underWay.add(one)
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(underWay)
  agent.destroy()
  return result
}

/** Never rejects: a broken connection is a status of its own. */
function send(
  origin: string,
  stream: LoadStream,
  index: number,
  agent: Agent,
): Promise<{ status: string; ms: number }> {
  const url = stream.urls[index % stream.urls.length] as string
  const isPost = stream.method === 'POST'
  const body = isPost ? JSON.stringify({ url }) : undefined
  const headers = {
    'accept-encoding': 'br',
    ...(stream.isTraced === true ? { 'x-sent-us': String(process.hrtime.bigint() / 1_000n) } : {}),
    ...(isPost ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body ?? '')) } : {}),
  }
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const done = (status: string): void => resolve({ status, ms: performance.now() - startedAt })
    const sent = request(
      origin + (isPost ? (stream.path ?? '/') : url),
      { agent, method: stream.method, headers, timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume()
        answer.once('end', () => done(String(answer.statusCode)))
        answer.once('error', () => done('broken'))
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('timeout')))
    sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'broken'))
    sent.end(body)
  })
}
