import { expect, test } from 'vitest'
import type { RecentlyViewed } from './recently-viewed.ts'
import { keepInStep } from './viewed-sync.ts'

/** A browser's list, and an account that puts what is sent before what it has. */
function aPair(here: readonly number[], there: readonly number[]) {
  let [list, kept] = [here, there]
  let isAway = false
  const listeners = new Set<() => void>()
  const sent: string[] = []
  const change = (next: readonly number[]): void => {
    list = next
    listeners.forEach((listener) => listener())
  }
  const viewed: RecentlyViewed = {
    list: () => list,
    view: (id) => change([id, ...list.filter((each) => each !== id)]),
    replace: change,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const send = async (ids: readonly number[]): Promise<readonly number[]> => {
    sent.push(ids.join())
    if (isAway) throw new Error('away')
    kept = [...new Set([...ids, ...kept])]
    return kept
  }
  keepInStep(viewed, send)
  return { viewed, sent, kept: () => kept, away: (value: boolean) => (isAway = value) }
}
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test('U-06 what another device has seen comes to this one, behind what was seen here', async () => {
  const { viewed, sent } = aPair([1, 2], [7, 1])
  await settled()
  expect([viewed.list(), sent]).toEqual([[1, 2, 7], ['1,2']])
})

test('U-06 what is seen here from now on is sent, also while a list is under way', async () => {
  const { viewed, sent, kept } = aPair([], [])
  viewed.view(3)
  await settled()
  viewed.view(4)
  await settled()
  expect([sent, kept()]).toEqual([
    ['', '3', '4,3'],
    [4, 3],
  ])
})

test('U-06 a failure is not tried again and again: the next thing that is seen takes it along', async () => {
  const { viewed, sent, kept, away } = aPair([1], [])
  away(true)
  viewed.view(2)
  await settled()
  const tries = sent.length
  await settled()
  expect(sent.length).toBe(tries)
  away(false)
  viewed.view(3)
  await settled()
  expect(kept()).toEqual([3, 2, 1])
})
