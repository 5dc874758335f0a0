import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { freePort } from '#platform/postgres/connection-file.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { desktop, openJourney, phone } from '#storefront/journeys/testing.ts'
import { aSite } from '#storefront/testing.ts'
import { launchBrowser } from '../../../tools/test/browser.ts'
import { aMarketplace, SECRET } from '../testing.ts'
import { buildBackOfficeFiles, failJobs, takenOver } from './testing.ts'

const database = await testDatabase()
const { db } = database
const port = await freePort(0)
const origin = `http://127.0.0.1:${port}`
const built = await buildBackOfficeFiles()
const market = await aMarketplace(database, {
  items: [anItem({ id: 'sofa' })],
  env: { POISO_URL: origin },
  assets: { ...aSite(), backOffice: built.assets, folder: built.folder },
})
const { app } = market.whole
await app.listen({ port, host: '127.0.0.1' })
const browser = await launchBrowser()
afterAll(async () => {
  await browser.close()
  await market.close()
  await built.remove()
})
const admin = await aSignedInPerson(
  { db, clock: market.bench.clock },
  { email: 'ada@exemplo.pt', roles: { admin: true } },
  SECRET,
)

async function visit(device: typeof phone, journey: (page: Page) => Promise<void>, expected = /(?!)/): Promise<void> {
  const { context, page, complaints } = await openJourney(browser, origin, device, {
    expected,
    prepare: (context) =>
      context.addCookies([
        { name: 'session', value: admin.session.token, url: origin },
        { name: 'jwt', value: admin.session.loginToken, url: origin },
      ]),
  })
  await journey(page)
  expect(complaints).toEqual([])
  await context.close()
}

describe('B-08 the back office in a browser', () => {
  test('takes over what the server has drawn, goes on by itself, and asks before something is lost', async () => {
    await failJobs(db, 120)
    await visit(desktop, async (page) => {
      await page.goto('/admin/trabalhos')
      await expect.poll(() => page.title()).toBe('Trabalhos · Gestão · Poiso')
      // Until React has taken over, a link is one of the browser.
      await takenOver(page)
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await page.getByRole('link', { name: 'Hoje' }).click()
      await expect.poll(() => page.title()).toBe('Hoje · Gestão · Poiso')
      await page.goBack()
      await page.getByRole('status').filter({ hasText: '1–50 de 120 trabalhos falhados' }).waitFor()
      await page.getByRole('link', { name: 'Nome' }).first().click()
      await expect.poll(() => page.url()).toBe(`${origin}/admin/trabalhos?sort=name`)

      await page
        .getByRole('checkbox', { name: /^Escolher job-/ })
        .nth(0)
        .check()
      await page
        .getByRole('checkbox', { name: /^Escolher job-/ })
        .nth(1)
        .check()
      await page.getByText('2 linhas escolhidas').waitFor()
      await page.getByRole('button', { name: 'Esquecer' }).click()
      const dialog = page.getByRole('dialog', { name: 'Esquecer o que falhou?' })
      await dialog.getByText('2 trabalhos por fazer desaparecem para sempre.').waitFor()
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Esquecer' }).click()
      await dialog.getByRole('button', { name: 'Esquecer' }).click()
      await page.getByText('2 trabalhos esquecidos.').waitFor()
      await page.getByRole('status').filter({ hasText: '1–50 de 118 trabalhos falhados' }).waitFor()
      await page.getByRole('searchbox').fill('respondeu')
      await page.getByRole('button', { name: 'Filtrar' }).click()
      await expect.poll(() => page.url()).toBe(`${origin}/admin/trabalhos?q=respondeu&sort=name`)
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    })
    const { rows } = await sql<{ action: string; kind: string }>`select action, kind from audit.change`.execute(db)
    const dropped = { action: 'dropped', kind: 'work.job' }
    expect(rows).toEqual([dropped, dropped])
  })
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('axe finds nothing on a %s, and nothing is wider than the screen', async (_name, device) => {
    await visit(
      device,
      async (page) => {
        for (const path of [
          '/admin',
          '/admin/trabalhos',
          '/admin/pessoas',
          `/admin/pessoas/${admin.person.id}`,
          '/admin/nada',
        ]) {
          await page.goto(path)
          expect([path, await axeViolations(page)]).toEqual([path, []])
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        }
      },
      /status of 404/,
    )
  })
  test('on a phone the navigation opens over the page and goes when something is chosen', async () => {
    await visit(phone, async (page) => {
      await page.goto('/admin')
      await takenOver(page)
      const navigation = page.getByRole('navigation', { name: 'Gestão' })
      expect(await navigation.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.evaluate(() => scrollTo(0, 400))
      await navigation.getByRole('link', { name: 'Trabalhos' }).click()
      await expect.poll(() => page.title()).toBe('Trabalhos · Gestão · Poiso')
      const arrived = () => page.evaluate(() => [scrollY, document.activeElement?.id])
      await expect.poll(arrived).toEqual([0, 'conteudo'])
      await expect.poll(() => navigation.isVisible()).toBe(false)
    })
  })
})
