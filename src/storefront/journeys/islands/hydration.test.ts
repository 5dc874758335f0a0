import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { projectRoot } from '#platform/project-root.ts'
import { TEST_BOARD_TOKEN } from '../../pages/boards/testing.ts'
import type { IslandElement } from '../../islands/island-element.ts'
import { LOGIN_COOKIE } from '../../state/session-store.ts'
import { keepViewed } from '../search/testing.ts'
import { desktop, openJourneys } from '../testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { aVariant } from '../../testing.ts'
import { ADDRESSES, keepToCompare } from './testing.ts'

/** React that is built for development compares what it renders with what it finds, and complains on the console. */
const people = aPeopleSource({
  current: async ({ headers }) => (cookieValue(headers.cookie, LOGIN_COOKIE) === null ? null : aUser(1, 'Ana Reis')),
})
const likedAt = new Date('2026-11-20T10:00:00Z')
const favourite = { variant: aVariant(), likedAt, priceCents: null, fallCents: null, note: null, isForMarketing: false }
const favourites = { load: async () => [favourite] }
const journeys = openJourneys({ isReactTalkative: true, people, favourites }, { expected: /status of (?:404|410)/ })
const islands = globSync('src/storefront/parts/*/*.island.tsx', { cwd: projectRoot }).map((path) =>
  basename(path, '.island.tsx'),
)

test('X-02 each island renders in the browser what the server has sent, on each page that holds it', async () => {
  const seen = new Set<string>()
  const signedIn = [
    ...ADDRESSES.map(([address]) => address),
    '/dev/ui',
    '/dev/events',
    `/quadro/${TEST_BOARD_TOKEN}`,
  ].map((path) => [path, true] as const)
  // What these hold depends on who asks.
  const signedOut = ['/user/favourites', '/login'].map((path) => [path, false] as const)
  for (const [path, isSignedIn] of [...signedIn, ...signedOut])
    await journeys.visit(desktop, async (page) => {
      if (isSignedIn)
        await page.context().addCookies([{ name: LOGIN_COOKIE, value: 'shown-only', url: journeys.site.origin }])
      await keepToCompare(page, [1000, 1003])
      await keepViewed(page, [1000])
      await page.goto(path)
      const names = await page.evaluate(() => {
        const found = [...document.querySelectorAll<HTMLElement>('poiso-island')]
        for (const island of found) {
          island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
          if (island.dataset['wakes'] === 'called') (island as IslandElement).wake()
        }
        return found.map(({ dataset }) => dataset['island'] ?? '')
      })
      for (const name of names) seen.add(name)
      // React marks what it has taken over, of an empty island the island; what only its being seen wakes is brought into sight.
      const asleep = () =>
        page.evaluate(() => {
          const found = [...document.querySelectorAll<HTMLElement>('poiso-island')].filter(
            (island) =>
              !Object.keys(island.firstElementChild ?? island).some((key) => /^__react(?:Props|Container)/.test(key)),
          )
          ;(found[0]?.firstElementChild ?? found[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })
          return found.map(({ dataset }) => dataset['island'])
        })
      await expect.poll(asleep, { message: path, timeout: 30_000 }).toEqual([])
    })
  expect([...seen].sort()).toEqual(islands.sort())
})
