/**
 * What a changed table of ranking weights would do, before it ships: to the judged queries, and with the data folder of a running
 * site to its clicks of the last day. FILE is a JSON object with the factors that change (`search/ranking/ranking-table.ts`).
 *
 *     node tools/eval/ranking.ts --weights FILE [--data FOLDER]
 */
import { join } from 'node:path'
import { clicksByProduct } from '../../src/domains/clicks/contract.ts'
import { type IndexableProduct, streamIndexableProducts } from '../../src/domains/offers/contract.ts'
import { defaultWeights, type RankWeights } from '../../src/domains/search/ranking/ranking-table.ts'
import { measureYardsticks } from '../../src/domains/search/ranking/yardsticks.ts'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import { connectionUrl, readConnection } from '../../src/platform/postgres/connection-file.ts'
import { movesOf } from './search/click-moves.ts'
import { drawDemoCatalogue } from './search/demo-catalogue.ts'
import { meanOf } from './search/figures.ts'
import { Judge, type Verdict } from './search/judge.ts'
import { halves, loadJudgedQueries } from './search/judged-queries.ts'
import { universeOf } from './search/predicate.ts'
import { productPath } from './search/query-path.ts'
import { readWeights } from './search/ranking-weights.ts'

/** Queries that are named: those that the change moves most. */
const MOST_NAMED = 10
const DAY_MS = 86_400_000

const [file, data] = [option('--weights'), option('--data')]
if (file === null) console.log('no table of weights to try: --weights FILE')
else {
  const weights = readWeights(file)
  await judgeQueries(weights)
  if (data !== null) await judgeClicks(data, weights)
}

function option(name: string): string | null {
  const at = process.argv.indexOf(name)
  return at === -1 ? null : (process.argv[at + 1] ?? null)
}

async function judgeQueries(changed: RankWeights): Promise<void> {
  const catalogue = await drawDemoCatalogue()
  const universe = universeOf(catalogue.pieces.values())
  const judge = new Judge(catalogue.pieces)
  const queries = halves.flatMap((half) => loadJudgedQueries(half, universe))
  const before = await judge.verdictsOn(queries, productPath(catalogue))
  const after = await judge.verdictsOn(queries, productPath(catalogue, changed))
  for (const half of halves) {
    const of = (verdicts: readonly Verdict[]): string =>
      meanOf(verdicts.filter(({ query }) => query.half === half)).ndcg.toFixed(4)
    console.log(`${half.padEnd(7)} NDCG@10 ${of(before)} before, ${of(after)} after`)
  }
  const moved = before
    .map((verdict, at) => ({ query: verdict.query, before: verdict.ndcg, after: after[at]?.ndcg ?? 0 }))
    .filter((each) => each.before !== each.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  console.log(`${moved.length} of ${queries.length} queries answer otherwise; the most changed:`)
  // Words of the judged half are for nobody who writes the search.
  for (const { query, ...ndcg } of moved.slice(0, MOST_NAMED))
    console.log(
      `  ${ndcg.before.toFixed(3)} → ${ndcg.after.toFixed(3)}  ${query.half === 'open' ? `"${query.text}"` : `a query of the judged half (${query.kind})`}`,
    )
}

async function judgeClicks(folder: string, changed: RankWeights): Promise<void> {
  const site = readConnection(join(folder, 'postgres'))
  if (site === null) throw new Error(`${folder} holds no running site`)
  const connection = connectDatabase({ url: connectionUrl(site), applicationName: 'eval', statementTimeoutMs: 0 })
  try {
    const now = new Date()
    const clicks = await clicksByProduct(connection.db, new Date(now.getTime() - DAY_MS), now)
    const products: IndexableProduct[] = []
    for await (const batch of streamIndexableProducts(connection.db, 2000, now)) products.push(...batch)
    const { up, down, onFirstPage, ...all } = movesOf(
      clicks,
      products,
      [defaultWeights, changed],
      now,
      await measureYardsticks(connection.db),
    )
    const share = (count: number): string => `${((100 * count) / Math.max(1, all.clicks)).toFixed(1)} %`
    console.log(
      `${all.clicks} clicks of the last day: ${share(up)} on products that move up in their category, ${share(down)} on those that move down; on its first page ${share(onFirstPage[0])} before, ${share(onFirstPage[1])} after`,
    )
  } finally {
    await connection.close()
  }
}
