import { expect, test } from 'vitest'
import { openJourneys, phone } from '../testing.ts'

const { visit } = openJourneys()

test('L-01 with letters of twice the size nothing of a card stands out of it, and cards stand below one another', () =>
  visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    const columns = () =>
      page
        .locator('[data-list]')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect(await columns()).toBe(2)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await columns()).toBe(1)
    const outside = await page.locator('.card').evaluateAll((cards) =>
      cards.slice(0, 12).flatMap((card) => {
        const { right } = card.getBoundingClientRect()
        // Further pictures wait beside the first, out of sight.
        return [...card.querySelectorAll('*:not(img)')]
          .filter((each) => each.getBoundingClientRect().right > right + 0.5)
          .map(({ outerHTML }) => outerHTML.slice(0, 120))
      }),
    )
    expect(outside).toEqual([])
  }))

test.each(['/', '/lojas', '/produto/500-sofa-alvor', '/sales'])(
  'G-07 with letters of twice the size on the smallest phone, %s is no wider than its screen',
  (path) =>
    visit({ ...phone, viewport: { width: 320, height: 640 } }, async (page) => {
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }),
)
