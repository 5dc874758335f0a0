import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ShownMetrics } from './mount-metrics.ts'
import type { Readiness } from './readiness.ts'

/** Whoever asks sends a line and waits for one (docs/limits.md). */
const REQUEST_MS = 5_000
const MOST_CONNECTIONS = 64

/** A server that tells how a process stands and what it measures, and nothing else: for one that answers no visitors. */
export function createProbeServer(readiness: Pick<Readiness, 'report'>, metrics: ShownMetrics): Server {
  const server = createServer(
    { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      answerAny(request, response, { readiness, metrics }).then(
        (isAnswered) => isAnswered || response.writeHead(404, { connection: 'close' }).end(),
        () => response.destroy(),
      )
    },
  )
  server.maxConnections = MOST_CONNECTIONS
  return server
}

async function answerAny(
  request: IncomingMessage,
  response: ServerResponse,
  { readiness, metrics }: { readonly readiness: Pick<Readiness, 'report'>; readonly metrics: ShownMetrics },
): Promise<boolean> {
  return (await answerProbe(request, response, readiness)) || answerMetrics(request, response, metrics)
}

/** Answers `/metrics` as a web process does (`mountMetrics`), in a server without routes; false: it is another address, or nothing for whoever asks. */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { registry, isShownTo }: ShownMetrics,
): Promise<boolean> {
  if (request.url !== '/metrics' || !isShownTo(request.socket.remoteAddress)) return false
  const text = await registry.metrics()
  response.writeHead(200, {
    'content-type': registry.contentType,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
  return true
}

/** Answers `/healthz` and `/readyz` as a web process does (`mountHealth`), in a server without routes; false: it is another address. */
export async function answerProbe(
  request: IncomingMessage,
  response: ServerResponse,
  readiness: Pick<Readiness, 'report'>,
): Promise<boolean> {
  if (request.url === '/healthz') tell(response, 200, { alive: true })
  else if (request.url === '/readyz') {
    const report = await readiness.report()
    tell(response, report.ready ? 200 : 503, report)
  } else return false
  return true
}

function tell(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(answer))
}
