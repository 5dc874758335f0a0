import { expect, test } from 'vitest'
import { judgePrice } from '#domains/offers/contract.ts'
import { drawPricePlan, type PriceStory } from '../../../demo/offers/price-story.ts'
import { drawFrom } from '../../../demo/prng.ts'

const DAY_MS = 86_400_000
const TODAY = Date.parse('2026-11-21T00:00:00Z')

/** The demo's stories as the rule judges them: how often each is told, and what is said of it. */
function judged() {
  const told = new Map<PriceStory, (number | string)[]>()
  for (let number = 0; number < 4000; number += 1) {
    const draw = drawFrom(`discounts-${number}`)
    const { story, history } = drawPricePlan(draw.int(3_000, 90_000), [0, 90, 99], 'in_stock', draw)
    const seen = history.map(({ daysAgo, priceCents }) => ({
      at: TODAY - daysAgo * DAY_MS,
      priceCents,
      availability: 'in_stock' as const,
    }))
    const verdict = judgePrice({ seen, unseen: [], watchedSince: seen[0]?.at ?? TODAY }, TODAY + 3_600_000)
    told.set(story, [...(told.get(story) ?? []), verdict.kind === 'discount' ? verdict.discount.percent : verdict.why])
  }
  return told
}

test('B-03 the demo shows every case: honest and staged drops are discounts, raised and invented ones never', () => {
  const told = judged()
  const said = (story: PriceStory) => told.get(story) ?? []
  for (const story of ['quiet', 'raised', 'invented', 'over', 'announced'] as const) {
    expect([story, said(story).length > 20, said(story).filter((one) => typeof one === 'number')]).toEqual([
      story,
      true,
      [],
    ])
  }
  expect(said('honest').every((one) => typeof one === 'number' && one >= 5)).toBe(true)
  // A second step may be less than one percent of the first; a price too low for two steps stays as it is.
  expect(new Set(said('staged').map((one) => (typeof one === 'number' ? 'discount' : one)))).toEqual(
    new Set(['discount', 'not_below', 'not_reduced']),
  )
  expect(said('moved').some((one) => typeof one === 'number')).toBe(true)
})
