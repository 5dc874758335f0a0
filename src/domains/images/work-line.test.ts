import { expect, test } from 'vitest'
import { workLine } from './work-line.ts'

test('no more works run at once than allowed, all of them end, in the order in which they came', async () => {
  const inTurn = workLine(2)
  const [ended, running] = [[] as number[], { now: 0, most: 0 }]
  const work = (id: number) => async () => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await new Promise(setImmediate)
    running.now -= 1
    ended.push(id)
    return id
  }
  const ids = Array.from({ length: 48 }, (_, id) => id)
  expect(await Promise.all(ids.map((id) => inTurn(work(id))))).toEqual(ids)
  expect([running.most, running.now]).toEqual([2, 0])
  expect(ended).toEqual(ids)
})

test('a work that fails gives its place to the next', async () => {
  const inTurn = workLine(1)
  const failed = inTurn(() => Promise.reject(new Error('no')))
  const after = inTurn(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('yes')
})
