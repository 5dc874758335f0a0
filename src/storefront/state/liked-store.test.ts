import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { createLikedStore } from './liked-store.ts'
import { MOST_LOCAL_LIKES } from './local-likes.ts'
import { likesOfBrowser } from './testing-likes.ts'

function aBrowser() {
  const kept = new Map<string, string>()
  const storage = browserStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }))
  return { open: () => createLikedStore(likesOfBrowser({ storage, page: new EventTarget() as Window })) }
}

test('L-02 T-02 a heart keeps its offer in this browser and lets it go again; who listens is told', () => {
  const { open } = aBrowser()
  const store = open()
  let told = 0
  store.subscribe(() => (told += 1))
  expect(store.ids().size).toBe(0)
  store.toggle(7)
  store.toggle(9)
  expect([[...store.ids()], told, store.ids() === store.ids()]).toEqual([[7, 9], 2, true])
  expect([...open().ids()]).toEqual([7, 9])
  store.toggle(7)
  expect([[...store.ids()], [...open().ids()]]).toEqual([[9], [9]])
})

test('P-01 X-03 what is put back stands where it was; a browser that keeps nothing is known by it', () => {
  const { open } = aBrowser()
  const store = open()
  for (const id of [7, 8, 9]) store.add(id)
  store.remove(8)
  store.add(8, 9)
  expect([[...store.ids()], store.isKept()]).toEqual([[7, 8, 9], true])
  const page = new EventTarget() as Window
  const forgetful = createLikedStore(likesOfBrowser({ storage: browserStorage(() => null), page }))
  forgetful.toggle(7)
  expect([[...forgetful.ids()], forgetful.isKept()]).toEqual([[7], false])
})

test('T-02 P-01 a heart too many is refused, and the others stay', () => {
  const { open } = aBrowser()
  const store = open()
  for (let id = 1; id <= MOST_LOCAL_LIKES.variant; id++) expect(store.toggle(id)).toBe(true)
  expect([store.toggle(9_999), store.ids().size, store.ids().has(9_999), store.isKept()]).toEqual([
    false,
    MOST_LOCAL_LIKES.variant,
    false,
    true,
  ])
  // One goes, one comes.
  expect([store.toggle(1), store.toggle(9_999)]).toEqual([true, true])
})
