import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#domains/offers/contract.ts'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { anOffer, aProductPage } from '../../testing-products.ts'
import type { MemoryProduct } from '../../testing-listings.ts'
import { axeViolations } from '../axe.ts'
import { openContext, startTestSite, type TestSite } from '../testing.ts'

const applied = {
  code: 'CAIS10',
  valueType: 'percent',
  value: 10,
  isUnconditional: true,
  minOrderCents: 0,
  description: 'Em todos os móveis.',
  validUntil: '2026-12-01T00:00:00.000Z',
} as const

/** Every third sofa has a voucher, every sixth one with conditions. */
function withVouchers(products: MemoryProduct[]): MemoryProduct[] {
  return products.map((product, index) => {
    if (index % 3 !== 0) return product
    const { variant } = product
    const priceWithVoucherCents = Math.round(variant.priceCents * 0.9)
    const isConditional = index % 6 === 0
    return {
      ...product,
      variant: {
        ...variant,
        active: true,
        voucher: { ...applied, description: null, priceWithVoucherCents, isUnconditional: !isConditional },
        totalCents:
          isConditional || variant.totalCents === null
            ? variant.totalCents
            : variant.totalCents - (variant.priceCents - priceWithVoucherCents),
      },
    }
  })
}

function productPage(): ProductPage {
  const page = aProductPage(500)
  const [first, ...others] = page.variants
  const priceWithVoucherCents = 58_491
  const best = anOffer({
    ...first,
    voucher: { ...applied, priceWithVoucherCents },
    totals: { mainland: priceWithVoucherCents + 2990, madeira: 'unknown', azores: 'not_delivered' },
  })
  return { ...page, variants: [best, ...others] }
}

let site: TestSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    startTestSite({
      listings: memoryListings(withVouchers(someProducts(60))),
      products: {
        load: async () => productPage(),
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

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function visit(
  options: BrowserContextOptions,
  path: string,
  journey: (page: Page, errors: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, site.origin, options)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.clock.install()
  await page.goto(path)
  await journey(page, errors)
  await context.close()
}

/** From here on time stands still until the test moves it. */
async function holdTime(page: Page) {
  return page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
const COPY = 'Clique para copiar o código do voucher'
function events(page: Page) {
  return page.evaluate(() => (globalThis as { told?: unknown[] }).told ?? [])
}
function listen(page: Page) {
  return page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    document.addEventListener('poiso:event', (event) => told.push((event as CustomEvent).detail))
  })
}

const places = [
  ['variantCard', '/produtos/sofas'],
  ['variantRow', '/produtos/sofas?vista=lista'],
  ['variantDetail', '/produto/500-sofa-alvor'],
  ['variantAlternativeOffers', '/produto/500-sofa-alvor'],
] as const

describe('L-06 copying a voucher', () => {
  test.each(places)(
    "L-06 A-08 %s: the code is in the clipboard, 'Copiado!' stands for two seconds, then the label again, and the event is told",
    (context, path) =>
      visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, path, async (page, errors) => {
        await listen(page)
        await holdTime(page)
        const button = page.locator(`[data-context="${context}"] button`).first()
        expect(await button.textContent()).toBe(COPY)
        const height = (await button.boundingBox())?.height
        await button.click()
        await page.waitForFunction(
          (place) => document.querySelector(`[data-context="${place}"] button`)?.textContent === 'Copiado!',
          context,
        )
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CAIS10')
        expect((await button.boundingBox())?.height).toBe(height)
        expect(await page.getByRole('status').filter({ hasText: 'Código CAIS10 copiado' }).count()).toBe(1)
        await page.clock.runFor(1999)
        expect(await button.textContent()).toBe('Copiado!')
        await page.clock.runFor(1)
        expect(await button.textContent()).toBe(COPY)
        expect(await events(page)).toEqual([{ name: 'voucher_copy', code: 'CAIS10', context }])
        expect(errors).toEqual([])
      }),
  )

  test('L-06 a second click within the two seconds begins them anew', () =>
    visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, '/produtos/sofas', async (page) => {
      await holdTime(page)
      const button = page.locator('[data-context] button').first()
      await button.click()
      await page.waitForFunction(() => document.querySelector('[data-context] button')?.textContent === 'Copiado!')
      await page.clock.runFor(1500)
      await listen(page)
      await button.click()
      await page.waitForFunction(() => (globalThis as { told?: unknown[] }).told?.length === 1)
      await page.clock.runFor(1500)
      expect(await button.textContent()).toBe('Copiado!')
      await page.clock.runFor(500)
      expect(await button.textContent()).toBe(COPY)
    }))

  test.each<[what: string, broken: () => void]>([
    [
      'refuses',
      () =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('not allowed')) },
        }),
    ],
    ['is not there (plain http)', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ])('L-06 where the clipboard %s it is logged and the code is copied by selecting it', (_, broken) =>
    visit(desktop, '/produtos/sofas', async (page, errors) => {
      await page.evaluate(broken)
      await listen(page)
      await page.evaluate(() =>
        document.addEventListener('copy', () => Object.assign(globalThis, { copied: getSelection()?.toString() })),
      )
      const button = page.locator('[data-context] button').first()
      await button.click()
      await page.waitForFunction(() => document.querySelector('[data-context] button')?.textContent === 'Copiado!')
      expect(await page.evaluate(() => (globalThis as { copied?: string }).copied)).toBe('CAIS10')
      expect(errors).toEqual([expect.stringContaining('Failed to copy to clipboard')])
      expect(await events(page)).toHaveLength(1)
    }),
  )

  test('L-06 where nothing can copy, the code stands selected and it is said so; nothing is told as copied', () =>
    visit(desktop, '/produtos/sofas', async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      })
      await listen(page)
      await page.locator('[data-context] button').first().click()
      await page
        .getByRole('status')
        .filter({ hasText: 'O código CAIS10 está selecionado' })
        .waitFor({ state: 'attached' })
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('CAIS10')
      expect(await events(page)).toEqual([])
    }))

  test('L-06 the whole slip of a card is one line that copies, and does not lead to the product; conditions are named', () =>
    visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, '/produtos/sofas', async (page) => {
      const slips = page.locator('.card .voucher')
      const slip = slips.first()
      expect(plain(await slip.innerText())).toMatch(/^Voucher CAIS10 -[\d ,]+ €, com condições/)
      expect((await slips.nth(1).boundingBox())?.height).toBeLessThan(32)
      await slip.locator('code').click({ force: true })
      await page.waitForFunction(() => document.querySelector('[data-context] button')?.textContent === 'Copiado!')
      expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
    }))

  test('L-06 M-10 in a dialog it is said where a screen reader hears it', () =>
    visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, '/produtos/sofas', async (page) => {
      await page
        .getByRole('link', { name: /^\+ \d+ ofertas?$/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: COPY }).first().click()
      await page.clock.runFor(100)
      await dialog.getByRole('status').filter({ hasText: 'Código CAIS10 copiado' }).waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
      await page.locator('.card [data-context] button').first().click()
      await page
        .locator('body > [role=status]')
        .filter({ hasText: 'Código CAIS10 copiado' })
        .waitFor({ state: 'attached' })
    }))

  test('L-06 by keyboard', () =>
    visit({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, '/produtos/sofas', async (page) => {
      const button = page.getByRole('button', { name: COPY }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.textContent === 'Copiado!')
    }))

  test.each(places)(
    'L-06 N-15 %s: without script the code is text to select, and no dead button is shown',
    (context, path) =>
      visit({ ...phone, javaScriptEnabled: false }, path, async (page) => {
        const place = page.locator(`[data-context="${context}"]`).first()
        expect(await place.getByRole('button').count()).toBe(0)
        expect(await place.locator('code').textContent()).toBe('CAIS10')
        expect(await place.locator('code').evaluate((code) => getComputedStyle(code).userSelect)).toBe('all')
      }),
  )
})

describe('U-12 exact totals to a postal code', () => {
  const shown = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()

  test.each([
    [
      'with the delivery that the shop asks after the voucher, which is dearer',
      { price: 0, total: 634.91 },
      ['634,91 €', '649,90 €', 'voucher CAIS10: -64,99 €', '50 €'],
      '649,90 € na loja Casa do Cais, -64,99 € com o voucher CAIS10, entrega 50 €',
      'com o voucher CAIS10',
    ],
    [
      'without the voucher, where its delivery would eat it up',
      { price: 10, total: 659.9 },
      ['659,90 €', '649,90 €', null, '10 €'],
      '649,90 € na loja Casa do Cais, entrega 10 €',
      null,
    ],
  ] as const)(
    'U-12 ADR 0024 the row, the box and the deliveries say what adds up: %s',
    (_what, { price, total }, row, box, taken) =>
      visit(desktop, '/produto/500-sofa-alvor', async (page) => {
        await page.route('**/api/v2/variant/*/deliveries?*', (route) => {
          const items = route.request().url().includes('/variant/1/')
            ? [{ id: '1', type: 'mainland', label: '', price, total, priceCod: null, deliveryDays: null }]
            : []
          return route.fulfill({
            json: {
              deliveries: [{ label: '', logo: null, website: null, items }],
              currency: 'EUR',
              computedAt: '2026-11-21T11:00:00.000Z',
            },
          })
        })
        await page.getByLabel('Código postal').fill('1000-100')
        await page.getByRole('button', { name: 'Calcular' }).click()
        await page.getByText('Totais com entrega em 1000-100').waitFor()
        const offer = page.locator('[data-offer="1"]')
        const off = offer.locator('[data-taken]')
        expect([
          shown(await offer.locator('[data-total-text]').textContent()),
          shown(await offer.locator('.offer-price > span:not(.cell-name)').first().textContent()),
          (await off.isVisible()) ? shown(await off.textContent()) : null,
          shown(await offer.locator('[data-delivery]').textContent()),
        ]).toEqual(row)
        expect(shown(await page.locator('[data-best-parts]').textContent())).toBe(box)
        await page.getByRole('link', { name: 'Entregas de cada loja' }).click()
        const dialog = page.getByRole('dialog')
        const cell = dialog.locator('[data-delivery-of="1"] [aria-current]')
        await dialog.getByText('Código postal 1000-100').first().waitFor()
        await expect.poll(async () => shown(await cell.locator('.delivery-price').textContent())).toBe(row[3])
        expect(
          (await cell.locator('[data-taken]').isVisible())
            ? shown(await cell.locator('[data-taken]').textContent())
            : null,
        ).toBe(taken)
      }),
  )
})

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('G-07 R-05 on a %s', (_name, device) => {
  test.each([
    '/produtos/vouchers',
    '/produtos/vouchers?vista=lista',
    '/produtos/loja/loja-1/voucher/CAIS10',
    '/produtos/loja/loja-1/voucher/VERAO',
    '/produtos/loja/loja-1',
    '/produto/500-sofa-alvor',
  ])('G-07 R-05 %s does not scroll sideways, and has no serious accessibility violation on a phone', (path) =>
    visit(device, path, async (page) => {
      if (device === phone) expect(await axeViolations(page, { onlySerious: true })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
      ).toBe(true)
    }),
  )
})
