/**
 * How well sentences of buyers are read: sentences with what each claims (tools/eval/claims), aspect and side, or nothing.
 * Precision: of the claims that were read, how many are there. Recall: of those that are there, how many were read. `--wrong` lists
 * the sentences of the open half that are not read exactly.
 *
 *     node tools/eval/claims.ts [--wrong]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsOf } from '../../src/domains/reviews/summaries/claims/claims-of.ts'
import { percent } from './score.ts'

const half = process.argv.includes('--held-wrong') ? 'held' : 'open'
for (const name of ['open', 'held']) {
  let [right, wrong, missed] = [0, 0, 0]
  const lines = readFileSync(join(import.meta.dirname, 'claims', `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) {
    const [text = '', label = ''] = line.split('\t')
    const wanted = label === 'none' ? [] : label.split(' ')
    const found = claimsOf(text).map(({ aspect, side }) => aspect + (side === 'plus' ? '+' : '-'))
    const bad = found.filter((each) => !wanted.includes(each))
    const gone = wanted.filter((each) => !found.includes(each))
    right += found.length - bad.length
    wrong += bad.length
    missed += gone.length
    if (name === half && (bad.length > 0 || gone.length > 0) && process.argv.some((word) => word.endsWith('wrong')))
      console.log(`  ${text}: wrong ${bad.join(' ') || '–'}, missed ${gone.join(' ') || '–'}`)
  }
  console.log(
    `${name}: ${lines.length} sentences, precision ${percent(right / (right + wrong))}, recall ${percent(right / (right + missed))}`,
  )
}
