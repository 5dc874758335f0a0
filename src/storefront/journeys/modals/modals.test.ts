import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

/** What every modal does: parts/modals. What each shows: the journeys of its page. */
const PATIENCE = { timeout: 15_000 }
const LISTING = '/produtos/sofas'
const { visit } = openJourneys({}, { path: LISTING })
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true }

function openerOf(page: Page) {
  return page.getByRole('link', { name: /^\+ \d+ ofertas?$/ }).first()
}

function numberIn(address: string | null): string | undefined {
  return address?.match(/^\/produto\/(\d+)-[^/]+\/ofertas$/)?.[1]
}

describe.each([
  ['390', phone],
  ['768', tablet],
  ['1440', desktop],
] as const)('modals at %s px', (_width, device) => {
  test('M-10 M-13 it has an address of its own; back closes it where the listing was, forward shows that address', () =>
    visit(device, async (page) => {
      await page.evaluate(() => addEventListener('popstate', () => document.body.setAttribute('data-told', '')))
      const opener = openerOf(page)
      await opener.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      const address = await opener.getAttribute('href')
      expect(numberIn(address)).toBeDefined()
      await opener.click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('table').waitFor(PATIENCE)
      expect(new URL(page.url()).pathname).toBe(address)
      expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
      expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(LISTING)
      expect(await page.evaluate(() => [scrollY, document.body.hasAttribute('data-told')])).toEqual([place, false])
      expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true)
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: /ofertas?$/ }).waitFor(PATIENCE)
      // The page itself, which leads on to the product's name of today.
      expect(numberIn(new URL(page.url()).pathname)).toBe(numberIn(address))
    }))
})

test('M-13 closed by its button it leaves no step behind: the next step back leaves the listing', () =>
  visit(phone, async (page) => {
    await page.goto('/lojas')
    await page.goto(LISTING)
    const dialog = page.getByRole('dialog')
    for (const way of ['Fechar', 'Escape']) {
      await openerOf(page).click()
      await dialog.locator('table').waitFor(PATIENCE)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: way }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await page.waitForURL(`**${LISTING}`)
    await page.goBack()
    await page.waitForURL('**/lojas')
  }))

test('M-13 closed and opened again before the browser has stepped back, it still has its address and closes by back', () =>
  visit(phone, async (page) => {
    await openerOf(page).click()
    await page.getByRole('dialog').locator('table').waitFor(PATIENCE)
    await openerOf(page).evaluate((link: HTMLElement) => {
      const dialog = document.querySelector('dialog')
      dialog?.addEventListener('close', () => setTimeout(() => link.click()))
      dialog?.close()
    })
    await page.getByRole('dialog').locator('table').waitFor(PATIENCE)
    await page.waitForURL('**/ofertas')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(LISTING)
  }))

test('M-13 waiting shows lines where the content will stand; a page that is gone says so, without a second try', () =>
  visit(
    phone,
    async (page) => {
      let answer: (status: number) => void = () => undefined
      await page.route('**/ofertas', async (route) => {
        const status = await new Promise<number>((resolve) => (answer = resolve))
        await route.fulfill({ status, contentType: 'text/html', body: '' })
      })
      await openerOf(page).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('.skeleton').waitFor({ ...PATIENCE, state: 'attached' })
      expect(await dialog.getAttribute('aria-busy')).toBe('true')
      answer(410)
      await dialog.getByRole('heading', { name: 'Já não há nada aqui' }).waitFor(PATIENCE)
      expect(await dialog.getByRole('button', { name: 'Tentar outra vez' }).count()).toBe(0)
      expect(await dialog.getAttribute('aria-busy')).toBeNull()
    },
    /status of 410/,
  ))

test('M-02 a drawer without an address of its own: as high as the window, back closes it, the page stays where it was', () =>
  visit(phone, async (page) => {
    await page.goto('/dev/ui?tema=light')
    const opener = page.getByRole('button', { name: 'Gaveta à esquerda' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: '3 ofertas' })
    await drawer.waitFor(PATIENCE)
    expect(await drawer.evaluate((each) => each.getBoundingClientRect().height - innerHeight)).toBe(0)
    expect(page.url()).toMatch(/\/dev\/ui\?tema=light$/)
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/\/dev\/ui\?tema=light$/)
    expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true)
  }))
