import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#domains/offers/contract.ts'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { anOffer, aProductPage } from '../../testing-products.ts'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourney, phone, startTestSite, type TestSite } from '../testing.ts'

const discount = {
  referenceCents: 74_400,
  percent: 10,
  since: '2026-11-18T08:00:00.000Z',
  until: '2026-12-18T08:00:00.000Z',
}

function reducedProduct(): ProductPage {
  const page = aProductPage(500)
  // The second offer has the best delivered total.
  return {
    ...page,
    variants: page.variants.map((variant, index) => (index === 1 ? anOffer({ ...variant, discount }) : variant)),
  }
}

let site: TestSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    startTestSite({
      listings: memoryListings(someProducts(60)),
      products: {
        load: async () => reducedProduct(),
        resolveVariant: async () => null,
        historyCsv: async () => ({ kind: 'unknown' as const }),
        report: async () => 'kept',
        answerTwin: async () => 'kept',
        versionOf: () => '1',
      },
    }),
    launchBrowser(),
  ])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.close()
})

const NOTHING = /(?!)/

async function visit(
  options: BrowserContextOptions,
  path: string,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const { context, page, complaints } = await openJourney(browser, site.origin, options, { expected: NOTHING })
  await page.addInitScript(() => {
    document.addEventListener('poiso:event', (event) =>
      sessionStorage.setItem(
        'told',
        JSON.stringify([...JSON.parse(sessionStorage.getItem('told') ?? '[]'), (event as CustomEvent).detail]),
      ),
    )
  })
  await page.goto(path)
  await journey(page)
  expect(complaints).toEqual([])
  await context.close()
}

function told(page: Page) {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[])
}
describe('L-11 what is said of discounts, in a browser', () => {
  test('L-11 L-12 from a listing to its reductions, from the box to the rule; both clicks are told', () =>
    visit(phone, '/produtos/sofas', async (page) => {
      await page.getByRole('link', { name: /Descontos verificados \d/ }).click()
      await page.waitForURL('**/produtos/ofertas/sofas')
      await page.getByRole('link', { name: 'Saiba mais' }).click()
      await page.waitForURL('**/sales#como-calculamos')
      expect(await page.getByText('Só contam os preços que nós próprios vimos').isVisible()).toBe(true)
      expect(await told(page)).toEqual([
        { name: 'promo_filter_click', type: 'ofertas', label: 'Descontos verificados', position: 1 },
        { name: 'sales_info_box_link_click' },
      ])
    }))

  test.each(devices)(
    'L-11 H-10 on /sales itself the words open above the list, within sight of the box, and the list keeps its filters on a %s',
    (_name, options) =>
      visit(options, '/sales?cor=cinzento', async (page) => {
        const words = page.getByText('Só contam os preços que nós próprios vimos')
        expect(await words.isVisible()).toBe(false)
        await page.getByRole('link', { name: 'Saiba mais' }).click()
        await words.waitFor()
        expect(page.url()).toMatch(/\/sales\?cor=cinzento#como-calculamos$/)
        expect(await page.evaluate(() => scrollY)).toBeLessThan(900)
        // Closed by hand and asked for again, the same address opens them again.
        await page.getByRole('heading', { name: 'Como calculamos um desconto' }).click()
        await words.waitFor({ state: 'hidden' })
        await page.getByRole('link', { name: 'Saiba mais' }).click()
        await words.waitFor()
        expect(await told(page)).toHaveLength(2)
      }),
  )

  test('L-11 H-10 without script the words that the address names are shown', () =>
    visit({ ...phone, javaScriptEnabled: false }, '/sales#como-calculamos', async (page) => {
      expect(await page.getByText('Só contam os preços que nós próprios vimos').isVisible()).toBe(true)
    }))

  test('L-11 beside the price of a product the tooltip says the rule and leads to it', () =>
    visit(desktop, '/produto/500-sofa-alvor', async (page) => {
      await page.getByRole('button', { name: 'Como calculamos este desconto' }).click()
      const tip = page.locator('.discount-tip')
      expect(await tip.isVisible()).toBe(true)
      const [box, button] = [await tip.boundingBox(), await page.locator('.discount-why').boundingBox()]
      expect(box && button && Math.abs(box.y - (button.y + button.height))).toBeLessThan(40)
      await page.keyboard.press('Escape')
      expect(await tip.isVisible()).toBe(false)
      await page.locator('.discount-why').press('Enter')
      await tip.getByRole('link', { name: 'Saiba mais' }).click()
      await page.waitForURL('**/sales#como-calculamos')
      expect(await told(page)).toContainEqual({ name: 'sales_info_tooltip_link_click' })
    }))

  test('L-11 without script the tooltip opens and the filter leads all the same', () =>
    visit({ ...phone, javaScriptEnabled: false }, '/produto/500-sofa-alvor', async (page) => {
      await page.locator('.discount-why').click()
      expect(await page.locator('.discount-tip').isVisible()).toBe(true)
      await page.goto('/produtos')
      await page.getByRole('link', { name: /Descontos verificados \d/ }).click()
      await page.waitForURL('**/produtos/ofertas')
    }))

  test.each(devices)(
    'L-11 the pages of reductions are accessible and not wider than the screen on a %s',
    (_name, options) =>
      visit(options, '/sales', async (page) => {
        expect(await axeViolations(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0)
      }),
  )
})
