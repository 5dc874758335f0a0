import { expect, test } from 'vitest'
import { priceDays } from './price-days.ts'

const rest = { claimedBefore: null, availability: 'in_stock', delivery: null } as const

test('B-07 an offer costs by day what it cost at the day’s end, and nothing is said of days on which nobody saw it', () => {
  const points = [
    { from: '2026-11-20T08:00:00.000Z', until: '2026-11-21T08:00:00.000Z', price: 100, ...rest },
    { from: '2026-11-21T08:00:00.000Z', until: '2026-11-22T09:00:00.000Z', price: 90, ...rest },
    { from: '2026-11-24T07:00:00.000Z', until: null, price: 95, ...rest },
  ]
  expect(priceDays({ points, computedAt: '2026-11-25T10:00:00.000Z' })).toEqual({
    days: ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
    prices: [100, 90, 90, null, 95, 95],
  })
  expect(priceDays({ points: [], computedAt: '2026-11-25T10:00:00.000Z' })).toEqual({ days: [], prices: [] })
})
