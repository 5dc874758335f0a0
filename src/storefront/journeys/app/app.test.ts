import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { axeViolations } from '../axe.ts'
import { phone, startTestSite, type TestSite } from '../testing.ts'

/** T-06: the journeys that let the service worker in. */
let site: TestSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startTestSite(), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function open(
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...phone, baseURL: site.origin, locale: 'pt-PT', serviceWorkers: 'allow' })
  await prepare?.(context)
  return { context, page: await context.newPage() }
}

/** Until the worker answers for this page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Paths of the pages that are kept. */
async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('poiso-pages-1')).keys()
    return requests.map(({ url }) => url.slice(location.origin.length)).sort()
  })
}

async function see(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => keptPaths(page)).toContain(path)
}

describe('T-06 without a connection', () => {
  test('T-06 what was seen can be read with a note of its age, what was not is a page that says so, and the comparison is there', async () => {
    const { context, page } = await open()
    await see(page, '/produtos')
    await controlled(page)
    await see(page, '/produto/500-sofa-alvor')
    await see(page, '/compare-products?v=1000,1001')
    await context.setOffline(true)
    const note = page.locator('[data-kept]')
    await page.goto('/produtos?utm_source=mail')
    expect(await note.textContent()).toContain('Sem ligação: isto é de há menos de um minuto.')
    expect(await page.locator('.card').count()).toBeGreaterThan(10)
    await page.goto('/produto/500-sofa-alvor')
    expect(await note.isVisible()).toBe(true)
    await page.goto('/compare-products')
    expect(new URL(page.url()).search).toBe('?v=1000,1001')
    const answer = await page.goto('/lojas')
    expect(answer?.status()).toBe(503)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sem ligação')
    expect(await page.getByRole('link', { name: 'Todos os produtos' }).first().isVisible()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lojas' }).waitFor()
    expect(await note.count()).toBe(0)
    await context.close()
  })
})
