import { expect, test } from 'vitest'
import { productsOfAllShapes, shapes } from '../../pages/product/testing.ts'
import { openJourneys } from '../testing.ts'

const { visit } = openJourneys({ products: productsOfAllShapes })
const URL_OF_MEASURED = `/produto/${shapes.measured}-sofa-alvor`

test('G-07 R-17 on small phones nothing covers the title, and price and button are in sight at once', async () => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 700 },
  ]) {
    await visit({ viewport }, async (page) => {
      await page.goto(URL_OF_MEASURED)
      const covered = await page.locator('h1').evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return [...range.getClientRects()]
          .map(({ left, right, top, bottom }) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
          .filter((at) => at !== title)
          .map((at) => at?.outerHTML)
      })
      expect(covered, `at ${viewport.width}`).toEqual([])
      for (const place of ['[data-best-total]', '[data-best-go]', 'h1']) {
        const box = await page.locator(place).boundingBox()
        expect(
          box !== null && box.y >= 0 && box.y + box.height <= viewport.height,
          `${place} at ${viewport.width}`,
        ).toBe(true)
      }
    })
  }
})

test('M-11 U-06 the drawing with measures stands behind the pictures, and who stays for two seconds has viewed the product', () =>
  visit({ viewport: { width: 390, height: 700 } }, async (page) => {
    await page.clock.install({ time: '2026-11-21T11:00:00Z' })
    await page.clock.pauseAt('2026-11-21T11:00:01Z')
    await page.goto(URL_OF_MEASURED)
    const viewed = () => page.evaluate(() => localStorage.getItem('poiso.viewed'))
    await page.clock.runFor(1_900)
    expect(await viewed()).toBeNull()
    await page.clock.runFor(200)
    expect(await viewed()).toMatch(/\[2\]/)
    await page.getByRole('link', { name: 'desenho com medidas' }).click()
    const drawing = page.getByRole('img', {
      name: 'Desenho com medidas: largura 187 cm, profundidade 96 cm, altura 97 cm',
    })
    await expect.poll(() => drawing.evaluate((each) => Math.round(each.getBoundingClientRect().left))).toBe(16)
  }))

test('G-07 R-08 what the page says at the foot of a phone stands above the bar with price and button', () =>
  visit({ viewport: { width: 390, height: 700 } }, async (page) => {
    await page.goto(URL_OF_MEASURED)
    // Pressed where it stands: the page is not scrolled to it, and the bar is at the foot.
    await page.locator('.product-compare .compare').evaluate((button: HTMLButtonElement) => button.click())
    const said = page.getByRole('status').filter({ hasText: 'Na comparação' })
    await said.waitFor()
    const [line, bar] = [await said.locator('> div').boundingBox(), await page.locator('.best-bar').boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(line?.y).toBeGreaterThan(0)
  }))
