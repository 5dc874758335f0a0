import { expect, test } from 'vitest'
import { acceptedAll, refusedAll } from '#domains/identity/rules/consent.ts'
import { createConsentStore } from './consent-store.ts'

const ID = '3f2c8d7e-0000-4000-8000-123456789abc'

/** A browser of several tabs: its cookies, and what its storage tells the others. */
function aBrowser(cookies: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(cookies))
  const written: string[] = []
  const tabs: EventTarget[] = []
  const jar = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      kept.set(name, value)
    },
  }
  const openTab = () => {
    const page = new EventTarget()
    tabs.push(page)
    const tell = (key: string, newValue: string | null) => {
      for (const tab of tabs)
        if (tab !== page) tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    }
    const storage = { read: () => null, write: (key: string, text: string | null) => (tell(key, text), null) }
    return createConsentStore({ jar, storage, page: page as never, root: page as never, newId: () => ID })
  }
  return { openTab, kept, written }
}

test('T-01 nothing is allowed before a choice, and then what was chosen', () => {
  const store = aBrowser().openTab()
  expect([store.now(), store.allows('analytics'), store.allows('marketing'), store.allows('functional')]).toEqual([
    null,
    false,
    false,
    false,
  ])
  store.choose({ ...refusedAll, analytics: true })
  expect([store.allows('analytics'), store.allows('marketing')]).toEqual([true, false])
})

test('T-01 the cookie is kept for 365 days, Lax, its pipe unescaped', () => {
  const { openTab, written, kept } = aBrowser()
  openTab().choose(acceptedAll)
  expect(written.at(-1)).toBe('_cc=analytics|essential|functional|marketing; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(kept.get('_ccp')).toBe(`2026-11.${ID}`)
})

test('T-01 who refuses everything is given no number; who agreed before keeps it, as the proof of what was withdrawn', () => {
  const refusing = aBrowser()
  refusing.openTab().choose(refusedAll)
  expect(refusing.kept.get('_ccp')).toBe('2026-11')
  const withdrawing = aBrowser()
  withdrawing.openTab().choose(acceptedAll)
  withdrawing.openTab().choose(refusedAll)
  expect(withdrawing.kept.get('_ccp')).toBe(`2026-11.${ID}`)
})

test('T-01 ten tabs hear of a choice in one, each once', () => {
  const { openTab } = aBrowser()
  const tabs = Array.from({ length: 10 }, openTab)
  const told = tabs.map((tab) => {
    const heard: unknown[] = []
    tab.subscribe(() => heard.push(tab.now()))
    return heard
  })
  tabs[3]?.choose(refusedAll)
  tabs[3]?.choose(refusedAll)
  expect(told).toEqual(tabs.map(() => [refusedAll]))
})

test('T-01 a choice of an older text is asked for again', () => {
  expect(aBrowser({ _cc: 'essential', _ccp: '2020-01' }).openTab().now()).toBeNull()
  expect(aBrowser({ _cc: 'essential' }).openTab().now()).toEqual(refusedAll)
})
