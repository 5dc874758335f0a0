/**
 * How well false reviews are found: those of a demo go past the judge one by one, as they were written, and what is not published at
 * once, or is held once its crowd is seen, counts as found. Precision: of the found ones, how many are false. Recall: of the false ones,
 * how many were found. The demo is the one below POISO_DATA, else .data; without one, it is made. `--missed` lists some of those that
 * were not found, and of the honest that were, of the open half alone; `--open` leaves the held-out half unread.
 *
 *     node tools/eval/moderation.ts [--missed] [--open]
 */
import { demoReviewTruths, falseReviewFigures, judgeReviews } from './moderation/judge-demo.ts'
import { percent } from './score.ts'

const judged = await judgeReviews(await demoReviewTruths(process.env['POISO_DATA'] ?? '.data'))
for (const isHeldOut of process.argv.includes('--open') ? [false] : [false, true]) {
  const half = judged.filter(({ truth }) => truth.isHeldOut === isHeldOut)
  const { precision, recall, recallOf } = falseReviewFigures(half)
  const byWhy = recallOf.map(([why, share]) => `${why} ${percent(share)}`).join(', ')
  console.log(
    `${isHeldOut ? 'held' : 'open'}: ${half.length} reviews, precision ${percent(precision)}, recall ${percent(recall)} (${byWhy})`,
  )
  if (!isHeldOut && process.argv.includes('--missed'))
    half
      .filter(({ truth, isFound }) => truth.isFalse !== isFound)
      .filter((_, at) => at % 5 === 0)
      .forEach(({ truth, reasons }) =>
        console.log(`  ${truth.isFalse ? truth.campaign : 'honest'} ${reasons.join(' ')}: ${truth.texts.join(' / ')}`),
      )
}
