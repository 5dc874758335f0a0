/**
 * How well sentences are understood: gold sentences with what is to be read out of them, exactly, slot by slot, and what
 * was invented, which must be nothing (docs/benchmarks.md, Evaluation). Needs no started site. `--wrong` lists the
 * sentences of the open half that are not read exactly.
 *
 *     node tools/eval/sentences.ts [--wrong]
 */
import { loadGoldSentences } from './search/gold-sentences.ts'
import { halves } from './search/judged-queries.ts'
import { judgeSentence, sentenceFigures, type SentenceVerdict } from './search/sentence-figures.ts'
import { productUnderstanding } from './search/sentence-path.ts'

const isWrongListed = process.argv.includes('--wrong')
const understand = productUnderstanding()

for (const half of halves) {
  const verdicts = loadGoldSentences(half).map((gold) => judgeSentence(gold, understand(gold.text)))
  const { sentences, exact, f1, invented, fields } = sentenceFigures(verdicts)
  console.log(
    `${half}: ${sentences} sentences, exact ${(exact * 100).toFixed(1)} %, F1 ${f1.toFixed(3)}, invented ${invented}`,
  )
  for (const each of fields)
    console.log(
      `    ${each.field.padEnd(24)} F1 ${each.f1.toFixed(3)}   right ${pad(each.right)}  missed ${pad(each.missed)}  wrong ${pad(each.wrong)}`,
    )
  if (isWrongListed && half === 'open')
    for (const verdict of verdicts.filter(({ isExact }) => !isExact)) printWrong(verdict)
}

function pad(count: number): string {
  return String(count).padStart(4)
}

function printWrong({ gold, missed, invented, wrong }: SentenceVerdict): void {
  console.log(
    `  ${gold.place} "${gold.text}": missed ${missed.join(' ') || 'nothing'}, invented ${invented.join(' ') || 'nothing'}, wrong ${wrong.join(' ') || 'nothing'}`,
  )
}
