/**
 * Preloaded into a process that a bench measures (`node --import`): how long its event loop is held, how long it collects
 * garbage, and for requests that say when they were sent (`x-sent-us`, monotonic clock, which all processes of a machine share)
 * how long they waited to be read and how long the process then took. Answers the message `measure` with what was since the last.
 */
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'

/** What was inside a process: milliseconds, but for `rssMb`. */
export interface InsideMeasures {
  readonly kind: 'measured'
  readonly turnMs: { readonly p50: number; readonly p99: number; readonly longest: number }
  readonly gcMs: { readonly all: number; readonly longest: number }
  readonly cpuMs: { readonly user: number; readonly system: number }
  /** The main thread could have run and had no processor: others had it. Null where the system does not tell. */
  readonly withoutCpuMs: number | null
  readonly rssMb: number
  /** From the client's send until the process had the request's head, and from there until the answer was handed to the system; for 503 alone. */
  readonly refusedMs: readonly { readonly unread: number; readonly inside: number }[]
}

function nowUs(): number {
  return Number(process.hrtime.bigint() / 1_000n)
}

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()
let [gcAll, gcLongest] = [0, 0]
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) [gcAll, gcLongest] = [gcAll + duration, Math.max(gcLongest, duration)]
}).observe({ entryTypes: ['gc'] })
let refused: { unread: number; inside: number }[] = []
const readAtUs = new WeakMap<IncomingMessage, number>()
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  if (request.headers['x-sent-us'] !== undefined) readAtUs.set(request, nowUs())
})
subscribe('http.server.response.finish', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  const readAt = readAtUs.get(request)
  if (readAt !== undefined && response.statusCode === 503)
    refused.push({
      unread: (readAt - Number(request.headers['x-sent-us'])) / 1_000,
      inside: (nowUs() - readAt) / 1_000,
    })
})
let cpu = process.cpuUsage()
/** Second number of Linux's schedstat: nanoseconds in the queue of a processor. */
function queuedMs(): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return null
  }
}
let queued = queuedMs()
process.on('message', (message: { kind?: string }) => {
  if (message.kind !== 'measure') return
  const used = process.cpuUsage(cpu)
  const ms = (ns: number): number => ns / 1e6
  const turnMs = { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), longest: ms(delays.max) }
  const queuedNow = queuedMs()
  const withoutCpuMs = queuedNow === null || queued === null ? null : queuedNow - queued
  queued = queuedNow
  process.send?.({
    kind: 'measured',
    turnMs,
    gcMs: { all: gcAll, longest: gcLongest },
    cpuMs: { user: used.user / 1_000, system: used.system / 1_000 },
    withoutCpuMs,
    rssMb: process.memoryUsage.rss() / 1e6,
    refusedMs: refused,
  } satisfies InsideMeasures)
  cpu = process.cpuUsage()
  delays.reset()
  refused = []
  ;[gcAll, gcLongest] = [0, 0]
})
