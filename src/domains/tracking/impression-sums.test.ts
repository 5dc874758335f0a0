import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { ImpressionSums, MOST_SUMS } from './impression-sums.ts'

function of(variantId: number) {
  return { variantId, source: 1, position: null, kind: 'proven' as const }
}

test('more different sums than are kept are counted by their reason; known ones go on', () => {
  const sums = new ImpressionSums(manualClock('2026-11-26T10:20:00Z'))
  sums.add({ impressions: Array.from({ length: MOST_SUMS }, (_, index) => of(index + 1)), reasons: new Map() })
  sums.add({ impressions: [of(1), of(MOST_SUMS + 1), of(MOST_SUMS + 2)], reasons: new Map() })
  const batch = sums.take()
  expect([batch?.sums.length, batch?.sums[0]?.impressions]).toEqual([MOST_SUMS, 2])
  expect(batch?.reasons.map(({ reason, records }) => [reason, records])).toEqual([['buffer_full', 2]])
  expect(sums.take()).toBeNull()
})

test.each([
  ['2026-11-26T23:59:59Z', '2026-11-26', '2026-11-26T23:00:00.000Z'],
  ['2026-07-31T23:10:00Z', '2026-08-01', '2026-07-31T23:00:00.000Z'],
  // Both hours that are two o'clock in Lisbon.
  ['2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '2026-10-25T01:00:00.000Z'],
])('fault T2 what is seen at %s is of the day %s and the hour %s, whatever clock a browser has', (now, day, hour) => {
  const sums = new ImpressionSums(manualClock(now))
  sums.add({ impressions: [of(1)], reasons: new Map() })
  const [sum] = sums.take()?.sums ?? []
  expect([sum?.day, sum?.hour.toISOString()]).toEqual([day, hour])
})
