import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wireVariant } from '#domains/offers/contract.ts'
import { UI_EVENT } from '../../client/track.ts'
import { labels } from '../../copy/labels.ts'
import { MOST_LOCAL_LIKES } from '../../state/local-likes.ts'
import { aVariant } from '../../testing.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

const journeys = openJourneys({}, { expected: /status of (?:404|500)/ })
const PATIENCE = { timeout: 15_000 }

/** What the offers cost now; 900 is in no shop any more. */
async function pricesOf(page: Page, broken: { isBroken: boolean } = { isBroken: false }): Promise<void> {
  await page.route('**/api/v2/variant/by-ids', (route) => {
    if (broken.isBroken) return route.fulfill({ json: { variants: [{ id: 'x' }], missing: [] } })
    const { ids } = route.request().postDataJSON() as { ids: number[] }
    const variants = ids
      .filter((id) => id !== 900)
      .map((id) =>
        wireVariant(
          aVariant({
            id,
            productId: id,
            name: `Sofá ${id}`,
            priceCents: 80_000,
            priceBeforeDiscountCents: 100_000,
            discount: { discount: 20.9, validTo: null },
          }),
        ),
      )
    return route.fulfill({ json: { variants, missing: [] } })
  })
}
function keepLiked(page: Page, ids: readonly number[]): Promise<unknown> {
  const likes = JSON.stringify({ v: 1, value: ids.map((itemId) => ({ itemType: 'variant', itemId })) })
  return page.evaluate((text) => localStorage.setItem('poiso.likes', text), likes)
}
function names(page: Page): Promise<string[]> {
  return page.locator('.favourites .small-name').allTextContents()
}

test('H-02 R-10 P-01 the page of favourites: none yet leads on; then each with picture, price, the one before and its shop; taken out and put back', () =>
  journeys.visit(phone, async (page) => {
    await pricesOf(page)
    await page.goto('/user/favourites')
    await page.getByRole('heading', { name: 'Ainda não guardou nenhum produto' }).waitFor()
    expect(await page.locator('main').getByRole('link', { name: 'Ver produtos' }).getAttribute('href')).toBe(
      '/produtos',
    )
    expect(await axeViolations(page)).toEqual([])
    await keepLiked(page, [7, 8, 900, 9])
    await page.reload()
    const card = page.locator('.favourites li').filter({ hasText: 'Sofá 8' })
    await card.waitFor(PATIENCE)
    expect(await names(page)).toEqual(['Sofá 9', 'Sofá 8', 'Sofá 7'])
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/-20 %.* Sofá 8.*800 €.*1 000 € na loja/)
    // Its picture does not come: the quiet place of its shape stands.
    await expect.poll(() => card.locator('img').count()).toBe(0)
    const { width, height } = (await card.locator('.small-picture').boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(1.25, 1)
    expect(await axeViolations(page)).toEqual([])

    const button = card.getByRole('button')
    await button.click()
    await card.getByRole('button', { name: 'Repor nos favoritos: Sofá 8' }).waitFor()
    expect(await button.evaluate((found) => found === document.activeElement)).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos: 3 produtos' }).waitFor(PATIENCE)
    await button.click()
    await page.getByText('1 produto dos seus favoritos já não está em nenhuma loja.').waitFor()
    await page.getByRole('button', { name: 'Retirar da lista' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos: 3 produtos' }).waitFor()
    await page.reload()
    await card.waitFor(PATIENCE)
    expect(await names(page)).toEqual(['Sofá 9', 'Sofá 8', 'Sofá 7'])
  }))

test('M-04 M-13 H-02 the heart of the header opens them over the page: garbage is tried again, back closes, the focus returns', () =>
  journeys.visit(desktop, async (page) => {
    const service = { isBroken: true }
    await pricesOf(page, service)
    await page.addInitScript((name) => {
      document.addEventListener(name, (event) =>
        document.documentElement.setAttribute('data-told', JSON.stringify((event as CustomEvent).detail)),
      )
    }, UI_EVENT)
    await page.goto('/produtos/sofas')
    await keepLiked(page, [7, 8])
    await page.reload()
    const link = page.getByRole('banner').getByRole('link', { name: 'Favoritos: 2 produtos' })
    await link.click(PATIENCE)
    const modal = page.getByRole('dialog', { name: 'Favoritos' })
    const again = modal.getByRole('button', { name: 'Tentar outra vez' })
    await again.waitFor(PATIENCE)
    expect(JSON.parse((await page.locator('html').getAttribute('data-told')) ?? '')).toEqual({
      name: 'modal_open',
      modal_name: 'favourites',
      modal_opener: 'header',
    })
    service.isBroken = false
    await again.click()
    await modal.locator('.favourites li').nth(1).waitFor(PATIENCE)
    expect(new URL(page.url()).pathname).toBe('/user/favourites')
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
    await modal.getByRole('button', { name: 'Retirar dos favoritos: Sofá 7' }).click()
    await modal.getByRole('button', { name: 'Repor nos favoritos: Sofá 7' }).waitFor()
    await page.goBack()
    await modal.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('favourites-link')))
      .toBe(true)
  }))

test('H-02 P-01 M-01 with nothing kept and nobody signed in the heart of the header opens the sign-in', () =>
  journeys.visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click()
    await page.getByRole('dialog').getByLabel('E-mail').waitFor(PATIENCE)
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
  }))

test('P-01 X-03 where nothing can be kept it is said, and without script too', async () => {
  await journeys.visit(phone, async (page) => {
    await pricesOf(page)
    await page.addInitScript(() =>
      Object.defineProperty(Storage.prototype, 'setItem', {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    )
    await page.goto('/produtos/sofas')
    await page.locator('.like').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Favoritos: 1 produto' }).click(PATIENCE)
    await page.getByRole('dialog').getByText('os favoritos ficam só até sair desta página').waitFor(PATIENCE)
  })
  await journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/user/favourites')
    expect(await page.locator('noscript p').isVisible()).toBe(true)
  })
})

test('T-02 P-01 a heart that no longer fits says so in words, and stays empty', () =>
  journeys.visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    await keepLiked(
      page,
      Array.from({ length: MOST_LOCAL_LIKES.variant }, (_, index) => 1_000_000 + index),
    )
    await page.reload()
    const heart = page.locator('.card .like').first()
    await heart.click()
    const words = labels.likesFull
    expect(words).toContain(String(MOST_LOCAL_LIKES.variant))
    await page.getByRole('status').filter({ hasText: words }).waitFor(PATIENCE)
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
  }))
