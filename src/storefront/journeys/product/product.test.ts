import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { deliveriesCall } from '#domains/offers/contract.ts'
import { productsOfAllShapes, shapes } from '../../pages/product/testing.ts'
import { axeViolations } from '../axe.ts'
import { devices, narrow, openJourneys } from '../testing.ts'

/** What a test itself takes off the line fails no journey. */
const { visit } = openJourneys({ products: productsOfAllShapes }, { expected: /status of (?:410|503)|ERR_FAILED/ })

async function isInSight(page: Page, place: Locator): Promise<boolean> {
  const box = await place.boundingBox()
  const { height } = page.viewportSize() as { height: number }
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

function url(id: number): string {
  return `/produto/${id}-sofa-alvor`
}
function plain(text: string | null): string {
  return (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()
}
async function totals(page: Page): Promise<string[]> {
  return (await page.locator('#ofertas [data-total-text]').allTextContents()).map(plain)
}

describe.each(devices)('R-17 on a %s without JavaScript', (_name, device) => {
  test.each([shapes.usual, shapes.dirty, shapes.forty, shapes.one])(
    'R-17 the best total of product %i and its button are in sight at once',
    (id) =>
      visit({ ...device, javaScriptEnabled: false }, async (page) => {
        await page.goto(url(id))
        expect(await isInSight(page, page.locator('[data-best-total]'))).toBe(true)
        expect(await isInSight(page, page.locator('[data-best-go]'))).toBe(true)
        expect(await page.evaluate(() => scrollY)).toBe(0)
      }),
  )
})

describe.each([narrow])('R-17 by forms and links on a %s', (_name, device) => {
  test('N-01 M-09 M-10 M-12 a region, a postal code, another colour, all offers, the deliveries: by forms and links', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto(url(shapes.forty))
      await page.getByLabel('Código postal').fill('abc')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.getByText('Um código postal tem 4 ou 7 algarismos').waitFor()
      await page.getByLabel('Código postal').fill('9000-123')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.waitForURL(`**${url(shapes.forty)}?regiao=madeira#onde`)
      await page.getByRole('link', { name: 'Ver as 40 ofertas' }).last().click()
      await page.waitForURL(`**${url(shapes.forty)}/ofertas?regiao=madeira`)
      expect(await page.locator('[data-offer]').count()).toBe(40)
      await page.getByRole('link', { name: 'Sofá de 3 lugares Alvor em linho cinzento' }).first().click()
      await page.getByRole('link', { name: 'Entregas de cada loja' }).click()
      await page.waitForURL('**/entregas?regiao=madeira')
      await page.goBack()
      await page.getByRole('link', { name: /combinações/ }).click()
      expect(new URL(page.url()).hash).toBe('#variantes')
      await page
        .getByRole('region', { name: 'Cores e medidas' })
        .getByRole('link', { name: /Branco/ })
        .click()
      await page.waitForURL('**/produto/605-*?regiao=madeira')
    }))
})

/** What the calls answer: each offer's delivery to the asked code in cents; null unknown, 'refused' not delivered, 'down' cannot be asked. */
async function answerDeliveries(
  page: Page,
  answers: Readonly<Record<number, number | null | 'refused' | 'down'>>,
  gate: Promise<void> = Promise.resolve(),
): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/v2/variant/*/deliveries?*', async (route) => {
    const [, id = '', code = ''] = /variant\/(\d+)\/deliveries\?postalCode=(.*)$/.exec(route.request().url()) ?? []
    asked.push(`${id} ${code}`)
    const answer = answers[Number(id)]
    await gate
    if (answer === 'down' || answer === undefined) return route.fulfill({ status: 503 })
    const goods = Number(await page.locator(`[data-offer="${id}"]`).first().getAttribute('data-price'))
    const item = {
      id: `${id}-mainland`,
      type: 'mainland',
      label: 'Portugal continental',
      price: answer === null ? null : Number(answer) / 100,
      total: answer === null ? null : (goods + Number(answer)) / 100,
      priceCod: null,
      deliveryDays: null,
    }
    const deliveries = answer === 'refused' ? [] : [{ label: 'Loja', logo: null, website: null, items: [item] }]
    return route.fulfill({
      json: deliveriesCall.answer.parse({ deliveries, currency: 'EUR', computedAt: '2026-11-21T11:00:00.000Z' }),
    })
  })
  return asked
}

describe.each([narrow])('N-01 an exact postal code on a %s', (_name, device) => {
  test('N-01 totals become exact in place, the order follows, it is announced, and the browser keeps the code to itself', () =>
    visit(device, async (page) => {
      const asked = await answerDeliveries(page, { 1: 990, 2: 15_000, 3: 0, 4: 0 })
      await page.goto(url(shapes.usual))
      expect(await totals(page)).toEqual(['669 €', '679,80 €', 'Por confirmar', '608,90 €'])
      await page.getByLabel('Código postal').fill(' 1000 100')
      await page.getByRole('button', { name: 'Calcular' }).click()
      const status = page.locator('#ofertas').getByRole('status')
      await status.getByText('Totais com entrega em 1000-100. O melhor: 599').waitFor()
      expect(await totals(page)).toEqual(['599 €', '659,80 €', '819 €', '579 €'])
      expect(plain(await page.locator('[data-best]').innerText())).toMatch(
        /^599 €\s+com entrega em 1000-100\s+(?:Ir para a loja\s+)?599 € na loja Lar & Linho, entrega grátis/,
      )
      expect(await page.locator('[data-best-go]').getAttribute('href')).toContain('/3?')
      expect(await page.locator('tr', { has: page.getByText('Melhor total') }).getAttribute('data-offer')).toBe('3')
      expect(new URL(page.url()).search).toBe('')
      expect(asked.sort()).toEqual(['1 1000-100', '2 1000-100', '3 1000-100', '4 1000-100'])
      await page.reload()
      await status.getByText('Totais com entrega em 1000-100').waitFor()
      expect(await page.getByLabel('Código postal').inputValue()).toBe('1000-100')
      // An empty field forgets it.
      await page.getByLabel('Código postal').fill('')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.waitForFunction(() => localStorage.getItem('poiso.postal-code') === null)
      await page.waitForFunction(() => document.querySelector('[data-best-total]')?.textContent?.startsWith('669'))
    }))

  test("N-01 what cannot be asked keeps the region's total; a shop that does not go there stands last; unknown is never best", () =>
    visit(device, async (page) => {
      await answerDeliveries(page, { 1: 'down', 2: 'refused', 3: null, 4: 'down' })
      await page.goto(url(shapes.usual))
      await page.getByLabel('Código postal').fill('2000')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.getByText('Totais com entrega em 2000. O melhor: 679,80').waitFor()
      expect(await totals(page)).toEqual(['679,80 €', 'Por confirmar', '—', '608,90 €'])
      expect(await page.getByText('Não entrega em 2000').count()).toBe(1)
    }))

  test('N-01 rows that move take the focus of whoever reads there along', () =>
    visit(device, async (page) => {
      const { promise: gate, resolve: open } = Promise.withResolvers<void>()
      await answerDeliveries(page, { 1: 0, 2: 90_000, 3: null, 4: 0 }, gate)
      await page.goto(url(shapes.usual))
      await page.getByLabel('Código postal').fill('1000')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.locator('[data-offer="2"] summary').focus()
      open()
      await page.getByText('Totais com entrega em 1000. O melhor').waitFor()
      expect(
        await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset['offer']),
      ).toBe('2')
    }))

  test("N-01 when nothing can be asked the region's totals stand and it is said", () =>
    visit(device, async (page) => {
      await answerDeliveries(page, {})
      await page.goto(url(shapes.usual))
      await page.getByLabel('Código postal').fill('2000-001')
      await page.keyboard.press('Enter')
      await page.getByText('Não foi possível confirmar a entrega em 2000-001. Os totais são os da região.').waitFor()
      expect(await totals(page)).toEqual(['669 €', '679,80 €', 'Por confirmar', '608,90 €'])
    }))

  test('N-01 nothing of a first code stands beside a second one that could not be asked for', () =>
    visit(device, async (page) => {
      const answers: Record<number, number | 'down'> = { 1: 990, 2: 15_000, 3: 0, 4: 0 }
      await answerDeliveries(page, answers)
      await page.goto(url(shapes.usual))
      const best = async () => [
        plain(await page.locator('[data-best]').innerText()),
        await page.locator('[data-best-go]').getAttribute('href'),
        await page.locator('tr', { has: page.getByText('Melhor total') }).getAttribute('data-offer'),
      ]
      const regional = await best()
      await page.getByLabel('Código postal').fill('1000-100')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.getByText('Totais com entrega em 1000-100').waitFor()
      expect((await best())[2]).toBe('3')
      for (const id of [1, 2, 3, 4]) answers[id] = 'down'
      await page.getByLabel('Código postal').fill('2000-001')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.getByText('Não foi possível confirmar a entrega em 2000-001').waitFor()
      expect(await best()).toEqual(regional)
    }))

  test('N-01 a code of another region leads to its page, and later pages follow it until another region is chosen', () =>
    visit(device, async (page) => {
      await answerDeliveries(page, { 1: 990, 2: 990, 3: 990, 4: 990 })
      await page.goto(url(shapes.usual))
      await page.getByLabel('Código postal').fill('9000-001')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.waitForURL('**/500-sofa-alvor?regiao=madeira#onde')
      await page.getByText('Totais com entrega em 9000-001').waitFor()
      await page.locator('#onde:target').waitFor()
      await page.goto(`${url(shapes.usual)}/ofertas`)
      await page.waitForURL('**/500-sofa-alvor/ofertas?regiao=madeira')
      await page.getByText('Totais com entrega em 9000-001').waitFor()
      await page.goto(url(shapes.one))
      await page.waitForURL('**/701-sofa-alvor?regiao=madeira')
      await page.getByLabel('Entrega em').selectOption('Portugal continental')
      await page.waitForURL(`**${url(shapes.one)}`)
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).search).toBe('')
      expect(await page.evaluate(() => localStorage.getItem('poiso.postal-code'))).toBeNull()
    }))

  test('N-01 a code that is none is refused beside its field, which gets the focus', () =>
    visit(device, async (page) => {
      await page.goto(url(shapes.usual))
      for (const code of ['1', '12345', '0000-000', 'Faro', '1000-10']) {
        await page.getByLabel('Código postal').fill(code)
        await page.getByRole('button', { name: 'Calcular' }).click()
        await page.getByRole('alert').getByText('Um código postal tem 4 ou 7 algarismos').waitFor()
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
      }
      expect(await page.evaluate(() => localStorage.getItem('poiso.postal-code'))).toBeNull()
    }))
})

function openedModals(page: Page) {
  return page.evaluate(() => (window as unknown as { modals: string[] }).modals)
}
function listenToModals(page: Page) {
  return page.addInitScript(() => {
    const w = window as unknown as { modals: string[] }
    w.modals = []
    document.addEventListener('poiso:event', (event) => {
      const { name, modal_name, modal_opener } = (event as CustomEvent<Record<string, string>>).detail
      if (name === 'modal_open') w.modals.push(`${modal_name} ${modal_opener}`)
    })
  })
}

describe.each(devices)('modals on a %s', (_name, device) => {
  test.each([
    ['M-10', shapes.forty, 'Ver as 40 ofertas', '40 ofertas', 'offers product'],
    ['M-12', shapes.usual, 'Entregas de cada loja', 'Entregas', 'deliveries product'],
    ['M-09', shapes.usual, 'Ver as 7 combinações', 'Cores e medidas', 'variantSelect product'],
  ])(
    '%s takes the focus, holds the page behind, closes by Escape, gives the focus back, tells it once',
    (_row, id, link, title, event) =>
      visit(device, async (page) => {
        await listenToModals(page)
        await page.goto(url(id))
        const opener = page.locator('a[data-modal]', { hasText: link })
        await opener.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: title })
        await dialog.waitFor()
        await dialog.locator('table, li').first().waitFor()
        expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
        if (device === narrow[1]) expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
        expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        expect(plain(await page.evaluate(() => document.activeElement?.textContent ?? ''))).toContain(link)
        expect(await openedModals(page)).toEqual([event])
      }),
  )

  test("M-10 a card's other offers open over the listing, and a click beside the dialog closes it", () =>
    visit(device, async (page) => {
      await listenToModals(page)
      await page.goto('/produtos/sofas')
      await page
        .getByRole('link', { name: /^\+ \d+ ofertas?$/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: '4 ofertas' })
      await dialog.getByRole('link', { name: 'Ir para a loja: Móveis Ribeira' }).waitFor()
      expect(new URL(page.url()).pathname).toMatch(/\/ofertas$/)
      expect(
        await dialog
          .getByText(/^Verificado/)
          .first()
          .textContent(),
      ).toMatch(/há|agora/)
      await page.mouse.click(5, 5)
      await dialog.waitFor({ state: 'detached' })
      await page.waitForURL('**/produtos/sofas')
      expect(await openedModals(page)).toEqual(['offers card'])
    }))
})

describe.each([narrow])('what modals hold on a %s', (_name, device) => {
  test('M-13 a modal that could not be loaded can be tried again: by its button, and by its link', () =>
    visit(device, async (page) => {
      let isDown = true
      await page.route('**/entregas', (route) => (isDown ? route.abort() : route.continue()))
      await page.goto(url(shapes.usual))
      const link = page.getByRole('link', { name: 'Entregas de cada loja' })
      await link.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Não foi possível carregar').waitFor()
      expect([await link.getAttribute('aria-busy'), await dialog.locator('[aria-busy]').count()]).toEqual([null, 0])
      expect(await dialog.getByRole('link', { name: 'Abrir a página' }).getAttribute('href')).toContain('/entregas')
      await dialog.getByRole('button', { name: 'Tentar outra vez' }).click()
      await dialog.getByText('Não foi possível carregar').waitFor()
      isDown = false
      await dialog.getByRole('button', { name: 'Tentar outra vez' }).click()
      await dialog.getByRole('rowheader', { name: 'Móveis Ribeira' }).waitFor()
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      isDown = true
      await link.click()
      await dialog.getByText('Não foi possível carregar').waitFor()
      await page.keyboard.press('Escape')
      isDown = false
      await link.click()
      await dialog.getByRole('rowheader', { name: 'Móveis Ribeira' }).waitFor()
    }))

  test('M-13 a dialog that was closed before its content came can be opened again', () =>
    visit(device, async (page) => {
      let isSilent = true
      await page.route('**/entregas', (route) => (isSilent ? undefined : route.continue()))
      await page.goto(url(shapes.usual))
      const link = page.getByRole('link', { name: 'Entregas de cada loja' })
      await link.click()
      await page.getByRole('dialog').getByText('A carregar').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      isSilent = false
      await link.click()
      await page.getByRole('dialog').getByRole('rowheader', { name: 'Móveis Ribeira' }).waitFor({ timeout: 5_000 })
    }))

  test('M-12 the deliveries in a dialog are those to the exact code', () =>
    visit(device, async (page) => {
      await answerDeliveries(page, { 1: 1_234, 2: 'refused', 3: null, 4: 0 })
      await page.addInitScript(() => localStorage.setItem('poiso.postal-code', '1000-100'))
      await page.goto(url(shapes.usual))
      await page.getByText('Totais com entrega em 1000-100').waitFor()
      await page.getByRole('link', { name: 'Entregas de cada loja' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Código postal 1000-100').first().waitFor()
      const prices = await dialog.locator('td[aria-current] .delivery-price').allTextContents()
      expect(prices.map(plain)).toEqual(['Não entrega', '12,34 €', 'Por confirmar', 'Grátis'])
    }))

  test('M-10 the offers in a dialog have the exact totals too', () =>
    visit(device, async (page) => {
      await answerDeliveries(
        page,
        Object.fromEntries(Array.from({ length: 40 }, (_, index) => [100 + index, index === 20 ? 0 : 90_000])),
      )
      await page.addInitScript(() => localStorage.setItem('poiso.postal-code', '1000-100'))
      await page.goto(url(shapes.forty))
      await page.locator('a[data-modal=offers]').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Totais com entrega em 1000-100').waitFor()
      expect(await dialog.locator('[data-offer]').first().getAttribute('data-offer')).toBe('120')
    }))
})

test.each([shapes.fourteen, shapes.dirty])(
  'G-07 on a tablet and on a small phone product %i does not scroll sideways, nor does what its dialogs show',
  async (id) => {
    for (const viewport of [
      { width: 768, height: 1024 },
      { width: 320, height: 640 },
    ]) {
      await visit({ viewport }, async (page) => {
        for (const path of [url(id), `${url(id)}/ofertas`, `${url(id)}/entregas`]) {
          await page.goto(path)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            `${path} at ${viewport.width}`,
          ).toBeLessThanOrEqual(0)
        }
      })
    }
  },
)

describe.each(devices)('G-07 on a %s', (_name, device) => {
  test.each(Object.entries(shapes).filter(([name]) => name !== 'never' && name !== 'merged'))(
    'G-07 the %s product does not scroll sideways, and has no accessibility violation on a phone',
    (_shape, id) =>
      visit(device, async (page) => {
        await page.goto(url(id))
        if (device === narrow[1] || id === shapes.usual || id === shapes.forty)
          expect(await axeViolations(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0)
      }),
  )

  test('R-17 nothing moves while the page loads', () =>
    visit(device, async (page) => {
      await page.addInitScript(() => {
        const w = window as unknown as { shift: number }
        w.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) w.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(url(shapes.fourteen), { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    }))
})
