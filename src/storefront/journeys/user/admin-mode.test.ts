import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN_MODE_COOKIE } from '#domains/identity/contract.ts'
import { aUser } from '#domains/identity/testing.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

/** P-03 L-14 T-05: an admin, and somebody who says so by a cookie alone. */
const people = aPeopleSource({
  current: async ({ headers }) => {
    const session = cookieValue(headers.cookie, 'session')
    if (session === null) return null
    const isAdmin = session === 'admin'
    const adminModeEnabled = isAdmin && cookieValue(headers.cookie, ADMIN_MODE_COOKIE) === '1'
    return { ...aUser(1, 'Sofia Antunes'), isAdmin, adminModeEnabled }
  },
})
const journeys = openJourneys({ people }, { expected: /status of (?:401|403|404|503)/ })
const LISTING = '/produtos/sofas'

async function signIn(context: BrowserContext, session: string, mode = '1'): Promise<void> {
  const url = journeys.site.origin
  await context.addCookies([
    { name: 'session', value: session, url, httpOnly: true },
    { name: 'jwt', value: 'shown-only', url },
    { name: ADMIN_MODE_COOKIE, value: mode, url },
  ])
}
/** Of each offer but the first that is asked for; `failing`: so many calls before are refused as busy. */
async function scoresOf(page: Page, { failing = 0 } = {}): Promise<number[][]> {
  const asked: number[][] = []
  await page.route('**/v1/data?*', async (route) => {
    const query = new URL(route.request().url()).searchParams
    const ids = (query.get('variantIds') ?? '').split('|').map(Number)
    asked.push(ids)
    if (asked.length <= failing) return route.fulfill({ status: 503, body: '' })
    const rows = ids.map((variantId) => ({ variantId, data: dataOf(variantId), previousData: null }))
    return route.fulfill({ json: rows.filter(({ variantId }) => variantId !== asked[0]?.[0]) })
  })
  return asked
}
function dataOf(variantId: number) {
  return {
    day: '2026-11-21',
    esRank: 600_000 + variantId,
    esPosition: 1,
    groupId: variantId,
    optimizationType: 'APO',
    tier: 'seller',
    cpc: null,
    qualityScore: 0.8,
    impressions: 1_234,
    clicks: 12,
    mainImageType: 'room',
    mainImageOrientation: 'landscape',
    mainImageAiScore: 0.71,
    mainImageAiScoreReasons: ['type_room'],
    factors: [{ factor: 'fresh', name: 'Preço verificado há pouco', points: 220_000, most: 220_000 }],
  }
}
/** What a page asks for from here on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}
function panels(page: Page) {
  return page.locator('.admin-panel')
}

describe('P-03 admin mode', () => {
  test('L-14 T-05 panels on the cards in sight, after a call that failed; on those that come later too; gone without a reload when it is switched off', () =>
    journeys.visit(phone, async (page) => {
      await signIn(page.context(), 'admin')
      const asked = await scoresOf(page, { failing: 1 })
      await page.goto(LISTING)
      await panels(page).first().waitFor()
      // One call for the cards of a turn; the failed one's are asked for again, and one has no data.
      expect(asked[0]?.length).toBeGreaterThan(1)
      expect(asked[1]).toEqual(expect.arrayContaining(asked[0] ?? []))
      expect(await panels(page).count()).toBe((asked[1]?.length ?? 0) - 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const panel = panels(page).first()
      await panel.getByText('Porquê aqui').click()
      expect(await panel.getByText('220 000 / 220 000').isVisible()).toBe(true)
      expect(await panel.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/^\/admin\/ofertas\/\d+$/)
      expect(await axeViolations(page, { within: '.admin-panel' })).toEqual([])
      await panel.getByRole('link', { name: 'Ver disponibilidade' }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      const before = asked.flat().length
      await page.locator('a[data-more]').click()
      await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(48)
      await page.locator('.card').last().scrollIntoViewIfNeeded()
      await page.locator('.card').last().locator('.admin-panel').waitFor()
      expect(asked.flat().length).toBeGreaterThan(before)
      await page.evaluate(() => ((window as unknown as { isSame: boolean }).isSame = true))
      await page.getByRole('button', { name: 'Menu do utilizador' }).click()
      await page.getByLabel('Modo admin').click()
      await panels(page).first().waitFor({ state: 'detached' })
      expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true)
      await page.getByLabel('Modo admin').click()
      await panels(page).first().waitFor()
    }))

  test('L-14 T-03 the button of the watchdog on a card ends a watch that the admin has, and begins one where there is none', () =>
    journeys.visit(desktop, async (page) => {
      await signIn(page.context(), 'admin')
      await scoresOf(page)
      const ended: string[] = []
      await page.route('**/api/v1/poiso/watchdog/*', (route) => {
        if (route.request().method() !== 'DELETE')
          return route.fulfill({ json: { subscribed: true, type: 'price', targetPrice: 250 } })
        ended.push(new URL(route.request().url()).pathname)
        return route.fulfill({ status: 204 })
      })
      await page.goto(LISTING)
      const panel = panels(page).first()
      await panel.getByRole('button', { name: /^Deixar de acompanhar \(250\s€\)$/ }).click()
      const link = panel.getByRole('link', { name: 'Ver disponibilidade' })
      await link.waitFor()
      expect([await link.getAttribute('href'), await panel.getByRole('button').count()]).toEqual([
        ended[0]?.replace('/api/v1/poiso', ''),
        0,
      ])
    }))

  test('P-03 A-04 who is no admin gets the same bytes and none of its code, whatever the cookie says', () =>
    journeys.visit(desktop, async (page) => {
      const plain = await (await page.request.get(LISTING)).text()
      await signIn(page.context(), 'rui')
      expect(await (await page.request.get(LISTING)).text()).toBe(plain)
      const requests = requestsOf(page)
      await page.goto(LISTING)
      await page.getByRole('button', { name: 'Menu do utilizador' }).click()
      await page.getByRole('dialog', { name: 'Menu do utilizador' }).waitFor()
      expect(await page.getByLabel('Modo admin').count()).toBe(0)
      await page.waitForLoadState('networkidle')
      expect(requests.filter((url) => /AdminPanels|\/v1\/data/.test(url))).toEqual([])
      await signIn(page.context(), 'admin', '0')
      await page.goto(LISTING)
      await page.getByRole('button', { name: 'Menu do utilizador' }).click()
      await page.getByLabel('Modo admin').waitFor()
      expect(requests.filter((url) => /AdminPanels|\/v1\/data/.test(url))).toEqual([])
      await signIn(page.context(), 'admin')
      expect(await (await page.request.get(LISTING)).text()).toBe(plain)
    }))

  test('P-03 without script the account’s page switches it, for admins alone', () =>
    journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      const modeOf = async () => (await page.context().cookies()).find(({ name }) => name === ADMIN_MODE_COOKIE)?.value
      await signIn(page.context(), 'admin', '0')
      await page.goto('/user')
      await page.getByRole('button', { name: 'Ligar o modo admin' }).click()
      await page.getByRole('button', { name: 'Desligar o modo admin' }).waitFor()
      expect(await modeOf()).toBe('1')
      await page.getByRole('button', { name: 'Desligar o modo admin' }).click()
      await page.getByRole('button', { name: 'Ligar o modo admin' }).waitFor()
      expect(await modeOf()).toBe('0')
      await signIn(page.context(), 'rui', '0')
      await page.goto('/user')
      expect(await page.getByText('modo admin').count()).toBe(0)
      const { origin } = journeys.site
      const refused = (form: Record<string, string>) =>
        page.request.post('/user', { form, headers: { origin }, maxRedirects: 0 })
      expect((await refused({ 'modo-admin': '1' })).status()).toBe(403)
      await signIn(page.context(), 'admin', '0')
      expect((await refused({ 'modo-admin': 'x' })).status()).toBe(400)
      expect(await modeOf()).toBe('0')
    }))
})
