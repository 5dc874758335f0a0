/**
 * How well the search answers judged queries over the demo's catalogue, beside "every word, folded" in the same run
 * (docs/benchmarks.md, Evaluation). Needs no started site. `--worst 10` lists the worst answers of the open half.
 *
 *     node tools/eval/search.ts [--worst 10]
 */
import { drawDemoCatalogue } from './search/demo-catalogue.ts'
import { figuresOfHalf, judgeSearch } from './search/judge-all.ts'
import { halves, queryClasses } from './search/judged-queries.ts'

const options = process.argv.slice(2)
const worst = options.includes('--worst') ? Number(options[options.indexOf('--worst') + 1]) : 0

const catalogue = await drawDemoCatalogue()
const { product, baseline } = await judgeSearch(catalogue)
const titles = new Map(catalogue.products.map(({ productId, title }) => [productId as number, title]))

console.log(`${product.length} queries over ${catalogue.products.length} products; beside them "every word, folded"`)
for (const half of halves) {
  console.log(`\n${half.padEnd(22)} queries   NDCG@10 (before)   recall@48 (before)      empty (before)`)
  for (const kind of [...queryClasses, null]) {
    const [now, before] = [figuresOfHalf(product, half, kind), figuresOfHalf(baseline, half, kind)]
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
