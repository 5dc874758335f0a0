import { describe, expect, test } from 'vitest'
import type { BannerStrip } from '#domains/content/contract.ts'
import { axeViolations } from '../axe.ts'
import { keepToCompare } from '../islands/testing.ts'
import { desktop, openJourneys, phone } from '../testing.ts'
import { eventsOf, headerOf, openPanels, standsAs } from './testing.ts'

const strip: BannerStrip = {
  ident: 'total-entregue',
  text: 'O total já com a entrega.',
  link: '/lojas',
  label: 'Ver lojas',
  shownFrom: null,
  shownUntil: null,
}
const journeys = openJourneys(
  { content: { bannerStrips: [strip, { ...strip, ident: 'outro', text: 'Outro aviso.' }] } },
  { expected: /ERR_FAILED|status of 50[03]/ },
)
const PATIENCE = { timeout: 15_000 }

describe('H-07 banner strips', () => {
  test('H-07 A-08 closing keeps the ident and moves nothing on later pages; following does as well', () =>
    journeys.visit(desktop, async (page) => {
      const events = await eventsOf(page)
      await page.goto('/lojas')
      const first = page.locator('[data-strip=total-entregue]')
      expect(await axeViolations(page, { within: '.strips' })).toEqual([])
      await first.getByRole('button', { name: 'Fechar aviso' }).click()
      await expect.poll(() => first.count()).toBe(0)
      await page.locator('[data-strip=outro] a').click()
      await page.waitForURL('**/lojas')
      const cookies = await page.context().cookies()
      expect(decodeURIComponent(cookies.find(({ name }) => name === 'banner-strip-seen')?.value ?? '')).toBe(
        'total-entregue;outro',
      )
      expect(events).toEqual([
        { name: 'banner_strip_close_click', banner: 'total-entregue' },
        { name: 'banner_strip_link_click', banner: 'outro' },
      ])
      await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
      expect(await page.locator('[data-strip]:visible').count()).toBe(0)
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true }) === undefined
              ? setTimeout(() => resolve(0), 100)
              : undefined,
          ),
      )
      expect(shift).toBeLessThan(0.01)
    }))
})

describe('H-01 H-02 the first row', () => {
  test('H-02 U-11 menu, name, region and drawings share one row at each width, and nothing is pushed out', () =>
    journeys.visit(phone, async (page) => {
      await page.goto('/produtos/sofas?regiao=madeira')
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const middles = await page
          .locator('.header-bar :is(.menu-button, .wordmark, .header-link):visible')
          .evaluateAll((found) =>
            found.map((each) => {
              const { top, height } = each.getBoundingClientRect()
              return Math.round(top + height / 2)
            }),
          )
        expect([width, middles.length >= 5]).toEqual([width, true])
        expect([width, Math.max(...middles) - Math.min(...middles) <= 2]).toEqual([width, true])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      const button = page.getByRole('button', { name: 'Entrega: Madeira' })
      await button.click()
      expect(await page.getByRole('link', { name: 'Açores' }).isVisible()).toBe(true)
    }))
})

test.each([320, 390])(
  'H-02 H-03 at %i px the header takes two rows whatever it holds, nothing is cut, each target has 24 px',
  (width) =>
    journeys.visit(
      { ...phone, viewport: { width, height: 640 } },
      async (page) => {
        await page.context().addCookies([{ name: 'jwt', value: 'x', url: journeys.site.origin }])
        const user = {
          name: 'Maria Anunciação',
          firstName: 'Maria',
          initials: 'MA',
          avatarUrl: null,
          isAdmin: false,
          isEshop: false,
          adminModeEnabled: false,
          adminOrigin: null,
          staffUrl: null,
          keepsViewed: false,
          likes: { variants: 0, comparisons: [] },
        }
        await page.route('**/api/v2/me', (route) => route.fulfill({ json: { user } }))
        await keepToCompare(
          page,
          Array.from({ length: 99 }, (_, index) => index + 1),
        )
        await page.goto('/produtos/sofas?regiao=madeira')
        await page.locator('.user-link').waitFor()
        await page.getByRole('link', { name: 'Comparar 99 produtos' }).waitFor()
        const seen = await page.locator('.header-bar').evaluate((bar) => {
          const parts = [...bar.querySelectorAll(':is(a, button, input:not([type=hidden]))')].filter((each) =>
            each.checkVisibility(),
          )
          const boxes = parts.map((part) => ({ html: part.outerHTML, ...part.getBoundingClientRect().toJSON() }))
          const middles = boxes.map(({ top, height }) => top + height / 2).sort((one, other) => one - other)
          return {
            rows: 1 + middles.filter((middle, index) => index > 0 && middle - middles[index - 1]! > 20).length,
            small: boxes.filter(({ width: across, height }) => Math.min(across, height) < 24).map(({ html }) => html),
            cut: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).map(({ html }) => html),
          }
        })
        expect(seen).toEqual({ rows: 2, small: [], cut: [] })
        // The session is made up, so the account takes nothing of what is compared.
      },
      /status of 401/,
    ),
)

describe('H-11 the header that moves', () => {
  test('H-11 sticky past its height, hidden on the way down, shown on the way up, kept for the keyboard', () =>
    journeys.visit(phone, async (page) => {
      await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
      const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
      expect(await standsAs(page)).toBe('')
      await scrollTo(1200)
      await expect.poll(() => standsAs(page)).toBe('data-sticky,data-hidden')
      await expect
        .poll(() => headerOf(page).evaluate((header) => header.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(0)
      await scrollTo(1195)
      await expect.poll(() => standsAs(page)).toBe('data-sticky')
      await expect.poll(() => headerOf(page).evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
      await scrollTo(1400)
      await expect.poll(() => standsAs(page)).toBe('data-sticky,data-hidden')
      await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).focus()
      await expect.poll(() => headerOf(page).evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
      await scrollTo(0)
      await expect.poll(() => standsAs(page)).toBe('')
    }))
})

test('H-11 R-08 what stays in sight below the header stands below it, and what the keyboard reaches is not behind it', () =>
  journeys.visit({ ...phone, viewport: { width: 320, height: 640 } }, async (page) => {
    await page.goto('/compare-products?v=1000,1001,1002', { waitUntil: 'networkidle' })
    const edges = () =>
      page.evaluate(() => {
        const [header, strip] = ['.site-header', '.compare-strip'].map((each) => document.querySelector(each)!)
        return {
          isShown: strip!.classList.contains('shown') && !header!.hasAttribute('data-hidden'),
          gap: Math.round(strip!.getBoundingClientRect().top - header!.getBoundingClientRect().bottom),
        }
      })
    await page.evaluate(() => scrollTo(0, 1400))
    await expect.poll(() => standsAs(page)).toBe('data-sticky,data-hidden')
    await expect
      .poll(() => page.locator('.compare-strip').evaluate((strip) => strip.getBoundingClientRect().top))
      .toBe(0)
    await page.evaluate(() => scrollTo(0, 1300))
    await expect.poll(edges).toEqual({ isShown: true, gap: 0 })
    // The keyboard goes up the page: each stop is seen.
    await page.locator('main a, main button').last().focus()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      // The header may still be on its way.
      const isSeen = () =>
        page.evaluate(() => {
          const at = document.activeElement as Element
          const { left, top, width, height } = at.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return (
            found === null ||
            at.contains(found) ||
            found.contains(at) ||
            found.closest('.site-header, .compare-strip') === null
          )
        })
      await expect.poll(async () => [stop, await isSeen()]).toEqual([stop, true])
    }
  }))

describe('H-05 the bar of categories', () => {
  test('H-05 a panel opens by the pointer, which may cross others on its way to it; Escape closes it', () =>
    journeys.visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      const [first, second] = [page.locator('.menu-list > li').nth(0), page.locator('.menu-list > li').nth(1)]
      const name = (await first.locator('> a').textContent()) ?? ''
      await first.locator('> a').hover()
      await page.locator('.menu[data-scripted]').waitFor(PATIENCE)
      await expect.poll(() => openPanels(page)).toEqual([name])
      expect(await axeViolations(page, { within: 'header' })).toEqual([])
      // To the far corner of the panel: the way leads over the second item.
      const [from, over] = [await first.boundingBox(), await second.boundingBox()]
      if (from === null || over === null) throw new Error('the bar has no boxes')
      await page.mouse.move(from.x + from.width - 4, from.y + from.height - 6)
      await page.mouse.move(over.x + 8, from.y + from.height - 3)
      expect(await openPanels(page)).toEqual([name])
      // It stays there: then it meant the second.
      await expect.poll(() => openPanels(page)).toEqual([(await second.locator('> a').textContent()) ?? ''])
      await page.keyboard.press('Escape')
      await expect.poll(() => openPanels(page)).toEqual([])
      await page.mouse.move(over.x + 6, from.y + from.height - 4)
      expect([await openPanels(page), await second.locator('> a').getAttribute('aria-expanded')]).toEqual([[], 'false'])
      // Rooms and gifts, the longest, end above the end of the screen.
      await page.mouse.move(700, 800)
      const more = page.locator('.menu-list > li').last()
      await more.locator('> a').hover()
      await expect.poll(() => openPanels(page)).toEqual(['Mais'])
      const panel = await more.locator('ul').boundingBox()
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(720)
    }))

  test('H-05 by the keyboard alone: Tab goes along the bar, arrows open a panel and go through it, Escape leads back', () =>
    journeys.visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      const tops = page.locator('.menu-list > li > a')
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      await tops.nth(0).focus()
      await page.locator('.menu[data-scripted]').waitFor(PATIENCE)
      expect(await openPanels(page)).toEqual([])
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(await tops.nth(1).textContent())
      await page.keyboard.press('ArrowDown')
      expect([await focused(), await tops.nth(1).getAttribute('aria-expanded')]).toEqual([
        await page.locator('.menu-list > li').nth(1).locator('ul a').first().textContent(),
        'true',
      ])
      await page.keyboard.press('ArrowRight')
      expect(await focused()).toBe(await tops.nth(2).textContent())
      expect(await openPanels(page)).toEqual([await tops.nth(2).textContent()])
      await page.keyboard.press('ArrowUp')
      expect(await focused()).toBe(await page.locator('.menu-list > li').nth(2).locator('ul a').last().textContent())
      await page.keyboard.press('Escape')
      expect([await focused(), await openPanels(page)]).toEqual([await tops.nth(2).textContent(), []])
    }))
})

describe('M-02 the menu of a phone', () => {
  test('M-02 H-04 E-06 fails and is tried again, holds tree, rooms, gifts and account, closes by back and Escape', () =>
    journeys.visit(phone, async (page) => {
      const events = await eventsOf(page)
      let asked = 0
      await page.route('**/api/v2/menu', (route) =>
        (asked += 1) === 1 ? route.fulfill({ status: 500 }) : route.continue(),
      )
      await page.goto('/lojas')
      const button = page.getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await button.click()
      await menu.getByRole('button', { name: 'Tentar outra vez' }).click(PATIENCE)
      await menu.locator('summary').first().click(PATIENCE)
      expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
      expect(await menu.getByRole('link', { name: 'Sofás', exact: true }).isVisible()).toBe(true)
      await menu.locator('summary').filter({ hasText: 'Divisões da casa' }).click()
      expect(await menu.locator('details[open]').count()).toBe(1)
      expect(await menu.locator('details[open] a').first().getAttribute('href')).toBe('/produtos/divisoes/sala')
      expect(
        await menu
          .locator('details', { hasText: 'Descobrir' })
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['/sales', '/produtos/vouchers', '/eco', '/furniture-bank', '/lojas', '/fabricantes', '/artigos'])
      for (const text of ['Presentes', 'Descobrir', 'A sua conta', 'Entrar'])
        expect(await menu.getByText(text).isVisible()).toBe(true)
      expect(events.filter(({ name }) => name === 'modal_open')).toEqual([
        { name: 'modal_open', modal_name: 'mobileMenu', modal_opener: 'header' },
      ])
      await page.goBack()
      await menu.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/lojas')
      await button.press('Enter')
      await menu.locator('summary').first().waitFor(PATIENCE)
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      expect(await button.evaluate((found) => found === document.activeElement)).toBe(true)
      // Shown at once from what is kept, and on a phone asked for anew.
      await expect.poll(() => asked).toBe(3)
    }))
})

describe('H-08 the install prompt', () => {
  test('H-08 not on the first visit; later it installs, or closing hides it', () =>
    journeys.visit(phone, async (page) => {
      const bar = page.locator('[data-install]')
      const offer = () =>
        page.evaluate(() => {
          const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => document.body.setAttribute('data-prompted', ''),
            userChoice: Promise.resolve({ outcome: 'dismissed' }),
          })
          dispatchEvent(event)
          return event.defaultPrevented
        })
      await page.goto('/lojas', { waitUntil: 'networkidle' })
      // The browser's own bar stays away as well.
      expect([await offer(), await bar.isVisible()]).toEqual([true, false])
      await page.evaluate(() =>
        localStorage.setItem('poiso.visits', JSON.stringify({ v: 1, value: { count: 1, lastMs: 1 } })),
      )
      // Before the code of the bar is there.
      await page.reload({ waitUntil: 'domcontentloaded' })
      expect(await offer()).toBe(true)
      await bar.waitFor()
      expect(await bar.textContent()).toContain('Compra inteligente com aplicativo')
      expect(await axeViolations(page, { within: '.install-bar' })).toEqual([])
      await bar.getByRole('button', { name: 'Instalar' }).click()
      await page.locator('body[data-prompted]').waitFor()
      expect(await bar.isVisible()).toBe(false)
      await page.evaluate(() => localStorage.removeItem('poiso.install-hidden'))
      await page.reload()
      await offer()
      await bar.getByRole('button', { name: 'Fechar' }).click()
      await page.reload({ waitUntil: 'networkidle' })
      expect([await offer(), await bar.isVisible()]).toEqual([true, false])
      const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
      for (const { src } of manifest.icons)
        expect((await page.request.get(`${journeys.site.origin}${src}`)).status()).toBe(200)
      expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
        'any',
        'any',
        'maskable',
        'maskable',
      ])
      expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/png')
    }))
})

describe('H-06 the footer', () => {
  test('H-06 panels open and close on a phone; the choice of country leads to a page that says how it is', () =>
    journeys.visit(phone, async (page) => {
      await page.goto('/lojas', { waitUntil: 'networkidle' })
      const panels = page.locator('.footer-panel > details')
      expect(await panels.evaluateAll((found) => found.map((each) => (each as HTMLDetailsElement).open))).toEqual([
        false,
        false,
        false,
        false,
      ])
      // A short foot, however many links its panels hold.
      expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(700)
      const panel = panels.filter({ has: page.getByRole('heading', { name: 'Poiso' }) })
      await panel.locator('summary').click()
      expect(await panel.getByRole('link', { name: 'Divisões da casa' }).isVisible()).toBe(true)
      await page.getByLabel('País').selectOption('Espanha')
      await page.waitForURL('**/paises/espanha')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('O Poiso ainda não está em Espanha')
      expect(await axeViolations(page)).toEqual([])
    }))
})

describe('without script', () => {
  test('H-05 H-06 H-07 the menu, the footer, the country and the strips do what links and forms do', () =>
    journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto('/lojas')
      expect(await page.getByRole('button', { name: 'Fechar aviso' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('navigation', { name: 'Categorias' })
        .getByRole('link', { name: 'Sofás', exact: true })
        .click()
      await page.waitForURL('**/produtos/sofas')
      await page.getByLabel('País').selectOption('França')
      await page.locator('.country button').click()
      await page.waitForURL('**/paises/franca')
    }))
})
