import { baselineOver } from './baseline.ts'
import type { DemoCatalogue } from './demo-catalogue.ts'
import { type Figures, meanOf } from './figures.ts'
import { loadGoldSentences } from './gold-sentences.ts'
import { Judge, type Verdict } from './judge.ts'
import { type Half, halves, loadJudgedQueries } from './judged-queries.ts'
import { universeOf } from './predicate.ts'
import { productPath } from './query-path.ts'
import { judgeSentence, sentenceFigures, type SentenceFigures } from './sentence-figures.ts'
import { productUnderstanding } from './sentence-path.ts'

/** Every query of both halves, as the product answers it and as "every word, folded" did. */
export interface JudgedSearch {
  readonly product: readonly Verdict[]
  readonly baseline: readonly Verdict[]
}

export async function judgeSearch(catalogue: DemoCatalogue): Promise<JudgedSearch> {
  const universe = universeOf(catalogue.pieces.values())
  const queries = halves.flatMap((half) => loadJudgedQueries(half, universe))
  const judge = new Judge(catalogue.pieces)
  return {
    product: await judge.verdictsOn(queries, productPath(catalogue)),
    baseline: await judge.verdictsOn(queries, baselineOver(catalogue.products)),
  }
}

/** Figures of a half; of all of it where no kind is named. */
export function figuresOfHalf(
  verdicts: readonly Verdict[],
  half: Half,
  kind: Verdict['query']['kind'] | null = null,
): Figures {
  return meanOf(verdicts.filter(({ query }) => query.half === half && (kind === null || query.kind === kind)))
}

export function judgeSentences(half: Half): SentenceFigures {
  const understand = productUnderstanding()
  return sentenceFigures(loadGoldSentences(half).map((gold) => judgeSentence(gold, understand(gold.text))))
}
