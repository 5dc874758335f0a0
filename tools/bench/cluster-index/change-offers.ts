import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { markDirty } from '#platform/outbox/outbox.ts'
import type { BenchCatalogue } from './catalogue.ts'
import { nowMs, type WatchedOffer } from './watch-offers.ts'

export interface Changes {
  readonly seconds: number
  readonly aSecond: number
  /** Offers before this one have been changed already. */
  readonly from: number
  /** One offer of each transaction, right after its commit. */
  onCommit(offer: WatchedOffer): void
}

export interface Changed {
  readonly offers: number
  readonly seconds: number
  readonly commitMs: readonly number[]
}

const TRANSACTIONS_A_SECOND = 10
/** Prices that no other offer has, so that an answer tells by itself which change it shows. */
const FIRST_PRICE = 100_000_000
/** Of two offers that are changed one after the other; a prime, so that each comes once. */
const STRIDE = 7_919

/** Changes prices all over the catalogue, evenly in time, in transactions that mark the products as imports do. */
export async function changeOffers({ db, variantIds }: BenchCatalogue, changes: Changes): Promise<Changed> {
  const { seconds, aSecond, from, onCommit } = changes
  const together = Math.round(aSecond / TRANSACTIONS_A_SECOND)
  const commitMs: number[] = []
  const begunMs = nowMs()
  for (let turn = 0; turn < seconds * TRANSACTIONS_A_SECOND; turn += 1) {
    const first = from + turn * together
    const ids = Array.from(
      { length: together },
      (_, at) => variantIds[((first + at) * STRIDE) % variantIds.length] ?? 0,
    )
    const sentMs = nowMs()
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        product_id: number
      }>`update offers.variant v set price_cents = ${FIRST_PRICE + first}::int + at::int - 1
        from unnest(${ids}::bigint[]) with ordinality as one (id, at) where v.id = one.id returning v.product_id`.execute(
        tx,
      )
      await markDirty(tx, [...new Set(rows.map((row) => row.product_id))])
    })
    const atMs = nowMs()
    commitMs.push(atMs - sentMs)
    const watched = turn % together
    onCommit({ variantId: ids[watched] ?? 0, priceCents: FIRST_PRICE + first + watched, atMs })
    await pause(Math.max(0, begunMs + ((turn + 1) * 1_000) / TRANSACTIONS_A_SECOND - nowMs()))
  }
  return { offers: seconds * TRANSACTIONS_A_SECOND * together, seconds: (nowMs() - begunMs) / 1_000, commitMs }
}
