import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { countVisit, installHidden } from './visits.ts'

const DAY_MS = 86_400_000

function aBrowser() {
  const values = new Map<string, string>()
  let nowMs = 1_000_000
  const surroundings = () => ({
    storage: browserStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => void values.set(key, text),
      removeItem: (key) => void values.delete(key),
    })),
    page: new EventTarget() as unknown as Window,
    now: () => nowMs,
    later: () => undefined,
  })
  return { surroundings, values, pass: (ms: number) => void (nowMs += ms) }
}

test('H-08 pages within half an hour of each other are one visit', () => {
  const browser = aBrowser()
  const visit = () => countVisit(browser.surroundings())
  const counts = [visit(), visit()]
  for (const ms of [29 * 60_000, 29 * 60_000, 31 * 60_000]) {
    browser.pass(ms)
    counts.push(visit())
  }
  expect(counts).toEqual([1, 1, 1, 1, 2])
})

test('H-08 a browser that keeps nothing is on its first visit', () => {
  const storage = browserStorage(() => null)
  expect([1, 2].map(() => countVisit({ ...aBrowser().surroundings(), storage }))).toEqual([1, 1])
})

test('H-08 X-07 closing the prompt hides it for 30 days', () => {
  const browser = aBrowser()
  installHidden(browser.surroundings()).set(true)
  browser.pass(30 * DAY_MS - 1)
  expect(installHidden(browser.surroundings()).current()).toBe(true)
  browser.pass(1)
  expect(installHidden(browser.surroundings()).current()).toBeNull()
})
