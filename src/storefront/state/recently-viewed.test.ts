import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { createRecentlyViewed, VIEWED_KEY } from './recently-viewed.ts'

function aBrowser(first: string | null = null) {
  const kept = new Map<string, string>(first === null ? [] : [[VIEWED_KEY, first]])
  const page = new EventTarget() as Window
  const storage = browserStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }))
  return { page, open: () => createRecentlyViewed({ storage, page }) }
}

test('U-06 the last one seen comes first, each once, and 50 are kept', () => {
  const { open } = aBrowser()
  const viewed = open()
  for (let id = 1; id <= 60; id += 1) viewed.view(id)
  viewed.view(40)
  expect([viewed.list().length, viewed.list().slice(0, 3), viewed.list().at(-1)]).toEqual([50, [40, 60, 59], 11])
  expect(open().list()).toEqual(viewed.list())
  expect(viewed.list()).toBe(viewed.list())
})

test('U-06 what another tab saw is kept beside, and told', () => {
  const { open, page } = aBrowser()
  const [one, other] = [open(), open()]
  let told = 0
  other.subscribe(() => (told += 1))
  one.view(7)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: VIEWED_KEY }))
  expect([other.list(), told]).toEqual([[7], 1])
  other.view(9)
  one.view(8)
  expect(one.list()).toEqual([8, 9, 7])
})

test.each(['nothing', '[1,2]', '{"v":2,"value":[1]}', '{"v":1,"value":[-1,"2"]}', '{"v":1,"value":7}'])(
  'U-06 X-03 what is not ours counts as nothing: %s',
  (text) => {
    expect(aBrowser(text).open().list()).toEqual([])
  },
)
