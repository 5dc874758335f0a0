import { describe, expect, test, vi } from 'vitest'
import type { FlagsClient } from './flags-client.ts'
import { createFlagsStore } from './flags-store.ts'

/** A-07 flags of a browser, without the package: when it is loaded, and who is told. */

const PLACE = 'https://features.poiso.test|sdk-1'

function aStore({ place = PLACE, failures = 0 }: { readonly place?: string | null; readonly failures?: number } = {}) {
  const values = new Map<string, unknown>([['look', true]])
  const opened: string[] = []
  const consents: (() => void)[] = []
  const visitorsTaken = vi.fn<() => void>()
  let change: () => void = () => undefined
  let failuresLeft = failures
  const client: FlagsClient = { valueOf: (key) => values.get(key), takeVisitor: visitorsTaken }
  const store = createFlagsStore({
    place: place ?? undefined,
    open: async (at, onChange) => {
      opened.push(at)
      if (failuresLeft-- > 0) throw new Error('the script did not come')
      change = onChange
      return client
    },
    onConsent: (listener) => void consents.push(listener),
  })
  return {
    store,
    opened,
    visitorsTaken,
    consent: () => consents.forEach((listener) => listener()),
    set: (key: string, value: unknown) => {
      values.set(key, value)
      change()
    },
  }
}
function told() {
  return vi.fn<() => void>()
}

describe('A-07 flags of a browser', () => {
  test('nothing is loaded before somebody listens, and once for all who do', async () => {
    const { store, opened } = aStore()
    expect([store.valueOf('look'), opened]).toEqual([undefined, []])
    const [one, other] = [told(), told()]
    store.subscribe(one)
    store.subscribe(other)
    expect(store.valueOf('look')).toBeUndefined()
    await vi.waitFor(() => expect(one).toHaveBeenCalledOnce())
    expect([store.valueOf('look'), store.valueOf('unheard-of'), opened]).toEqual([true, undefined, [PLACE]])
    expect(other).toHaveBeenCalledOnce()
    store.subscribe(told())
    expect(opened).toHaveLength(1)
  })

  test('a change is told to who still listens', async () => {
    const { store, set } = aStore()
    const [stays, leaves] = [told(), told()]
    store.subscribe(stays)
    const leave = store.subscribe(leaves)
    await vi.waitFor(() => expect(stays).toHaveBeenCalledOnce())
    leave()
    set('look', false)
    expect([store.valueOf('look'), stays.mock.calls.length, leaves.mock.calls.length]).toEqual([false, 2, 1])
  })

  test('what did not load is known to nobody, and tried again by the next who listens', async () => {
    const { store, opened } = aStore({ failures: 1 })
    const first = told()
    store.subscribe(first)
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce())
    expect([store.valueOf('look'), opened.length]).toEqual([undefined, 1])
    store.subscribe(told())
    await vi.waitFor(() => expect(store.valueOf('look')).toBe(true))
    expect([opened.length, first.mock.calls.length]).toEqual([2, 2])
  })

  test('a page that names no place asks for nothing', () => {
    const { store, opened } = aStore({ place: null })
    store.subscribe(told())
    expect([store.valueOf('look'), opened]).toEqual([undefined, []])
  })

  test('T-01 a choice of consent has the client take the number of the browser anew; before there is one, nothing', async () => {
    const { store, consent, visitorsTaken } = aStore()
    consent()
    expect(visitorsTaken).not.toHaveBeenCalled()
    const listener = told()
    store.subscribe(listener)
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
    consent()
    expect(visitorsTaken).toHaveBeenCalledOnce()
  })
})
