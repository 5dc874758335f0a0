/**
 * How long the summary of a product with many reviews takes to be read anew, from its texts to what is kept (E-03; goal: 200 ms for 500
 * reviews), and how long one is asked for, with the sentences that it opens:
 *
 *     node tools/bench/summaries.ts [--reviews 500] [--rounds 40]
 *
 * On a PostgreSQL of its own. Each review is five of the labelled sentences (tools/eval/claims), drawn anew, in one order.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { readDueSummaries } from '../../src/domains/reviews/summaries/follow-reviews.ts'
import { summaryOf } from '../../src/domains/reviews/summaries/summary-of.ts'
import { benchDatabase } from './bench-database.ts'
import { aRandom } from './random.ts'
import { machineLine, quantile, tellGoal } from './running-site.ts'

const { values } = parseArgs({
  options: { reviews: { type: 'string', default: '500' }, rounds: { type: 'string', default: '40' } },
})
const [reviews, rounds] = [Number(values.reviews), Number(values.rounds)]
const GOAL_MS = 200
const VARIANT = 7

const database = await benchDatabase('summaries')
const { db } = database
let isMet = false
try {
  const characters = await fill()
  console.log(`${reviews} reviews of ${Math.round(characters / reviews)} characters · ${machineLine()}`)
  const first = await timed(1, readAnew)
  const anew = await timed(rounds, readAnew)
  isMet = tellGoal('p95 of a summary read anew', quantile(anew, 0.95), GOAL_MS, 'ms')
  console.log(`  the first ${quantile(first, 1).toFixed(1)} ms, median ${quantile(anew, 0.5).toFixed(1)} ms`)
  const asked = await timed(rounds * 5, () => summaryOf(db, [VARIANT]))
  console.log(`  asked for: median ${quantile(asked, 0.5).toFixed(1)} ms, p95 ${quantile(asked, 0.95).toFixed(1)} ms`)
  const summary = await summaryOf(db, [VARIANT])
  for (const { text, percentage, sentences } of [...(summary?.pros ?? []), ...(summary?.cons ?? [])])
    console.log(`    ${text} ${percentage} %, ${sentences.length} sentences`)
} finally {
  await database.close()
}
process.exitCode = isMet ? 0 : 1

async function readAnew(): Promise<void> {
  await sql`update reviews.summary set told = told + 1`.execute(db)
  await readDueSummaries({ db, model: null })
}

async function fill(): Promise<number> {
  const sentences = ['open', 'held'].flatMap((half) =>
    readFileSync(join(import.meta.dirname, '../eval/claims', `${half}.tsv`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t')[0] ?? ''),
  )
  const random = aRandom(5)
  const bodies = Array.from({ length: reviews }, () =>
    Array.from({ length: 5 }, () => random.pick(sentences).replace(/([^.!?])$/, '$1.')).join(' '),
  )
  await sql`
    insert into reviews.review (external_id, subject, eshop_id, variant_id, source, verified_by, half_stars, body, state, written_at, changed_at)
    select 'r' || lpad(place::text, 16, '0'), 'variant', 3, ${VARIANT}, 'star', 'purchase', 8, body, 'published', now(), now()
    from unnest(${bodies}::text[]) with ordinality as b (body, place)`.execute(db)
  await sql`insert into reviews.summary (variant_id) values (${VARIANT})`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return bodies.join('').length
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
