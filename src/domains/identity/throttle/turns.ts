import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { TurnRule, TurnTaker } from '#platform/pace/turns.ts'

export interface Turns extends TurnTaker {
  /** Whether the key has no turn now; takes none. */
  isExhausted(rule: TurnRule, value: string): Promise<boolean>
  /** Gives one turn of the key back: it was no try. */
  giveBack(rule: TurnRule, value: string): Promise<unknown>
  /** Gives all turns of the key back: it was who it said. */
  clear(rule: TurnRule, value: string): Promise<unknown>
}

/**
 * Turns in the database, so that several processes agree. One statement takes one: those who come at the same moment are
 * counted one after the other. What is kept of an address or a network is a keyed hash.
 */
export function createTurns(deps: {
  readonly db: DatabaseOrTransaction
  readonly clock: Clock
  readonly key: Uint8Array
}): Turns {
  const { db, clock } = deps
  const keyOf = (purpose: string, value: string): Buffer =>
    createHmac('sha256', deps.key).update(`${purpose}\n${value}`).digest()
  const waitMs = async (key: Buffer, rule: TurnRule): Promise<number> => {
    const kept = await db.selectFrom('identity.throttle').select('free_at').where('key', '=', key).executeTakeFirst()
    const [freeMs, nowMs] = [kept?.free_at.getTime() ?? 0, clock.now().getTime()]
    return freeMs > impossibleMs(rule, nowMs) ? 0 : freeMs - (rule.burst - 1) * rule.everyMs - nowMs
  }
  return {
    take: async (rule, value) => {
      const { purpose, burst, everyMs } = rule
      const key = keyOf(purpose, value)
      const nowMs = clock.now().getTime()
      const now = new Date(nowMs)
      const freeAt = sql`case when kept.free_at > ${new Date(impossibleMs(rule, nowMs))} then ${now} else greatest(kept.free_at, ${now}) end`
      const { rows } = await sql<{ free_at: Date }>`
        insert into identity.throttle as kept (key, free_at) values (${key}, ${new Date(nowMs + everyMs)})
        on conflict (key) do update
          set free_at = ${freeAt} + ${everyMs} * interval '1 millisecond'
          where ${freeAt} <= ${new Date(nowMs + (burst - 1) * everyMs)}
        returning free_at`.execute(db)
      if (rows.length > 0) return null
      return Math.max(1, Math.ceil((await waitMs(key, rule)) / 1000))
    },
    isExhausted: async (rule, value) => (await waitMs(keyOf(rule.purpose, value), rule)) > 0,
    giveBack: ({ purpose, everyMs }, value) =>
      sql`update identity.throttle set free_at = free_at - ${everyMs} * interval '1 millisecond'
        where key = ${keyOf(purpose, value)}`.execute(db),
    clear: ({ purpose }, value) =>
      db.deleteFrom('identity.throttle').where('key', '=', keyOf(purpose, value)).execute(),
  }
}

/** Clocks of processes are less than this apart. */
const CLOCKS_APART_MS = 3_600_000

/** From when on no turn can have been taken at this moment: a clock that was ahead wrote it down, and it counts for nothing. */
function impossibleMs({ burst, everyMs }: TurnRule, nowMs: number): number {
  return nowMs + burst * everyMs + CLOCKS_APART_MS
}

/** Forgets keys whose turns have all been free since this moment. */
export function forgetTurns(db: DatabaseOrTransaction, before: Date): Promise<unknown> {
  return db.deleteFrom('identity.throttle').where('free_at', '<=', before).execute()
}
