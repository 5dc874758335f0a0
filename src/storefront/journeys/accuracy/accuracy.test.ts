import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { paths } from '../../paths.ts'
import { axeViolations } from '../axe.ts'
import { openJourney, phone, startTestSite, type TestSite } from '../testing.ts'

let site: TestSite
let browser: Browser

vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startTestSite(), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** No error belongs to what is done here. */
const NOTHING = /(?!)/
const WIDTHS: readonly BrowserContextOptions[] = [
  phone,
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 1280, height: 900 } },
]
const PAGES = [paths.eshops(), paths.accuracyReport(1000), paths.accuracyReported(1000), paths.howWeMeasureAccuracy()]

test.each(WIDTHS)(
  'G-02 U-09 what is said of accuracy fits at $viewport.width, and can be used by everybody on a phone',
  async (width) => {
    const { context, page, complaints } = await openJourney(browser, site.origin, width, { expected: NOTHING })
    for (const path of PAGES) {
      await page.goto(site.origin + path, { waitUntil: 'networkidle' })
      if (width === phone) expect(await axeViolations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
    await page.goto(`${site.origin}/produto/500-sofa-alvor`, { waitUntil: 'networkidle' })
    await page.locator('.offer-details summary').first().click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('G-02 without script a shopper gets from an offer to the report and to thanks', async () => {
  const { context, page, complaints } = await openJourney(
    browser,
    site.origin,
    { ...phone, javaScriptEnabled: false },
    { expected: NOTHING },
  )
  await page.goto(`${site.origin}/produto/500-sofa-alvor`)
  await page.locator('.offer-details summary').first().click()
  await page.getByRole('link', { name: 'O preço não bate certo?' }).first().click()
  await page.getByLabel('O preço é outro').check()
  await page.getByLabel('O preço que viu, em euros').fill('699')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('heading', { name: 'Obrigado por avisar' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('G-02 who comes back from a shop is shown at its offer where to say that it was other than shown', async () => {
  const { context, page, complaints } = await openJourney(browser, site.origin, phone, { expected: NOTHING })
  await page.goto(`${site.origin}/produto/500-sofa-alvor`, { waitUntil: 'networkidle' })
  const row = page.locator('[data-offer]').first()
  const asked = row.locator('[data-mismatch]')
  expect(await asked.isVisible()).toBe(false)
  const [shop] = await Promise.all([context.waitForEvent('page'), row.locator('a.go').click()])
  await shop.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked.waitFor()
  expect(await page.locator('[data-mismatch]:visible').count()).toBe(1)
  expect(await axeViolations(page, { onlySerious: true })).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
