import { test } from 'vitest'
import { openJourneys, phone, desktop } from '../testing.ts'
const strip = {
  ident: 'total',
  text: 'O total já com a entrega, no continente, na Madeira e nos Açores.',
  link: '/sales',
  label: 'Ver descontos verificados',
  shownFrom: null,
  shownUntil: null,
}
const journeys = openJourneys({ content: { bannerStrips: [strip] } }, { expected: /.*/ })
test('look', () =>
  journeys.visit(desktop, async (page) => {
    page.on('console', (m) => console.log(m.text()))
    await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
    await page.screenshot({ path: '/tmp/hs/d-top.png' })
    await page.locator('.menu-list > li > a').nth(2).hover()
    await page.waitForTimeout(400)
    await page.screenshot({ path: '/tmp/hs/d-menu.png' })
    await page.mouse.move(700, 700)
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(500)
    await page.screenshot({ path: '/tmp/hs/d-down.png' })
    await page.mouse.wheel(0, -60)
    await page.waitForTimeout(500)
    await page.screenshot({ path: '/tmp/hs/d-up.png' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
    await page.screenshot({ path: '/tmp/hs/d-foot.png' })
  }))
test('look phone', () =>
  journeys.visit(phone, async (page) => {
    page.on('console', (m) => console.log(m.text()))
    await page.goto('/produtos/sofas', { waitUntil: 'networkidle' })
    await page.screenshot({ path: '/tmp/hs/p-top.png' })
    await page.route('**/api/v2/menu', (r) =>
      r.fulfill({
        json: {
          primary: [
            {
              id: 1,
              name: 'Salas',
              imageUrl: null,
              slug: 'salas',
              children: [
                {
                  id: 2,
                  name: 'Sofás',
                  imageUrl: null,
                  slug: 'sofas',
                  children: [{ id: 3, name: 'Sofás-cama', imageUrl: null, slug: 'sofas-cama', children: [] }],
                },
              ],
            },
          ],
          rooms: [],
          gifts: [],
          top: [],
        },
      }),
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.locator('.menu-tree summary').first().click()
    await page.waitForTimeout(400)
    await page.screenshot({ path: '/tmp/hs/p-menu.png' })
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
    await page.screenshot({ path: '/tmp/hs/p-foot.png' })
    await page.goto('/user/favourites', { waitUntil: 'networkidle' })
    await page.screenshot({ path: '/tmp/hs/p-fav.png' })
  }))
