import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FeedFailure } from '../../feed-failure.ts'
import type { OfferItem } from '../../offer-item.ts'
import { readFeed } from '../../read/read-feed.ts'
import { ImportReport } from '../../report/import-report.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-generic-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(xml: string): Promise<{ dialect: string; offers: (OfferItem | null)[]; codes: string[] }> {
  const file = join(folder, 'feed')
  await writeFile(file, xml)
  const report = new ImportReport()
  const reading = await readFeed({ file }, report)
  const offers: (OfferItem | null)[] = []
  for await (const items of reading.batches)
    for (const raw of items)
      offers.push(reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report))
  return { dialect: reading.dialect.name, offers, codes: report.groups().map(({ code }) => code) }
}

describe('XML of shops that follow nobody', () => {
  test('market files with attributes, categories by number and params', async () => {
    const { dialect, offers } =
      await read(`<yml_catalog date="2026-11-21"><shop><name>Casa</name><url>https://casa.pt</url><currencies><currency id="EUR" rate="1"/></currencies>
      <categories><category id="1">Sofás</category></categories><offers>
      <offer id="A1" available="true" group_id="G1"><url>https://casa.pt/p/a1</url><price>499</price><oldprice>599</oldprice><currencyId>EUR</currencyId><categoryId>1</categoryId>
        <picture>https://casa.pt/a1.jpg</picture><picture>https://casa.pt/a2.jpg</picture><name>Sofá Lis</name><vendor>Lis</vendor><vendorCode>L-1</vendorCode><description>Sofá</description><param name="Cor">Azul</param><param name="Largura" unit="cm">200</param></offer>
      <offer id="A2" available="false"><url>https://casa.pt/p/a2</url><price>99</price><name>Puf Lis</name></offer></offers></shop></yml_catalog>`)
    expect(dialect).toBe('generic-xml')
    expect(offers).toMatchObject([
      {
        itemId: 'A1',
        groupKey: 'G1',
        title: 'Sofá Lis',
        regularCents: 59900,
        saleCents: 49900,
        brand: 'Lis',
        imageUrls: ['https://casa.pt/a1.jpg', 'https://casa.pt/a2.jpg'],
        availability: 'in_stock',
        attributeFields: { 'detail:Cor': 'Azul' },
      },
      { itemId: 'A2', regularCents: 9900, availability: 'out_of_stock' },
    ])
  })

  test('names run together, in mixed case', async () => {
    const { offers } = await read(
      `<store><date>2026</date><products><product><productId>9</productId><title>Mesa</title><productURL>https://casa.pt/m</productURL><imageURL>https://casa.pt/m.jpg</imageURL><price>10,5</price><categoryName>Casa-&gt;Mesas</categoryName><manufacturer>X</manufacturer><stock>Y</stock></product></products></store>`,
    )
    expect(offers).toMatchObject([
      {
        itemId: '9',
        title: 'Mesa',
        regularCents: 1050,
        imageUrls: ['https://casa.pt/m.jpg'],
        brand: 'X',
        availability: 'in_stock',
      },
    ])
  })

  test('everything in attributes', async () => {
    const { offers } = await read(
      `<lista><artigo sku="1" nome="Banco &amp; mesa" preco="12,00 €" url="https://casa.pt/b" imagem="https://casa.pt/b.jpg" stock="3"/><artigo sku="2" nome="Vaso" preco="7" url="https://casa.pt/v"/></lista>`,
    )
    expect(offers).toMatchObject([
      { itemId: '1', title: 'Banco & mesa', regularCents: 1200, imageUrls: ['https://casa.pt/b.jpg'] },
      { itemId: '2' },
    ])
  })

  test('a namespace of its own, prefixes everywhere', async () => {
    const { offers } = await read(
      `<p:feed xmlns:p="urn:loja"><p:product><p:id>1</p:id><p:name>Banco</p:name><p:price>12</p:price><p:url>https://casa.pt/b</p:url></p:product></p:feed>`,
    )
    expect(offers).toMatchObject([{ itemId: '1', title: 'Banco', regularCents: 1200 }])
  })

  test('says that it was a guess, and reads nothing into what holds no offers', async () => {
    expect((await read('<a><b><name>x</name><price>1</price><url>https://casa.pt/x</url></b></a>')).codes).toContain(
      'dialect_guessed',
    )
    for (const xml of [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://casa.pt/</loc><lastmod>2026-01-01</lastmod></url></urlset>',
      '<orders><order><id>1</id><total>5</total></order></orders>',
      '<x/>',
    ]) {
      await expect(read(xml)).rejects.toThrow(FeedFailure)
    }
  })

  test('a feed in another currency is not taken for euros', async () => {
    expect(
      await read('<r><item><name>x</name><price currency="PLN">10</price><url>https://casa.pt/x</url></item></r>'),
    ).toMatchObject({
      dialect: 'generic-xml',
      offers: [null],
      codes: expect.arrayContaining(['currency_unsupported']) as unknown,
    })
  })
})
