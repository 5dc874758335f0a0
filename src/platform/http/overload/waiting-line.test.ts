import { describe, expect, test } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

const LIMITS = { most: 1_000, burstMs: 2_000, standingMs: 500 }

/** One comes at each of `arrivals` a second, one is served at each of `served` a second, for so long: who was let in, turned away, and how long the served ones waited. */
function flooded({ arrivals, served, seconds }: { arrivals: number; served: number; seconds: number }) {
  const line = new WaitingLine<number>(LIMITS)
  const seen = { refused: 0, late: 0, waitsMs: [] as { atMs: number; ms: number }[] }
  let [arrived, left] = [0, 0]
  for (let nowMs = 0; nowMs < seconds * 1_000; nowMs += 1) {
    for (; arrived < (nowMs * arrivals) / 1_000; arrived += 1) {
      if (line.isFull(nowMs)) seen.refused += 1
      else line.join(nowMs, nowMs)
    }
    for (; left < (nowMs * served) / 1_000; left += 1) {
      const next = line.leave(nowMs)
      if (next === null) continue
      if (next.isLate) seen.late += 1
      else seen.waitsMs.push({ atMs: nowMs, ms: nowMs - next.item })
    }
  }
  return seen
}

describe('fault O1 a line is held to the time that it takes', () => {
  test("a burst that can be served within a person's patience is served whole", () => {
    const line = new WaitingLine<number>(LIMITS)
    for (let count = 0; count < 200; count += 1) {
      expect(line.isFull(0)).toBe(false)
      line.join(count, 0)
    }
    const lates = Array.from({ length: 200 }, (_, count) => line.leave((count + 1) * 10)?.isLate)
    expect([lates.includes(true), line.length]).toEqual([false, 0])
  })
  test.each([2, 10, 50])(
    'at %i times what it can do the answered ones wait about half a second, the others hear at once, none waits for nothing',
    (times) => {
      const { refused, late, waitsMs } = flooded({ arrivals: 100 * times, served: 100, seconds: 20 })
      const steady = waitsMs.filter(({ atMs }) => atMs > 8_000).map(({ ms }) => ms)
      expect(Math.max(...waitsMs.map(({ ms }) => ms))).toBeLessThanOrEqual(LIMITS.burstMs * 1.5)
      expect(Math.max(...steady)).toBeLessThan(LIMITS.standingMs * 1.2)
      // As many are answered as can be: nothing stands idle for fear of a queue.
      expect(waitsMs.length).toBeGreaterThan(100 * 20 * 0.98)
      expect([refused > 0, late]).toEqual([true, 0])
    },
  )
  test('who has waited longer than anybody would is told so when its turn comes', () => {
    const line = new WaitingLine<string>(LIMITS)
    line.join('early', 0)
    line.join('in time', 2_500)
    expect([line.leave(3_500), line.leave(3_501), line.leave(3_502)]).toEqual([
      { item: 'early', isLate: true },
      { item: 'in time', isLate: false },
      null,
    ])
  })
  test('one long stop of the process refuses nobody who comes after it', () => {
    const line = new WaitingLine<number>(LIMITS)
    for (let count = 0; count < 10; count += 1) {
      line.join(count, count)
      line.leave(count)
    }
    line.join(10, 10)
    line.leave(60_000)
    line.join(11, 60_000)
    expect(line.isFull(60_000)).toBe(false)
  })
  test('an empty line takes one, however long the last took', () => {
    const line = new WaitingLine<number>({ most: 5, burstMs: 10, standingMs: 1 })
    for (let count = 0; count < 20; count += 1) {
      expect(line.isFull(count * 1_000)).toBe(false)
      line.join(count, count * 1_000)
      line.leave(count * 1_000 + 900)
    }
  })
  test('never more than its length', () => {
    const line = new WaitingLine<number>({ ...LIMITS, most: 2 })
    line.join(1, 0)
    expect(line.isFull(0)).toBe(false)
    line.join(2, 0)
    expect(line.isFull(0)).toBe(true)
  })
})
