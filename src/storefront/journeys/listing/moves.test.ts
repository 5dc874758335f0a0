import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { UI_EVENT } from '../../client/track.ts'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys, phone } from '../testing.ts'

const journeys = openJourneys({}, { expected: /status of (?:404|500|503)|Failed to load resource/ })
const { visit } = journeys

/** Fails when the page was left: what is kept in the window is gone then. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true))
  return () => page.evaluate(() => (window as unknown as { stays?: boolean }).stays === true)
}

function cardCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('.card').length)
}

test('L-12 a filter, an order, a chip and back and forward change the listing without leaving the page', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const stays = await markPage(page)
    const before = await page.locator('.count').textContent()
    await page.getByLabel(/^Azul/).check()
    await page.waitForURL('**/produtos/sofas--azul')
    await page.locator('h1', { hasText: 'Sofás em azul' }).waitFor()
    expect(await page.title()).toContain('Sofás em azul')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('azul')
    const count = await page.locator('.count').textContent()
    expect(count).not.toBe(before)
    await page.locator('[role=status]', { hasText: count ?? '' }).waitFor({ state: 'attached' })
    await page.getByLabel('Ordenar por').selectOption('Preço mais baixo')
    await page.waitForURL('**/produtos/sofas--azul?ordenar=preco')
    await page.goBack()
    await page.goBack()
    await page.waitForFunction((text) => document.querySelector('.count')?.textContent === text, before)
    expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
    expect(await page.getByLabel(/^Azul/).isChecked()).toBe(false)
    await page.goForward()
    await page.locator('h1', { hasText: 'Sofás em azul' }).waitFor()
    await page.getByRole('link', { name: 'Limpar tudo' }).click()
    await page.waitForFunction((text) => document.querySelector('.count')?.textContent === text, before)
    expect(await stays()).toBe(true)
  }))

test('L-12 on a phone the button of the drawer says how many products come, and the listing follows when it closes', () =>
  visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    const stays = await markPage(page)
    await page.getByRole('button', { name: 'Filtrar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtros' })
    const all = await dialog.getByRole('button', { name: /^Ver \d/ }).textContent()
    await dialog.getByLabel(/^Azul/).check()
    await page.waitForFunction(
      (text) =>
        /^Ver \d/.test(document.querySelector('dialog .filters-apply button')?.textContent ?? '') &&
        document.querySelector('dialog .filters-apply button')?.textContent !== text,
      all,
    )
    const button = await dialog.getByRole('button', { name: /^Ver \d/ }).textContent()
    expect(await page.locator('h1').textContent()).toBe('Sofás')
    await dialog.getByRole('button', { name: /^Ver \d/ }).click()
    await page.waitForURL('**/produtos/sofas--azul')
    expect(`Ver ${await page.locator('.count').textContent()}`).toBe(button)
    expect(await stays()).toBe(true)
    await page.goBack()
    await page.locator('h1', { hasText: /^Sofás$/ }).waitFor()
  }))

test('L-12 a predefined price and a smart prompt show as many products as they say, one at a time, and take themselves back', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const stays = await markPage(page)
    for (const list of ['Preços', 'Para escolher melhor']) {
      const choice = page.getByRole('list', { name: list, exact: true }).getByRole('link').first()
      const said = await choice.locator('small').textContent()
      const before = await page.locator('.count').textContent()
      await choice.click()
      await page.waitForFunction((text) => document.querySelector('.count')?.textContent !== text, before)
      expect(await page.locator('.count').textContent()).toBe(`${said} produtos`)
      expect(await page.locator('.chips a:not(.clear)').count()).toBe(1)
      await page.getByRole('link', { name: 'Limpar tudo' }).click()
      await page.waitForFunction((text) => document.querySelector('.count')?.textContent === text, before)
    }
    const price = page.getByRole('list', { name: 'Preços', exact: true }).getByRole('link')
    await price.first().click()
    await page.waitForURL(/preco-ate=/)
    await price.and(page.locator('[aria-current=true]')).click()
    await page.waitForURL('**/produtos/sofas')
    expect(await stays()).toBe(true)
  }))

test('L-12 M-02 A-08 back closes the drawer of the filters, which has told that it opened; the focus returns, and what was ticked stands', () =>
  visit(phone, async (page) => {
    await page.addInitScript((name) => {
      document.addEventListener(name, (event) =>
        document.documentElement.setAttribute('data-told', JSON.stringify((event as CustomEvent).detail)),
      )
    }, UI_EVENT)
    await page.goto('/produtos/sofas')
    const button = page.getByRole('button', { name: 'Filtrar' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Filtros' })
    await dialog.getByLabel(/^Azul/).check()
    expect(JSON.parse((await page.locator('html').getAttribute('data-told')) ?? '')).toEqual({
      name: 'modal_open',
      modal_name: 'filters',
      modal_opener: 'listing',
    })
    await page.waitForFunction(() =>
      /^Ver \d/.test(document.querySelector('dialog .filters-apply button')?.textContent ?? ''),
    )
    await page.goBack()
    await page.waitForURL('**/produtos/sofas--azul')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Filtrar (1)' }).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filtrar (1)')
    // One step for the filter, none left of the drawer.
    await page.goBack()
    await page.waitForURL(/\/produtos\/sofas$/)
  }))

test('L-12 X-02 where the code of the drawer does not come, the button opens the panel of the page', () =>
  visit(
    phone,
    async (page) => {
      await page.route(/FilterDrawer/, (route) => route.abort())
      await page.goto('/produtos/sofas')
      await page.getByRole('button', { name: 'Filtrar' }).click()
      const panel = page.locator('#painel-filtros:popover-open')
      await panel.waitFor()
      // The listing that comes has a panel of its own, which is closed.
      await panel.getByLabel(/^Azul/).click()
      await page.waitForURL('**/produtos/sofas--azul')
    },
    /ERR_FAILED|Failed to (?:fetch|load)/,
  ))

test('L-12 on a tablet the drawer leaves the page in sight: a press on that closes it', () =>
  visit({ viewport: { width: 768, height: 1024 } }, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtros' })
    await dialog.waitFor()
    expect((await dialog.boundingBox())?.width).toBeLessThan(500)
    await dialog.getByRole('heading', { name: 'Filtros' }).click()
    expect(await dialog.isVisible()).toBe(true)
    await page.mouse.click(700, 500)
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
  }))

test('L-01 back from a product there are all cards that were loaded, and the same one is in sight', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByRole('link', { name: 'Ver mais produtos' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.card').length === 96)
    const link = page.locator('.card').nth(80).getByRole('heading').getByRole('link')
    await link.scrollIntoViewIfNeeded()
    const top = await link.evaluate((each) => each.getBoundingClientRect().top)
    await link.click()
    await page.waitForURL(/\/produto\/\d+-/)
    await page.goBack()
    await page.waitForFunction(() => document.querySelectorAll('.card').length === 96)
    await page.waitForFunction(
      (was) =>
        Math.abs(
          (document.querySelectorAll('.card')[80]?.querySelector('h3 a')?.getBoundingClientRect().top ?? 0) - was,
        ) < 40,
      top,
    )
    expect(new URL(page.url()).search).toBe('')
  }))

test('L-12 what does not come is said and tried again; what is not a listing leaves the page as it is', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const answers: ('fail' | 'garbage' | 'pass')[] = ['fail', 'garbage', 'pass']
    await page.route('**/produtos/sofas--azul', (route) => {
      const next = answers.shift() ?? 'pass'
      if (next === 'fail') return route.fulfill({ status: 503, body: '' })
      return next === 'garbage' ? route.fulfill({ contentType: 'text/html', body: '<p>x' }) : route.continue()
    })
    await page.getByLabel(/^Azul/).check()
    const again = page.locator('.listing-failed').getByRole('button', { name: 'Tentar outra vez' })
    await again.click()
    await again.waitFor()
    expect(await cardCount(page)).toBe(48)
    await again.click()
    await page.waitForURL('**/produtos/sofas--azul')
    await page.getByRole('alert').waitFor({ state: 'detached' })
  }))

test('L-01 grid or list is remembered: an address that says nothing follows it', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const stays = await markPage(page)
    await page.getByRole('link', { name: 'Lista' }).click()
    await page.waitForURL('**/produtos/sofas?vista=lista')
    await page.locator('.row').first().waitFor()
    expect(await stays()).toBe(true)
    await page.goto('/produtos/camas')
    await page.waitForURL('**/produtos/camas?vista=lista')
    await page.getByRole('link', { name: 'Grelha' }).click()
    await page.locator('.card').first().waitFor()
    await page.goto('/produtos/sofas')
    expect(new URL(page.url()).search).toBe('')
  }))

test('L-12 the handles of the price write into its fields and ask when they are let go, by keyboard too', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    const stays = await markPage(page)
    const handle = page.getByRole('slider', { name: 'Preço máximo' })
    await handle.focus()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.price-slider') ?? {}).some((key) => key.startsWith('__reactProps')),
    )
    await page.keyboard.press('ArrowLeft')
    await page.waitForURL(/preco-ate=\d+/)
    expect(await page.getByLabel('Até (€)').inputValue()).toBe(new URL(page.url()).searchParams.get('preco-ate'))
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Preço máximo')
    await page.locator('.chips', { hasText: 'Preço até' }).waitFor()
    expect(await stays()).toBe(true)
  }))

test.each(devices)(
  'L-12 slow answers show a skeleton after 200 ms, and the last choice wins, on a %s',
  (_name, device) =>
    visit(device, async (page) => {
      await page.goto('/produtos/sofas?ordenar=preco')
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/ordenar=novidades/, async (route) => {
        await held
        await route.continue().catch(() => undefined)
      })
      await page.getByLabel('Ordenar por').selectOption('Novidades')
      await page.locator('.results[data-waiting]').waitFor()
      await page.getByLabel('Ordenar por').selectOption('Recomendados')
      await page.waitForURL(/\/produtos\/sofas$/)
      release()
      await page.locator('.results[data-waiting]').waitFor({ state: 'detached' })
      expect(await page.getByLabel('Ordenar por').inputValue()).toBe('')
    }),
)

test('L-12 the open drawer has no accessibility violation; what fails there is said there', () =>
  visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtros' })
    await dialog.waitFor()
    expect(await axeViolations(page, { onlySerious: true })).toEqual([])
    await page.route(/sofas--azul/, (route) => route.abort())
    await dialog.getByLabel(/^Azul/).check()
    await dialog.getByRole('alert').waitFor()
    await page.unroute(/sofas--azul/)
    await dialog.getByRole('button', { name: 'Tentar outra vez' }).click()
    await dialog.getByRole('button', { name: /^Ver \d/ }).click()
    await page.waitForURL('**/produtos/sofas--azul')
  }))

test('L-01 by keyboard the second link of the page leads past filters to the first product', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar para os resultados')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'resultados')
  }))

test('L-01 "Ver mais produtos" waits for a slow answer, says that one failed or is no answer, and tries again; what is loaded stays and can be used', () =>
  visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    const stays = await markPage(page)
    const before = await cardCount(page)
    const answers = [
      (route: Route) => route.fulfill({ status: 500, body: 'broken' }),
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>a proxy says hello</p>' }),
    ]
    const slow = Promise.withResolvers<void>()
    await page.route('**/variant/feed', async (route) => {
      const answer = answers.shift()
      if (answer !== undefined) return answer(route)
      await slow.promise
      return route.continue()
    })
    const failed = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar mais produtos.' })
    await page.getByRole('link', { name: 'Ver mais produtos' }).click()
    for (const left of [1, 0]) {
      await failed.waitFor()
      expect([answers.length, await failed.count(), await cardCount(page)]).toEqual([left, 1, before])
      expect(await page.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toContain('pagina=2')
      await page.getByRole('link', { name: 'Tentar outra vez' }).click()
    }
    // Slow: it says so, and neither a second press nor a filter that is opened meanwhile does any harm.
    await page.locator('a[data-more][aria-busy=true]').click()
    expect(await failed.count()).toBe(0)
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await page.getByRole('dialog', { name: 'Filtros' }).waitFor()
    await page.keyboard.press('Escape')
    slow.resolve()
    await page.waitForFunction((count) => document.querySelectorAll('.card').length > count, before)
    await page.locator('a[data-more]:not([aria-busy])', { hasText: 'Ver mais produtos' }).waitFor()
    expect([await failed.count(), await stays()]).toEqual([0, true])
    expect(
      new Set(await page.locator('.card h3 a').evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href)))
        .size,
    ).toBe(await cardCount(page))
  }))
