import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wireVariant } from '#domains/offers/contract.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

const PATIENCE = { timeout: 15_000 }
const WHY = 'Porque estou a ver isto?'
const products = someProducts(60)
const alike = products.slice(40, 44).map(({ variant }) => wireVariant(variant))
const { visit } = openJourneys({ listings: memoryListings(products) })

/** Points of the rows and their sum, as the dialog or the page says them. */
function sumsIn(page: Page, within: string): Promise<{ rows: number; sum: number }> {
  return page.locator(within).evaluate((part) => {
    const numberOf = (cell: Element | undefined): number =>
      Number((cell?.firstChild?.textContent ?? '').replaceAll(/\D/g, ''))
    const cells = [...part.querySelectorAll('tbody td')]
    return {
      rows: cells.reduce((sum, cell) => sum + numberOf(cell), 0),
      sum: numberOf(part.querySelector('tfoot td') ?? undefined),
    }
  })
}
async function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

test("N-04 from a card's panel in a search it opens as a dialog with an address, whose points sum; back closes it", () =>
  visit(phone, async (page) => {
    await page.route('**/api/v2/variant/*/similarity', (route) =>
      route.fulfill({ json: { variants: alike, requestId: null, mode: 'onlyAPI' } }),
    )
    await page.goto('/search?q=sof%C3%A1')
    await page
      .locator('.card')
      .first()
      .locator('.card-picture')
      .click({ position: { x: 40, y: 80 }, force: true })
    const link = page.getByRole('group', { name: 'Pode também gostar de' }).getByRole('link', { name: WHY })
    await link.click(PATIENCE)
    const dialog = page.getByRole('dialog', { name: WHY })
    await dialog.locator('table').waitFor(PATIENCE)
    expect(new URL(page.url()).pathname).toMatch(/^\/produto\/\d+-[^/]+\/porque$/)
    const { rows, sum } = await sumsIn(page, 'dialog')
    expect([sum > 0, rows]).toEqual([true, sum])
    const text = await dialog.innerText()
    expect(text).toContain('Pagamentos: 0 — nenhuma loja paga por este lugar.')
    expect(text).toContain('As palavras «sofá»')
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/search')
  }))

test("N-04 from a list row's panel, as from a card's, by keyboard: it opens as a dialog, and Escape leads back to the link", () =>
  visit(desktop, async (page) => {
    await page.route('**/api/v2/variant/*/similarity', (route) =>
      route.fulfill({ json: { variants: alike, requestId: null, mode: 'onlyAPI' } }),
    )
    await page.goto('/search?q=sof%C3%A1&vista=lista')
    await page.locator('.row').first().getByRole('button', { name: 'Pode também gostar de' }).press('Enter')
    const panel = page.getByRole('group', { name: 'Pode também gostar de' })
    const link = panel.getByRole('link', { name: WHY })
    await link.press('Enter', PATIENCE)
    const dialog = page.getByRole('dialog', { name: WHY })
    await dialog.locator('table').waitFor(PATIENCE)
    const { rows, sum } = await sumsIn(page, 'dialog')
    expect([sum > 0, rows]).toEqual([true, sum])
    expect(await dialog.innerText()).toContain('As palavras «sofá»')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await isWide(page)).toBe(false)
    expect(await axeViolations(page, { within: '.alike-panel' })).toEqual([])
  }))

test("N-04 on a product's page it opens as a dialog and leads on to how we rank", () =>
  visit(phone, async (page) => {
    await page.goto('/produto/500-sofa-alvor')
    await page.getByRole('link', { name: WHY }).first().click()
    const dialog = page.getByRole('dialog', { name: WHY })
    await dialog.locator('table').waitFor(PATIENCE)
    await dialog.getByRole('link', { name: 'Como ordenamos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Como ordenamos' }).waitFor(PATIENCE)
    expect(await isWide(page)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
  }))

test('N-04 G-02 N-15 without script the product leads to a page that says the same, and the listing to how we rank', () =>
  visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/produto/500-sofa-alvor')
    await page.getByRole('link', { name: WHY }).first().click()
    await page.getByRole('heading', { level: 1, name: WHY }).waitFor(PATIENCE)
    expect(await page.locator('main').innerText()).toContain('Pagamentos: 0')
    await page.goto('/produtos/sofas')
    await page.locator('main').getByRole('link', { name: 'Como ordenamos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Como ordenamos' }).waitFor(PATIENCE)
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(10)
  }))
