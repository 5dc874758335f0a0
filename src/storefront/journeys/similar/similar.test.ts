import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { KeptSimilarity } from '#domains/images/contract.ts'
import type { ListingHit } from '#domains/search/contract.ts'
import { asId, type ProductId, type VariantId } from '#platform/ids.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import type { MemoryProduct } from '../../testing-listings.ts'
import type { LikenessOfPages } from '../../pages/similar/likeness-of-pages.ts'
import { axeViolations } from '../axe.ts'
import { devices, narrow, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const PRODUCT = '/produto/500-sofa-alvor'
const FOUND = 16
const [FRESH, NONE_LEFT, GONE] = ['fresh', 'none-left', 'gone']
function pageOf(requestId: string): string {
  return `/products/visually-similar/${requestId}/500-sofa-alvor`
}

const products = someProducts(130)
function hitOf({ variant }: MemoryProduct): ListingHit {
  return {
    productId: asId<ProductId>(variant.productId),
    variantId: asId<VariantId>(variant.id),
    version: 1,
    offersCount: 1,
    isSponsored: false,
  }
}
const nearest = products.filter(({ variant }) => variant.active).slice(20, 20 + FOUND)
function answer(requestId: string, pieces: readonly MemoryProduct[]): KeptSimilarity {
  return {
    requestId,
    productId: 500,
    categoryId: 1003,
    pieces: pieces.map(hitOf),
  }
}
/** Of every product the same pieces; of three addresses one is as asked, one sold out, one a day old. */
const likeness: LikenessOfPages = {
  nearest: async () => nearest.map(hitOf),
  ask: async () => answer(FRESH, nearest),
  hits: async ({ requestId }) => (requestId === NONE_LEFT ? [] : nearest.map(hitOf)),
  byRequestId: async (requestId) =>
    requestId === GONE ? 'gone' : requestId === FRESH || requestId === NONE_LEFT ? answer(requestId, nearest) : null,
}

const { visit } = openJourneys({ listings: memoryListings(products), likeness }, { expected: /status of 4(?:04|10)/ })

const inOrder = nearest.map(({ variant }) => variant.productId)
const cheapestFirst = nearest
  .toSorted((one, other) => one.variant.priceCents - other.variant.priceCents)
  .map(({ variant }) => variant.productId)
/** Products of the large cards, from the first to the last. */
function shown(page: Page): Promise<number[]> {
  return page
    .locator('.grid-list > .card h3 a')
    .evaluateAll((links) =>
      links.map((link) => Number(/\/produto\/(\d+)-/.exec((link as HTMLAnchorElement).pathname)?.[1])),
    )
}
function chosen(page: Page): Promise<string | null> {
  return page.getByRole('navigation', { name: 'Ordenar por' }).locator('[aria-current]').textContent()
}
/** Nothing hangs over the edge. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

describe.each([narrow])('R-07 pieces that look like one, on a %s', (_name, device) => {
  test.each([
    ['with', true],
    ['without', false],
  ] as const)(
    'R-07 B-10 A-01.14 %s JavaScript: from the product to all of them, in another order, back step by step, to a piece',
    (_with, javaScriptEnabled) =>
      visit({ ...device, javaScriptEnabled }, async (page) => {
        await page.goto(`${PRODUCT}?regiao=madeira`)
        const few = page.getByRole('region', { name: 'Peças parecidas' })
        expect(await few.getByRole('listitem').count()).toBe(8)
        await page.getByRole('link', { name: 'Ver todas as peças parecidas' }).click()
        await page.waitForURL(`**${pageOf(FRESH)}?regiao=madeira`, PATIENCE)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
          'Parecidas com Sofá de 3 lugares Alvor em linho cinzento',
        )
        expect([await shown(page), await chosen(page)]).toEqual([inOrder, 'Mais parecidas'])
        await page.getByRole('link', { name: 'Preço mais baixo' }).click()
        await page.waitForURL(`**${pageOf(FRESH)}?ordenar=preco&regiao=madeira`, PATIENCE)
        expect([await shown(page), await chosen(page)]).toEqual([cheapestFirst, 'Preço mais baixo'])
        await page.goBack()
        await page.waitForURL(`**${pageOf(FRESH)}?regiao=madeira`, PATIENCE)
        expect(await shown(page)).toEqual(inOrder)
        await page.goBack()
        await page.waitForURL(`**${PRODUCT}?regiao=madeira`, PATIENCE)
        await page.goForward()
        await page.waitForURL(`**${pageOf(FRESH)}?regiao=madeira`, PATIENCE)
        await page.locator('.grid-list h3 a').nth(1).click()
        await page.waitForURL(new RegExp(`/produto/${inOrder[1]}-`), PATIENCE)
      }),
  )

  test('R-07 N-15 by keyboard: the way back, the orders, then the pieces from the first', () =>
    visit(device, async (page) => {
      await page.goto(pageOf(FRESH))
      const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
      await page.getByRole('link', { name: 'Voltar ao produto' }).focus()
      const order: string[] = []
      for (let step = 0; step < 4; step += 1) {
        await page.keyboard.press('Tab')
        order.push(await focused())
      }
      expect(order.slice(0, 3)).toEqual(['Mais parecidas', 'Preço mais baixo', 'Total com entrega'])
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('.card')].findIndex((card) => card.contains(document.activeElement)),
        ),
      ).toBe(0)
      await page.getByRole('link', { name: 'Preço mais baixo' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**?ordenar=preco', PATIENCE)
    }))

  test.each([
    ['with', true],
    ['without', false],
  ] as const)(
    'R-07 %s JavaScript: a day later the page says so, and a press gives a fresh list in the same order and region',
    (_with, javaScriptEnabled) =>
      visit({ ...device, javaScriptEnabled }, async (page) => {
        const response = await page.goto(`${pageOf(GONE)}?ordenar=preco&regiao=madeira`)
        expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([410, 'noindex, nofollow'])
        await page.getByRole('heading', { level: 1, name: 'Esta lista já não está guardada' }).waitFor()
        expect(await page.getByRole('link', { name: 'Voltar ao produto' }).getAttribute('href')).toBe(
          `${PRODUCT}?regiao=madeira`,
        )
        await page.getByRole('link', { name: 'Ver peças parecidas' }).click()
        await page.waitForURL(`**${pageOf(FRESH)}?ordenar=preco&regiao=madeira`, PATIENCE)
        expect(await shown(page)).toEqual(cheapestFirst)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: 'Esta lista já não está guardada' }).waitFor()
      }),
  )

  test('R-07 when none of them is for sale any more it says so, and leads to the category', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto(pageOf(NONE_LEFT))
      await page.getByText('Nenhuma das peças parecidas está à venda neste momento.').waitFor()
      expect(await page.getByRole('navigation', { name: 'Ordenar por' }).count()).toBe(0)
      await page.locator('main').getByRole('link', { name: /^Ver / }).click()
      await page.waitForURL('**/produtos/**', PATIENCE)
    }))

  test('R-07 an address that never was says so kindly, with a search', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      expect((await page.goto(pageOf('never')))?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Não encontrámos esta página' }).waitFor()
      await page.locator('main').getByLabel('O que é que procura hoje?').fill('alvor')
      await page.locator('main').getByLabel('O que é que procura hoje?').press('Enter')
      await page.waitForURL('**/search?q=alvor', PATIENCE)
    }))
})

/** What the width of a screen changes. */
describe.each(devices)('R-07 their page on a %s', (_name, device) => {
  test('R-07 leads back to the product in the reader’s region', () =>
    visit({ ...device, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${pageOf(FRESH)}?ordenar=total&regiao=acores`)
      expect(await chosen(page)).toBe('Total com entrega')
      const mark = await page.getByRole('navigation', { name: 'Ordenar por' }).locator('[aria-current]').boundingBox()
      expect((mark?.x ?? Infinity) + (mark?.width ?? 0)).toBeLessThanOrEqual(device.viewport?.width ?? 0)
      await page.getByRole('link', { name: 'Voltar ao produto' }).click()
      await page.waitForURL(`**${PRODUCT}?regiao=acores`, PATIENCE)
    }))

  test('R-07 no page of it hangs over the edge, or has violations on a phone: the pieces, none left, a day later, never there, the product', () =>
    visit(device, async (page) => {
      for (const address of [pageOf(FRESH), pageOf(NONE_LEFT), pageOf(GONE), pageOf('never'), PRODUCT]) {
        await page.goto(address)
        if (device === narrow[1]) expect([address, await axeViolations(page)]).toEqual([address, []])
        expect([address, await overhang(page)]).toEqual([address, 0])
        expect([address, await page.getByRole('heading', { level: 1 }).count()]).toEqual([address, 1])
      }
    }))
})

test('R-07 no search engine keeps any of its pages or follows the links that make them', () =>
  visit({ ...devices[1][1], javaScriptEnabled: false }, async (page) => {
    for (const [address, status] of [
      [pageOf(FRESH), 200],
      [pageOf(NONE_LEFT), 200],
      [pageOf(GONE), 410],
      [pageOf('never'), 404],
    ] as const) {
      expect([address, (await page.goto(address))?.status()]).toEqual([address, status])
      expect([address, await page.locator('meta[name="robots"]').getAttribute('content')]).toEqual([
        address,
        expect.stringContaining('noindex'),
      ])
    }
    await page.goto(pageOf(FRESH))
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${PRODUCT}$`))
    expect(
      await page
        .getByRole('navigation', { name: 'Ordenar por' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('rel'))),
    ).toEqual(['nofollow', 'nofollow', 'nofollow'])
    await page.goto(PRODUCT)
    expect(await page.getByRole('link', { name: 'Ver todas as peças parecidas' }).getAttribute('rel')).toBe('nofollow')
  }))
