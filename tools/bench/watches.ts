/**
 * What watches cost an import (N-09):
 *
 *     node tools/bench/watches.ts [--offers 20000] [--watches 100000] [--small]
 *
 * Offers that are all watched, several times each; every price changes at once, and a tenth of the watches find what they wait for. Measured are the
 * telling (in the import's transaction) and the hearing, until each found watch has its watcher's time. Then the same prices rise again: nothing is found.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { tellChangedOffers } from '../../src/domains/offers/snapshot/publishing/tell-changes.ts'
import { watchedOffers } from '../../src/domains/watchdog/watched-offers.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.ts'
import { consumeAll } from '../../src/platform/outbox/run-consumers.ts'
import { benchDatabase } from './bench-database.ts'
import { machineLine, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    watches: { type: 'string', default: '100000' },
    small: { type: 'boolean', default: false },
  },
})
const OFFERS = values.small ? 1_000 : Number(values.offers)
const WATCHES = values.small ? 5_000 : Number(values.watches)
const GOAL_MS = 5_000

const database = await benchDatabase('watches')
const { db } = database
const parts = { db, clock: systemClock, log: createLog({ level: 'silent' }) }

try {
  console.log(`${machineLine()}; ${OFFERS} offers, ${WATCHES} watches`)
  await makeWatches()
  await consumeAll(parts, watchedOffers)
  const fell = await changePrices(-10_000)
  tellGoal('telling and hearing of prices that fell', fell, GOAL_MS, 'ms')
  tellGoal('of prices that rose again', await changePrices(10_000), GOAL_MS, 'ms')
} finally {
  await database.close()
}
process.exit(0)

async function makeWatches(): Promise<void> {
  const now = new Date()
  await sql`insert into offers.variant (eshop_id, item_id, product_id, state, fingerprint, content, rules_version, slug, title, link, condition, price_cents, regular_price_cents, availability, first_seen_at, changed_at)
    select 1, 'item-' || n, n, 'live', n, n, 1, 'slug', 'Mesa de centro', 'https://loja.pt/' || n, 'new', 50000, 50000, 'in_stock', ${now}, ${now} from generate_series(1, ${OFFERS}::int) n`.execute(
    db,
  )
  await sql`insert into watchdog.watcher (person_id, created_at) select n, ${now} from generate_series(1, ${WATCHES}::int) n`.execute(
    db,
  )
  await sql`insert into watchdog.watch (watcher_id, kind, variant_id, target_cents, created_at, is_told, away_since)
    select n, 'price', 1 + n % ${OFFERS}::int, case when n % 10 = 0 then 45000 else 30000 end, ${now}, false, ${now} from generate_series(1, ${WATCHES}::int) n`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

/** Gives the time from the first word of it to the last watch that knows. */
async function changePrices(by: number): Promise<number> {
  await sql`update offers.variant set price_cents = price_cents + ${by}`.execute(db)
  const begun = performance.now()
  await db.transaction().execute((tx) => tellChangedOffers(tx, sql`select id from offers.variant`, new Date()))
  const told = performance.now()
  const events = await consumeAll(parts, watchedOffers)
  const all = performance.now() - begun
  const { rows } = await sql<{
    found: number
  }>`select count(*)::int as found from watchdog.watch where found_at is not null`.execute(db)
  console.log(`${events} events, told in ${Math.round(told - begun)} ms; found so far: ${rows[0]?.found}`)
  return all
}
