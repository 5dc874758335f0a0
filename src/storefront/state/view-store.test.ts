import { expect, test } from 'vitest'
import { createViewStore } from './view-store.ts'

function over(text: string | null) {
  let kept = text
  return createViewStore({
    storage: {
      read: () => kept,
      write: (_key, next) => {
        kept = next
        return null
      },
    },
    page: { addEventListener: () => undefined, dispatchEvent: () => true },
  })
}

test('L-01 grid or list is kept; what another version or hand wrote counts as nothing', () => {
  const store = over(null)
  expect(store.current()).toBeNull()
  store.set('rows')
  expect(store.current()).toBe('rows')
  for (const text of ['{"v":1,"value":"mosaic"}', '{"v":9,"value":"rows"}', 'x', '[]'])
    expect(over(text).current(), text).toBeNull()
})
