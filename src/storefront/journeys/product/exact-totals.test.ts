import { expect, test } from 'vitest'
import { productsOfAllShapes, shapes } from '../../pages/product/testing.ts'
import { narrow, openJourneys } from '../testing.ts'

const [, phone] = narrow
const { visit } = openJourneys({ products: productsOfAllShapes }, { expected: /ERR_FAILED/ })

test('N-01 where the script that asks for exact totals cannot be had, the page says that its totals are the region’s', () =>
  visit(phone, async (page) => {
    await page.route(/assets\/exact-deliveries-/, (route) => route.abort())
    await page.goto(`/produto/${shapes.usual}-sofa-alvor`)
    const totals = () => page.locator('#ofertas [data-total-text]').allTextContents()
    const regional = await totals()
    await page.getByLabel('Código postal').fill('1000-100')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('Não foi possível confirmar a entrega em 1000-100').waitFor()
    expect(await totals()).toEqual(regional)
  }))
