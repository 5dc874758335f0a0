import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { agentKind } from './agent-kind.ts'

/** So many clicks of one kind of agent (`agentKind`) count for a shop within an hour, whoever makes them. */
export const AGENT_HOUR_LIMIT = 60
/**
 * More count while they are no larger a part of the shop's clicks of that hour: browsers no longer tell one phone from another, and the
 * commonest agent is of about a third of all people (ADR 0118).
 */
export const AGENT_HOUR_SHARE = 1 / 2
export const AGENT_HOURS_KEPT_DAYS = 8

export interface AgentClick {
  readonly at: Date
  readonly eshopId: number
  readonly userAgent: string | null
}

interface AgentCount {
  readonly eshopId: number
  /** By its beginning, ISO. */
  readonly hour: string
  readonly agent: string
  readonly counted: number
}

/** How many clicks count by shop, hour and kind of agent, as far as it matters to the clicks that are being judged. */
export class AgentHours {
  readonly #counted = new Map<string, number>()
  readonly #added = new Map<string, AgentCount>()

  constructor(before: readonly AgentCount[]) {
    for (const count of before) this.#add(count)
  }

  isFull(click: AgentClick): boolean {
    const { eshopId, hour, agent } = placeOf(click)
    const ofAgent = this.#counted.get(`${eshopId} ${hour} ${agent}`) ?? 0
    const ofShop = this.#counted.get(`${eshopId} ${hour}`) ?? 0
    return ofAgent >= Math.max(AGENT_HOUR_LIMIT, ofShop * AGENT_HOUR_SHARE)
  }

  add(click: AgentClick): void {
    const place = placeOf(click)
    this.#add({ ...place, counted: 1 })
    const key = `${place.eshopId} ${place.hour} ${place.agent}`
    this.#added.set(key, { ...place, counted: (this.#added.get(key)?.counted ?? 0) + 1 })
  }

  /** What was added since the beginning. */
  added(): readonly AgentCount[] {
    return [...this.#added.values()]
  }

  #add({ eshopId, hour, agent, counted }: AgentCount): void {
    for (const key of [`${eshopId} ${hour}`, `${eshopId} ${hour} ${agent}`])
      this.#counted.set(key, (this.#counted.get(key) ?? 0) + counted)
  }
}

function placeOf({ at, eshopId, userAgent }: AgentClick) {
  const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000).toISOString()
  return {
    eshopId,
    hour,
    agent: createHash('sha1')
      .update(agentKind(userAgent ?? ''))
      .digest('base64url')
      .slice(0, 16),
  }
}

/** What was counted before in the hours of these clicks. */
export async function loadAgentHours(tx: DatabaseOrTransaction, clicks: readonly AgentClick[]): Promise<AgentCount[]> {
  const hours = new Map(clicks.map(placeOf).map(({ eshopId, hour }) => [`${eshopId} ${hour}`, { eshopId, hour }]))
  if (hours.size === 0) return []
  const { rows } = await sql<{ eshopId: number; hour: Date; agent: string; counted: number }>`
    select a.eshop_id as "eshopId", a.hour, a.agent, a.counted from clicks.agent_hour a
    join jsonb_to_recordset(${JSON.stringify([...hours.values()])}::jsonb) as h("eshopId" int, "hour" timestamptz) on h."eshopId" = a.eshop_id and h."hour" = a.hour`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, hour: row.hour.toISOString() }))
}

export async function storeAgentHours(tx: DatabaseOrTransaction, added: readonly AgentCount[]): Promise<void> {
  if (added.length === 0) return
  await sql`
    insert into clicks.agent_hour as a (eshop_id, hour, agent, counted)
    select h."eshopId", h."hour", h."agent", h."counted"
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as h("eshopId" int, "hour" timestamptz, "agent" text, "counted" int)
    on conflict (eshop_id, hour, agent) do update set counted = a.counted + excluded.counted`.execute(tx)
}

export async function forgetAgentHours(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from clicks.agent_hour where hour <= ${before}`.execute(db)
}
