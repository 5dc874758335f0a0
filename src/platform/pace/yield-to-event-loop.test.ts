import { expect, test } from 'vitest'
import { runYielding, createYield } from './yield-to-event-loop.ts'
import { manualClock } from '../clock.ts'

/** Works in pieces of so many milliseconds while others wait for their turn: after which pieces they came. */
async function comeBetween(pieceMs: number, pieces: number): Promise<number[]> {
  const clock = manualClock('2026-11-22T07:00:00Z')
  const yieldTurn = createYield(clock)
  const came: number[] = []
  let done = 0
  const other = (): void => {
    came.push(done)
    if (done < pieces) setImmediate(other)
  }
  setImmediate(other)
  for (; done < pieces; done += 1) {
    clock.advanceMs(pieceMs)
    await yieldTurn()
  }
  return [...new Set(came)]
}

test('fault O1 short work is done in one', async () => {
  expect(await comeBetween(0.5, 5)).toEqual([])
})

test('fault O1 long work lets others come between its pieces', async () => {
  expect(await comeBetween(1, 11)).toEqual([2, 5, 8])
})

test('fault O1 but not for ever: each wait is a turn of the others', async () => {
  expect(await comeBetween(100, 50)).toEqual([0, 1, 2, 3])
})

test('fault O1 of several that wait one goes on in a turn', async () => {
  const clock = manualClock('2026-11-22T07:00:00Z')
  const order: string[] = []
  const page = async (name: string): Promise<void> => {
    const yieldTurn = createYield(clock)
    clock.advanceMs(10)
    await yieldTurn()
    order.push(name)
  }
  const pages = [page('a'), page('b'), page('c')]
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise<void>((resolve) => setImmediate(() => resolve(void order.push('turn'))))
  await Promise.all(pages)
  expect(order).toEqual(['a', 'turn', 'b', 'turn', 'c', 'turn'])
})

test('fault O1 work that nobody waits for lets others come as often as it takes', async () => {
  const clock = manualClock('2026-11-22T07:00:00Z')
  let [done, came] = [0, 0]
  const other = (): void => {
    came += 1
    if (done < 100) setImmediate(other)
  }
  setImmediate(other)
  function* pieces(): Generator<undefined, void> {
    for (; done < 100; done += 1) {
      clock.advanceMs(1)
      yield
    }
  }
  await runYielding(clock, pieces())
  expect(done).toBe(100)
  expect(came).toBeGreaterThanOrEqual(33)
})
