import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#domains/offers/contract.ts'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { discount, someHistory } from '../../parts/price-history/testing.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { anOffer, aProductPage } from '../../testing-products.ts'
import { axeViolations } from '../axe.ts'
import { openContext, startTestSite, type TestSite } from '../testing.ts'

const PATH = '/produto/500-sofa-alvor'
function productPage(): ProductPage {
  return {
    ...aProductPage(500),
    variants: [anOffer({ priceCents: 8_000, discount })],
    prices: someHistory(),
  }
}

let site: TestSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    startTestSite({
      listings: memoryListings(someProducts(60)),
      products: {
        load: async () => productPage(),
        resolveVariant: async () => null,
        historyCsv: async () => ({ kind: 'csv', slug: 'sofa-alvor', csv: '"loja"\r\n' }),
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

async function visit(options: BrowserContextOptions, journey: (page: Page) => Promise<void>): Promise<void> {
  const context = await openContext(browser, site.origin, options)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(PATH)
  await journey(page)
  expect(errors).toEqual([])
  await context.close()
}

/** By their picture: on a wide screen a panel has no box of its own. */
function shownPanels(page: Page) {
  return page
    .locator('.ph-chart')
    .evaluateAll((charts) =>
      charts.filter((chart) => chart.checkVisibility()).map((chart) => chart.parentElement?.className),
    )
}

describe.each([
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  [
    'a phone without script',
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: false },
  ],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const)('B-03 the price history on %s', (_name, options) => {
  test('B-03 ninety days first, the others by a click or the arrow keys; what is said stands in a table as well', async () => {
    await visit(options, async (page) => {
      const ranges = page.getByRole('group', { name: 'Período do gráfico' })
      expect(await ranges.getByRole('radio').count()).toBe(4)
      expect(await shownPanels(page)).toEqual(['ph-panel ph-90'])
      await ranges.getByRole('radio', { name: '1 ano' }).check()
      expect(await shownPanels(page)).toEqual(['ph-panel ph-365'])
      await page.keyboard.press('ArrowRight')
      expect(await shownPanels(page)).toEqual(['ph-panel ph-tudo'])
      expect(await page.getByRole('img', { name: 'Preço mais baixo em qualquer loja, tudo' }).isVisible()).toBe(true)
      await page.getByText('Ver os preços em tabela').click()
      expect(await page.getByRole('region', { name: 'Tabela do histórico de preços' }).getByRole('row').count()).toBe(5)
      expect(await page.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true)
    })
  })
})

test('B-03 N-15 the history is free of what axe finds, open and closed; its file can be had', async () => {
  await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
    expect(await axeViolations(page, { within: '#historico' })).toEqual([])
    await page.getByText('Ver os preços em tabela').click()
    expect(await axeViolations(page, { within: '#historico' })).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descarregar o histórico (CSV)' }).click(),
    ])
    expect(download.url()).toMatch(/\/produto\/500-sofa-alvor\/historico\.csv$/)
  })
})
