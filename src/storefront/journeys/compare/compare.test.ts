import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { axeViolations } from '../axe.ts'
import { desktop, devices, narrow, openJourney, startTestSite, type TestSite } from '../testing.ts'

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

interface Told {
  readonly name: string
  readonly item_id: number
  readonly count: number
}

/** A journey on a page of its own; it is handed what the pages tell as events. */
async function visit(
  options: BrowserContextOptions,
  journey: (page: Page, told: Told[]) => Promise<void>,
): Promise<void> {
  const told: Told[] = []
  const listen = async (context: BrowserContext) => {
    await context.exposeFunction('tellTest', (event: Told) => told.push(event))
    await context.addInitScript(() =>
      document.addEventListener('poiso:event', (event) =>
        (window as unknown as { tellTest(event: unknown): void }).tellTest((event as CustomEvent).detail),
      ),
    )
  }
  const { context, page, complaints } = await openJourney(browser, site.origin, options, {
    expected: /status of 4(?:04|10)/,
    prepare: listen,
  })
  await journey(page, told)
  expect(complaints).toEqual([])
  await context.close()
}

function compareButton(page: Page, index: number) {
  return page.locator('.card button.compare').nth(index)
}
function headerLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Comparar/ })
}
function badge(page: Page) {
  return page.locator('[data-compare-count]')
}

/** An island's code may have to come first. */
function eventually<Value>(read: () => Promise<Value>) {
  return expect.poll(read, { timeout: 15_000 })
}

describe.each([narrow])('with JavaScript on a %s', (_name, device) => {
  test('R-08 H-02 T-02 a shopper chooses three, compares them, takes one out, and finds the others after closing the page', () =>
    visit(device, async (page, told) => {
      await page.goto('/produtos/sofas')
      expect(await badge(page).isHidden()).toBe(true)
      for (const index of [0, 2, 3]) await compareButton(page, index).click()
      await eventually(() => badge(page).textContent()).toBe('3')
      await eventually(() => compareButton(page, 2).getAttribute('aria-pressed')).toBe('true')
      await eventually(async () => told).toEqual([
        { name: 'comparison_add', item_id: 1000, count: 1 },
        { name: 'comparison_add', item_id: 1002, count: 2 },
        { name: 'comparison_add', item_id: 1003, count: 3 },
      ])
      await page.locator('.toast').getByRole('link', { name: 'Comparar 3 produtos' }).click()
      await page.waitForURL('**/compare-products?v=1000,1002,1003')
      expect(await page.getByRole('columnheader').count()).toBe(3)
      await page.getByRole('link', { name: /^Retirar Sofá de canto/ }).click()
      await page.waitForURL('**/compare-products?v=1000,1003')
      await eventually(() => badge(page).textContent()).toBe('2')
      expect(told.at(-1)).toEqual({ name: 'comparison_remove', item_id: 1002, count: 2 })
      const other = await page.context().newPage()
      await other.goto('/compare-products')
      await other.waitForURL('**/compare-products?v=1000,1003')
    }))

  test('R-08 a second press takes it back and is told; the same product by another offer counts as chosen', () =>
    visit(device, async (page, told) => {
      await page.addInitScript(() =>
        localStorage.setItem(
          'poiso.likes',
          JSON.stringify([
            { itemType: 'comparison', itemId: 2001, productId: 501 },
            { itemType: 'variant', itemId: 5 },
            'junk',
          ]),
        ),
      )
      await page.goto('/produtos/sofas')
      await eventually(() => badge(page).textContent()).toBe('1')
      await eventually(() => compareButton(page, 1).getAttribute('aria-pressed')).toBe('true')
      await compareButton(page, 1).click()
      await eventually(() => compareButton(page, 1).getAttribute('aria-pressed')).toBe('false')
      await eventually(async () => told).toEqual([{ name: 'comparison_remove', item_id: 2001, count: 0 }])
      await badge(page).waitFor({ state: 'hidden' })
      await eventually(() => page.locator('.toast').textContent()).toContain('Fora da comparação: Sofá-cama Mira')
    }))

  test('R-08 N-01 another region keeps the products', () =>
    visit(device, async (page) => {
      await page.goto('/compare-products?v=1000,1003')
      await page.getByLabel('Entrega em').selectOption('Madeira')
      await page.waitForURL('**/compare-products?v=1000,1003&regiao=madeira')
    }))

  test('R-08 of eight six can be ticked, and the six are compared', () =>
    visit(device, async (page) => {
      await page.goto('/compare-products?v=1000,1001,1002,1003,1004,1005,1006,1007')
      const boxes = page.getByRole('checkbox')
      expect(await page.locator('[data-compare-chosen]').textContent()).toBe('6 de 6 escolhidos')
      expect(await boxes.nth(7).isDisabled()).toBe(true)
      await boxes.nth(0).uncheck()
      await boxes.nth(7).check()
      expect(await boxes.nth(0).isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'Comparar os escolhidos' }).click()
      await page.waitForURL(/compare-products\?v=\d+(?:,\d+){5}$/)
      expect(await page.getByRole('columnheader').count()).toBe(6)
    }))

  test('R-08 the differences alone, by a box; names and totals stay in sight below the pictures', () =>
    visit(device, async (page) => {
      await page.goto('/compare-products?v=1000,1003,1006')
      const same = page.getByRole('row', { name: /^Altura/ })
      expect(await same.isVisible()).toBe(true)
      await page.getByLabel('Mostrar só diferenças').check()
      expect(await same.isVisible()).toBe(false)
      expect(await page.getByRole('row', { name: /^Largura/ }).isVisible()).toBe(true)
      const strip = page.locator('.compare-strip')
      expect(await strip.isVisible()).toBe(false)
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await page.waitForSelector('.compare-strip.shown')
      expect(await strip.getAttribute('aria-hidden')).toBe('true')
    }))
})

describe('with JavaScript', () => {
  test('R-08 L-01 cards that come by "Ver mais produtos" know what is chosen and can be chosen', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas?pagina=2')
      const late = await compareButton(page, 5).getAttribute('value')
      await compareButton(page, 5).click()
      await eventually(() => badge(page).textContent()).toBe('1')
      await page.goto('/produtos/sofas')
      await page.getByRole('link', { name: 'Ver mais produtos' }).click()
      await page.waitForFunction(() => document.querySelectorAll('.card').length === 96)
      const again = page.locator(`button.compare[value="${late}"]`)
      // A button says whether its product is chosen when it is seen.
      await again.scrollIntoViewIfNeeded()
      await eventually(() => again.getAttribute('aria-pressed')).toBe('true')
      await compareButton(page, 60).click()
      await eventually(() => badge(page).textContent()).toBe('2')
    }))

  test('T-02 another tab sees it at once', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      const other = await page.context().newPage()
      await other.goto('/produtos/sofas')
      await compareButton(other, 0).click()
      await page.waitForSelector('button.compare[value="1000"][aria-pressed="true"]')
      await eventually(() => badge(page).textContent()).toBe('1')
    }))

  test('N-15 what has the focus is never behind the bar of the choice nor behind the strip of names', () =>
    visit({ viewport: { width: 390, height: 520 } }, async (page) => {
      const isSeen = () =>
        page.evaluate(() => {
          const focused = document.activeElement as HTMLElement
          const { left, top, width, height } = focused.getBoundingClientRect()
          const above = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
          return focused.contains(above) || (above?.contains(focused) ?? false)
        })
      await page.goto('/compare-products?v=1000,1001,1002,1003,1004,1005,1006,1007')
      const boxes = page.locator('.choice input:enabled')
      for (let index = 0; index < 6; index++) {
        await boxes.nth(index).focus()
        await expect.poll(isSeen, { message: `choice ${index}`, timeout: 3_000 }).toBe(true)
      }
      await page.goto('/compare-products?v=1000,1003')
      const links = page.locator('.compare-table .value a')
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await page.waitForSelector('.compare-strip.shown')
      for (let index = (await links.count()) - 1; index >= 0; index--) {
        await links.nth(index).evaluate((link: HTMLElement) => link.focus())
        await expect.poll(isSeen, { message: `link ${index}`, timeout: 3_000 }).toBe(true)
      }
    }))

  test('R-08 N-15 by keyboard: Space chooses, the change is announced, the focus stays', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      await compareButton(page, 0).focus()
      await page.keyboard.press('Space')
      await eventually(() => compareButton(page, 0).getAttribute('aria-pressed')).toBe('true')
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('compare')
      await eventually(() => page.locator('.toast').textContent()).toContain('Na comparação: Sofá de 3 lugares Alvor')
      expect(await headerLink(page).getAttribute('aria-label')).toBe('Comparar 1 produto')
    }))

  test('X-03 where nothing can be stored it works until the page is left, and it is said', () =>
    visit(desktop, async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(Storage.prototype, 'setItem', {
          value: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
      )
      await page.goto('/produtos/sofas')
      await compareButton(page, 0).click()
      await compareButton(page, 2).click()
      await eventually(() => page.locator('.toast').textContent()).toContain('este navegador não deixa guardar')
      await headerLink(page).click()
      await page.waitForURL('**/compare-products?v=1000,1002')
    }))

  test('R-08 the hundredth is refused with words', () =>
    visit(desktop, async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem(
          'poiso.likes',
          JSON.stringify(Array.from({ length: 99 }, (_, index) => ({ itemType: 'comparison', itemId: index + 1 }))),
        ),
      )
      await page.goto('/produtos/sofas')
      await eventually(() => badge(page).textContent()).toBe('99')
      await compareButton(page, 0).click()
      await eventually(() => page.locator('.toast').textContent()).toContain('guarda até 99 produtos')
      await eventually(() => compareButton(page, 0).getAttribute('aria-pressed')).toBe('false')
    }))

  test('R-08 a comparison that somebody sent can be kept, and joined by another', () =>
    visit(desktop, async (page, told) => {
      await page.goto('/compare-products?v=1000,1003')
      const keep = page.getByRole('button', { name: 'Guardar na minha comparação' })
      await keep.click()
      await keep.waitFor({ state: 'hidden' })
      await eventually(() => badge(page).textContent()).toBe('2')
      await page
        .getByRole('button', { name: /^Juntar: / })
        .first()
        .click()
      await page.waitForURL(/compare-products\?v=\d+,\d+,\d+$/)
      await eventually(async () => [await badge(page).textContent(), told.length]).toEqual(['3', 3])
    }))

  test('R-17 R-08 the product page joins its product', () =>
    visit(desktop, async (page) => {
      await page.goto('/produto/500-sofa-alvor')
      await page.getByRole('button', { name: /^Comparar com outros/ }).click()
      await eventually(() => badge(page).textContent()).toBe('1')
    }))

  test('R-08 the print shows the whole comparison and its address, without what only a screen can do', () =>
    visit(desktop, async (page) => {
      await page.goto('/compare-products?v=1000,1003,1006')
      await page.emulateMedia({ media: 'print' })
      for (const gone of [
        '.site-header',
        '.site-footer',
        '.compare-tools',
        '.compare-remove',
        '.compare-suggestions',
        '.go',
      ])
        expect([gone, await page.locator(gone).first().isVisible()]).toEqual([gone, false])
      expect(await page.getByText('/compare-products?v=1000,1003,1006').isVisible()).toBe(true)
      expect(await page.getByRole('row', { name: /^Custo da devolução/ }).isVisible()).toBe(true)
      const pdf = await page.pdf({ preferCSSPageSize: true })
      // A4 lying on its side, in points.
      const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
    }))
})

describe.each(devices)('G-07 on a %s', (_name, device) => {
  test('CLS is 0 for who comes back with products to compare', () =>
    visit(device, async (page) => {
      await page.addInitScript(() => {
        localStorage.setItem(
          'poiso.likes',
          JSON.stringify([1000, 1001].map((itemId) => ({ itemType: 'comparison', itemId }))),
        )
        const w = window as unknown as { shift: number }
        w.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) w.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
      await eventually(() => badge(page).textContent()).toBe('2')
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    }))
})

describe.each([narrow])('N-15 without JavaScript on a %s', (_name, device) => {
  test('N-15 R-08 the card leads to the comparison, others are joined there, one is taken out, the region is changed', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto('/produtos/sofas')
      await compareButton(page, 0).click()
      await page.waitForURL('**/compare-products?v=1000')
      await page
        .getByRole('button', { name: /^Juntar: / })
        .first()
        .click()
      await page.waitForURL(/compare-products\?v=\d+,\d+$/)
      expect(await page.getByRole('columnheader').count()).toBe(2)
      // What does nothing without script is not there.
      expect(await page.locator('.script-only:visible, .needs-script:visible').allTextContents()).toEqual([])
      await page.getByLabel('Mostrar só diferenças').check()
      expect(await page.getByRole('row', { name: /^Altura/ }).isVisible()).toBe(false)
      await page.getByLabel('Entrega em').selectOption('Açores')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await page.waitForURL(/v=\d+,\d+&regiao=acores$/)
      await page
        .getByRole('link', { name: /^Retirar / })
        .first()
        .click()
      await page.waitForURL(/v=\d+&regiao=acores$/)
    }))

  test('N-15 R-08 the comparison is of the region that the listing was of', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto('/produtos/sofas?regiao=madeira')
      await compareButton(page, 0).click()
      await page.waitForURL('**/compare-products?v=1000&regiao=madeira')
    }))

  test('N-15 R-08 more than six are chosen by a form', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto('/compare-products?v=1000,1001,1002,1003,1004,1005,1006')
      await page.getByRole('checkbox').nth(0).uncheck()
      await page.getByRole('button', { name: 'Comparar os escolhidos' }).click()
      await page.waitForURL(/compare-products\?v=\d+(?:,\d+){4}$/)
    }))
})

/** As much as there may be: as wide as it gets. */
const OF_SIX = '/compare-products?v=1000,1001,1002,1003,1004,1005'
const PAGES = [
  '/compare-products',
  '/compare-products?v=1000',
  '/compare-products?v=1000,1003',
  '/compare-products?v=5,1000,1001,1002,1003,1129',
  OF_SIX,
  '/compare-products?v=1000,1001,1002,1003,1004,1005,1006',
  '/produtos/sofas',
] as const

describe.each([...devices, ['tablet', { viewport: { width: 768, height: 1000 } }]] as const)(
  'G-07 on a %s',
  (name, device) => {
    test.each(PAGES)(
      'G-07 R-08 %s does not scroll sideways, and has no serious accessibility violation on a phone',
      (path) =>
        visit(device, async (page) => {
          await page.goto(path)
          if (path === '/produtos/sofas') await compareButton(page, 0).click()
          if (name === 'phone' || path === OF_SIX) expect(await axeViolations(page, { onlySerious: true })).toEqual([])
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBeLessThanOrEqual(0)
        }),
    )
  },
)
