import { expect, test } from 'vitest'
import { wireVariant } from '#domains/offers/contract.ts'
import { asId, type ProductId, type VariantId } from '#platform/ids.ts'
import { productsOfAllShapes, shapes } from '../../pages/product/testing.ts'
import { memoryListings, someProducts } from '../../testing.ts'
import { narrow, openJourneys } from '../testing.ts'

/** Two cores may be busy elsewhere: what is waited for comes, or the test fails. */
const PATIENCE = { timeout: 15_000 }
const [, phone] = narrow
const products = someProducts(60)
const kept = products
  .filter(({ variant }) => variant.active)
  .slice(0, 6)
  .map(({ variant }) => ({
    productId: asId<ProductId>(variant.productId),
    variantId: asId<VariantId>(variant.id),
    version: 1,
    offersCount: 1,
    isSponsored: false,
  }))
const answer = { requestId: 'kept', productId: 500, categoryId: 1003, pieces: kept }
const { visit } = openJourneys(
  {
    listings: memoryListings(products),
    products: productsOfAllShapes,
    likeness: {
      nearest: async () => kept,
      ask: async () => answer,
      hits: async () => kept,
      byRequestId: async () => answer,
    },
  },
  { expected: /status of 410/ },
)

test.each([
  ['L-04 R-07 pieces that look like one', '/products/visually-similar/kept/500-sofa-alvor'],
  ['L-04 R-17 the alternatives to one that is gone', `/produto/${shapes.gone}-sofa-alvor`],
])("%s: a click on a card opens 'Pode também gostar de' after its row, and 'Fechar' closes it", (_what, path) =>
  visit(phone, async (page) => {
    await page.route('**/api/v2/variant/*/similarity', (route) =>
      route.fulfill({
        json: {
          variants: products.slice(40, 44).map(({ variant }) => wireVariant(variant)),
          requestId: null,
          mode: 'onlyAPI',
        },
      }),
    )
    await page.goto(path)
    await page
      .locator('.card .card-picture')
      .first()
      .click({ position: { x: 40, y: 80 }, force: true })
    const panel = page.getByRole('group', { name: 'Pode também gostar de' })
    await panel.waitFor(PATIENCE)
    expect(
      await page
        .locator('[data-list]')
        .evaluate((list) => [...list.children].slice(0, 4).map(({ className }) => className)),
    ).toEqual(['card', 'card', 'alike', 'card'])
    await panel.getByRole('button', { name: 'Fechar' }).click()
    await panel.waitFor({ state: 'detached', ...PATIENCE })
  }),
)
