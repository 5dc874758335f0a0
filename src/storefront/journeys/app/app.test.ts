import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { axeViolations } from '../axe.ts'
import { openContext, phone, startTestSite, type TestSite } from '../testing.ts'

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
  const context = await openContext(browser, site.origin, { ...phone, serviceWorkers: 'allow' })
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
    // Its page is kept without having been opened.
    await page.goto('/produtos', { waitUntil: 'networkidle' })
    await page.locator('button.compare[value="1000"]').click()
    await page.locator('button.compare[value="1001"]').click()
    await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/compare-products?v=1000,1001')
    await context.setOffline(true)
    const note = page.locator('[data-kept]')
    await page.goto('/produtos?utm_source=mail')
    expect(await note.textContent()).toContain('Sem ligação: isto é de há menos de um minuto.')
    expect(await page.locator('.card').count()).toBeGreaterThan(10)
    await page.goto('/produto/500-sofa-alvor')
    expect(await note.isVisible()).toBe(true)
    await page.goto('/compare-products')
    expect(new URL(page.url()).search).toBe('?v=1000,1001')
    expect(await note.isVisible()).toBe(true)
    const answer = await page.goto('/lojas')
    expect(answer?.status()).toBe(503)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sem ligação')
    const readable = page.getByRole('navigation', { name: 'Pode ler sem ligação' })
    expect(await readable.getByRole('link', { name: 'Todos os produtos' }).isVisible()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lojas' }).waitFor()
    expect(await note.count()).toBe(0)
    await context.close()
  })
})

describe('T-06 a new version', () => {
  test('T-06 the page reloads when it takes control, unless a form has been touched: then a note offers it; what a page names is there', async () => {
    const { port } = new URL(site.origin)
    const { context, page } = await open()
    await see(page, '/produtos')
    await controlled(page)
    const typed = await context.newPage()
    await typed.goto('/contacto')
    const field = typed.getByLabel('Nome')
    await field.fill('Casa Nova')
    await site.close()
    // The next deploy: scripts of other names, and none of the old ones.
    site = await startTestSite({ port: Number(port), isReactTalkative: true })
    await page.evaluate(() => ((window as { isOld?: boolean }).isOld = true))
    await Promise.all([
      page.waitForFunction(() => (window as { isOld?: boolean }).isOld === undefined),
      page.evaluate(() => void navigator.serviceWorker.getRegistration().then((found) => found?.update())),
    ])
    const note = typed.getByText('Há uma versão nova.')
    await note.waitFor()
    expect(await field.inputValue()).toBe('Casa Nova')
    expect(await axeViolations(typed, { within: '.toast' })).toEqual([])
    await Promise.all([typed.waitForEvent('load'), typed.getByRole('button', { name: 'Atualizar' }).click()])
    expect(await note.count()).toBe(0)
    // What was kept before the deploy is read with the scripts that it names, which no server has any more.
    await see(page, '/lojas')
    await context.setOffline(true)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.goto('/produtos')
    expect(await page.locator('.card').count()).toBeGreaterThan(10)
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]')].map(
        (each) => ('src' in each ? each.src : each.href),
      ),
    )
    expect(failed.filter((url) => named.includes(url))).toEqual([])
    await context.close()
  })
})

describe('T-06 the way out', () => {
  test('T-06 switched off, the worker ends itself and throws away what it kept; pages register none', async () => {
    const { port } = new URL(site.origin)
    const { context, page } = await open()
    await see(page, '/produtos')
    await controlled(page)
    await site.close()
    site = await startTestSite({ port: Number(port), hasNoWorker: true })
    await page.evaluate(() => ((window as { isOld?: boolean }).isOld = true))
    await Promise.all([
      page.waitForFunction(() => (window as { isOld?: boolean }).isOld === undefined),
      page.evaluate(() => void navigator.serviceWorker.getRegistration().then((found) => found?.update())),
    ])
    await page.goto('/lojas', { waitUntil: 'networkidle' })
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    await context.close()
    await site.close()
    site = await startTestSite({ port: Number(port) })
  })
})

describe('T-06 what is kept', () => {
  test('T-06 G-06 nothing of a person: of a visit that was signed in the caches hold what everybody gets, and no page of an account', async () => {
    const { context, page } = await open((made) =>
      made.addCookies([
        { name: 'session', value: 'canary-session', url: site.origin },
        { name: 'jwt', value: 'canary-jwt', url: site.origin },
      ]),
    )
    await see(page, '/produtos')
    await controlled(page)
    await page.goto('/user')
    await page.goto('/login?next=/user')
    await page.goto('/lojas-site/register?laboratorio=canary-feed')
    await page.evaluate(() => Promise.all([fetch('/api/v2/me'), fetch('/api/v2/menu')]))
    await see(page, '/produto/500-sofa-alvor?codigo-postal=invalido'.split('?')[0] as string)
    const kept = await page.evaluate(async () => {
      const all: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const answer = await cache.match(request)
          all.push(request.url, JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '')
        }
      }
      return all
    })
    expect(kept.filter((text) => text.includes('canary'))).toEqual([])
    const urls = kept.filter((_, index) => index % 3 === 0).map((url) => new URL(url).pathname)
    expect(urls.filter((path) => !/^\/(?:assets\/|produtos$|produto\/|sem-ligacao$)/.test(path))).toEqual([])
    await context.close()
  })

  test('T-06 a browser that keeps nothing shows every page; clicks to shops, forms and calls never meet the worker', async () => {
    const { context, page } = await open()
    await see(page, '/produtos')
    await controlled(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 })
    for (const path of ['/lojas', '/fabricantes', '/produto/500-sofa-alvor'])
      expect((await page.goto(path))?.status()).toBe(200)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin })
    const handled: string[] = []
    context.on('response', (response) => {
      if (response.fromServiceWorker()) handled.push(new URL(response.url()).pathname)
    })
    await page.goto('/lojas')
    await page.evaluate(async () => {
      await fetch('/v2/clickthrough/loja.pt/1', { redirect: 'manual' })
      await fetch('/lojas', { method: 'POST' })
      await fetch('/api/v2/menu')
    })
    expect(handled).toContain('/lojas')
    expect(handled.filter((path) => /^\/(?:v2|api)\//.test(path))).toEqual([])
    await context.close()
  })
})
