import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemoryBudget, NoRoom } from './memory-budget.ts'

const never = new AbortController().signal
/** For who shall not give up, however slow the machine is. */
const PATIENT_MS = 60_000

test('who wants more than there is waits in line, and is let in as others give back', async () => {
  const room = new MemoryBudget(100, PATIENT_MS)
  const first = await room.take(70, never)
  const order: string[] = []
  const large = room.take(60, never).then((free) => (order.push('large'), free))
  const small = room.take(10, never).then((free) => (order.push('small'), free))
  await new Promise(setImmediate)
  expect([room.takenBytes, order]).toEqual([70, []])
  first()
  first()
  for (const free of await Promise.all([large, small])) free()
  expect([room.takenBytes, order]).toEqual([0, ['large', 'small']])
})

test('who waits too long, or stops, leaves the line to the next; what is larger than all has it alone', async () => {
  const room = new MemoryBudget(100, 20)
  const alone = await room.take(500, never)
  await expect(room.take(10, never)).rejects.toBeInstanceOf(NoRoom)
  const stop = new AbortController()
  const [stopped, next] = [room.take(90, stop.signal), room.take(20, never)]
  stop.abort()
  alone()
  await expect(stopped).rejects.toBeInstanceOf(NoRoom)
  ;(await next)()
  expect(room.takenBytes).toBe(0)
})

test('whatever is asked in whatever order, never more than the cap is out, and all get theirs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 30 }), async (sizes) => {
      const room = new MemoryBudget(100, PATIENT_MS)
      let most = 0
      await Promise.all(
        sizes.map(async (bytes) => {
          const free = await room.take(bytes, never)
          most = Math.max(most, room.takenBytes)
          await new Promise(setImmediate)
          free()
        }),
      )
      expect([most <= 100, room.takenBytes]).toEqual([true, 0])
    }),
    { numRuns: 50 },
  )
})
