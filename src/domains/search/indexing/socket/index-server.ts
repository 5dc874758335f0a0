import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Clock } from '#platform/clock.ts'
import type { ShownMetrics } from '#platform/http/process/mount-metrics.ts'
import { answerMetrics, answerProbe } from '#platform/http/process/probe-server.ts'
import type { Readiness } from '#platform/http/process/readiness.ts'
import type { Log } from '#platform/log.ts'
import { traced } from '#platform/tracing/tracing.ts'
import type { ListingIndex } from '../listing-index.ts'
import { ChangeFeed, writeDirectory } from './change-feed.ts'
import { writeFrame } from './frames.ts'
import {
  ASKER_HEADER,
  type AskedHits,
  type AskedIds,
  type AskedSearch,
  authorisation,
  INDEX_HEADER,
  indexVersion,
  PATHS,
} from './protocol.ts'
import { questionTimes, type TimeQuestion } from './question-times.ts'
import { ToldCards } from './told-cards.ts'
import { writeVocabulary } from './wire-vocabulary.ts'

export interface IndexServerOptions {
  readonly index: ListingIndex
  /** Shared by those who may ask (`KEY_PURPOSE`). */
  readonly key: Uint8Array
  readonly clock: Clock
  readonly log: Log
  /** Told at /readyz, to whoever asks. */
  readonly readiness?: Readiness
  /** Told at /metrics; absent: nothing is there. */
  readonly metrics?: ShownMetrics
}

/** What is answered to a body from an asker. */
type Answer = (body: string, asker: string) => Promise<Buffer | string>

/** A plan has some kilobytes; ten thousand ids have a hundred. */
const MOST_BODY_BYTES = 1024 * 1024

/** An index that other processes ask over a socket: the other end is `SocketIndex`. `close` ends it with what is open. */
export function createIndexServer(options: IndexServerOptions): { readonly server: Server; close(): Promise<void> } {
  const feed = new ChangeFeed(options)
  const answers = answersOf(options.index)
  const time = options.metrics && questionTimes(options.metrics.registry, options.clock)
  const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    handle(request, response, { ...options, feed, answers, time }).catch((error: unknown) => {
      if (!(error instanceof RangeError)) options.log.error({ err: error, path: request.url }, 'a question failed')
      send(response, error instanceof RangeError ? 400 : 500, error instanceof RangeError ? error.message : 'failed')
    })
  })
  return {
    server,
    close: () => {
      feed.close()
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

function answersOf(index: ListingIndex): ReadonlyMap<string, Answer> {
  const told = new ToldCards()
  const newCards = async (hits: readonly { readonly id: number; readonly version: number }[], asker: string) => {
    const wanted = hits.filter(({ id, version }) => told.mustTell(asker, id, version)).map(({ id }) => id)
    const cards = await index.cardsOf(wanted)
    return hits.map(({ id }) => cards.get(id) ?? null)
  }
  return new Map<string, Answer>([
    [
      PATHS.search,
      async (body, asker) => {
        const answer = await index.search.search((JSON.parse(body) as AskedSearch).plan)
        return writeFrame({ answer, records: await newCards(answer.hits, asker) })
      },
    ],
    [
      PATHS.hits,
      async (body, asker) => {
        const answer = await index.hitsOf((JSON.parse(body) as AskedHits).wanted)
        const ids = answer.map(({ variantId, version }) => ({ id: variantId, version }))
        return writeFrame({ answer, records: await newCards(ids, asker) })
      },
    ],
    [
      PATHS.cards,
      async (body) => {
        const cards = await index.cardsOf((JSON.parse(body) as AskedIds).ids)
        return writeFrame({ answer: [...cards.keys()], records: [...cards.values()] })
      },
    ],
    [PATHS.ranking, async (body) => JSON.stringify([...(await index.rankingOf((JSON.parse(body) as AskedIds).ids))])],
    [PATHS.vocabulary, async () => writeVocabulary(index.search.vocabulary())],
    [PATHS.directory, async () => writeDirectory(index.directory())],
  ])
}

interface Handling extends IndexServerOptions {
  readonly feed: ChangeFeed
  readonly answers: ReadonlyMap<string, Answer>
  readonly time: TimeQuestion | undefined
}

async function handle(request: IncomingMessage, response: ServerResponse, handling: Handling): Promise<void> {
  const { url = '/' } = request
  const { metrics, readiness = readinessOf(handling) } = handling
  if (await answerProbe(request, response, readiness)) return
  if (metrics !== undefined && (await answerMetrics(request, response, metrics))) return
  if (!isOurs(request, handling.key))
    return send(response, 401, 'the key is not that of this installation (POISO_SECRET)')
  if (request.headers[INDEX_HEADER] !== indexVersion)
    return send(response, 409, `this index is of version ${indexVersion}: both processes must be of one build`)
  if (url === PATHS.changes) return handling.feed.listen(response)
  const answer = handling.answers.get(url)
  if (answer === undefined) return send(response, 404, `nothing is answered at ${url}`)
  handling.time?.(url.slice(1), response)
  const body = await readBody(request)
  // Whoever asked has given up meanwhile.
  if (request.destroyed && !request.complete) return
  const asker = String(request.headers[ASKER_HEADER] ?? '')
  send(response, 200, await tracedAnswer(request, () => answer(body, asker)))
}

/** Whoever has the key is believed whose trace it is; questions of nobody's are not told of, as in a web process. */
function tracedAnswer<T>({ url = '/', headers }: IncomingMessage, act: () => Promise<T>): Promise<T> {
  const from = [headers['traceparent'] ?? []].flat()
  return from.length === 0 ? act() : traced(() => ({ name: `index ${url.slice(1)}`, kind: 'server', from }), act)
}

/** Where nobody registers what the process stands on. */
function readinessOf({ index }: Handling): Pick<Readiness, 'report'> {
  return { report: async () => ({ ready: index.isReady, components: [] }) }
}

function isOurs(request: IncomingMessage, key: Uint8Array): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(authorisation(key))
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}

/** @throws RangeError for a body that is too large. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > MOST_BODY_BYTES) throw new RangeError(`a question has more than ${MOST_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, body: Buffer | string): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
