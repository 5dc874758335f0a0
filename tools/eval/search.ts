/**
 * How well the search answers judged queries over the demo's catalogue, beside "every word, folded" in the same run
 * (docs/benchmarks.md, Evaluation). Needs no started site. `--worst 10` lists the worst answers of the open half.
 *
 *     node tools/eval/search.ts [--worst 10]
 */
import { baselineOver } from './search/baseline.ts'
import { drawDemoCatalogue } from './search/demo-catalogue.ts'
import { halves, loadJudgedQueries, queryClasses } from './search/judged-queries.ts'
import { Judge, type Verdict } from './search/judge.ts'
import { meanOf } from './search/figures.ts'
import { universeOf } from './search/predicate.ts'
import { productPath } from './search/query-path.ts'

const options = process.argv.slice(2)
const worst = options.includes('--worst') ? Number(options[options.indexOf('--worst') + 1]) : 0

const catalogue = await drawDemoCatalogue()
const universe = universeOf(catalogue.pieces.values())
const queries = halves.flatMap((half) => loadJudgedQueries(half, universe))
const judge = new Judge(catalogue.pieces)
const product = await judge.verdictsOn(queries, productPath(catalogue))
const baseline = await judge.verdictsOn(queries, baselineOver(catalogue.products))
const titles = new Map(catalogue.products.map(({ productId, title }) => [productId as number, title]))

console.log(`${queries.length} queries over ${catalogue.products.length} products; beside them "every word, folded"`)
for (const half of halves) {
  console.log(`\n${half.padEnd(22)} queries   NDCG@10 (before)   recall@48 (before)      empty (before)`)
  for (const kind of [...queryClasses, null]) {
    const isOf = ({ query }: Verdict): boolean => query.half === half && (kind === null || query.kind === kind)
    const [now, before] = [meanOf(product.filter(isOf)), meanOf(baseline.filter(isOf))]
    if (now.queries === 0) continue
    console.log(
      `${(kind ?? 'all').padEnd(22)} ${String(now.queries).padStart(7)}     ${now.ndcg.toFixed(3)}  (${before.ndcg.toFixed(3)})       ${now.recall.toFixed(3)}  (${before.recall.toFixed(3)})   ${share(now.empty)} (${share(before.empty)})`,
    )
  }
}

for (const { query, shown, ndcg } of product
  .filter(({ query: { half } }) => half === 'open')
  .toSorted((a, b) => a.ndcg - b.ndcg)
  .slice(0, worst)) {
  console.log(`\n${query.place} "${query.text}" NDCG ${ndcg.toFixed(2)}`)
  for (const { productId, grade } of shown.slice(0, 5))
    console.log(`    ${grade}  ${titles.get(productId) ?? productId}`)
}

function share(of: number): string {
  return `${(of * 100).toFixed(1)} %`.padStart(7)
}
