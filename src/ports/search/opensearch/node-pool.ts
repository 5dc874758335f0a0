import { Connection, ConnectionPool } from '@opensearch-project/opensearch'

type Looked = (isAlive: boolean | null, connection: Connection | null) => void

/** A node that failed is passed over so long before it is looked at again, while others answer. */
const LOOK_EVERY_MS = 1_000

/**
 * The client's pool, which passes over a node that failed for a minute at first and half an hour in the end: after a restart of one node
 * after the other, one would go on answering for all. Nodes that are back are asked again after a second.
 */
export class NodePool extends ConnectionPool {
  private isLooking = false

  constructor(options?: ConstructorParameters<typeof ConnectionPool>[0]) {
    super(options)
    this.resurrectTimeout = LOOK_EVERY_MS
    this.resurrectTimeoutCutoff = 0
  }

  /** Called before each request; a node that hangs is not looked at by all of them. */
  override resurrect(options: Parameters<ConnectionPool['resurrect']>[0], looked?: Looked): void {
    if (this.isLooking) return looked?.(null, null)
    this.isLooking = true
    super.resurrect(options, (isAlive, connection) => {
      this.isLooking = false
      looked?.(isAlive, connection)
    })
  }
}

/**
 * A way to a node whose answers to looks are read: the pool looks with HEAD and leaves the answer lying, which holds its connection for
 * good. A node that said 503 for a minute (a look a second, each a connection) would have none left, and what is asked of it would wait for ever.
 */
export class NodeConnection extends Connection {
  override request(...[parameters, answered]: Parameters<Connection['request']>): ReturnType<Connection['request']> {
    return super.request(parameters, (error, response) => {
      answered(error, response)
      if (parameters.method === 'HEAD') response?.resume()
    })
  }
}
