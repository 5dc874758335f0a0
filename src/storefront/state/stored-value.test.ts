import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { browserStorage, type KeyValues, type StorageProblem } from './browser-storage.ts'
import { LONGEST_TIMER_MS, openStored, type StoredKey } from './stored-value.ts'

const DAY_MS = 86_400_000
const COUNT: StoredKey<number> = {
  key: 'poiso.count',
  version: 2,
  read: (value) => (Number.isInteger(value) ? (value as number) : null),
}

/** A browser with tabs, a clock and timers. */
function aBrowser(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  const tabs: EventTarget[] = []
  const timers: { act: () => void; ms: number }[] = []
  let nowMs = 1_000_000
  const keyValues: KeyValues = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
  const open = <Value>(key: StoredKey<Value>, find: () => KeyValues | null | undefined = () => keyValues) => {
    const page = new EventTarget()
    tabs.push(page)
    return openStored(key, {
      storage: browserStorage(find),
      page: page as unknown as Window,
      now: () => nowMs,
      later: (act, ms) => timers.push({ act, ms }),
    })
  }
  const tell = (type: string, facts: object) =>
    tabs.forEach((tab) => tab.dispatchEvent(Object.assign(new Event(type), facts)))
  return {
    values,
    timers,
    open,
    tellTabs: (key: string | null) => tell('storage', { key }),
    goBack: () => tell('pageshow', { persisted: true }),
    pass: (ms: number) => {
      nowMs += ms
      for (const { act } of timers.splice(0)) act()
    },
  }
}

describe('X-03 a value of the storage', () => {
  test('X-03 is kept over visits and is the same in all tabs', () => {
    const browser = aBrowser()
    const [one, other] = [browser.open(COUNT), browser.open(COUNT)]
    const heard: (number | null)[] = []
    const deafen = other.subscribe(() => heard.push(other.current()))
    expect([one.current(), one.set(3)]).toEqual([null, null])
    browser.tellTabs('something else')
    browser.tellTabs(COUNT.key)
    expect([heard, other.current(), browser.open(COUNT).current()]).toEqual([[3], 3, 3])
    browser.values.clear()
    browser.tellTabs(null)
    expect(heard).toEqual([3, null])
    deafen()
    one.set(4)
    expect(other.change((present) => (present ?? 0) + 1)).toBeNull()
    expect(other.current()).toBe(5)
    one.set(4)
    browser.goBack()
    expect([heard.length, other.current()]).toEqual([2, 4])
  })

  test('X-03 of another version, or of anybody else, counts as nothing and stands until something is set', () => {
    for (const text of ['{"v":1,"value":3}', '{"v":2,"value":"3"}', '3', 'null', '{', '"x"', '[]']) {
      const browser = aBrowser({ [COUNT.key]: text })
      const count = browser.open(COUNT)
      expect([text, count.current(), browser.values.get(COUNT.key)]).toEqual([text, null, text])
      count.set(5)
      expect(browser.open(COUNT).current()).toBe(5)
    }
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        (text) =>
          typeof aBrowser({ [COUNT.key]: text })
            .open(COUNT)
            .current() !== 'string',
      ),
    )
  })

  test('X-03 is over when its time is, and says so; one without an end counts as nothing', () => {
    const browser = aBrowser()
    const hidden = browser.open({ ...COUNT, ttlMs: 5_000 })
    let told = 0
    hidden.subscribe(() => (told += 1))
    hidden.set(1)
    browser.pass(4_999)
    expect([hidden.current(), told]).toEqual([1, 1])
    browser.pass(1)
    expect([hidden.current(), told, browser.open({ ...COUNT, ttlMs: 5_000 }).current()]).toEqual([null, 2, null])
    expect(
      aBrowser({ [COUNT.key]: '{"v":2,"value":3}' })
        .open({ ...COUNT, ttlMs: 5_000 })
        .current(),
    ).toBeNull()
  })

  test('X-03 X-07 no timer waits longer than 2147483647 ms; after it another one does', () => {
    const browser = aBrowser()
    const hidden = browser.open({ ...COUNT, ttlMs: 30 * DAY_MS })
    hidden.set(1)
    expect(browser.timers.map(({ ms }) => ms)).toEqual([LONGEST_TIMER_MS])
    browser.pass(LONGEST_TIMER_MS)
    expect(hidden.current()).toBe(1)
    expect(browser.timers.map(({ ms }) => ms)).toEqual([30 * DAY_MS - LONGEST_TIMER_MS])
    browser.pass(30 * DAY_MS - LONGEST_TIMER_MS)
    expect([hidden.current(), browser.timers]).toEqual([null, []])
  })

  test('X-03 what an earlier release kept in a form of its own is read once and written anew; what is not it counts as nothing', () => {
    const key = { ...COUNT, earlier: (text: string) => (/^n\d+$/.test(text) ? Number(text.slice(1)) : null) }
    const browser = aBrowser({ [COUNT.key]: 'n4' })
    expect([browser.open(key).current(), browser.values.get(COUNT.key)]).toEqual([4, '{"v":2,"value":4}'])
    expect(
      aBrowser({ [COUNT.key]: 'm4' })
        .open(key)
        .current(),
    ).toBeNull()
  })

  test('X-03 a change to what is there already sets nothing', () => {
    const browser = aBrowser()
    const count = browser.open(COUNT)
    count.set(3)
    let told = 0
    count.subscribe(() => (told += 1))
    expect([count.change((present) => present), told]).toEqual([null, 0])
  })

  const problems: readonly [StorageProblem, () => KeyValues | null | undefined][] = [
    ['not available', () => undefined],
    ['disabled', () => refuse('SecurityError')],
    [
      'quota exceeded',
      () => ({ getItem: () => null, setItem: () => refuse('QuotaExceededError'), removeItem: () => undefined }),
    ],
  ]
  test.each(problems)('X-03 "%s" is told, and the value holds until the page is left', (problem, find) => {
    const browser = aBrowser()
    const count = browser.open(COUNT, find)
    expect(count.set(7)).toBe(problem)
    browser.tellTabs(COUNT.key)
    browser.goBack()
    expect(count.current()).toBe(7)
  })
})

function refuse(name: string): never {
  throw Object.assign(new Error(name), { name })
}
