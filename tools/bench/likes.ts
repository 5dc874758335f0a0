/**
 * How long a batch of 48 like states takes where a million likes are kept (A-02; goal: 5 ms at the 95th percentile on one core):
 *
 *     node tools/bench/likes.ts [--likes 1000000] [--rounds 2000]
 *
 * On a PostgreSQL of its own, over the product's server by injected requests, one after another, so that server and database together
 * use one core. Who asks likes 200 things. What is liked follows 1/rank, so that some pieces are liked by ten thousand people. Beside
 * it: a like and its taking back, favourites in an order, and the plainest way to count, by rows.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { peopleFavourites } from '../../src/domains/likes/contract.ts'
import { likeRoutes } from '../../src/domains/likes/routes.ts'
import { anOffer } from '../../src/domains/likes/testing.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { testServer } from '../../src/platform/http/testing.ts'
import { asId, type UserId } from '../../src/platform/ids.ts'
import { benchDatabase } from './bench-database.ts'
import { machineLine, quantile, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { likes: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '2000' } },
})
const [likes, rounds] = [Number(values.likes), Number(values.rounds)]
const GOAL_MS = 5
const BATCH = 48
const ITEMS = 200_000
const PEOPLE = 60_000
const ASKER = 7

const database = await benchDatabase('likes')
const { db } = database
const caller = {
  userId: asId<UserId>(ASKER),
  isAdmin: false,
  isEshop: false,
  roles: new Set<never>(),
  adminMode: false,
}
const { app } = testServer({ identify: async () => caller })
const favourites = peopleFavourites({ db, clock: systemClock, secret: 'a secret of the bench', shownVariants })
likeRoutes(app, { db, project: 'poiso', shownVariants, countersOf: async () => new Map(), favourites })
let isMet = false
try {
  await fill()
  console.log(`${likes} likes of ${PEOPLE} people, ${ITEMS} items · ${machineLine()}`)
  const batch = await timed(rounds, () => ask('POST', 'like/variant', someItems()))
  isMet = tellGoal(`p95 of a batch of ${BATCH} ids`, quantile(batch, 0.95), GOAL_MS, 'ms')
  console.log(`  median ${median(batch)} ms, slowest ${Math.max(...batch).toFixed(1)} ms`)
  const pair = await timed(rounds / 4, async () => {
    const [itemId] = someItems()
    await ask('POST', `like/variant/${itemId}`)
    await ask('DELETE', `like/variant/${itemId}`)
  })
  console.log(`  a like and its taking back: median ${median(pair)} ms, p95 ${quantile(pair, 0.95).toFixed(1)} ms`)
  const all = await timed(200, () => favourites.load(ASKER, 'drop'))
  console.log(`  200 favourites in the order of their falls: median ${median(all)} ms`)
  const plain = await timed(50, async () => {
    await sql`select item_id, count(*) from likes.liked
      where item_type = 'variant' and item_id = any(${someItems()}::bigint[]) group by item_id`.execute(db)
  })
  console.log(`  beside: counting rows of ${BATCH} ids by an index: median ${median(plain)} ms`)
} finally {
  await app.close()
  await database.close()
}
process.exitCode = isMet ? 0 : 1

async function shownVariants(ids: readonly number[]) {
  return new Map(ids.map((id) => [id, anOffer({ id })]))
}

async function fill(): Promise<void> {
  await sql`select setseed(0.5)`.execute(db)
  const count = async () =>
    (await sql<{ kept: number }>`select count(*)::int as kept from likes.liked`.execute(db)).rows[0]?.kept ?? 0
  for (let missing = likes; missing > 0; missing = likes - (await count()))
    await sql`
      insert into likes.liked (person_id, item_type, item_id, liked_at, price_cents)
      select 10 + floor(random() * ${PEOPLE}), 'variant', floor(exp(random() * ln(${ITEMS}::float8))), now(), 10000
      from generate_series(1, ${missing}) on conflict do nothing`.execute(db)
  await sql`insert into likes.liked (person_id, item_type, item_id, liked_at, price_cents)
    select ${ASKER}, 'variant', item, now(), 60000 from generate_series(1, 200) as item`.execute(db)
  await sql`insert into likes.item_count select item_type, item_id, count(*) from likes.liked group by 1, 2`.execute(db)
  await sql`create index bench_by_item on likes.liked (item_type, item_id)`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** As a listing shows them: what is liked often among what nobody has liked. */
function someItems(): number[] {
  return Array.from({ length: BATCH }, (_, at) =>
    at % 2 === 0 ? Math.floor(Math.exp(Math.random() * Math.log(ITEMS))) : 1 + Math.floor(Math.random() * ITEMS),
  )
}

async function ask(method: 'POST' | 'DELETE', path: string, body?: readonly number[]): Promise<void> {
  const { statusCode } = await app.inject({
    method,
    url: `/api/v1/poiso/${path}`,
    ...(body !== undefined && { payload: [...body] }),
  })
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
}

async function timed(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const began = performance.now()
    await act()
    taken.push(performance.now() - began)
  }
  return taken
}

function median(times: readonly number[]): string {
  return quantile(times, 0.5).toFixed(1)
}
