import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-currencies-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What becomes of a feed's prices: cents, or the message that refuses them. */
async function pricesOf(text: string, feedCurrency: string | null = null): Promise<(number | string)[]> {
  const file = join(folder, 'feed')
  writeFileSync(file, text)
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  const prices: (number | string)[] = []
  for await (const items of reading.batches) {
    for (const raw of items) {
      const before = report.count('currency_unsupported')
      const offer = reading.dialect.normalise(raw, { feedCurrency, allowedDomains: null }, report)
      const group = report.groups().find(({ code }) => code === 'currency_unsupported' || code === 'currency_missing')
      prices.push(offer?.regularCents ?? group?.examples.at(before)?.message ?? 'refused')
    }
  }
  return prices
}

function ceneo(price: string, host = 'loja.pt') {
  return `<offers version="1"><o id="1" url="https://${host}/p/1" ${price} avail="1"><cat>Mesas</cat><name>Mesa</name></o></offers>`
}
function shopItem(root: string, price: string, host = 'loja.pt') {
  return `<SHOP${root}><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Mesa</PRODUCTNAME><URL>https://${host}/p/1</URL><PRICE_VAT>${price}</PRICE_VAT><DELIVERY_DATE>1</DELIVERY_DATE></SHOPITEM></SHOP>`
}
const HEUREKA_CZ = ' xmlns="http://www.heureka.cz/ns/offer/1.0"'
const HEUREKA_SK = ' xmlns="http://www.heureka.sk/ns/offer/1.0"'
function skroutz(host: string) {
  return `<mywebstore><products><product><id>1</id><name>Mesa</name><link>https://${host}/p/1</link><price_with_vat>399</price_with_vat><instock>Y</instock></product></products></mywebstore>`
}
function table(host: string, price: string) {
  return `nome,url,preço\nMesa,https://${host}/p/1,${price}\nCama,https://${host}/p/2,${price}\n`
}
function refused(value: string) {
  return [`A moeda não é aceite: ${value}.`]
}

test.each<[what: string, feed: string, found: (number | string)[]]>([
  ['Ceneo asks złoty', ceneo('price="399"'), refused('399 PLN')],
  ['Ceneo, whatever the shop is called', ceneo('price="399,00"', 'sklep.eu'), refused('399,00 PLN')],
  ['Ceneo that says euros in a field', ceneo('price="399" currency="EUR"'), [39900]],
  ['Ceneo that says euros in the price', ceneo('price="399 EUR"'), [39900]],
  ['Ceneo that says złoty', ceneo('price="399 zł"'), refused('399 zł')],
  ['Zboží asks crowns', shopItem(' xmlns="http://www.zbozi.cz/ns/offer/1.0"', '9990'), refused('9990 CZK')],
  ['Heureka in Czechia', shopItem(HEUREKA_CZ, '9990'), refused('9990 CZK')],
  ['Heureka in Slovakia', shopItem(HEUREKA_SK, '399'), [39900]],
  ['Heureka as a mere format of a shop here', shopItem('', '399'), [39900]],
  ['Heureka as a mere format of a Czech shop', shopItem('', '9990', 'www.nabytek.cz'), refused('9990 CZK')],
  ['Skroutz in Greece', skroutz('www.epipla.gr'), [39900]],
  ['Skroutz in Romania', skroutz('www.mobila.ro'), refused('399 RON')],
  ['a table of a Russian shop', table('www.divan.ru', '39990'), [...refused('39990 RUB'), ...refused('39990 RUB')]],
  ['a table of a Brazilian shop', table('www.moveis.com.br', '399'), [...refused('399 BRL'), ...refused('399 BRL')]],
  ['a table of a shop anywhere', table('www.moveis.com', '399'), [39900, 39900]],
  ['a table of a British shop that asks euros', table('www.sofas.co.uk', '399 €'), [39900, 39900]],
])(
  "F9 prices that name no currency are in that of their dialect, else of the shop's country: %s",
  async (_, feed, found) => {
    expect(await pricesOf(feed)).toEqual(found)
  },
)

test('F9 what the shop has said of its currency counts for every dialect, what a price names counts more', async () => {
  const google = (price: string) =>
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:title>Mesa</g:title><g:link>https://loja.pt/1</g:link><g:price>${price}</g:price></item></channel></rss>`
  expect(await pricesOf(google('399'))).toEqual(['O preço não indica a moeda: 399.'])
  expect(await pricesOf(google('399'), 'EUR')).toEqual([39900])
  expect(await pricesOf(ceneo('price="399"'), 'EUR')).toEqual([39900])
  expect(await pricesOf(shopItem(HEUREKA_CZ, '399', 'www.nabytek.cz'), 'EUR')).toEqual([39900])
  expect(await pricesOf(ceneo('price="399 PLN"'), 'EUR')).toEqual(refused('399 PLN'))
})
