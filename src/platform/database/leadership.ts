import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { heardWithin } from '../heard-within.ts'
import type { Log } from '../log.ts'
import { type AdvisoryLock, tryLockSession } from './advisory-locks.ts'

const LOOK_EVERY_MS = 1_000
const PATIENCE_MS = 3_000

export interface LeadershipOptions {
  readonly pool: pg.Pool
  readonly lock: AdvisoryLock
  /** Tells one leadership of a lock's name from another. */
  readonly key?: number
  readonly log: Log
  /** A session that does not answer for so long may be gone, and another process may lead; absent: 3 s. */
  readonly patienceMs?: number
}

/**
 * Of all processes that have one of the same name and key, one leads: the one whose session holds the lock. It leads until it stops, dies
 * or loses the database; then the next that looks leads. For a moment two may believe it, where a session is lost that its process still
 * takes for alive: what must never happen twice is guarded by its rows as well. A thread that was busy is no silence of the database: the
 * session still stands, and nobody else leads.
 */
export class Leadership {
  private readonly options: LeadershipOptions
  private client: pg.Client | null = null
  private leads = false
  private timer: NodeJS.Timeout | undefined
  private looking: Promise<void> = Promise.resolve()
  private isStopped = false

  private constructor(options: LeadershipOptions) {
    this.options = options
  }

  /** Looks once before it answers, so that who begins alone begins as the leader. */
  static async begin(options: LeadershipOptions): Promise<Leadership> {
    const leadership = new Leadership(options)
    await leadership.round()
    return leadership
  }

  get isLeading(): boolean {
    return this.leads
  }

  /** Has a session by which it leads or looks; false: nobody knows who leads. */
  get isLooking(): boolean {
    return this.client !== null
  }

  /** Waits a little for the end of a session that a killed process left; false: another leads. */
  async leadsWithin(patienceMs: number): Promise<boolean> {
    const deadline = performance.now() + patienceMs
    while (!this.leads && performance.now() < deadline) await wait(LOOK_EVERY_MS / 10)
    return this.leads
  }

  /** Lets another lead at once. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.looking
    await this.lose()
  }

  private async round(): Promise<void> {
    this.looking = this.look().catch(() => this.lose())
    await this.looking
    if (!this.isStopped) this.timer = setTimeout(() => void this.round(), LOOK_EVERY_MS)
  }

  private async look(): Promise<void> {
    const { lock, key, patienceMs = PATIENCE_MS } = this.options
    const client = (this.client ??= await this.connect())
    if (this.leads) return void (await heardWithin(client.query('select 1'), patienceMs))
    this.leads = await heardWithin(tryLockSession(client, lock, key), patienceMs)
    if (this.leads) this.options.log.info({ lock }, 'this process leads')
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.options.pool.options)
    client.on('error', () => void this.lose())
    await client.connect()
    return client
  }

  private async lose(): Promise<void> {
    const { client } = this
    if (this.leads && !this.isStopped) this.options.log.warn({ lock: this.options.lock }, 'this process leads no more')
    this.client = null
    this.leads = false
    await client?.end().catch(() => undefined)
  }
}
