import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { axeViolations } from '../axe.ts'
import { devices, openJourneys } from '../testing.ts'

/** Sessions of the test; signing out ends one. */
const sessions = new Set<string>()
const people = aPeopleSource({
  current: async ({ headers }) =>
    sessions.has(cookieValue(headers.cookie, 'session') ?? '') ? aUser(1, 'Ana Sofia Reis') : null,
  signOut: async ({ headers }) => {
    sessions.delete(cookieValue(headers.cookie, 'session') ?? '')
    return ['session=; Path=/; Max-Age=0', 'jwt=; Path=/; Max-Age=0']
  },
})
const journeys = openJourneys({ people }, { expected: /status of 401/ })

async function signIn(context: BrowserContext, session: string): Promise<void> {
  sessions.add(session)
  const url = journeys.site.origin
  await context.addCookies([
    { name: 'session', value: session, url, httpOnly: true },
    { name: 'jwt', value: 'shown-only', url },
  ])
}
function ownMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Menu do utilizador: Ana Sofia Reis' })
}
/** Paths that a page asks for from here on. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}
async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

describe.each(devices)('H-03 who is signed in, on a %s', (_name, device) => {
  test('H-03 M-03 R-10 R-11 ADR 0051 the header of a page that is everybody’s says who it is; its menu leads to their page, and signs out', () =>
    journeys.visit(device, async (page) => {
      await signIn(page.context(), 'one')
      await page.goto('/produtos/sofas')
      await ownMenu(page).waitFor()
      expect(await overhang(page)).toBe(0)
      expect(await axeViolations(page, { within: 'header' })).toEqual([])
      await ownMenu(page).click()
      const box = page.getByRole('dialog', { name: 'Menu do utilizador' })
      await box.getByText('Ana Sofia Reis').waitFor()
      expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
      expect(await box.getByRole('checkbox').count()).toBe(0)
      await page.keyboard.press('Escape')
      await box.waitFor({ state: 'detached' })
      expect(await ownMenu(page).evaluate((menu) => menu === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await box.getByRole('link', { name: 'A sua conta' }).click()
      await page.waitForURL('**/user')
      expect(await page.getByText('Tem sessão iniciada como Ana Sofia Reis.').isVisible()).toBe(true)
      expect(await axeViolations(page)).toEqual([])
      await ownMenu(page).click()
      await box.getByRole('button', { name: 'Terminar sessão' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await ownMenu(page).count()).toBe(0)
      expect((await page.goto('/user'))?.status()).toBe(401)
      expect(await page.getByRole('heading', { name: 'É necessário iniciar sessão' }).isVisible()).toBe(true)
    }))

  test('R-10 R-11 without JavaScript the page and its button do', () =>
    journeys.visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await signIn(page.context(), 'two')
      await page.goto('/user')
      await page.getByRole('button', { name: 'Terminar sessão' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect((await page.goto('/user'))?.status()).toBe(401)
    }))
})

test('ADR 0051 who is not signed in asks for nothing and loads no React for it', () =>
  journeys.visit({}, async (page) => {
    const paths = asked(page)
    await page.goto('/lojas')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(paths.filter((path) => /\/api\/|HeaderUser|react/.test(path))).toEqual([])
  }))

test('a session that has ended shows nobody, and the page stands', () =>
  journeys.visit({}, async (page) => {
    await signIn(page.context(), 'three')
    sessions.delete('three')
    const answered = page.waitForResponse('**/api/v2/me')
    await page.goto('/lojas')
    expect(await (await answered).json()).toEqual({ user: null })
    expect(await ownMenu(page).count()).toBe(0)
  }))
