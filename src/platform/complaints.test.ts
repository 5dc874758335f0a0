import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { createComplaints } from './complaints.ts'

test('D7 trouble that comes a thousand times a minute is a line a minute, with how often it came; another kind is told at once', () => {
  const clock = manualClock('2026-11-25T10:00:00Z')
  const lines: [object, string][] = []
  const complain = createComplaints({
    clock,
    log: { warn: (fields: object, text: string) => lines.push([fields, text]), error: () => undefined } as never,
  })
  for (let count = 0; count < 3_000; count += 1) {
    complain('the disk is full', { source: count })
    clock.advanceMs(60)
  }
  complain('the store is away', { source: 1 })
  expect(lines).toEqual([
    [{ source: 0 }, 'the disk is full'],
    [{ source: 1_000, times: 1_000 }, 'the disk is full'],
    [{ source: 2_000, times: 1_000 }, 'the disk is full'],
    [{ source: 1 }, 'the store is away'],
  ])
})
