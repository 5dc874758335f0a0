import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'

/**
 * The place of a request whose answer goes on for as long as somebody looks. It is held while the answer begins, which asks the database,
 * and is free from then on: else a few who look would hold all places of their class, and a flood of them would be let in at once.
 */
export class StreamPlace extends EventEmitter {
  closed = false

  constructor(response: ServerResponse) {
    super()
    response.once('close', () => {
      this.closed = true
      this.emit('close')
    })
  }

  /** The answer has begun. */
  leave(): void {
    this.emit('finish')
  }
}
