import { expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { experimentVisitor } from './experiment-visitor.ts'
import { createExposures } from './exposures.ts'

function aBrowser() {
  const values = new Map<string, string>()
  let consents = true
  let isAway = false
  const sent: string[] = []
  const open = () =>
    createExposures({
      storage: browserStorage(() => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, text) => void values.set(key, text),
        removeItem: (key) => void values.delete(key),
      })),
      page: new EventTarget() as unknown as Window,
      later: () => undefined,
      visitor: () => (consents ? '00000000-0000-4000-8000-000000000000' : null),
      send: async (names) => {
        if (isAway) throw new Error('away')
        sent.push(names.join())
      },
    })
  return {
    open,
    sent,
    consent: (agrees: boolean) => (consents = agrees),
    goAway: (away: boolean) => (isAway = away),
  }
}

test('T-09 each experiment|variation is told once, on this page and on the next', async () => {
  const browser = aBrowser()
  const page = browser.open()
  page.tell(['words|new'])
  page.tell(['words|new', 'look|shown'])
  await vi.waitFor(() => expect(browser.sent).toEqual(['words|new,look|shown']))
  browser.open().tell(['words|new', 'shade|b'])
  await vi.waitFor(() => expect(browser.sent).toEqual(['words|new,look|shown', 'shade|b']))
})

test('what did not arrive is told with the next; without consent nothing is', async () => {
  const browser = aBrowser()
  const page = browser.open()
  browser.goAway(true)
  page.tell(['words|new'])
  await Promise.resolve()
  browser.goAway(false)
  browser.consent(false)
  page.tell(['look|shown'])
  await new Promise(setImmediate)
  expect(browser.sent).toEqual([])
  browser.consent(true)
  page.tell([])
  await vi.waitFor(() => expect(browser.sent).toEqual(['words|new,look|shown']))
})

test('the number of a browser is kept with consent to analytics alone, and its bucket with it', () => {
  const written: string[] = []
  const jar = {
    get cookie() {
      return written.map((each) => each.split(';')[0]).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const newId = () => '00000000-0000-4000-8000-000000000006'
  expect(experimentVisitor({ jar, newId, consent: { allows: () => false } })).toBeNull()
  expect(written).toEqual([])
  const consent = { allows: (kind: string) => kind === 'analytics' }
  expect([
    experimentVisitor({ jar, newId, consent }),
    experimentVisitor({ jar, newId: () => 'other', consent }),
  ]).toEqual([newId(), newId()])
  expect(written.map((each) => each.split(';')[0])).toEqual([`experiment-visitor=${newId()}`, 'experiment-bucket=2'])
})
