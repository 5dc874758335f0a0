import { expect, test } from 'vitest'
import { createBreath } from './breath.ts'
import { manualClock } from './clock.ts'

test('fault O1 long work lets others come between its pieces, short work is done in one', async () => {
  const clock = manualClock('2026-11-22T07:00:00Z')
  const breath = createBreath(clock, 2)
  const order: string[] = []
  const others = (): void => void setImmediate(() => order.push('other'))
  const work = async (pieceMs: number): Promise<void> => {
    for (const piece of ['a', 'b', 'c', 'd']) {
      order.push(piece)
      clock.advanceMs(pieceMs)
      await breath()
    }
  }
  others()
  await work(0.4)
  expect(order).toEqual(['a', 'b', 'c', 'd'])
  others()
  await work(1)
  expect(order.slice(4)).toEqual(['a', 'other', 'other', 'b', 'c', 'd'])
})
