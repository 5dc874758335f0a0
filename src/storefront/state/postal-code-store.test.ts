import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { createPostalCodeStore, POSTAL_CODE_KEY } from './postal-code-store.ts'

function aBrowser(text: string | null) {
  const values = new Map(text === null ? [] : [[POSTAL_CODE_KEY, text]])
  const store = createPostalCodeStore({
    storage: browserStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, next) => void values.set(key, next),
      removeItem: (key) => void values.delete(key),
    })),
    page: new EventTarget() as unknown as Window,
  })
  return { store, kept: () => values.get(POSTAL_CODE_KEY) ?? null }
}

test('X-03 A-01.15 the bare code of an earlier release is read once and written with its version', () => {
  const { store, kept } = aBrowser('1000-100')
  expect([store.current(), kept()]).toEqual(['1000-100', '{"v":1,"value":"1000-100"}'])
})

test.each([null, '', 'x', '{}', '{"v":1,"value":"0100"}', '{"v":1,"value":7}', '{"v":2,"value":"1000"}', '0999-100'])(
  'X-03 what is no code (%s) counts as none, and one can be set',
  (text) => {
    const { store, kept } = aBrowser(text)
    expect([store.current(), kept()]).toEqual([null, text])
    expect([store.set('4000-001'), store.current()]).toEqual([null, '4000-001'])
    store.set(null)
    expect(kept()).toBeNull()
  },
)
