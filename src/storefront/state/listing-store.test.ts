import { expect, test } from 'vitest'
import { createListingStore } from './listing-store.ts'

test('L-12 who listens to the listing is told of each change, and the state is the same object until then', () => {
  const store = createListingStore()
  const before = store.state()
  let told = 0
  const leave = store.subscribe(() => (told += 1))
  expect(store.state()).toBe(before)
  store.change({ words: '12 produtos' })
  expect(store.state()).toEqual({ step: { kind: 'still' }, words: '12 produtos', dialog: null })
  leave()
  store.change({ words: '' })
  expect(told).toBe(1)
})
