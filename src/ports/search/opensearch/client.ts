import { setTimeout as pause } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'
import type { Clock } from '#platform/clock.ts'
import { aCircuit, aRetryBudget, type CircuitState } from './circuit.ts'
import { SearchRefused, SearchUnavailable, type UnavailableReason } from './errors.ts'
import { NodeConnection, NodePool } from './node-pool.ts'
import type { SearchPlace } from './search-url.ts'

export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object
  /** Lines of JSON instead of a body (bulk). */
  readonly lines?: readonly object[]
  /** Until the answer is there, retries included; else that of the client. */
  readonly timeoutMs?: number
  /** Answered as null instead of an error. */
  readonly orMissing?: boolean
}

/** The one way to a cluster: time limits, retries on other nodes within a budget, a circuit breaker. All requests must be repeatable. */
export interface ClusterClient {
  /** The answer's JSON; null only with `orMissing`. Throws SearchUnavailable or SearchRefused. */
  ask<Answer>(request: ClusterRequest): Promise<Answer>
  readonly circuit: CircuitState
  close(): Promise<void>
}

export interface ClientOptions extends Pick<SearchPlace, 'nodes' | 'credentials'> {
  readonly clock: Clock
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 2_000
const MOST_TRIES = 3
const PAUSE_MS = 40
/** Silence is the client's to notice, because it passes over the node then. */
const ABORT_AFTER_MS = 50

export function openSearchClient({ nodes, credentials, clock, timeoutMs = TIMEOUT_MS }: ClientOptions): ClusterClient {
  const nowMs = (): number => clock.monotonicMs()
  const client = new Client({
    nodes: [...nodes],
    Connection: NodeConnection,
    ConnectionPool: NodePool,
    ...(credentials && { auth: { ...credentials } }),
    // Retries are ours: the client's are a count for each request, which multiplies the load of a cluster in trouble.
    maxRetries: 0,
    agent: { keepAlive: true, maxSockets: 64 },
  })
  const circuit = aCircuit(nowMs)
  const budget = aRetryBudget()

  async function tryOnce(request: ClusterRequest, attemptMs: number): Promise<unknown> {
    const { method, path, query, body, lines } = request
    const options = {
      method,
      path,
      ...(query && { querystring: { ...query } }),
      ...(body && { body }),
      ...(lines && { bulkBody: [...lines] }),
    }
    const limitMs = Math.max(1, Math.round(attemptMs))
    const asked = client.transport.request(options, {
      requestTimeout: limitMs,
      ...(request.orMissing && { ignore: [404] }),
    })
    // The client's own limit is that of silence before an answer: none holds while half an answer is here, or a connection is waited for.
    const late = setTimeout(() => asked.abort(), limitMs + ABORT_AFTER_MS)
    try {
      const answer = await asked
      return answer.statusCode === 404 && request.orMissing ? null : answer.body
    } finally {
      clearTimeout(late)
    }
  }

  async function tryOften(request: ClusterRequest): Promise<unknown> {
    const limitMs = request.timeoutMs ?? timeoutMs
    const deadline = nowMs() + limitMs
    for (let tried = 1; ; tried += 1) {
      try {
        // A node that hangs leaves time to ask another one.
        return await tryOnce(request, Math.min(deadline - nowMs(), tried < MOST_TRIES ? limitMs / 2 : limitMs))
      } catch (error) {
        const said = asOurs(error, request)
        const isWorthIt = said instanceof SearchUnavailable && said.reason !== 'flood-stage'
        const pauseMs = PAUSE_MS * tried
        if (!isWorthIt || tried === MOST_TRIES || nowMs() + pauseMs >= deadline || !budget.take()) throw said
        await pause(pauseMs)
      }
    }
  }

  return {
    async ask<Answer>(request: ClusterRequest) {
      if (!circuit.mayPass())
        throw new SearchUnavailable('circuit-open', 'did not answer a moment ago and is not asked now')
      budget.requested()
      try {
        const answer = (await tryOften(request)) as Answer
        circuit.succeeded()
        return answer
      } catch (error) {
        // What refuses one request answers others.
        if (error instanceof SearchUnavailable) circuit.failed()
        else circuit.succeeded()
        throw error
      }
    },
    get circuit() {
      return circuit.state
    },
    close: () => client.close(),
  }
}

interface ErrorBody {
  readonly error?: {
    readonly type?: string
    readonly reason?: string
    readonly root_cause?: readonly { readonly type?: string; readonly reason?: string }[]
    readonly failed_shards?: readonly unknown[]
    readonly caused_by?: { readonly reason?: string }
  }
}

/** A node that is lost between finding and fetching makes a 500, so that each failure of a server is worth another try. */
function reasonOf(status: number): UnavailableReason | null {
  if (status === 429) return 'overloaded'
  if (status === 504) return 'timeout'
  return status >= 500 ? 'unavailable' : null
}

function asOurs(error: unknown, { method, path }: ClusterRequest): unknown {
  const where = `${method} ${path}`
  if (error instanceof errors.TimeoutError || error instanceof errors.RequestAbortedError)
    return new SearchUnavailable('timeout', `${where}: no answer in time`, error)
  if (error instanceof errors.DeserializationError || isCutOff(error))
    return new SearchUnavailable('cut-off', `${where}: the answer ends early`, error)
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError)
    return new SearchUnavailable('refused', `${where}: ${error.message}`, error)
  if (error instanceof errors.ResponseError) return ofResponse(error.statusCode, error.body as ErrorBody, where)
  return error
}

function isCutOff(error: unknown): boolean {
  return error instanceof errors.ConnectionError && /aborted|closed|premature|hang up/i.test(error.message)
}

function ofResponse(status: number, body: ErrorBody | null, where: string): Error {
  const { type = 'unknown', reason = '', root_cause: causes, caused_by: cause } = body?.error ?? {}
  const said = [where, reason, causes?.[0]?.reason, cause?.reason].filter(Boolean).join(': ')
  if (/flood.stage|read-only.?.allow.delete/i.test(said)) return new SearchUnavailable('flood-stage', said)
  const unavailable = reasonOf(status)
  if (unavailable === null) return new SearchRefused(status, type, said)
  return new SearchUnavailable(isRed(type, causes) ? 'red' : unavailable, said)
}

function isRed(type: string, causes: readonly { readonly type?: string }[] | undefined): boolean {
  return (
    type === 'search_phase_execution_exception' &&
    (causes ?? []).every((cause) => cause.type === 'no_shard_available_action_exception')
  )
}
