import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import { repeat } from '#platform/pace/repeat.ts'

export interface Listener {
  stop(): Promise<void>
}

export interface ListenOptions {
  /** Lends the connection on which it listens until it is stopped. */
  readonly pool: pg.Pool
  /** A plain lower-case word. */
  readonly channel: string
  readonly log: Log
  /** The payload of each notice. */
  onNotice(payload: string): void
  /** It listens, for the first time or again: what was told before has not been heard. */
  onListening(): void
}

const AGAIN_MS = 500
/** A connection whose server has gone without a word is found out by a question. */
const PULSE_MS = 20_000

/** Hears what transactions notify on a channel. A connection that is lost is opened again. */
export function listenTo(options: ListenOptions): Listener {
  const { pool, channel, log, onNotice, onListening } = options
  let isStopped = false
  let stopHearing = (): void => undefined
  const hear = async (): Promise<void> => {
    const client = await pool.connect()
    const ended = Promise.withResolvers<void>()
    ended.promise.catch(() => undefined)
    stopHearing = ended.resolve
    const pulse = setInterval(() => void client.query('select 1').catch(ended.reject), PULSE_MS)
    client.on('notification', (notice) => notice.channel === channel && onNotice(notice.payload ?? ''))
    client.once('error', ended.reject)
    client.once('end', () => ended.reject(new Error('the connection has ended')))
    try {
      await client.query(`listen ${channel}`)
      onListening()
      if (!isStopped) await ended.promise
    } finally {
      clearInterval(pulse)
      client.release(true)
    }
  }
  const hearing = repeat({ everyMs: AGAIN_MS, atOnce: true, log, complaint: `${channel} cannot be listened to` }, hear)
  return {
    stop: async () => {
      isStopped = true
      stopHearing()
      await hearing.stop()
    },
  }
}
