import { sql } from 'kysely'
import { z } from 'zod'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { defineConsumer } from '#platform/outbox/define-consumer.ts'
import { clickWeight, HALF_LIFE_DAYS, OLDEST_CLICK_DAYS } from './popularity-steps.ts'

/** `clicks.counted` as the clicks tell it: visitors who went from a product's offer to a shop for the first time that day. */
const countedSchema = z.object({
  clicks: z.array(
    z.object({
      productId: z.number().int().positive(),
      at: z.iso.datetime(),
      position: z.number().int().nullable(),
      visitors: z.number().int().positive(),
    }),
  ),
})

export type CountedClicks = z.infer<typeof countedSchema>['clicks']

/** Adds to what products are asked for; `settlePopularity` draws the consequences. */
export const popularityClicks = defineConsumer({
  name: 'search.popularity',
  events: ['clicks.counted'],
  key: () => 'clicks',
  handle: (tx, { payload, at }) => takeClicks(tx, countedSchema.parse(payload).clicks, at),
})

const DAY_MS = 86_400_000

/** `heardAt`: a click cannot be later; one whose clock ran ahead counts as of then. */
export async function takeClicks(tx: DatabaseTransaction, clicks: CountedClicks, heardAt: Date): Promise<void> {
  const rows = [...Map.groupBy(clicks, ({ productId }) => productId)].flatMap(([productId, own]) =>
    sumOf(productId, own, heardAt),
  )
  if (rows.length === 0) return
  const left = (of: string, since: string) =>
    sql`${sql.raw(of)} * power(2, -greatest(0, extract(epoch from greatest(known.scored_at, excluded.scored_at) - ${sql.raw(since)})) / ${HALF_LIFE_DAYS * 86_400}::float8)`
  await sql`
    insert into search.popularity as known (product_id, score, visitors, scored_at, due_at)
    select r."productId", r.score, r.visitors, r.at, r.at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("productId" bigint, score float8, visitors float8, at timestamptz)
    order by 1
    on conflict (product_id) do update set
      score = ${left('known.score', 'known.scored_at')} + ${left('excluded.score', 'excluded.scored_at')},
      visitors = ${left('known.visitors', 'known.scored_at')} + ${left('excluded.visitors', 'excluded.scored_at')},
      scored_at = greatest(known.scored_at, excluded.scored_at), due_at = least(known.due_at, excluded.due_at)`.execute(
    tx,
  )
}

/** One product's clicks as of the newest of them. */
function sumOf(productId: number, clicks: CountedClicks, heardAt: Date) {
  const heardMs = heardAt.getTime()
  const taken = clicks
    .map(({ at, ...click }) => ({ ...click, atMs: Math.min(Date.parse(at), heardMs) }))
    .filter(({ atMs }) => atMs > heardMs - OLDEST_CLICK_DAYS * DAY_MS)
  if (taken.length === 0) return []
  const newestMs = Math.max(...taken.map(({ atMs }) => atMs))
  const left = (atMs: number): number => 2 ** ((atMs - newestMs) / (HALF_LIFE_DAYS * DAY_MS))
  const sum = (weightOf: (position: number | null) => number): number =>
    taken.reduce((total, { atMs, position, visitors }) => total + visitors * weightOf(position) * left(atMs), 0)
  return [{ productId, score: sum(clickWeight), visitors: sum(() => 1), at: new Date(newestMs).toISOString() }]
}
