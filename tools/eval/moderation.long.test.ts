import { expect, test } from 'vitest'
import { falseReviewFigures, judgeReviews, madeReviewTruths } from './moderation/judge-demo.ts'

test('G-05 false reviews of the demo, of those that no rule was made with: found are 0.80, and 0.95 of the found are false', async () => {
  const judged = await judgeReviews(await madeReviewTruths())
  const held = judged.filter(({ truth }) => truth.isHeldOut)
  expect(held.filter(({ truth }) => truth.isFalse).length).toBeGreaterThan(400)
  const { precision, recall } = falseReviewFigures(held)
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.8)
}, 600_000)
