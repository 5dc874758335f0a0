import { once } from 'node:events'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '#platform/database/connect.ts'
import { openSession, type Session } from '#platform/database/session.ts'
import { rediscountAll } from './rediscount-all.ts'
import type { Availability } from '../rules/availability.ts'
import { copyValue } from '../snapshot/staging/copy-line.ts'
import { takePublishLock } from '../snapshot/publishing/publish-snapshot.ts'

/** What was seen of one offer in the past, oldest first. */
export interface PastObservations {
  readonly eshopSlug: string
  readonly itemId: string
  readonly observations: readonly {
    readonly observedAt: Date
    readonly priceCents: number
    readonly claimedBeforeCents: number | null
    readonly availability: Availability
  }[]
}

/**
 * Writes past observations of offers that exist (demo only): by COPY, without events. Each offer was first
 * seen when it was first observed; discounts that its past proves are kept with it, and their products marked. Idempotent: what
 * stands there stays. Items that nobody knows are passed over. Gives the number of observations written. May run beside grouping;
 * `dateProducts` comes after both.
 */
export async function backfillObservations(
  pool: Pool,
  past: AsyncIterable<PastObservations>,
  now: Date,
): Promise<number> {
  const session = await openSession(pool)
  try {
    await copyPast(session, past)
    const rows = await session.db.transaction().execute(async (tx) => {
      await takePublishLock(tx)
      const written =
        await sql`insert into offers.price_observation (variant_id, observed_at, price_cents, claimed_before_cents, availability, delivery_cents)
        select v.id, b.observed_at, b.price_cents, b.claimed_before_cents, b.availability, (v.shipping->'mainland'->>'cents')::int
        from pg_temp.backfill b join eshops.eshop e on e.slug = b.eshop_slug
        join offers.variant v on v.eshop_id = e.id and v.item_id = b.item_id and v.state <> 'ended'
        on conflict (variant_id, observed_at) do nothing`.execute(tx)
      await sql`update offers.variant v set first_seen_at = o.first_at
        from (select variant_id, min(observed_at) as first_at from offers.price_observation group by variant_id) o where o.variant_id = v.id and o.first_at < v.first_seen_at`.execute(
        tx,
      )
      return Number(written.numAffectedRows ?? 0n)
    })
    await rediscountAll(session.db, now)
    return rows
  } finally {
    await session.end()
  }
}

/** Products are as old as the oldest of their offers. */
export function dateProducts(db: Database): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await takePublishLock(tx)
    await sql`update offers.product p set first_seen_at = o.first_at
      from (select product_id, min(first_seen_at) as first_at from offers.variant group by product_id) o where o.product_id = p.id and o.first_at < p.first_seen_at`.execute(
      tx,
    )
  })
}

const CHUNK_CHARS = 128 * 1024

async function copyPast(session: Session, past: AsyncIterable<PastObservations>): Promise<void> {
  await session.client.query(
    `create temporary table backfill (eshop_slug text, item_id text, observed_at timestamptz, price_cents integer, claimed_before_cents integer, availability text)`,
  )
  const stream = session.client.query(copyFrom('copy pg_temp.backfill from stdin'))
  let text = ''
  for await (const { eshopSlug, itemId, observations } of past) {
    const offer = `${copyValue(eshopSlug)}\t${copyValue(itemId)}`
    for (const row of observations)
      text += `${offer}\t${row.observedAt.toISOString()}\t${row.priceCents}\t${copyValue(row.claimedBeforeCents)}\t${row.availability}\n`
    if (text.length < CHUNK_CHARS) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(text)
  await once(stream, 'finish')
}
