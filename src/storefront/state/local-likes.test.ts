import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { browserStorage, type KeyValues, type StorageProblem } from './browser-storage.ts'
import { LIKES_KEY, type LocalLike, MOST_LOCAL_LIKES, openLocalLikes, PROMPT_KEY } from './local-likes.ts'

/** The storage of one browser; each opened tab hears what the others write. */
function aBrowser(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  const tabs: [type: string, listener: (event: unknown) => void][] = []
  const keyValues: KeyValues = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
  const open = (storage: KeyValues = keyValues) =>
    openLocalLikes({
      storage: browserStorage(() => storage),
      page: {
        addEventListener: ((type: string, listener: (event: unknown) => void) =>
          tabs.push([type, listener])) as Window['addEventListener'],
        dispatchEvent: () => true,
      },
    })
  const tell = (type: string, event: object) =>
    tabs.forEach(([each, listener]) => {
      if (each === type) listener(event)
    })
  return {
    values,
    keyValues,
    open,
    tellTabs: (key: string | null) => tell('storage', { key }),
    goBack: () => tell('pageshow', { persisted: true }),
  }
}

function compared(itemId: number): LocalLike {
  return { itemType: 'comparison', itemId }
}
function liked(itemId: number): LocalLike {
  return { itemType: 'variant', itemId }
}
function full(): never {
  throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
}

describe('P-01 T-02 likes of this browser', () => {
  test('T-02 a like is kept over visits, once for each pair of type and id, in the order of adding', () => {
    const browser = aBrowser()
    const likes = browser.open()
    expect([likes.add(compared(7)), likes.add(compared(3)), likes.add(compared(7)), likes.add(liked(7))]).toEqual([
      'kept',
      'kept',
      'known',
      'kept',
    ])
    expect(
      browser
        .open()
        .list('comparison')
        .map(({ itemId }) => itemId),
    ).toEqual([7, 3])
    expect(browser.open().list('variant')).toEqual([liked(7)])
  })
  test('T-02 removing takes that pair and no other', () => {
    const likes = aBrowser().open()
    likes.add(compared(7))
    likes.add(liked(7))
    expect([likes.remove(compared(7)), likes.remove(compared(7))]).toEqual([true, false])
    expect([likes.list('comparison'), likes.list('variant')]).toEqual([[], [liked(7)]])
  })
  test('T-02 the third variant raises the prompt once, comparisons never do', () => {
    const browser = aBrowser()
    const likes = browser.open()
    for (const id of [1, 2, 3, 4]) likes.add(compared(id))
    likes.add(liked(1))
    likes.add(liked(2))
    expect(likes.isPromptRaised()).toBe(false)
    likes.add(liked(3))
    expect([likes.isPromptRaised(), browser.open().isPromptRaised()]).toEqual([true, true])
    likes.lowerPrompt()
    likes.add(liked(4))
    expect([likes.isPromptRaised(), browser.values.has(PROMPT_KEY)]).toEqual([false, false])
  })
  test('T-02 two tabs do not take from each other what the other added', () => {
    const browser = aBrowser()
    const [one, other] = [browser.open(), browser.open()]
    one.add(compared(1))
    other.add(compared(2))
    one.add(compared(3))
    expect(one.list('comparison').map(({ itemId }) => itemId)).toEqual([1, 2, 3])
  })
  test('T-02 a change of another tab is told, a clearing too', () => {
    const browser = aBrowser()
    const [one, other] = [browser.open(), browser.open()]
    const counts: number[] = []
    other.onChange(() => counts.push(other.list('comparison').length))
    one.add(compared(1))
    browser.tellTabs(LIKES_KEY)
    browser.tellTabs('something else')
    browser.values.clear()
    browser.tellTabs(null)
    expect(counts).toEqual([1, 0])
  })
  test("T-02 a page that comes back from the browser's memory knows what was changed meanwhile", () => {
    const browser = aBrowser()
    const [before, after] = [browser.open(), browser.open()]
    after.add(compared(1))
    browser.goBack()
    expect(before.list('comparison')).toEqual([compared(1)])
  })
  test.each([99, 100] as const)('X-07 of %i products to compare 99 are kept', (count) => {
    const likes = aBrowser().open()
    const answers = Array.from({ length: count }, (_, index) => likes.add(compared(index + 1)))
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(count - 99)
    expect(likes.list('comparison')).toHaveLength(99)
  })
})

describe('X-03 storage that does not keep', () => {
  const tabs = { addEventListener: () => undefined, dispatchEvent: () => true }
  const missing: readonly [StorageProblem, () => KeyValues | null | undefined][] = [
    ['not available', () => null],
    ['not available', () => undefined],
    [
      'disabled',
      () => {
        throw Object.assign(new Error('no'), { name: 'SecurityError' })
      },
    ],
    [
      'disabled',
      () => ({
        getItem: () => {
          throw new Error('no')
        },
        setItem: () => {
          throw new Error('no')
        },
        removeItem: () => undefined,
      }),
    ],
    ['quota exceeded', () => ({ getItem: () => null, setItem: full, removeItem: () => undefined })],
  ]
  test.each(missing)('X-03 answers "%s" and keeps until the page is left', (problem, find) => {
    const likes = openLocalLikes({ storage: browserStorage(find), page: tabs })
    expect([likes.add(compared(1)), likes.add(compared(2))]).toEqual([problem, problem])
    expect(likes.list('comparison').map(({ itemId }) => itemId)).toEqual([1, 2])
    expect(likes.remove(compared(1))).toBe(true)
    expect(likes.list('comparison').map(({ itemId }) => itemId)).toEqual([2])
  })
  test('X-03 a full storage does not lose what stood in it', () => {
    const before = JSON.stringify({ v: 1, value: [compared(1)] })
    const browser = aBrowser({ [LIKES_KEY]: before })
    const likes = browser.open({ ...browser.keyValues, setItem: full })
    expect([likes.add(compared(2)), likes.add(compared(3))]).toEqual(['quota exceeded', 'quota exceeded'])
    expect(likes.list('comparison').map(({ itemId }) => itemId)).toEqual([1, 2, 3])
    expect(browser.values.get(LIKES_KEY)).toBe(before)
  })
  test('T-02 whatever stands in the storage, what is read of it are likes, unique and not too many', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(
          fc.oneof(
            fc.record({
              itemType: fc.constantFrom('variant', 'comparison', 'user-related', 'toString'),
              itemId: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.string(), fc.double()),
            }),
            fc.anything(),
          ),
        )
        .map((value) => JSON.stringify(value) ?? ''),
    )
    const kept = junk.map((text) => `{"v":1,"value":${text}}`)
    fc.assert(
      fc.property(fc.oneof(junk, kept), (text) => {
        const likes = aBrowser({ [LIKES_KEY]: text }).open()
        const all = (['variant', 'comparison', 'user-related'] as const).flatMap((type) => likes.list(type))
        expect(all.every(({ itemId }) => Number.isSafeInteger(itemId) && itemId > 0)).toBe(true)
        expect(new Set(all.map(({ itemType, itemId }) => `${itemType} ${itemId}`)).size).toBe(all.length)
        expect(likes.add({ itemType: 'comparison', itemId: 1_000_000 })).toBe('kept')
      }),
    )
  })
  test('T-02 an id beyond what addresses take counts as nothing: the bare comparison would lead to it and be led back without end', () => {
    const value = [compared(2_147_483_648), compared(Number.MAX_SAFE_INTEGER), compared(2_147_483_647)]
    const text = JSON.stringify({ v: 1, value })
    expect(
      aBrowser({ [LIKES_KEY]: text })
        .open()
        .list('comparison'),
    ).toEqual([compared(2_147_483_647)])
  })
  test('T-02 too many in the storage are cut to what is kept', () => {
    const value = Array.from({ length: 5000 }, (_, index) => compared(index + 1))
    const text = JSON.stringify({ v: 1, value })
    expect(
      aBrowser({ [LIKES_KEY]: text })
        .open()
        .list('comparison'),
    ).toHaveLength(MOST_LOCAL_LIKES.comparison)
  })
})

describe('X-03 what an earlier release kept', () => {
  const earlier = JSON.stringify([liked(7), { ...compared(3), productId: 2 }, { itemType: 'x' }])
  test('X-03 T-02 the bare list of an earlier release is read once and written with its version; the prompt too', () => {
    const browser = aBrowser({ [LIKES_KEY]: earlier, [PROMPT_KEY]: '1' })
    const likes = browser.open()
    expect([likes.list('variant'), likes.list('comparison'), likes.isPromptRaised()]).toEqual([
      [liked(7)],
      [{ ...compared(3), productId: 2 }],
      true,
    ])
    expect(
      [browser.values.get(LIKES_KEY), browser.values.get(PROMPT_KEY)].map((text) => JSON.parse(text ?? '')),
    ).toEqual([
      { v: 1, value: [liked(7), { ...compared(3), productId: 2 }] },
      { v: 1, value: true },
    ])
  })
  test('X-03 a tab that still runs the earlier release is understood', () => {
    const browser = aBrowser()
    const likes = browser.open()
    browser.values.set(LIKES_KEY, earlier)
    browser.tellTabs(LIKES_KEY)
    expect(likes.list('variant')).toEqual([liked(7)])
  })
  test('X-03 where it cannot be written anew it stands as it was, and nothing is lost', () => {
    const browser = aBrowser({ [LIKES_KEY]: earlier })
    const likes = browser.open({ ...browser.keyValues, setItem: full })
    expect([likes.list('variant'), browser.values.get(LIKES_KEY)]).toEqual([[liked(7)], earlier])
    expect(likes.add(liked(8))).toBe('quota exceeded')
    expect([likes.list('variant').length, browser.values.get(LIKES_KEY)]).toEqual([2, earlier])
  })
  test('X-03 ten tabs that add at once lose nothing', () => {
    const browser = aBrowser({ [LIKES_KEY]: earlier })
    const tabs = Array.from({ length: 10 }, () => browser.open())
    tabs.forEach((tab, index) => tab.add(liked(100 + index)))
    expect(browser.open().list('variant')).toHaveLength(11)
  })
})
