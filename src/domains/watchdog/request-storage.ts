import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { WatchWish } from './watched-offers.ts'

/** What somebody asked for in the name of an address that has not said yes. */
export type WatchRequest = OfferRequest | ListRequest

interface OfAddress {
  readonly address: string
  /** null: nothing was said. */
  readonly isFrequent: boolean | null
}

export interface OfferRequest extends WatchWish, OfAddress {
  readonly variantId: number
}

export interface ListRequest extends OfAddress {
  readonly kind: 'listing'
  readonly url: string
  readonly words: string
}

export async function keepRequest(tx: DatabaseOrTransaction, request: WatchRequest, now: Date): Promise<number> {
  const { address, isFrequent, kind } = request
  const [offer, list] = request.kind === 'listing' ? [null, request] : [request, null]
  const { rows } = await sql<{ id: number }>`
    insert into watchdog.request (address, is_frequent, kind, variant_id, target_cents, region, listing_url, listing_words, created_at)
    values (${address}, ${isFrequent}, ${kind}, ${offer?.variantId}, ${offer?.targetCents}, ${offer?.region}, ${list?.url}, ${list?.words}, ${now}) returning id`.execute(
    tx,
  )
  return (rows[0] as { id: number }).id
}

/** Gives it once: two who confirm at the same moment are one. */
export async function takeRequest(tx: DatabaseOrTransaction, id: number, since: Date): Promise<WatchRequest | null> {
  const { rows } = await sql<WatchRequest>`delete from watchdog.request where id = ${id} and created_at > ${since}
    returning address, is_frequent as "isFrequent", kind, variant_id as "variantId", target_cents as "targetCents", region, listing_url as url, listing_words as words`.execute(
    tx,
  )
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
