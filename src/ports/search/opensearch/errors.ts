import { ServiceAway } from '#platform/errors/service-away.ts'

/** Why a cluster does not answer. The caller shows what it has kept, or asks the database (docs/resilience.md). */
export type UnavailableReason =
  | 'timeout'
  | 'refused'
  /** 429: the cluster sheds load. */
  | 'overloaded'
  /** A failure of the servers (5xx). */
  | 'unavailable'
  /** The answer ended early or is no JSON. */
  | 'cut-off'
  /** No copy of a shard is alive. */
  | 'red'
  /** A node's disk is full: the cluster takes no writes until an operator has made room. */
  | 'flood-stage'
  /** It failed so often that for some seconds nobody asks. */
  | 'circuit-open'
  /** The alias shows no index yet, or the one that was taken up is gone. */
  | 'no-index'

export class SearchUnavailable extends ServiceAway {
  override readonly name = 'SearchUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(`OpenSearch: ${message}`, { cause })
    this.reason = reason
  }
}

/** The cluster understood and refused: our bug, or an operator's change. Never retried. */
export class SearchRefused extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(`OpenSearch refused (${status} ${type}): ${message}`)
    this.name = 'SearchRefused'
    this.status = status
    this.type = type
  }
}

/** A live index whose mapping is not that of the code; `field` is a path inside the mapping. */
export class MappingMismatch extends Error {
  readonly field: string

  constructor(index: string, field: string, has: unknown, wants: unknown) {
    super(`index ${index}: mapping of ${field} is ${JSON.stringify(has)}, the code wants ${JSON.stringify(wants)}`)
    this.name = 'MappingMismatch'
    this.field = field
  }
}
