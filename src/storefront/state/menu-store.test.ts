import { expect, test } from 'vitest'
import type { Menu } from '#platform/api-client/calls.ts'
import { browserStorage } from './browser-storage.ts'
import { createMenuStore } from './menu-store.ts'

const HOUR_MS = 3_600_000

function aMenu(name: string): Menu {
  return { primary: [{ id: 1, name, imageUrl: null, slug: 'salas', children: [] }], rooms: [], gifts: [], top: [] }
}

/** Pages of one browser, one after the other; each asks the next of the answers. */
function aBrowser(answers: readonly (Menu | Error)[]) {
  const values = new Map<string, string>()
  let [nowMs, asked] = [1_000_000, 0]
  const open = (isPhone = false) =>
    createMenuStore({
      ask: async () => {
        const answer = answers[asked++]
        if (answer instanceof Error || answer === undefined) throw answer ?? new Error('no answer left')
        return answer
      },
      isPhone: () => isPhone,
      storage: browserStorage(() => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, text) => void values.set(key, text),
        removeItem: (key) => void values.delete(key),
      })),
      page: new EventTarget() as unknown as Window,
      now: () => nowMs,
      later: () => undefined,
    })
  return { open, values, pass: (ms: number) => void (nowMs += ms), askedTimes: () => asked }
}
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
function nameOf(store: ReturnType<ReturnType<typeof aBrowser>['open']>): string {
  const state = store.state()
  return state.kind === 'shown' ? (state.menu.primary[0]?.name ?? '') : state.kind
}

test('H-04 X-07 the menu is kept for an hour', async () => {
  const browser = aBrowser([aMenu('first'), aMenu('second')])
  const store = browser.open()
  expect(nameOf(store)).toBe('unasked')
  store.load()
  store.load()
  expect(nameOf(store)).toBe('loading')
  await settled()
  browser.pass(HOUR_MS - 1)
  const next = browser.open()
  next.load()
  await settled()
  expect([nameOf(store), nameOf(next), browser.askedTimes()]).toEqual(['first', 'first', 1])
  browser.pass(1)
  const late = browser.open()
  late.load()
  await settled()
  expect([nameOf(late), browser.askedTimes()]).toEqual(['second', 2])
})

test('H-04 on a phone what is kept is shown at once and asked for anew', async () => {
  const browser = aBrowser([aMenu('first'), aMenu('second'), new Error('away')])
  browser.open().load()
  await settled()
  const phone = browser.open(true)
  phone.load()
  expect(nameOf(phone)).toBe('first')
  await settled()
  expect(nameOf(phone)).toBe('second')
  phone.load()
  await settled()
  expect([nameOf(phone), browser.askedTimes()]).toEqual(['second', 3])
})

test('M-13 a menu that cannot be loaded can be tried again; garbage in the storage counts as nothing', async () => {
  const browser = aBrowser([new Error('away'), aMenu('there')])
  for (const junk of [
    '{"v":1,"until":9e15,"value":{"primary":[{"name":"x"}]}}',
    '{"v":1,"until":9e15,"value":[]}',
    'x',
  ])
    browser.values.set('poiso.menu', junk)
  const store = browser.open()
  store.load()
  await settled()
  expect(nameOf(store)).toBe('failed')
  store.load()
  expect(nameOf(store)).toBe('loading')
  await settled()
  expect(nameOf(store)).toBe('there')
})
