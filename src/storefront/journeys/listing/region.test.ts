import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#storefront/paths.ts'
import { desktop, openJourneys } from '../testing.ts'

const { visit } = openJourneys()

/** Links of the page that would drop the region; pages of words and articles, as those for shops, are the same in each. */
async function dropping(page: Page): Promise<string[]> {
  const dropped = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter(
        (href) =>
          !decodeURIComponent(href).includes('regiao=madeira') &&
          !/^\/(?:artigos?(?:\/|$)|product\/|denunciar\/|pqa\/|star\/|oferta\/\d+\/nao-bate-certo|adicionar-loja|lojas\/|lojas-site|para-lojas|commercial|user|login|watchdog\/\d|v2)/.test(
            href,
          ),
      ),
  )
  return dropped.filter((href) => !WORDS.includes(href))
}

const WORDS = [
  paths.about(),
  paths.careers(),
  paths.press(),
  paths.contact(),
  paths.terms(),
  paths.termsOfUse(),
  paths.termsOfTrade(),
  paths.termsOfShops(),
  paths.reviewPolicy(),
  paths.privacy(),
  paths.cookies(),
  paths.cookieChoices(),
  paths.howWeRank(),
  paths.howWeDiscount(),
  paths.howWeMeasureAccuracy(),
  paths.accessibility(),
  paths.digitalServices(),
  paths.complaints(),
]

test('U-11 without script every link of a region’s home, listing and product keeps it, and so do search and comparison', () =>
  visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
    for (const path of [
      '/',
      '/produtos/sofas',
      '/produto/500-sofa-alvor',
      '/sales',
      '/lojas',
      '/fabricantes',
      '/produtos/divisoes',
    ]) {
      await page.goto(`${path}?regiao=madeira`)
      expect(new URL(page.url()).search, path).toBe('?regiao=madeira')
      expect(await page.locator('[data-region-badge] b').textContent(), path).toBe('Madeira')
      expect(await dropping(page), path).toEqual([])
    }
    await page.getByRole('search', { name: 'Procurar produtos' }).getByRole('textbox').fill('sofá')
    await page.getByRole('button', { name: 'Procurar' }).first().click()
    await page.waitForURL(/\/search\?.*regiao=madeira/)
  }))

test('U-11 a chosen region is remembered: from pages without one, for addresses without one, until another is chosen', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas?cor=azul,preto')
    await page.getByLabel('Entrega em').selectOption('Madeira')
    await page.waitForURL('**/produtos/sofas?cor=azul,preto&regiao=madeira')
    await page.goto('/fabricantes')
    expect(await page.locator('[data-region-badge] b').textContent()).toBe('Madeira')
    await page.locator('.site-header a[href="/produtos/sofas"]').evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL('**/produtos/sofas?regiao=madeira')
    await page.goto('/produtos/camas')
    await page.waitForURL('**/produtos/camas?regiao=madeira')
    // The address wins, and what it says is not taken for a choice.
    await page.goto('/produtos/sofas?regiao=acores')
    expect(await page.locator('[data-region-badge] b').textContent()).toBe('Açores')
    await page.getByRole('button', { name: 'Entrega: Açores' }).click()
    await page.getByRole('link', { name: 'Portugal continental' }).click()
    await page.waitForURL(/\/produtos\/sofas$/)
    await page.goto('/produtos/camas')
    expect(new URL(page.url()).search).toBe('')
  }))

test('U-11 going back to an address without a region leaves it as it was', () =>
  visit(desktop, async (page) => {
    await page.goto('/produtos/sofas')
    await page.getByLabel('Entrega em').selectOption('Madeira')
    await page.waitForURL('**/produtos/sofas?regiao=madeira')
    await page.goBack()
    await page.waitForURL(/\/produtos\/sofas$/)
    expect(await page.locator('[data-region-badge] b').textContent()).toBe('Continente')
  }))
