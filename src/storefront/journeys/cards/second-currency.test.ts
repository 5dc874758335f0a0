import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productsOfAllShapes, shapes } from '../../pages/product/testing.ts'
import { narrow, openJourneys } from '../testing.ts'

const [, phone] = narrow
const { visit } = openJourneys({
  products: productsOfAllShapes,
  secondCurrency: { code: 'USD', rate: 2 },
})

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().innerText()).replace(/\s/g, ' ')
}

test('L-15 a second currency stands beside the leading figure of cards, rows and the product, and follows its exact total', () =>
  visit(phone, async (page) => {
    await page.goto('/produtos/sofas')
    const figures = /^([\d ]+)(,\d\d)? € (?:com|sem) entrega \(cerca de ([\d ]+) US\$\)$/
    for (const place of ['.card > .price', '.row .price']) {
      const [, euros = '', cents = '', second = ''] = figures.exec(await textOf(page, place)) ?? []
      const lead = Number(euros.replaceAll(' ', '') + cents.replace(',', '.'))
      expect(Number(second.replaceAll(' ', ''))).toBe(Number((lead * 2).toPrecision(3)))
      await page.goto('/produtos/sofas?vista=lista')
    }
    await page.route('**/api/v2/variant/*/deliveries?*', (route) =>
      route.fulfill({
        json: {
          deliveries: [
            {
              label: 'Loja',
              logo: null,
              website: null,
              items: [
                {
                  id: '1',
                  type: 'mainland',
                  label: 'Continente',
                  price: 10,
                  total: 700,
                  priceCod: null,
                  deliveryDays: null,
                },
              ],
            },
          ],
          currency: 'EUR',
          computedAt: '2026-11-21T11:00:00.000Z',
        },
      }),
    )
    await page.goto(`/produto/${shapes.usual}-sofa-alvor`)
    expect(await textOf(page, '[data-best] .price-large')).toMatch(/^669 € \(cerca de 1 340 US\$\) com entrega/)
    await page.getByLabel('Código postal').fill('1000-100')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('com entrega em 1000-100', { exact: true }).waitFor()
    expect(await textOf(page, '[data-best] .price-large')).toMatch(/^700 € \(cerca de 1 400 US\$\) com entrega/)
  }))
