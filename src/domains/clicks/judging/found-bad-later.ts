import { isbot } from 'isbot'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { networkReason, networksOf } from './classify.ts'
import { findShopNetworks } from '../networks/shop-networks.ts'

/** Rules that can tell of a click later what they could not tell when it was judged. */
export const LATE_RULES = ['networks', 'robots'] as const
export type LateRule = (typeof LATE_RULES)[number]

/** A paid click that a rule would not let count now. */
export interface LateBadClick {
  readonly uid: string
  readonly reason: string
}

/**
 * Paid clicks since a moment that a rule would not let count now: from networks where people of shops were seen later that day, or by
 * agents that the list of robots has learned of since.
 */
export async function foundBadLater(db: DatabaseOrTransaction, rule: LateRule, since: Date): Promise<LateBadClick[]> {
  return rule === 'robots' ? byRobots(db, since) : fromNetworks(db, since)
}

async function byRobots(db: DatabaseOrTransaction, since: Date): Promise<LateBadClick[]> {
  const paid = sql`billable_number is not null and at >= ${since}`
  const agents = await sql<{
    agent: string
  }>`select distinct user_agent as agent from clicks.click where ${paid} and user_agent is not null`.execute(db)
  const robots = agents.rows.map(({ agent }) => agent).filter((agent) => isbot(agent))
  if (robots.length === 0) return []
  const { rows } = await sql<{
    uid: string
  }>`select uid from clicks.click where ${paid} and user_agent = any(${robots})`.execute(db)
  return rows.map(({ uid }) => ({ uid, reason: 'bot' }))
}

async function fromNetworks(db: DatabaseOrTransaction, since: Date): Promise<LateBadClick[]> {
  const { rows } = await sql<{ uid: string; eshopId: number; networkDay: string | null; networkEve: string | null }>`
    select c.uid, c.eshop_id as "eshopId", c.network_day as "networkDay", c.network_eve as "networkEve" from clicks.click c
    where c.billable_number is not null and c.at >= ${since} and exists (select from clicks.shop_network s where s.network_day in (c.network_day, c.network_eve))`.execute(
    db,
  )
  const networks = await findShopNetworks(db, networksOf(rows))
  return rows.flatMap((click) => {
    const reason = networkReason(click, networks)
    return reason === null ? [] : [{ uid: click.uid, reason }]
  })
}
