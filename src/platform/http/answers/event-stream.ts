import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Refusal, refusal } from '../../errors/refusal.ts'
import { whenStopping } from '../process/drain.ts'

/** Limits of the event streams of a process, with their rows in docs/limits.md. */
export interface StreamLimits {
  /** Open at once, of all and of one key (what is looked at, a network). */
  readonly most: number
  readonly mostOfKey: Readonly<Record<string, number>>
  /** Something is sent as often, so that no proxy takes the silence for an end. */
  readonly beatMs: number
  /** Then it is ended, and the browser comes again: to another process, with a link that may not hold any more. */
  readonly lifeMs: number
}

/** One page that is told of what happens (server-sent events). */
export interface EventStream {
  /** Tells it; who does not read what comes is left. */
  tell(event: string): void
  whenEnded(act: () => void): void
}

export interface EventStreams {
  /** Answers by a stream, or refuses where there are too many already: 'key' → how many of those hold. */
  open(reply: FastifyReply, keys: Readonly<Record<string, string>>): EventStream | Refusal
  /** How many are open. */
  count(): number
}

/** Seconds after which it is worth trying again. */
const RETRY_SECONDS = 30
/** The browser comes again so long after an end. */
const COMES_AGAIN_MS = 2_000
/** Some hundred events that nobody has read. */
const MOST_UNREAD_BYTES = 16_384

/** The event streams of a server. All of them end when it stops: an answer that goes on would hold it. */
export function eventStreams(app: FastifyInstance, limits: StreamLimits): EventStreams {
  const open = new Set<PassThrough>()
  const counts = new Map<string, number>()
  const endAll = (): void => open.forEach((stream) => stream.end())
  whenStopping(app.server, endAll)
  app.addHook('preClose', (done) => {
    endAll()
    done()
  })
  return {
    count: () => open.size,
    open: (reply, keys) => {
      const names = Object.entries(keys).map(([kind, key]) => ({
        most: limits.mostOfKey[kind] ?? 0,
        name: `${kind} ${key}`,
      }))
      const isFull = names.some(({ most, name }) => (counts.get(name) ?? 0) >= most)
      if (isFull || open.size >= limits.most)
        return refusal('overloaded', 'too many pages look at this at once', RETRY_SECONDS)
      const stream = new PassThrough()
      open.add(stream)
      for (const { name } of names) counts.set(name, (counts.get(name) ?? 0) + 1)
      const beat = setInterval(() => write(stream, ':\n\n'), limits.beatMs)
      const end = setTimeout(() => stream.end(), limits.lifeMs * (1 + Math.random() / 10))
      stream.once('close', () => {
        clearInterval(beat)
        clearTimeout(end)
        open.delete(stream)
        for (const { name } of names) {
          const left = (counts.get(name) ?? 1) - 1
          if (left === 0) counts.delete(name)
          else counts.set(name, left)
        }
      })
      stream.write(`retry: ${COMES_AGAIN_MS}\n\n`)
      // Some proxies would keep an answer back until it is whole.
      void reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(stream)
      return {
        tell: (event) => write(stream, `event: ${event}\ndata:\n\n`),
        whenEnded: (act) => void stream.once('close', act),
      }
    },
  }
}

function write(stream: PassThrough, text: string): void {
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
  else if (stream.writable) stream.write(text)
}
