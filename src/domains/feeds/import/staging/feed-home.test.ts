import { expect, test } from 'vitest'
import { feedHome } from './feed-home.ts'

test.each([
  ['https://www.casa.pt/products.json', 'shopify-json', 'casa.pt'],
  ['http://casa.localhost:3100/feed.csv', 'shopify-csv', 'casa.localhost'],
  ['https://www.casa.pt/feed.xml', 'google-xml', null],
  [null, 'shopify-csv', null],
  ['nada', 'shopify-csv', null],
])("Shopify's files come from their shop: %s, %s", (url, dialect, host) => {
  expect(feedHome(url, dialect)).toBe(host)
})
