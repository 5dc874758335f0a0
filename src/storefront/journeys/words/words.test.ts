import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pagesOfWords } from '../../pages/words/page.ts'
import { pageRoutes, paths } from '../../paths.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourneys, phone } from '../testing.ts'

const journeys = openJourneys()
const addresses = pagesOfWords.map(({ name }) => pageRoutes[name]).filter((route) => !route.includes(':'))

const small = { ...phone, viewport: { width: 320, height: 640 } }
/** One of each kind; an article with tables, one with questions, a form last. */
const forShops = [
  '/lojas-site',
  '/lojas-site/wiki',
  '/lojas-site/wiki/campos',
  '/lojas-site/wiki/cliques',
  '/lojas-site/contact-form',
  '/lojas-site/wiki/encomendas',
  '/lojas-site/api',
  paths.commercialPixel(),
  paths.pixelTestRun('aberto'),
  paths.contact(),
]

/** Nothing that axe finds, and nothing beside the page. null: the page as it is. */
async function expectClean(page: Page, address: string | null): Promise<void> {
  if (address !== null) await page.goto(address)
  // What is folded away may not be wider than the page either.
  await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)))
  expect([address, await axeViolations(page, { within: '#conteudo' })]).toEqual([address, []])
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect([address, await page.evaluate(sideways)]).toEqual([address, 0])
}

/** Characters of the longest line that is painted. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    const range = document.createRange()
    const lengths = [...document.querySelectorAll('.words-text p')].flatMap((paragraph) => {
      range.selectNodeContents(paragraph)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)))
      return lines.size > 1 ? [(paragraph.textContent ?? '').length / lines.size] : []
    })
    return Math.max(...lengths)
  })
}

describe('R-15 pages of words', () => {
  test('G-07 each is clean, and does not scroll sideways on a small phone', () =>
    journeys.visit(small, async (page) => {
      for (const address of addresses) await expectClean(page, address)
    }))

  test('R-09 R-20 G-07 so are the guide for shops, what shops are offered, and the contact forms with what is wrong in them', () =>
    journeys.visit(
      small,
      async (page) => {
        for (const address of forShops) await expectClean(page, address)
        // The browser's own complaints come first; ours are for those that have none.
        await page.locator('form.form').evaluate((form) => ((form as HTMLFormElement).noValidate = true))
        await page.getByRole('button', { name: 'Enviar a mensagem' }).click()
        await page.getByText('Falta acertar 4 campos:').waitFor()
        expect(await page.locator('#erros').evaluate((summary) => summary === document.querySelector(':target'))).toBe(
          true,
        )
        await expectClean(page, null)
      },
      /status of 422/,
    ))

  test('lines are short enough to read, and the contents stay beside the text while it moves', () =>
    journeys.visit(desktop, async (page) => {
      await page.goto(paths.privacy())
      expect(await longestLine(page)).toBeLessThanOrEqual(80)
      const contents = page.getByRole('navigation', { name: 'Nesta página' })
      await contents.getByRole('link', { name: 'Os seus direitos' }).click()
      await page.waitForFunction(() => location.hash === '#os-seus-direitos')
      const [text, beside] = [await page.locator('.words-text').boundingBox(), await contents.boundingBox()]
      expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
      expect(beside?.y).toBeGreaterThan(0)
      expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(900)
      // What a link leads to is not hidden behind the header.
      const heading = await page.getByRole('heading', { name: 'Os seus direitos' }).boundingBox()
      const header = await page.locator('.site-header').boundingBox()
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      await page.emulateMedia({ media: 'print' })
      for (const gone of ['.site-header', '.site-footer', '.words-contents'])
        expect([gone, await page.locator(gone).isVisible()]).toEqual([gone, false])
      expect(await page.locator('.in-short').isVisible()).toBe(true)
    }))

  test('T-01 the cookies page opens the choice again', () =>
    journeys.visit(phone, async (page) => {
      await page.goto(paths.cookies())
      await page.getByRole('link', { name: 'Escolher um a um' }).click()
      await page.getByRole('region', { name: 'Cookies à sua escolha' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(paths.cookies())
    }))

  test('T-01 and without script a form refuses or accepts', () =>
    journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(paths.cookies())
      await page.getByRole('button', { name: 'Aceitar todos' }).click()
      await page.getByText('A escolha ficou guardada neste navegador.').waitFor()
      const cookies = await page.context().cookies()
      expect(cookies.find(({ name }) => name === '_cc')?.value).toContain('marketing')
      // A question opens without script, too.
      await page.goto(paths.termsOfTrade())
      await page.getByText('A peça chegou com defeito').click()
      expect(await page.getByText('três anos de garantia legal. Pode pedir').isVisible()).toBe(true)
    }))
})
