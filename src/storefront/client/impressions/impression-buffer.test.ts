import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SeenCard } from '../seen-cards.ts'
import { seenCard } from '../seen-cards.ts'
import { impressionBuffer, MOST_KEPT, MOST_SENT } from './impression-buffer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Outcome = boolean | 'network' | 'hangs'

/** A buffer whose service answers these, then takes everything. */
function aBuffer(...outcomes: Outcome[]) {
  const [posted, beacons]: [string[], string[]] = [[], []]
  let takesBeacons = true
  let answer: ((isTaken: boolean) => void) | undefined
  const said = (seen: readonly SeenCard[]) => seen.map(({ variantId }) => variantId).join()
  const buffer = impressionBuffer({
    post: async (seen) => {
      posted.push(said(seen))
      const outcome = outcomes.shift() ?? true
      if (outcome === 'network') throw new TypeError('Failed to fetch')
      return outcome === 'hangs' ? new Promise((resolve) => (answer = resolve)) : outcome
    },
    beacon: (seen) => {
      if (takesBeacons) beacons.push(said(seen))
      return takesBeacons
    },
  })
  return {
    ...buffer,
    posted,
    beacons,
    see: (...ids: number[]) => ids.forEach((variantId) => buffer.add({ variantId, source: 1 })),
    refuseBeacons: (refused = true) => void (takesBeacons = !refused),
    answer: (isTaken: boolean) => answer?.(isTaken),
  }
}
function pass(ms: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms)
}

test('T-08 what was seen is sent a second after the first of it, in one', async () => {
  const buffer = aBuffer()
  buffer.see(1, 2)
  await pass(999)
  buffer.see(3)
  expect(buffer.posted).toEqual([])
  await pass(1)
  expect(buffer.posted).toEqual(['1,2,3'])
  await pass(60_000)
  expect(buffer.posted).toEqual(['1,2,3'])
})

test.each<[what: string, outcomes: Outcome[], waits: number[]]>([
  ['an answer that is not OK', [false], [1_000, 3_000]],
  ['a network that is away', ['network'], [1_000, 3_000]],
  ['one failure after the other', ['network', false, 'network', false], [1_000, 3_000, 5_000, 7_000, 9_000]],
])(
  'X-02 T-08 after %s the buffer is kept, and the next delay is 1000 ms x (1 + failures x 2)',
  async (_what, outcomes, waits) => {
    const buffer = aBuffer(...outcomes)
    buffer.see(1)
    for (const [tries, wait] of waits.entries()) {
      await pass(wait - 1)
      expect(buffer.posted).toHaveLength(tries)
      await pass(1)
      expect(buffer.posted).toHaveLength(tries + 1)
    }
    expect(new Set(buffer.posted)).toEqual(new Set(['1']))
    await pass(60_000)
    expect(buffer.posted).toHaveLength(waits.length)
  },
)

test('X-02 a success resets the delay, and what came meanwhile goes behind what was kept', async () => {
  const buffer = aBuffer(false)
  buffer.see(1)
  await pass(1_000)
  buffer.see(2)
  await pass(3_000)
  buffer.see(3)
  await pass(1_000)
  expect(buffer.posted).toEqual(['1', '1,2', '3'])
})

test('T-08 a page that is left sends the rest at once, and what is under way not again', async () => {
  const buffer = aBuffer('hangs')
  buffer.see(1)
  await pass(1_000)
  buffer.see(2)
  buffer.leave()
  expect([buffer.posted, buffer.beacons]).toEqual([['1'], ['2']])
})

test('T-08 a page that comes back goes on: what failed while it was frozen is sent again, what went by beacon is not', async () => {
  const buffer = aBuffer('hangs')
  buffer.see(1)
  await pass(1_000)
  buffer.see(2)
  buffer.leave()
  buffer.answer(false)
  await pass(3_000)
  buffer.see(3)
  await pass(1_000)
  expect([buffer.posted, buffer.beacons]).toEqual([['1', '1', '3'], ['2']])
})

test('T-08 what the browser does not take for sending stays', async () => {
  const buffer = aBuffer()
  buffer.see(1)
  buffer.refuseBeacons()
  buffer.leave()
  await pass(1_000)
  expect(buffer.posted).toEqual(['1'])
})

test('a thousand cards go in hundreds; without a network the newest three hundred are kept', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => index + 1)
  const buffer = aBuffer('network')
  buffer.see(...many)
  await pass(1_000)
  buffer.refuseBeacons(false)
  buffer.leave()
  expect(buffer.posted.map((seen) => seen.split(',').length)).toEqual([MOST_SENT])
  expect(buffer.beacons.map((seen) => seen.split(',').length)).toEqual([MOST_SENT, MOST_SENT, MOST_SENT])
  expect(buffer.beacons[0]?.split(',')[0]).toBe(String(1_000 - MOST_KEPT + 1))
})

test.each<[shown: string, seen: SeenCard]>([
  [
    'http://localhost:3000/v2/clickthrough/loja.pt/1048?s=1&p=3&ri=t5.abc.DEF-_12345',
    { variantId: 1048, source: 1, position: 3, ri: 't5.abc.DEF-_12345' },
  ],
  ['/1048?s=9&ri=t5.abc.x', { variantId: 1048, source: 9, position: undefined, ri: 't5.abc.x' }],
  ['/1048?s=9', { variantId: 1048, source: 9, position: undefined, ri: undefined }],
])('E-15 a card says which offer it shows, where, and in which rendering: %s', (shown, seen) => {
  expect(seenCard(shown)).toEqual(seen)
})
