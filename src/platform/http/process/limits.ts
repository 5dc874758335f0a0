/** Every limit of the HTTP door, with its row in docs/limits.md. Tests hand in shorter ones. */
export interface ServerLimits {
  readonly bodyBytes: number
  readonly headerBytes: number
  readonly urlCharacters: number
  readonly paramCharacters: number
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly keepAliveTimeoutMs: number
  /** A socket on which nothing moves in either direction: a client that does not read its answer. */
  readonly socketIdleMs: number
  readonly timeoutCheckMs: number
  readonly maxConnections: number
  readonly requestsPerSocket: number
  /** Requests of one connection that are under way at the same time. */
  readonly pipelinedRequests: number
}

export const DEFAULT_LIMITS: ServerLimits = Object.freeze({
  bodyBytes: 1_048_576,
  headerBytes: 16_384,
  urlCharacters: 4_096,
  paramCharacters: 1_024,
  headersTimeoutMs: 9_000,
  requestTimeoutMs: 29_000,
  keepAliveTimeoutMs: 20_000,
  socketIdleMs: 60_000,
  timeoutCheckMs: 500,
  maxConnections: 8_192,
  requestsPerSocket: 1_000,
  pipelinedRequests: 32,
})
