import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { HostTurns } from './host-turns.ts'

const START = '2026-11-01T10:00:00.000Z'
function url(host: string, path = 'a') {
  return `http://${host}/${path}.jpg`
}

test('of one server two downloads run at once, a quarter of a second apart, in the order in which they came; others are not held up', () => {
  const clock = manualClock(START)
  const turns = new HostTurns(clock)
  const [a, b, c] = [{}, {}, {}]
  expect(turns.begin(url('um.pt'), a)).toBe(0)
  expect(turns.begin(url('um.pt'), b)).toBe(250)
  expect(turns.begin(url('dois.pt'), c)).toBe(0)
  clock.advanceMs(250)
  // `b` came first, so `c` waits for it.
  expect(turns.begin(url('um.pt'), c)).toBe(Number.POSITIVE_INFINITY)
  expect(turns.begin(url('um.pt'), b)).toBe(0)
  clock.advanceMs(250)
  expect(turns.begin(url('um.pt'), c)).toBe(Number.POSITIVE_INFINITY)
  turns.end(url('um.pt'), false)
  expect(turns.begin(url('um.pt'), c)).toBe(0)
})

test('who leaves the line gives way to the next', () => {
  const turns = new HostTurns(manualClock(START), 0)
  const [first, second, third, fourth] = [{}, {}, {}, {}]
  for (const ticket of [first, second]) expect(turns.begin(url('um.pt'), ticket)).toBe(0)
  for (const ticket of [third, fourth]) expect(turns.begin(url('um.pt'), ticket)).toBe(Number.POSITIVE_INFINITY)
  turns.leave(url('um.pt'), third)
  turns.end(url('um.pt'), false)
  expect(turns.begin(url('um.pt'), fourth)).toBe(0)
})

test('six that pages wait for run at once, without pauses', () => {
  const turns = new HostTurns(manualClock(START))
  for (let at = 0; at < 6; at += 1) expect(turns.begin(url('um.pt'), null)).toBe(0)
  expect(turns.begin(url('um.pt'), null)).toBe(Number.POSITIVE_INFINITY)
})

test('a server that fails five times in a row is left alone for five minutes, even by pages; one success in between begins anew', () => {
  const clock = manualClock(START)
  const turns = new HostTurns(clock, 0)
  const fail = (hasFailed: boolean) => {
    expect(turns.begin(url('um.pt'), {})).toBe(0)
    turns.end(url('um.pt'), hasFailed)
  }
  for (const hasFailed of [true, true, true, true, false, true, true, true, true]) fail(hasFailed)
  fail(true)
  expect(turns.begin(url('um.pt'), null)).toBe(300_000)
  expect(turns.begin(url('um.pt:8080'), null)).toBe(0)
  clock.advanceMs(300_000)
  expect(turns.begin(url('um.pt'), null)).toBe(0)
})

test('a server that asks for a pause is left alone for so long, by pages too, a quarter of an hour at most; others are not', () => {
  const clock = manualClock(START)
  const turns = new HostTurns(clock, 0)
  turns.holdBack(url('um.pt'), 90)
  turns.holdBack(url('um.pt'), 60)
  expect([
    turns.begin(url('um.pt', 'b'), null),
    turns.begin(url('um.pt', 'c'), {}),
    turns.begin(url('dois.pt'), null),
  ]).toEqual([90_000, 90_000, 0])
  clock.advanceMs(90_000)
  expect(turns.begin(url('um.pt'), null)).toBe(0)
  turns.holdBack(url('um.pt'), 86_400)
  expect(turns.begin(url('um.pt'), null)).toBe(900_000)
})
