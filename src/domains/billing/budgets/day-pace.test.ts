import { expect, test } from 'vitest'
import { dayPace } from './day-pace.ts'

const EURO = 1_000_000
function paceOf(moment: string, usedEuros: number, hours: Parameters<typeof dayPace>[0]['hours'] = [], daily = 10) {
  const pace = dayPace({ dailyMicros: daily * EURO, hours }, usedEuros * EURO, new Date(moment))
  return pace.kind === 'ends' ? pace.at.toISOString() : pace.kind
}
const everyDay = [1, 2, 3, 4, 5, 6, 7]

test('B-04 a day’s budget lasts as long as its pace so far says; nothing spent, or no budget, says nothing', () => {
  expect([
    paceOf('2026-11-26T06:00:00Z', 5),
    paceOf('2026-11-26T12:00:00Z', 4),
    paceOf('2026-11-26T12:00:00Z', 0),
    paceOf('2026-11-26T12:00:00Z', 10),
    dayPace({ dailyMicros: null, hours: [] }, EURO, new Date('2026-11-26T12:00:00Z')).kind,
  ]).toEqual(['2026-11-26T12:00:00.000Z', 'whole_day', 'unknown', 'used_up', 'unknown'])
})

test('B-04 only the hours in which clicks are paid for count', () => {
  const hours = [
    { days: everyDay, from: 9 * 60, to: 12 * 60 },
    { days: everyDay, from: 14 * 60, to: 20 * 60 },
  ]
  // Of three hours until now two thirds of the money: an hour and a half more, of which an hour is before the break.
  expect([
    paceOf('2026-11-26T11:00:00Z', 5, hours),
    paceOf('2026-11-26T08:00:00Z', 1, hours),
    paceOf('2026-11-26T19:00:00Z', 9, hours),
    paceOf('2026-11-26T19:00:00Z', 5, hours),
  ]).toEqual(['2026-11-26T15:00:00.000Z', 'unknown', '2026-11-26T19:53:20.000Z', 'whole_day'])
})

test('B-04 on the days on which clocks change the day has 23 and 25 hours', () => {
  // Noon is 13 hours after midnight, and 11 hours.
  expect([paceOf('2026-10-25T12:00:00Z', 6.5), paceOf('2027-03-28T11:00:00Z', 5.5)]).toEqual([
    '2026-10-25T19:00:00.000Z',
    '2027-03-28T20:00:00.000Z',
  ])
  // Twelve hours are left of both: what lasts longer lasts the day.
  expect([paceOf('2026-10-25T12:00:00Z', 5.2), paceOf('2026-10-25T12:00:00Z', 5.21)]).toEqual([
    'whole_day',
    '2026-10-25T23:57:07.255Z',
  ])
})
