import { expect, test } from 'vitest'
import { daysUntil } from './today.ts'

test('B-08 Hoje shows each day of Lisbon once, also around the nights in which clocks are changed', () => {
  for (const [now, today] of [
    ['2026-10-26T23:30:00Z', '2026-10-26'],
    ['2026-11-20T23:59:00Z', '2026-11-20'],
    ['2027-03-29T23:30:00Z', '2027-03-30'],
    ['2027-04-10T23:10:00Z', '2027-04-11'],
  ] as const) {
    const days = daysUntil(new Date(now))
    expect([new Set(days).size, days.at(-1)]).toEqual([30, today])
    expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBe(29 * 86_400_000)
  }
})
