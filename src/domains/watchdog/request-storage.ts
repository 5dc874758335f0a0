import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { WatchKind } from './rules/watch-step.ts'

/** What somebody asked for in the name of an address that has not said yes. */
export interface WatchRequest {
  readonly address: string
  readonly kind: WatchKind
  readonly variantId: number
  readonly targetCents: number | null
}

export async function keepRequest(tx: DatabaseOrTransaction, request: WatchRequest, now: Date): Promise<number> {
  const { address, kind, variantId, targetCents } = request
  const { rows } = await sql<{
    id: number
  }>`insert into watchdog.request (address, kind, variant_id, target_cents, created_at)
    values (${address}, ${kind}, ${variantId}, ${targetCents}, ${now}) returning id`.execute(tx)
  return (rows[0] as { id: number }).id
}

/** Gives it once: two who confirm at the same moment are one. */
export async function takeRequest(tx: DatabaseOrTransaction, id: number, since: Date): Promise<WatchRequest | null> {
  const { rows } = await sql<WatchRequest>`delete from watchdog.request where id = ${id} and created_at > ${since}
    returning address, kind, variant_id as "variantId", target_cents as "targetCents"`.execute(tx)
  return rows[0] ?? null
}

export async function forgetRequests(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from watchdog.request where created_at <= ${before}`.execute(db)
}

/** All that an address alone waits for, and what was asked in its name. */
export async function forgetAddress(tx: DatabaseOrTransaction, address: string): Promise<void> {
  await sql`delete from watchdog.watcher where lower(address) = lower(${address})`.execute(tx)
  await sql`delete from watchdog.request where lower(address) = lower(${address})`.execute(tx)
}
