import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { FeedFailure } from '../feed-failure.ts'
import type { OfferItem } from '../offer-item.ts'
import { CsvItems } from '../read/csv/csv-items.ts'
import { csvHead } from '../read/feed-head.ts'
import { JsonItems } from '../read/json/json-items.ts'
import { readFeed } from '../read/read-feed.ts'
import { FEED_LIMITS } from '../feed-limits.ts'
import { ImportReport } from '../report/import-report.ts'
import { awinCsv } from './awin-csv.ts'
import type { Dialect } from './dialect.ts'
import { genericJsonl } from './generic/generic-json.ts'
import { shopifyCsv } from './shopify/shopify-csv.ts'
import { shopifyJson } from './shopify/shopify-json.ts'
import { woocommerceColumn } from './woocommerce/woocommerce-columns.ts'
import { woocommerceCsv } from './woocommerce/woocommerce-csv.ts'

const GOLDEN = new URL('./golden/', import.meta.url)
function golden(name: string) {
  return readFileSync(new URL(name, GOLDEN), 'utf8')
}
const SHARED = new URL('../../../../../shared/data/feeds/', import.meta.url)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  code: string | null
  dialect: string
  offers: OfferItem[]
  report: ImportReport
  /** One line for each item: id, line, column, fingerprint. */
  raws: string[]
}

async function read(
  content: string | Buffer,
  domains: readonly string[] | null = ['casadopinhal.pt'],
  dialect: string | null = null,
  feedCurrency: string | null = null,
): Promise<Outcome> {
  const file = join(folder, 'feed')
  await writeFile(file, content)
  const outcome: Outcome = { code: null, dialect: '', offers: [], report: new ImportReport(), raws: [] }
  try {
    const reading = await readFeed({ file, dialect }, outcome.report)
    outcome.dialect = reading.dialect.name
    for await (const items of reading.batches)
      for (const raw of items) {
        const offer = reading.dialect.normalise(raw, { feedCurrency, allowedDomains: domains }, outcome.report)
        outcome.raws.push([raw.itemId, raw.line, raw.column, raw.fingerprint].join(' '))
        if (offer !== null) outcome.offers.push(offer)
      }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    outcome.code = error.code
  }
  return outcome
}

function codes({ report }: Outcome) {
  return report.groups().map(({ code }) => code)
}
function example({ report }: Outcome, code: string) {
  return report.groups().find((group) => group.code === code)?.examples[0]
}

/** Items of a reader that gets the text in pieces. */
function inPieces(dialect: Dialect, text: string, size: number): string[] {
  const report = new ImportReport()
  const reader =
    dialect.format === 'csv'
      ? new CsvItems(dialect, csvHead(text).separator, report, FEED_LIMITS)
      : new JsonItems(dialect, report, FEED_LIMITS)
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  const batches = [...pieces.flatMap((piece) => [...reader.write(piece)]), ...reader.end()]
  return batches
    .flat()
    .map((raw) =>
      [
        raw.itemId,
        raw.line,
        raw.column,
        raw.fingerprint,
        ...raw.names.map((name) => Object.values(raw.positionOf(name))),
      ].join(' '),
    )
}

describe('files of nobody’s kind', () => {
  test("B-01 a template's line of notes stands before the headings", async () => {
    const { offers } = await read(
      '"# Required | A unique id","# Required | A title","# Optional | a price","# Required | a link"\nid,title,price,link\n1,Banco de jardim,49.90 EUR,https://casadopinhal.pt/1\n',
    )
    expect(offers.map(({ title }) => title)).toEqual(['Banco de jardim'])
  })

  test('B-01 the name of a list and empty lines stand before the headings of a spreadsheet', async () => {
    const { offers } = await read(
      'Catálogo Outono 2026;;;;\n;;;;\nReferência;Designação;Preço c/ IVA;URL;Altura (mm)\n1;"Banco ""Serra"" 120 cm";49,90 €;https://casadopinhal.pt/1;450\n;;;;\nTOTAL;;49,90 €;;\n',
    )
    expect(offers).toMatchObject([
      {
        itemId: '1',
        title: 'Banco "Serra" 120 cm',
        regularCents: 4990,
        attributeFields: { 'detail:altura_(mm)': '450' },
      },
    ])
  })

  test("B-01 columns of sizes beside Google's are kept", async () => {
    const { offers, dialect } = await read(
      'id,title,price,link,image_link,availability,largura,altura,peso\n1,Aparador Serra,249.00 EUR,https://casadopinhal.pt/1,https://casadopinhal.pt/1.jpg,in stock,120,80,25 kg\n',
    )
    expect(dialect).toBe('google-csv')
    expect(offers[0]).toMatchObject({
      weightGrams: 25000,
      attributeFields: { product_width: '120', product_height: '80' },
    })
  })

  test('B-01 prices, pictures, category and sizes of a JSON answer are where programs nest them', async () => {
    const item = {
      id: 7,
      name: 'Candeeiro Serra',
      url: 'https://casadopinhal.pt/7',
      prices: { regular: { value: 59.9, currency: 'EUR' }, sale: { value: 49.9, currency: 'EUR' } },
      images: [{ src: 'https://casadopinhal.pt/7.jpg' }],
      categories: [{ id: 3, name: 'Candeeiros' }],
      dimensions: { width: '20', height: '45' },
      attributes: [{ name: 'Cor', options: ['Preto'] }],
    }
    const { offers } = await read(JSON.stringify({ status: 'ok', data: { products: [item] } }))
    expect(offers[0]).toMatchObject({
      itemId: '7',
      regularCents: 5990,
      saleCents: 4990,
      imageUrls: ['https://casadopinhal.pt/7.jpg'],
      productType: 'Candeeiros',
      attributeFields: { product_width: '20', product_height: '45', 'detail:Cor': 'Preto' },
    })
  })

  test('B-01 sizes in a block of their own keep their axes', async () => {
    const { offers } = await read(
      '<loja><produto><ref>7</ref><nome>Mesa Serra</nome><preco>129,90</preco><url>https://casadopinhal.pt/7</url><medidas><largura>160</largura><altura>75</altura><profundidade>90</profundidade></medidas></produto></loja>',
    )
    expect(offers[0]?.attributeFields).toEqual({ product_width: '160', product_height: '75', product_depth: '90' })
  })
})

describe('tables with headings in words', () => {
  test('F13 a heading of a megabyte of brackets is answered at once', async () => {
    const spent = cpuClock()
    await read(`nome;preço;link;${'('.repeat(1_000_000)}\n1;2;https://casadopinhal.pt/1;x\n`)
    expect(spent()).toBeLessThan(2000)
  })

  const ROW = [
    '77',
    '5601234567892',
    'M-77',
    'Serra & Filhos',
    'Mesa de centro em nogueira',
    '149,90',
    '199,90',
    '3 - 5 dias',
    'Casa > Mesas',
    'https://casadopinhal.pt/77',
    'https://casadopinhal.pt/77.jpg',
    '4',
  ]

  test.each([
    [
      'Spanish',
      [
        'N° artículo en tienda',
        'EAN / GTIN / código barras',
        'Número del fabricante (HAN/MPN)',
        'Fabricante / Marca',
        'Nombre del producto',
        'Precio',
        'Precio original',
        'Plazo de entrega',
        'Categoría del producto en la tienda',
        'URL del producto',
        'URLimagen_1',
        'Unidades',
      ],
    ],
    [
      'German',
      [
        'Artikelnummer im Shop',
        'EAN/Barcodenummer',
        'Original Herstellerartikelnummer',
        'Herstellername',
        'Produktname',
        'Preis (Brutto)',
        'Streichpreis',
        'Lieferzeit',
        'Produktgruppe im Shop',
        'ProduktURL',
        'BildURL_1',
        'Lagerbestand',
      ],
    ],
    [
      'English',
      [
        'Article Number in Shop',
        'EAN / GTIN / Barcode',
        'HAN / MPN',
        'Manufacturer / Brand Name',
        'Product Name',
        'Price',
        'Was Price',
        'Delivery Time',
        'Product Group in Shop',
        'Product URL',
        'Image URL_1',
        'Stock',
      ],
    ],
    [
      'Portuguese',
      [
        'Código do artigo',
        'Código de barras',
        'Ref. do fabricante',
        'Marca',
        'Nome do artigo',
        'PVP (com IVA)',
        'Preço anterior',
        'Prazo de entrega',
        'Categoria do produto',
        'Link do artigo',
        'Ligação da imagem',
        'Unidades disponíveis',
      ],
    ],
  ])('B-01 reads %s ones, whatever stands between their words', async (_language, headings) => {
    const { offers } = await read([headings, ROW].map((row) => row.join(';')).join('\n'))
    expect(offers[0]).toMatchObject({
      itemId: '77',
      gtin: '05601234567892',
      mpn: 'M-77',
      brand: 'Serra & Filhos',
      title: 'Mesa de centro em nogueira',
      regularCents: 19990,
      saleCents: 14990,
      transitDays: 5,
      productType: 'Casa > Mesas',
      link: 'https://casadopinhal.pt/77',
      imageUrls: ['https://casadopinhal.pt/77.jpg'],
      availability: 'in_stock',
    })
  })
})

describe('items of several rows', () => {
  test.each([
    [shopifyCsv, 'shopify-csv.csv'],
    [woocommerceCsv, 'woocommerce-csv.csv'],
    [shopifyJson, 'shopify-json.json'],
    [awinCsv, 'awin-csv.csv'],
  ])('%#: are the same at the same places however the text is cut', (dialect, name) => {
    const text = golden(name).replace('\ufeff', '')
    const whole = inPieces(dialect, text, 1_000_000)
    expect(whole.length).toBeGreaterThan(1)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (size) => {
        expect(inPieces(dialect, text, size)).toEqual(whole)
      }),
      { numRuns: 40 },
    )
  })
})

describe('Shopify table', () => {
  const HEADER =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src'

  test('says what must be given when the shop has no domain yet', async () => {
    const outcome = await read(golden('shopify-csv.csv'), null)
    expect(outcome.offers).toEqual([])
    expect(example(outcome, 'link_needs_domain')).toMatchObject({ line: 2, value: '/products/sofa-arrabida' })
  })

  test('changes one variant alone: the others keep their fingerprints', async () => {
    const before = await read(golden('shopify-csv.csv'))
    const after = await read(golden('shopify-csv.csv').replace('ARR-VD,42000,shopify,0', 'ARR-VD,42000,shopify,5'))
    expect(after.raws.map((raw, at) => raw === before.raws[at])).toEqual([true, false, true])
    const shared = await read(golden('shopify-csv.csv').replace('Sofá Arrábida', 'Sofá Arrábida II'))
    expect(shared.raws.map((raw, at) => raw === before.raws[at])).toEqual([false, false, true])
  })

  test('keeps apart variants of one SKU, and cuts ids that are too long', async () => {
    const outcome = await read(
      `${HEADER}\nm,Mesa,Cor,Azul,S1,1,deny,5,\nm,,,Verde,S1,1,deny,5,\n${'x'.repeat(200)},Cadeira,Cor,Azul,,1,deny,5,\n`,
    )
    expect(outcome.offers.map(({ itemId }) => itemId.slice(0, 20))).toEqual(['m:S1', 'm:S1:Verde', 'x'.repeat(20)])
    expect(outcome.offers[2]?.itemId).toHaveLength(100)
  })

  test('reads the newer names of columns, and stock by policy', async () => {
    const outcome = await read(
      'URL handle,Title,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory quantity,Continue selling when out of stock,Product image URL,Status\nm,Mesa,Cor,Azul,A,"1.299,00",1500,-2,FALSE,https://cdn.x.pt/1.jpg,Active\nm,,,Verde,B,10,,0,TRUE,,\nm,,,Preto,C,10,,7,FALSE,,\n',
    )
    expect(outcome.dialect).toBe('shopify-csv')
    expect(
      outcome.offers.map(({ availability, regularCents, imageUrls }) => [availability, regularCents, imageUrls.length]),
    ).toEqual([
      ['out_of_stock', 150000, 1],
      ['backorder', 1000, 1],
      ['in_stock', 1000, 1],
    ])
  })

  test('F13 reads a product of twenty thousand rows in bounded groups, each knowing the product', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) =>
        `m,${at === 0 ? 'Mesa' : ''},${at === 0 ? 'Cor' : ''},C${at},S${at},1,deny,5,https://cdn.x.pt/${at}.jpg`,
    )
    const outcome = await read(`${HEADER}\n${rows.join('\n')}\n`)
    expect(outcome.offers).toHaveLength(20_000)
    expect(new Set(outcome.offers.map(({ itemId }) => itemId)).size).toBe(20_000)
    expect(outcome.offers.every(({ title, imageUrls }) => title.startsWith('Mesa - C') && imageUrls.length <= 10)).toBe(
      true,
    )
  })

  test.skipIf(!existsSync(SHARED))("a real shop's table imports whole when its domain is given", async () => {
    const outcome = await read(readFileSync(new URL('shopify-home-and-garden.csv', SHARED)), ['casa.pt'])
    expect(outcome.raws).toHaveLength(21)
    expect(outcome.offers).toHaveLength(21)
    expect(outcome.offers[0]).toMatchObject({
      itemId: 'clay-plant-pot:Regular',
      title: 'Clay Plant Pot - Regular',
      regularCents: 999,
      link: 'https://casa.pt/products/clay-plant-pot',
      availability: 'in_stock',
    })
    expect(outcome.offers.find(({ itemId }) => itemId === 'cream-sofa')).toMatchObject({
      regularCents: 75000,
      saleCents: 50000,
    })
    expect(outcome.offers.find(({ itemId }) => itemId === 'pink-armchair')).toMatchObject({
      availability: 'out_of_stock',
    })
  })

  test.skipIf(!existsSync(SHARED))('a real table of plain names, without ids, imports by its links', async () => {
    const outcome = await read(readFileSync(new URL('divan-ru-products.csv', SHARED)), null, null, 'EUR')
    expect(outcome.dialect).toBe('generic-csv')
    expect(outcome.offers).toHaveLength(144)
    expect(example(outcome, 'price_invalid')).toMatchObject({ line: 50, column: 14, field: 'price' })
    expect(outcome.offers[0]).toMatchObject({
      itemId: 'product/torsher-ralf-beige',
      regularCents: 1399000,
      productType: 'svet',
    })
    // Its prices are roubles: nobody who has not said otherwise pays 13,990 euros for a lamp.
    expect((await read(readFileSync(new URL('divan-ru-products.csv', SHARED)), null)).offers).toEqual([])
  })
})

describe('WooCommerce table', () => {
  test.each([
    ['Regular price', 'regular price'],
    ['Preço normal', 'regular price'],
    ['Precio normal', 'regular price'],
    ['Sale price', 'sale price'],
    ['Preço promocional', 'sale price'],
    ['Precio rebajado', 'sale price'],
    ['In stock?', 'in stock'],
    ['Em stock?', 'in stock'],
    ['Em estoque?', 'in stock'],
    ['¿Existencias?', 'in stock'],
    ['Imagens', 'images'],
    ['Imágenes', 'images'],
    ['Superior', 'parent'],
    ['Parent', 'parent'],
    ['Ascendente', 'parent'],
    ['Attribute 2 name', 'attribute 2 name'],
    ['Attribute 12 value(s)', 'attribute 12 value'],
    ['Nome do atributo 1', 'attribute 1 name'],
    ['Valor(es) do atributo 1', 'attribute 1 value'],
    ['Valores do atributo 3', 'attribute 3 value'],
    ['Nombre del atributo 1', 'attribute 1 name'],
    ['Valor(es) del atributo 1', 'attribute 1 value'],
    ['Attribute 1 visible', ''],
    ['Atributo 1 visível', ''],
    ['Weight (kg)', 'weight kg'],
    ['Peso (g)', 'weight g'],
    ['Largura (cm)', 'width cm'],
    ['Height (in)', 'height in'],
    ['Meta: _alg_ean', 'gtin'],
    ['Meta: permalink', 'link'],
    ['Meta: _wpm_gtin_code', 'gtin'],
    ['GTIN, UPC, EAN, or ISBN', 'gtin'],
    ['GTIN, UPC, EAN ou ISBN', 'gtin'],
    ['Categorias', 'categories'],
    ['Tags', ''],
    ['constructor', ''],
    ['Date sale price starts', 'sale from'],
  ])('knows the column %j', (header, name) => {
    expect(woocommerceColumn(header)).toBe(name)
  })

  test('reads English and Spanish headers, and finds pages by the id', async () => {
    for (const header of [
      'ID,Type,SKU,Name,Published,Short description,In stock?,Regular price,Categories,Images,Parent',
      'ID,Tipo,SKU,Nombre,Publicado,Descripción corta,¿Existencias?,Precio normal,Categorías,Imágenes,Superior',
    ]) {
      const outcome = await read(
        `${header}\n1,simple,A,Mesa,1,Boa,1,"129,90",Mesas,,\n2,variation,B,Cadeira - Azul,1,,1,9,,,id:77\n`,
      )
      expect(outcome.dialect).toBe('woocommerce-csv')
      expect(outcome.offers).toMatchObject([
        { itemId: '1', regularCents: 12990, link: 'https://casadopinhal.pt/?post_type=product&p=1' },
        { itemId: '2', groupKey: '77', link: 'https://casadopinhal.pt/?post_type=product&p=77' },
      ])
    }
  })

  test('remembers products without end neither in number nor in size', async () => {
    const header =
      'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Regular price,Categories,Images,Parent'
    const parents = Array.from(
      { length: 25_000 },
      (_, at) => `${at + 1},variable,V${at + 1},Mesa ${at + 1},1,,Texto ${at},1,,Mesas,,`,
    )
    const outcome = await read(
      `${header}\n${parents.join('\n')}\n90000,variation,,Mesa 1,1,,,1,5,,,id:1\n90001,variation,,Mesa 25000,1,,,1,5,,,id:25000\n`,
    )
    expect(outcome.offers.map(({ itemId, description }) => [itemId, description])).toEqual([
      ['90000', null],
      ['90001', 'Texto 24999'],
    ])
  })
})

describe('affiliate links', () => {
  const row = (link: string) =>
    `aw_deep_link,product_name,aw_product_id,merchant_product_id,search_price,merchant_category,currency\n${link},Mesa,1,2,"5,00",Mesas,EUR\n`

  test("takes the shop's address out of the network's, and refuses links that hold none", async () => {
    expect(
      (await read(row('https://www.awin1.com/cread.php?ued=https%3A%2F%2Fcasadopinhal.pt%2Fm'), null)).offers[0],
    ).toMatchObject({ link: 'https://casadopinhal.pt/m', linkHost: 'casadopinhal.pt' })
    expect(codes(await read(row('https://www.awin1.com/pclick.php?p=1&a=2&m=3'), null))).toContain('link_tracking')
    expect(codes(await read(row('https://www.awin1.com/cread.php?ued=https%3A%2F%2Foutra.pt%2Fm')))).toContain(
      'foreign_domain',
    )
    expect(codes(await read(row('https://www.awin1.com/cread.php?ued=javascript%3Aalert(1)')))).toContain(
      'link_tracking',
    )
  })

  test('keeps the network that the shop has registered', async () => {
    const link = 'https://www.awin1.com/pclick.php?p=1&a=2&m=3'
    expect((await read(row(link), ['casadopinhal.pt', 'awin1.com'])).offers[0]?.link).toBe(link)
  })
})

describe('JSON', () => {
  const line = (id: string) =>
    `{"id":"${id}","title":"Mesa","link":"https://casadopinhal.pt/${id}","price":"5 EUR","availability":"in_stock"}`

  test('a line that cannot be read costs itself alone, and is placed', async () => {
    const outcome = await read(`${line('1')}\n{"id":"2","title":\n${line('3')}\n`)
    expect(outcome.offers.map(({ itemId }) => itemId)).toEqual(['1', '3'])
    expect(example(outcome, 'item_malformed')).toMatchObject({ line: 2, column: 19 })
    expect([outcome.raws.length, codes(outcome)]).toEqual([3, expect.not.arrayContaining(['id_missing'])])
  })

  test('F1 a last line that breaks off is a file that was cut', async () => {
    expect((await read(`${line('1')}\n${line('2').slice(0, 40)}`)).code).toBe('FAILED_MALFORMED')
    expect((await read(golden('shopify-json.json').slice(0, 1500))).code).toBe('FAILED_MALFORMED')
  })

  test('places a value by line and column in one document', async () => {
    const outcome = await read(golden('shopify-json.json').replace('"price": "749.00"', '"price": "-5"'))
    expect(example(outcome, 'price_out_of_range')).toMatchObject({ line: 8, field: 'variants.price', value: '-5' })
  })

  test('F8 loses no cent to floats', async () => {
    const outcome = await read(
      `{"id":1,"title":"Mesa","link":"https://casadopinhal.pt/1","price":8999999.99,"availability":"in_stock"}\n{"id":2,"title":"Mesa","link":"https://casadopinhal.pt/2","price":1e3,"availability":"in_stock"}\n`,
    )
    expect(outcome.offers.map(({ regularCents }) => regularCents)).toEqual([899_999_999])
    expect(codes(outcome)).toContain('price_invalid')
  })

  test('F6 F13 hostile depth and size are refused or cost their own item', async () => {
    expect((await read(`{"products":${'['.repeat(200_000)}`)).code).toMatch(/FAILED_/)
    const deep = await read(`${line('1')}\n${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}\n${line('2')}\n`)
    expect(deep.offers).toHaveLength(2)
    const wide = await read(`${line('1').slice(0, -1)},"x":[${'1,'.repeat(500_000)}1]}\n${line('2')}\n`)
    expect(wide.offers).toHaveLength(2)
    expect(codes(wide)).toContain('fields_too_many')
    const long = await read(`${line('1')}\n${line('2').replace('Mesa', 'M'.repeat(1_000_000))}\n`)
    expect(long.offers[1]?.title).toHaveLength(300)
  })

  test('F6 F13 texts full of escaped quotes, and products of endless variants, are refused or cut in seconds', async () => {
    const spent = cpuClock()
    expect(
      (await read(`{"products":[{"handle":"m","variants":[{"price":"1"}],"a":"${'\\"'.repeat(6_000_000)}"}]}`)).code,
    ).toBe('FAILED_LIMIT')
    const many = await read(
      `{"products":[{"handle":"m","title":"Mesa",\n"variants":[${Array.from({ length: 20_000 }, (_, at) => `{"id":${at},"price":"5"}`).join(',')}]}]}`,
    )
    expect(many.offers).toHaveLength(5000)
    expect(codes(many)).toContain('fields_too_many')
    expect(spent()).toBeLessThan(10_000)
  })

  test('F11 keys cannot reach what is not theirs', async () => {
    const outcome = await read(
      '{"id":"1","title":"Mesa","link":"https://casadopinhal.pt/1","price":"5 EUR","availability":"in_stock","__proto__":{"x":"y"},"constructor":"z"}\n',
      undefined,
      genericJsonl.name,
    )
    expect(outcome.offers[0]?.attributeFields).not.toHaveProperty('x')
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

describe('mutated files of every table and JSON dialect', () => {
  test('neither hang nor throw, and never yield a broken price, text or link', async () => {
    const samples = [
      'shopify-csv.csv',
      'shopify-json.json',
      'woocommerce-csv.csv',
      'idealo-csv.csv',
      'awin-csv.csv',
      'kelkoo-csv.csv',
      'google-jsonl.jsonl',
      'google-json.json',
      'generic-csv.csv',
      'generic-json.json',
    ].map((name) => readFileSync(new URL(name, GOLDEN)))
    const edits = fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.oneof(
          fc.uint8Array({ maxLength: 4 }),
          fc.constantFrom(
            ...['"', '{', '}', '[', ']', ',', ';', '\n', '\\', '""', '\u0000'].map((text) => Buffer.from(text)),
          ),
        ),
        fc.nat(40),
      ),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...samples), edits, async (sample, changes) => {
        let bytes = sample
        for (const [at, insert, drop] of changes)
          bytes = Buffer.concat([
            bytes.subarray(0, at * bytes.length),
            insert,
            bytes.subarray(at * bytes.length + drop),
          ])
        for (const offer of (await read(bytes)).offers) {
          expect(Number.isSafeInteger(offer.regularCents) && offer.regularCents > 0).toBe(true)
          expect(offer.title.isWellFormed() && !/[\u0000-\u001f\u202e]/.test(offer.title)).toBe(true)
          expect(offer.link).toMatch(/^https?:\/\//)
          expect(offer.itemId).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })
})
