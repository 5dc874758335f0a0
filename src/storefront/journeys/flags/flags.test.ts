import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resultRoutes } from '#domains/flags/results/result-routes.ts'
import { flagRoutes } from '#domains/flags/routes.ts'
import { testFlags } from '#domains/flags/testing.ts'
import { aUser } from '#domains/identity/testing.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { aVariant } from '../../testing.ts'
import { desktop, openJourneys } from '../testing.ts'

/** A-07 X-06 T-09: the unchanged package in a real browser, through an island that asks for a flag. */

const { db } = await testDatabase()
const { flags, set } = testFlags({ db, clock: systemClock })
const variations = [
  { key: 'small', name: 'Small' },
  { key: 'large', name: 'Large' },
]
function shareFavourites(rules: readonly object[]) {
  return {
    features: { 'share-favourites': { defaultValue: false, rules } },
    experiments: [{ key: 'share', name: 'Share', status: 'running', variations, goals: ['share'] }],
  }
}
await set(shareFavourites([]))

const liked = {
  variant: aVariant(),
  likedAt: new Date(),
  priceCents: null,
  fallCents: null,
  note: null,
  isForMarketing: false,
}
const journeys = openJourneys(
  {
    buckets: flags,
    people: aPeopleSource({ current: async () => aUser(1, 'Ana Reis'), signOut: async () => [] }),
    favourites: { load: async () => [liked] },
    routes: (app) => {
      flagRoutes(app, flags)
      resultRoutes(app, { db, clock: systemClock, flags })
    },
  },
  { consent: null, expected: /status of (?:404|422|503)/ },
)
const PATIENCE = { timeout: 15_000 }

/** What a page asks of flags, and the script that does. */
function recordAsked(page: Page): () => readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/sdk-\w+/, '{key}')
    if (/^\/(?:api\/features|api\/eval|sub)\/|flags-client|viewed-experiments/.test(path)) asked.push(path)
  })
  return () => asked
}
function count(asked: readonly string[], path: string): number {
  return asked.filter((each) => each === path).length
}
async function experimentCookies(page: Page): Promise<readonly string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name)
  return names.filter((name) => name.startsWith('experiment-')).toSorted()
}

test('A-07 X-06 T-09 an island asks late for its flag, follows the stream, and takes part in an experiment after consent alone, counted once', () =>
  journeys.visit(desktop, async (page) => {
    const asked = recordAsked(page)
    const bar = page.getByRole('region', { name: 'Cookies à sua escolha' })
    await page.goto('/')
    await bar.waitFor(PATIENCE)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(asked()).toEqual([])

    await page.goto('/user/favourites')
    const button = page.getByRole('button', { name: 'Partilhar a ligação' })
    await page.getByLabel('Ligação').waitFor(PATIENCE)
    await expect.poll(asked, PATIENCE).toContain('/sub/{key}')
    expect(count(asked(), '/api/features/{key}')).toBe(1)
    await button.waitFor({ ...PATIENCE, state: 'hidden' })

    await set(shareFavourites([{ force: true }]))
    await button.waitFor(PATIENCE)
    expect(count(asked(), '/api/features/{key}')).toBe(2)

    await set(shareFavourites([{ experiment: 'share', variations: [true, true] }]))
    await button.waitFor({ ...PATIENCE, state: 'hidden' })
    expect([await experimentCookies(page), count(asked(), '/api/v2/viewed-experiments')]).toEqual([[], 0])

    await bar.getByRole('button', { name: 'Aceitar todos', exact: true }).click()
    await button.waitFor(PATIENCE)
    const seen = () => db.selectFrom('flags.exposure').select('experiment_key').execute()
    await expect.poll(seen, PATIENCE).toEqual([{ experiment_key: 'share' }])
    expect(await experimentCookies(page)).toEqual(['experiment-bucket', 'experiment-visitor'])

    await page.reload()
    await button.waitFor(PATIENCE)
    await expect.poll(() => count(asked(), '/sub/{key}'), PATIENCE).toBe(2)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect([await seen(), count(asked(), '/api/v2/viewed-experiments')]).toEqual([[{ experiment_key: 'share' }], 1])
  }))
