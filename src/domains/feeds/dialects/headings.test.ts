import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { OfferItem } from '../offer-item.ts'
import { formatOf } from '../read/feed-head.ts'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'
import { bareWords, GENERIC_FIELDS, genericName } from './generic/generic-fields.ts'
import { deliveryHeading } from './generic/delivery-headings.ts'
import { lookAlike } from './generic/look-alikes.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-headings-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(text: string) {
  const file = join(folder, 'feed')
  writeFileSync(file, text)
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  const offers: (OfferItem | null)[] = []
  for await (const items of reading.batches)
    for (const raw of items)
      offers.push(reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report))
  const unread = report.groups().find(({ code }) => code === 'column_unread')
  return {
    dialect: reading.dialect.name,
    offers,
    unread: unread?.examples.map(({ field, value }) => [field, value]) ?? [],
    count: unread?.count ?? 0,
  }
}

describe('what a delivery costs, by its heading', () => {
  test.each([
    'Gastos de envío',
    'Gastos de envío (SEUR)',
    'Gastos de envío: Correos Express',
    'Coste de envío',
    'Gastos de transporte',
    'Precio del envío',
    'GASTOS_ENVIO_MRW',
    'Portes',
    'Portes de envio',
    'Custos de envio',
    'Custo de entrega (CTT)',
    'Despesas de envio',
    'Taxa de entrega',
    'Valor do frete',
    'Frete',
    'Preço do transporte',
    'Versandkosten',
    'Versandkosten DHL',
    'Lieferkosten',
    'Versandkosten: Standard',
    'Transportkosten',
    'Versandgebühr',
    'Frais de port',
    'Frais de livraison Colissimo',
    "Frais d'envoi",
    'Coût de livraison',
    'Frais de port (TTC)',
    'Spese di spedizione',
    'Costo di spedizione',
    'Costi di consegna BRT',
    'Verzendkosten',
    'Bezorgkosten',
    'Shipping cost',
    'Delivery costs UPS',
    'Delivery charge',
    'shipping-fee',
    'Postage',
    'Koszt dostawy',
    'Koszty wysyłki',
  ])('%s', (heading) => {
    expect(GENERIC_FIELDS[genericName(heading)]).toBe('shipping_price')
  })

  test.each<[heading: string, field: string | null]>([
    ['Portes Ilhas', 'shipping_price_islands'],
    ['Portes (Madeira e Açores)', 'shipping_price_islands'],
    ['Custos de envio ilhas', 'shipping_price_islands'],
    ['Gastos de envío (Francia)', 'other'],
    ['Versandkosten AT', 'other'],
    ['Gastos de envío Baleares', 'other'],
    ['Portes grátis a partir de', 'other'],
    ['Gastos de envío contra reembolso', 'other'],
    ['Prazo de entrega', null],
    ['Entrega', null],
    ['Peso de envio', null],
    ['Preço', null],
    ['Porto', null],
    ['Nome', null],
  ])('%s is none of the mainland', (heading, field) => {
    expect(deliveryHeading(bareWords(heading.replace(/[()]/g, ' ')))).toBe(field)
    expect(GENERIC_FIELDS[genericName(heading)]).not.toBe('shipping_price')
  })

  test("a table in idealo's Spanish headings has its cheapest delivery, and the days", async () => {
    const table = [
      'SKU;EAN;Fabricante;Nombre del producto;Precio;Plazo de entrega;Categoría;URL del producto;Gastos de envío: Correos;Gastos de envío: SEUR;Gastos de envío contra reembolso',
      'a1;;Pinhal;Mesa;99,00;3 días;Mesas;https://loja.pt/1;5,90;4,90;1,00',
    ].join('\n')
    const { offers } = await read(`${table}\n`)
    expect(offers[0]).toMatchObject({ regularCents: 9900, transitDays: 3, shipping: { mainland: { cents: 490 } } })
  })

  test("idealo's own table with a heading in another language has it too", async () => {
    const { dialect, offers } = await read(
      'sku;title;price;url;categoryPath;deliveryTime;Versandkosten DHL\na1;Mesa;99,00;https://loja.pt/1;Mesas;3 dias;4,90\n',
    )
    expect([dialect, offers[0]?.shipping.mainland]).toEqual(['idealo-csv', { cents: 490 }])
  })
})

describe('a column that looks like something and is not read is told, once', () => {
  test('in a table of many rows, under its own name', async () => {
    const row = (at: number) => `a${at},Mesa,https://loja.pt/${at},99.00 EUR,in_stock,4.90,99,3,5601234567892`
    const { offers, unread, count } = await read(
      `id,title,link,price,availability,custo do envio,preço da loja,quantidade em stock,ean do artigo\n${Array.from({ length: 50 }, (_, at) => row(at)).join('\n')}\n`,
    )
    expect(offers.filter(Boolean)).toHaveLength(50)
    expect(unread).toEqual([
      ['custo_do_envio', 'o custo ou o prazo da entrega'],
      ['preço_da_loja', 'o preço'],
      ['quantidade_em_stock', 'o stock'],
      ['ean_do_artigo', 'o código de barras (GTIN)'],
    ])
    expect(count).toBe(4)
  })

  test('in XML, of whatever dialect', async () => {
    const { unread } = await read(
      '<SHOP><SHOPITEM><ITEM_ID>1</ITEM_ID><PRODUCTNAME>Mesa</PRODUCTNAME><URL>https://loja.pt/1</URL><PRICE_VAT>9</PRICE_VAT><PORTES_CONTINENTE>4,90</PORTES_CONTINENTE><HEUREKA_CPC>1</HEUREKA_CPC></SHOPITEM></SHOP>',
    )
    expect(unread).toEqual([['portes_continente', 'o custo ou o prazo da entrega']])
  })

  test.each([
    'cor',
    'preço por m2',
    'unit_price',
    'peso de envio',
    'shipping_label',
    'price_currency',
    'preço de compra',
    'descrição do envio',
    'tipo de entrega',
    'oceano',
    'beans',
    'altura de entrega',
    'url do stock',
  ])('%s is no such thing', (name) => {
    expect(lookAlike(name)).toBeNull()
  })
})

describe('names in other cases, and aliases', () => {
  const GOLDEN = new URL('./golden/', import.meta.url)
  const XML = readdirSync(GOLDEN).filter((name) => name.endsWith('.xml'))
  const facts = ({ dialect, offers }: Awaited<ReturnType<typeof read>>) => ({ dialect, offers })
  const withNames = (text: string, change: (name: string) => string) =>
    text.replace(
      /(<\/?)([A-Za-z][\w:.-]*)/g,
      (_, open: string, name: string) =>
        open + (name.includes(':') || /^(?:rss|xml)$/i.test(name) ? name : change(name)),
    )

  test.each(XML)('%s says the same in capitals, in small letters and in a mix of both', async (name) => {
    const text = readFileSync(new URL(name, GOLDEN), 'utf8')
    expect(formatOf(text)).toBe('xml')
    const plain = facts(await read(text))
    for (const change of [
      (one: string) => one.toUpperCase(),
      (one: string) => one.toLowerCase(),
      (one: string) => one.replace(/^./, (first) => first.toUpperCase()),
    ])
      expect(facts(await read(withNames(text, change)))).toEqual(plain)
  })

  test.each(['id', 'uid', 'UID', 'UniqueID', 'uniqueid', 'sku', 'product_id', 'Code'])(
    'Skroutz under mywebstore is known whatever its id is called: %s',
    async (id) => {
      const found = await read(
        `<mywebstore><products><product><${id}>7</${id}><Name>Mesa</Name><Link>https://loja.gr/7</Link><Price_with_VAT>99.00</Price_with_VAT><Availability>Available from 1 to 3 days</Availability></product></products></mywebstore>`,
      )
      expect(found).toMatchObject({ dialect: 'skroutz', offers: [{ itemId: '7', regularCents: 9900, transitDays: 3 }] })
    },
  )

  test("Skroutz's names in a frame of another name are known by UniqueID too", async () => {
    const found = await read(
      '<store><products><product><UniqueID>7</UniqueID><name>Mesa</name><link>https://loja.gr/7</link><price_with_vat>99</price_with_vat><instock>Y</instock></product></products></store>',
    )
    expect(found).toMatchObject({ dialect: 'skroutz', offers: [{ itemId: '7' }] })
  })
})
