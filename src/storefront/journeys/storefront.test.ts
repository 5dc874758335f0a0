import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { desktop, devices, openJourneys, phone } from './testing.ts'

const journeys = openJourneys({}, { expected: /status of 4(?:04|10)/ })
const { visit } = journeys

describe.each(devices)('without JavaScript on a %s', (_name, device) => {
  const noScript = { ...device, javaScriptEnabled: false }

  test('N-15 L-12 a shopper filters, orders and turns pages by forms and links', () =>
    visit(noScript, async (page) => {
      await page.goto('/produtos/sofas')
      if (device === phone) await page.getByRole('button', { name: 'Filtrar' }).click()
      await page.getByLabel('Azul').check()
      await page.getByLabel('Até (€)').fill('1500')
      await page.getByRole('button', { name: /^Ver \d+ produtos?$/ }).click()
      await page.waitForURL('**/produtos/sofas?preco-ate=1500&cor=azul')
      expect(await page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('listitem').count()).toBe(3)
      await page.getByRole('link', { name: 'Limpar tudo' }).click()
      await page.waitForURL('**/produtos/sofas')
      await page.getByLabel('Ordenar por').selectOption('Preço mais baixo')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await page.waitForURL('**/produtos/sofas?ordenar=preco')
      await page.getByRole('link', { name: 'Página 2' }).click()
      await page.waitForURL('**/produtos/sofas?ordenar=preco&pagina=2')
      await page.getByRole('link', { name: 'Ver mais produtos' }).click()
      await page.waitForURL('**/produtos/sofas?ordenar=preco&pagina=3')
    }))

  test('N-15 H-05 the menu leads to a category, the search box to results, a card to its product', () =>
    visit(noScript, async (page) => {
      await page.goto('/')
      if (device === phone) await page.getByRole('button', { name: 'Menu' }).click()
      else
        await page.getByRole('navigation', { name: 'Categorias' }).getByRole('link', { name: 'Sala de estar' }).hover()
      await page
        .getByRole('navigation', { name: 'Categorias' })
        .getByRole('link', { name: 'Sofás', exact: true })
        .click()
      await page.waitForURL('**/produtos/sofas')
      await page
        .getByRole('search', { name: 'Procurar produtos' })
        .getByLabel('O que é que procura hoje?')
        .fill('chaise')
      await page.getByRole('button', { name: 'Procurar' }).first().click()
      await page.waitForURL('**/search?q=chaise')
      await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
      await page.waitForURL(/\/produto\/\d+-/)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Sofá de 3 lugares Alvor')
      expect(await page.getByRole('link', { name: /^Ir para a loja/ }).count()).toBe(4)
    }))
})

describe('with JavaScript', () => {
  test('L-01 more products come into the list, the address stays, the focus to the first new one', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      await page.getByRole('link', { name: 'Ver mais produtos' }).click()
      await page.waitForFunction(() => document.querySelectorAll('.card').length === 96)
      expect(new URL(page.url()).search).toBe('')
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('.card')].findIndex((card) => card.contains(document.activeElement)),
        ),
      ).toBe(48)
      await page.getByRole('link', { name: 'Ver mais produtos' }).click()
      await page.waitForFunction(() => document.querySelectorAll('.card').length === 130)
      expect(await page.getByRole('link', { name: 'Ver mais produtos' }).count()).toBe(0)
    }))

  test('L-01 cards below the first screen are left out of the first layout, and have their own height soon after', () =>
    visit(phone, async (page) => {
      const skipped = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('.card')].filter(
              (card) => getComputedStyle(card).contentVisibility === 'auto',
            ).length,
        )
      // Others wait for idle moments as well, and in any order.
      await page.addInitScript(() => {
        const waiting: IdleRequestCallback[] = []
        Object.assign(window, { waiting })
        window.requestIdleCallback = (run) => waiting.push(run)
      })
      await page.goto('/produtos/sofas')
      expect(await skipped()).toBe(40)
      await page.evaluate(() => {
        const { waiting } = window as unknown as { waiting: IdleRequestCallback[] }
        for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 8 })
      })
      await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
      expect(await skipped()).toBe(0)
    }))

  test.each(devices)(
    'L-01 a listing is as long as it seems: its end does not move when one jumps there, on a %s',
    (_name, device) =>
      visit(device, async (page) => {
        await page.goto('/produtos/sofas')
        // Its cards below the first screen are laid out after the first look.
        await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
        const heights = await page.evaluate(async () => {
          const root = document.documentElement
          const before = root.scrollHeight
          window.scrollTo({ top: before, behavior: 'instant' })
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
          return [before, root.scrollHeight]
        })
        expect(heights[1]).toBe(heights[0])
      }),
  )

  test('L-12 a choice is asked for at once, without a redirect', () =>
    visit(desktop, async (page) => {
      const redirects: string[] = []
      page.on('response', (response) => {
        if (response.status() === 301) redirects.push(response.url())
      })
      await page.goto('/produtos/sofas?preco-ate=1500')
      await page.getByLabel('Azul').check()
      await page.waitForURL('**/produtos/sofas?preco-ate=1500&cor=azul')
      await page.getByLabel('Ordenar por').selectOption('Preço mais baixo')
      await page.waitForURL('**/produtos/sofas?preco-ate=1500&cor=azul&ordenar=preco')
      await page.getByLabel('Entrega em').selectOption('Madeira')
      await page.waitForURL('**/produtos/sofas?preco-ate=1500&cor=azul&regiao=madeira&ordenar=preco')
      expect(redirects).toEqual([])
    }))

  test('L-12 on a phone the filters are a dialog that keeps the focus and gives it back', () =>
    visit(phone, async (page) => {
      await page.goto('/produtos/sofas')
      await page.getByRole('button', { name: 'Filtrar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Filtros' })
      await dialog.waitFor()
      await dialog.getByLabel('Azul').check()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Filtrar')
      await page.getByRole('button', { name: 'Filtrar' }).click()
      await dialog.getByLabel(/^Preto/).check()
      await dialog.getByRole('button', { name: /^Ver/ }).click()
      await page.waitForURL('**/produtos/sofas?cor=azul,preto')
    }))

  test('N-08 the moment of a check is worded in the browser', () =>
    visit(desktop, async (page) => {
      await page.goto('/produto/500-sofa-alvor')
      await page.waitForFunction(() => /^há |^agora/.test(document.querySelector('time')?.textContent ?? ''))
    }))

  test('N-15 by keyboard: the skip link first, then the search box, and every focus is seen', () =>
    visit(desktop, async (page) => {
      await page.goto('/produtos/sofas')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar para o conteúdo')
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid')
    }))
})

/** Its filters stand beside it where there is room, and lie over it where there is none. */
const WITH_FILTERS = '/produtos/sofas?preco-ate=900&cor=azul,cinzento'
const PAGES = [
  '/',
  '/produtos/sofas?pagina=3',
  '/produtos/sofas?pagina=3&vista=lista',
  WITH_FILTERS,
  '/produtos/sofas?preco-ate=100&cor=azul',
  '/produto/500-sofa-alvor',
  '/produto/410-sofa-alvor',
  '/lojas',
  '/nada',
] as const

describe.each(devices)('G-07 on a %s', (_name, device) => {
  test.each(PAGES)('G-07 %s does not scroll sideways, and has no serious accessibility violation on a phone', (path) =>
    visit(device, async (page) => {
      await page.goto(path)
      if (device === phone || path === WITH_FILTERS)
        expect(await axeViolations(page, { onlySerious: true })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
    }),
  )

  test('CLS is 0 while a listing loads', () =>
    visit(device, async (page) => {
      await page.addInitScript(() => {
        const w = window as unknown as { shift: number }
        w.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) w.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    }))
})

test('the styles and the letters stay within their budgets', () => {
  const size = (pattern: RegExp): number =>
    readdirSync(journeys.site.assets)
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(journeys.site.assets, file))).byteLength, 0)
  expect(size(/^styles.*\.css$/)).toBeLessThanOrEqual(20_000)
  expect(size(/^person-styles.*\.css$/)).toBeLessThanOrEqual(10_000)
  expect(size(/\.woff2$/)).toBeLessThanOrEqual(60_000)
})
