import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { functionalStorage } from './functional-storage.ts'
import { openStored } from './stored-value.ts'

function kept(first: readonly (readonly [string, string])[] = []) {
  const values = new Map(first)
  const storage = browserStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }))
  return { values, storage }
}

test('T-01 without consent it is kept until the tab is closed, and what stood there goes; with it for good', () => {
  const [lasting, ofTab] = [kept([['seen', 'of an earlier visit']]), kept()]
  let isAllowed = false
  const storage = functionalStorage('seen', { allows: () => isAllowed }, lasting.storage, ofTab.storage)
  const page = new EventTarget()
  const seen = openStored<number>(
    { key: 'seen', version: 1, read: (value) => (typeof value === 'number' ? value : null) },
    { storage, page: page as never },
  )
  expect([...lasting.values]).toEqual([])
  seen.set(7)
  expect([lasting.values.size, ofTab.values.size]).toEqual([0, 1])
  isAllowed = true
  seen.set(seen.current())
  expect(lasting.values.get('seen')).toContain('7')
})
