import { expect, test } from 'vitest'
import type { Me } from '#platform/api-client/calls.ts'
import { createMeStore } from './me-store.ts'
import { sessionStore } from './session-store.ts'

const ana: Me = {
  name: 'Ana Reis',
  firstName: 'Ana',
  initials: 'AR',
  avatarUrl: null,
  isAdmin: false,
  isEshop: false,
  adminModeEnabled: false,
  adminOrigin: null,
  staffUrl: null,
  likes: { variants: 0, comparisons: [] },
  keepsViewed: false,
}

/** A store over a list of answers, and what it has told so far. */
function aStore(answers: readonly (Me | null | Error)[]) {
  let asked = 0
  const jar = { cookie: 'a=b; jwt=shown' }
  const page = new EventTarget()
  const root = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const store = createMeStore(
    async () => {
      const answer = answers[asked++]
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
    sessionStore(jar, page as never, root as never),
  )
  const told: (string | null)[] = []
  const listen = () => store.subscribe(() => told.push(store.current()?.name ?? null))
  return {
    store,
    told,
    listen,
    askedTimes: () => asked,
    comeBack: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    comeToTab: (cookie: string) => {
      jar.cookie = cookie
      root.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

test('ADR 0051 nobody is asked before somebody listens, and once for all who do', async () => {
  const { told, listen, askedTimes } = aStore([ana])
  expect(askedTimes()).toBe(0)
  listen()
  listen()
  await settled()
  expect([askedTimes(), told]).toEqual([1, ['Ana Reis', 'Ana Reis']])
})

test('a call that fails leaves the page as it is for everybody', async () => {
  const { store, listen } = aStore([new Error('away')])
  listen()
  await settled()
  expect(store.current()).toBeNull()
})

test('a page that comes back from the browser’s memory forgets who has signed out since', async () => {
  const { told, listen, askedTimes, comeBack } = aStore([ana, null])
  listen()
  await settled()
  comeBack(false)
  await settled()
  expect(askedTimes()).toBe(1)
  comeBack(true)
  await settled()
  expect(told).toEqual(['Ana Reis', null])
})

test('T-07 who signs out in another tab is gone from this one when it is looked at, and nobody is asked', async () => {
  const { told, listen, askedTimes, comeToTab } = aStore([ana, ana])
  listen()
  await settled()
  comeToTab('a=b; jwt=shown')
  comeToTab('a=b')
  await settled()
  expect([told, askedTimes()]).toEqual([['Ana Reis', null], 1])
  comeToTab('jwt=again')
  await settled()
  expect([told.at(-1), askedTimes()]).toEqual(['Ana Reis', 2])
})
