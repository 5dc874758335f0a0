/**
 * How well false reviews are found: those of a demo that was made (POISO_DATA, else .data) go past the judge one by one, as they were
 * written, and what is not published at once counts as found. Precision: of the found ones, how many are false. Recall: of the false
 * ones, how many were found. `--missed` lists some of those that were not, and of the honest that were, of the open half alone.
 *
 *     node tools/eval/moderation.ts [--missed]
 */
import { falseReviewFigures, judgeDemoReviews } from './moderation/judge-demo.ts'
import { percent } from './score.ts'

const judged = await judgeDemoReviews(process.env['POISO_DATA'] ?? '.data')
if (judged === null) console.log('no truth of a demo: start one, or name its POISO_DATA')
else
  for (const isHeldOut of [false, true]) {
    const half = judged.filter(({ truth }) => truth.isHeldOut === isHeldOut)
    const { precision, recall, recallOf } = falseReviewFigures(half)
    console.log(
      `${isHeldOut ? 'held' : 'open'}: ${half.length} reviews, precision ${percent(precision)}, recall ${percent(recall)} (${recallOf.map(([why, share]) => `${why} ${percent(share)}`).join(', ')})`,
    )
    if (!isHeldOut && process.argv.includes('--missed'))
      half
        .filter(({ truth, isFound }) => truth.isFalse !== isFound)
        .filter((_, at) => at % 5 === 0)
        .forEach(({ truth, reasons }) =>
          console.log(
            `  ${truth.isFalse ? truth.campaign : 'honest'} ${reasons.join(' ')}: ${truth.texts.join(' / ')}`,
          ),
        )
  }
