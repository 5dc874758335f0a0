/**
 * How well what buyers write is read: sentences with what each claims, aspect and side or nothing (tools/eval/claims), and where a demo
 * was made, its reviews beside their truth and each product's summary beside what the product is really like (POISO_DATA, else .data).
 * Precision: of the claims that were read, how many are so. Recall: of those that are so, how many were read. `--wrong` lists what is
 * not read exactly, of the open halves alone.
 *
 *     node tools/eval/claims.ts [--wrong]
 */
import { type DemoTruth, judgeReview, judgeSummaries, loadDemoTruth } from './claims/demo-truth.ts'
import { claimFigures, claimHalves, judgeSentences, type SentenceVerdict } from './claims/sentence-figures.ts'
import { percent, printScores, scoreOf, type Score } from './score.ts'

const isWrongListed = process.argv.includes('--wrong')

for (const half of claimHalves) {
  const verdicts = judgeSentences(half)
  tell(`${half}: ${verdicts.length} sentences`, verdicts)
  if (isWrongListed && half === 'open') verdicts.forEach(printWrong)
}
const truth = loadDemoTruth(process.env['POISO_DATA'] ?? '.data')
if (truth === null) console.log('no truth of a demo: start one, or name its POISO_DATA')
else for (const isHeldOut of [false, true]) judgeDemo(truth, isHeldOut)

function judgeDemo(demo: DemoTruth, isHeldOut: boolean): void {
  const name = isHeldOut ? 'held' : 'open'
  const reviews = demo.reviews.filter((review) => review.subject === 'variant' && review.isHeldOut === isHeldOut)
  const verdicts = reviews.map((review, index) => judgeReview(review, index + 1))
  tell(`demo, ${name}: ${verdicts.length} reviews`, verdicts)
  if (isWrongListed && !isHeldOut) verdicts.filter((_, index) => index % 40 === 0).forEach(printWrong)
  const scores = new Map<string, Score>()
  for (const { name: claim, isRight, example } of judgeSummaries(demo, isHeldOut))
    for (const each of ['all claims', claim]) scoreOf(scores, each).add(String(isRight), 'true', () => example)
  printScores(`demo, ${name}: summaries`, scores, isWrongListed && !isHeldOut)
}

function tell(what: string, verdicts: readonly SentenceVerdict[]): void {
  const { precision, recall } = claimFigures(verdicts)
  console.log(`${what}, precision ${percent(precision)}, recall ${percent(recall)}`)
}

function printWrong({ text, wrong, missed }: SentenceVerdict): void {
  if (wrong.length + missed.length === 0) return
  console.log(`  ${text}: wrong ${wrong.join(', ') || 'nothing'}, missed ${missed.join(', ') || 'nothing'}`)
}
