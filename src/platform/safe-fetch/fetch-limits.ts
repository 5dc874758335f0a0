/** Bounds of one download; each has its row in docs/limits.md. */
export interface FetchLimits {
  maxRedirects: number
  /** From the start of a hop to its response headers; resolving the name and TLS count. */
  headersMs: number
  /** Time without a byte of the body. */
  idleMs: number
  /** The whole download, redirects included. */
  totalMs: number
  /** Below this mean rate, looked at every `rateWindowMs`, the server counts as hanging. */
  minBytesPerSecond: number
  rateWindowMs: number
  /** Largest body as it is sent, packed or not. */
  maxBytes: number
  maxHeaderBytes: number
}
