import { describe, expect, test } from 'vitest'
import { flagNames } from '#ports/flags/flag-names.ts'
import { christmasWindow } from './christmas-window.ts'

function flags(days: number) {
  return {
    isOn: () => false,
    numberOf: (key: string, fallback: number) => (key === flagNames.christmasDeliveryDays ? days : fallback),
  }
}
function at(iso: string, days = 10) {
  return christmasWindow(flags(days), new Date(iso))
}

describe('L-07 the Christmas window', () => {
  test('L-07 without the flag there is none, and nothing ends by time', () => {
    expect(at('2026-12-20T10:00:00Z', 0)).toEqual({ window: null, validUntil: null })
  })
  test("L-07 begins the flag's number of days before the 24th and ends after it", () => {
    expect(
      ['2026-12-13T12:00:00Z', '2026-12-14T12:00:00Z', '2026-12-24T12:00:00Z', '2026-12-25T12:00:00Z'].map(
        (iso) => at(iso).window?.daysLeft ?? null,
      ),
    ).toEqual([null, 10, 0, null])
  })
  test("L-07 the day is Lisbon's, and the answer holds until its midnight", () => {
    expect(at('2026-12-20T23:59:59Z').validUntil?.toISOString()).toBe('2026-12-21T00:00:00.000Z')
    // In summer Lisbon is an hour ahead of UTC.
    expect(at('2026-07-01T22:30:00Z').validUntil?.toISOString()).toBe('2026-07-01T23:00:00.000Z')
    expect(at('2026-07-01T23:00:00Z').validUntil?.toISOString()).toBe('2026-07-02T23:00:00.000Z')
    // The night when clocks go back has 25 hours.
    expect(at('2026-10-24T23:00:00Z').validUntil?.toISOString()).toBe('2026-10-26T00:00:00.000Z')
  })
})
