import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, openJourneys, phone } from '../testing.ts'
import { ADDRESSES, brotliSize, keepToCompare, scriptsOf, violationsOf } from './testing.ts'

const journeys = openJourneys({}, { expected: /status of (?:404|410|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })
const { visit } = journeys
const PATIENCE = { timeout: 15_000 }

function compareButton(page: Page, index: number) {
  return page.locator('.card button.compare').nth(index)
}
function moreOffers(page: Page) {
  return page.getByRole('link', { name: /^\+ \d+ ofertas?$/ }).first()
}
function islandOf(page: Page, index: number) {
  return page.locator('.card poiso-island[data-island=CompareToggle]').nth(index)
}
/** Holds the answers to an address until it is let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await page.route(address, (route) => (isOpen ? route.continue() : void held.push(route)))
  return async () => {
    isOpen = true
    for (const route of held) await route.continue()
  }
}

describe('scripts of pages', () => {
  test.each(ADDRESSES)(
    'X-02 %s loads the script of its kind (%s), nothing of React before a touch, and breaks no policy',
    (path, kind) =>
      visit(desktop, async (page) => {
        const [violations, scripts] = [await violationsOf(page), scriptsOf(page)]
        await page.goto(path, { waitUntil: 'networkidle' })
        // What comes when the page stands (service worker, prompt to install) holds no touch up.
        const first = [...scripts.files].filter((file) => !file.startsWith('late-app-'))
        expect(scripts.names().filter((name) => name !== 'late-app')).toEqual(['base', kind])
        expect(brotliSize(journeys.site.assets, first)).toBeLessThanOrEqual(20_000)
        expect(violations).toEqual([])
      }),
  )

  test('X-02 everything opened, a listing has loaded at most 102 kB of script; each island its chunk, React once', () =>
    visit(phone, async (page) => {
      const [violations, scripts] = [await violationsOf(page), scriptsOf(page)]
      await page.goto('/produtos/sofas')
      await compareButton(page, 0).click()
      await page.locator('.toast span').waitFor(PATIENCE)
      await moreOffers(page).click()
      await page.getByRole('dialog').locator('table').waitFor(PATIENCE)
      await page.keyboard.press('Escape')
      await page.locator('.toolbar select').first().focus()
      // What islands share beside React are chunks as well: `parts`, `shared`, hooks.
      const opened = ['CompareLink', 'CompareNotice', 'CompareToggle', 'ListingStatus', 'ModalLink', 'base', 'listing']
      await expect
        .poll(scripts.names, PATIENCE)
        .toEqual(expect.arrayContaining([...opened, 'SearchBox', 'late-app', 'listing-form', 'parts']))
      expect(scripts.names().filter((name) => name === 'react')).toEqual(['react'])
      await page.route('**/similarity', (route) => route.fulfill({ status: 404, body: '' }))
      await page
        .locator('.card-picture')
        .first()
        .click({ position: { x: 40, y: 60 }, force: true })
      await page.getByText('Não foi possível carregar as peças parecidas.').waitFor(PATIENCE)
      // The goal is 95 kB (docs/benchmarks.md); 100.2 with the code of the filters, since pages measure what is seen and carry a service worker.
      expect(brotliSize(journeys.site.assets, scripts.files)).toBeLessThanOrEqual(102_000)
      expect(violations).toEqual([])
    }))
})

describe('early clicks', () => {
  test('X-02 R-08 clicks that come before the code are made again once, in order, when it has come', () =>
    visit(desktop, async (page) => {
      const letCome = await holdBack(page, /\/assets\/react-/)
      await page.goto('/produtos/sofas')
      await compareButton(page, 0).click()
      await compareButton(page, 1).click()
      await compareButton(page, 1).click()
      expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
      expect(await compareButton(page, 0).getAttribute('aria-pressed')).toBeNull()
      await letCome()
      await page.locator('button.compare[value="1000"][aria-pressed=true]').waitFor(PATIENCE)
      await page.locator('button.compare[value="1001"][aria-pressed=false]').waitFor(PATIENCE)
      await expect.poll(() => page.locator('[data-compare-count]').textContent(), PATIENCE).toBe('1')
    }))

  test('X-02 M-10 the link of a modal opens its dialog when the code has come; with Ctrl it is the browser that acts', () =>
    visit(desktop, async (page) => {
      const letCome = await holdBack(page, /\/assets\/ModalLink/)
      await page.goto('/produtos/sofas')
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        moreOffers(page).click({ modifiers: ['Control'] }),
      ])
      await tab.close()
      await moreOffers(page).click()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await letCome()
      await page.getByRole('dialog').locator('table').waitFor(PATIENCE)
    }))

  test('X-02 a link that does as well by itself leads on at once', () =>
    visit(desktop, async (page) => {
      await holdBack(page, /\/assets\/react-/)
      await page.goto('/produtos/sofas')
      await page.getByRole('banner').getByRole('link', { name: 'Comparar' }).click()
      await page.waitForURL('**/compare-products')
    }))
})

describe('islands that sleep', () => {
  test('X-02 with something kept the buttons in sight say whether they are chosen, and the others when they come into it', () =>
    visit(desktop, async (page) => {
      await keepToCompare(page, [1000, 1047])
      await page.goto('/produtos/sofas')
      await page.locator('button.compare[value="1000"][aria-pressed=true]').waitFor(PATIENCE)
      const pressed = page.locator('button.compare[aria-pressed]')
      expect(await pressed.count()).toBeLessThan(30)
      await page.locator('button.compare[value="1047"]').scrollIntoViewIfNeeded()
      await page.locator('button.compare[value="1047"][aria-pressed=true]').waitFor(PATIENCE)
    }))
})

describe('islands that fail', () => {
  test.each([
    ['its own chunk', /\/assets\/CompareToggle/],
    ["React's", /\/assets\/react-/],
  ])('M-13 X-02 an island whose code fails (%s) keeps its HTML and is tried again by itself', (_what, address) =>
    visit(
      desktop,
      async (page) => {
        let failures = 0
        await page.route(address, (route) => ((failures += 1) > 1 ? route.continue() : route.abort()))
        await page.goto('/produtos/sofas')
        const before = await islandOf(page, 0).innerHTML()
        await compareButton(page, 0).hover()
        // What is fetched ahead may be the one that fails (ADR 0064).
        await expect.poll(() => failures, PATIENCE).toBeGreaterThanOrEqual(1)
        expect(await islandOf(page, 0).innerHTML()).toBe(before)
        await compareButton(page, 0).click()
        await page.locator('button.compare[value="1000"][aria-pressed=true]').waitFor(PATIENCE)
      },
      FAILS,
    ),
  )

  test('X-02 a chunk that is gone for good leaves the click to the HTML: the button leads to the comparison', () =>
    visit(
      desktop,
      async (page) => {
        await page.route(/\/assets\/CompareToggle/, (route) => route.fulfill({ status: 404, body: '' }))
        await page.goto('/produtos/sofas')
        await compareButton(page, 0).click()
        await page.waitForURL('**/compare-products?v=1000', PATIENCE)
      },
      FAILS,
    ))

  test('X-02 offline the page stays, and the next touch tries again', () =>
    visit(
      desktop,
      async (page) => {
        await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
        await page.context().setOffline(true)
        const gaveUp = failuresOf(page, 3)
        await compareButton(page, 0).click()
        await gaveUp
        expect([new URL(page.url()).pathname, await compareButton(page, 0).getAttribute('aria-pressed')]).toEqual([
          '/produtos/sofas',
          null,
        ])
        await page.context().setOffline(false)
        await compareButton(page, 0).click()
        await page.locator('button.compare[value="1000"][aria-pressed=true]').waitFor(PATIENCE)
      },
      FAILS,
    ))

  test('X-02 an island that throws has the HTML of the server again, is reported, and may be woken by the next touch', () =>
    visit(
      desktop,
      async (page) => {
        await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
        const island = islandOf(page, 0)
        const before = await island.innerHTML()
        await island.evaluate((element: HTMLElement) => (element.dataset['props'] = '{}'))
        const gaveUp = failuresOf(page, 3)
        await compareButton(page, 0).focus()
        await gaveUp
        await expect.poll(() => island.innerHTML(), PATIENCE).toBe(before)
        await island.evaluate((element) => element.removeAttribute('data-props'))
        await compareButton(page, 0).click()
        await page.locator('button.compare[value="1000"][aria-pressed=true]').waitFor(PATIENCE)
      },
      FAILS,
    ))
})

/** What is reported of an island that fails. */
const FAILS = /status of 404|answered 404|ERR_FAILED|ERR_INTERNET|Failed to fetch|of 'undefined'/

/** So many reports on the page. */
function failuresOf(page: Page, count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0
    page.on('pageerror', () => (seen += 1) === count && resolve())
  })
}
