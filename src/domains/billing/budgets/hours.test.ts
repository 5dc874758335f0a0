import { describe, expect, test } from 'vitest'
import { hoursProblems } from './budget.ts'
import { paidUntil } from './hours.ts'

function until(moment: string, ...hours: Parameters<typeof paidUntil>[0][number][]) {
  return paidUntil(hours, new Date(moment))?.toISOString() ?? null
}
const weekdays = { days: [1, 2, 3, 4, 5], from: 9 * 60, to: 18 * 60 + 30 }

describe('B-04 the hours of a budget', () => {
  test('B-04 without hours clicks are paid for until the day in Portugal ends, also of 23 and of 25 hours', () => {
    expect([until('2026-11-26T10:00:00Z'), until('2026-07-01T22:59:59Z'), until('2026-07-01T23:00:00Z')]).toEqual([
      '2026-11-27T00:00:00.000Z',
      '2026-07-01T23:00:00.000Z',
      '2026-07-02T23:00:00.000Z',
    ])
    expect([until('2026-03-29T00:00:00Z'), until('2026-10-24T23:30:00Z')]).toEqual([
      '2026-03-29T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
    ])
  })

  test('B-04 with hours they are paid for until those end, and otherwise not at all', () => {
    expect([
      until('2026-11-26T08:59:59Z', weekdays),
      until('2026-11-26T09:00:00Z', weekdays),
      until('2026-11-26T18:30:00Z', weekdays),
      until('2026-11-28T12:00:00Z', weekdays),
      until('2026-07-01T08:00:00Z', weekdays),
      until('2026-11-28T12:00:00Z', weekdays, { days: [6], from: 0, to: 1_440 }),
    ]).toEqual([null, '2026-11-26T18:30:00.000Z', null, null, '2026-07-01T17:30:00.000Z', '2026-11-29T00:00:00.000Z'])
  })

  test('B-04 on the days on which clocks change hours are those that the wall shows', () => {
    const sunday = { days: [7], from: 0, to: 180 }
    expect([until('2026-03-29T00:30:00Z', sunday), until('2026-10-24T23:30:00Z', sunday)]).toEqual([
      '2026-03-29T02:00:00.000Z',
      '2026-10-25T03:00:00.000Z',
    ])
  })

  test('B-04 hours that end before they begin, and a day named twice, are refused by their place', () => {
    expect(
      hoursProblems([
        { days: [1], from: 10, to: 20 },
        { days: [1, 1], from: 20, to: 20 },
      ]).map(({ place }) => place),
    ).toEqual(['hours[1].to', 'hours[1].days'])
  })
})
