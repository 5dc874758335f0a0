import { beforeAll, expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { chosenOf, createCompareStore } from './compare-store.ts'
import { LIKES_KEY, openLocalLikes } from './local-likes.ts'

/** `track` tells the page. */
beforeAll(() => void Object.assign(globalThis, { document: new EventTarget() }))

/** A browser with two tabs: each hears what the other writes. */
function twoTabs() {
  const values = new Map<string, string>()
  const tabs = [new EventTarget(), new EventTarget()] as const
  const keyValues = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
  const stores = tabs.map((tab) =>
    createCompareStore(openLocalLikes({ storage: browserStorage(() => keyValues), page: tab as Window })),
  )
  const tell = (tab: EventTarget) => tab.dispatchEvent(Object.assign(new Event('storage'), { key: LIKES_KEY }))
  return { here: stores[0]!, there: stores[1]!, tellThere: () => tell(tabs[1]) }
}
const sofa = { name: 'Sofá Alvor', variantId: 7, productId: 5 }

test('T-02 R-08 in and out, said each time with what stands in it then', () => {
  const { here } = twoTabs()
  here.toggle(sofa)
  expect([here.list().map(({ itemId }) => itemId), here.said()]).toEqual([
    [7],
    { words: 'Na comparação: Sofá Alvor.', ids: [7] },
  ])
  here.toggle(sofa)
  expect([here.list(), here.said()]).toEqual([[], { words: 'Fora da comparação: Sofá Alvor.', ids: [] }])
  here.hush()
  expect(here.said()).toBeNull()
})

test('T-02 the same product by another offer is chosen, and taken out by it', () => {
  const { here } = twoTabs()
  here.toggle(sofa)
  const other = { ...sofa, variantId: 8 }
  expect(chosenOf(here.list(), other)).toEqual({ itemType: 'comparison', itemId: 7, productId: 5 })
  here.toggle(other)
  expect(here.list()).toEqual([])
})

test('X-02 the list is the same object until it changes, and who no longer listens is not told', () => {
  const { here } = twoTabs()
  let told = 0
  const leave = here.subscribe(() => (told += 1))
  here.add(sofa)
  const list = here.list()
  expect([here.list() === list, told]).toEqual([true, 1])
  leave()
  here.remove(7)
  expect([here.list() === list, told]).toEqual([false, 1])
})

test('T-02 another tab is in step', () => {
  const { here, there, tellThere } = twoTabs()
  let told = 0
  there.subscribe(() => (told += 1))
  here.toggle(sofa)
  tellThere()
  expect([there.list(), told, there.said()]).toEqual([here.list(), 1, null])
})
