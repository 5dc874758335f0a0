import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { anImportBench, anItem, findOrphans, type TestItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { groupsOf } from './testing.ts'

/** Feeds as other people have them, imported and grouped as they would be, and what must hold of the products then. */

const database = await testDatabase()
const bench = anImportBench(database)

beforeEach(() => bench.empty())
afterEach(async () => void expect(await findOrphans(database)).toEqual([]))
afterAll(() => bench.close())

/** A shop's line: the id is the true article, then its name and price, and what else it says. */
type Line = readonly [article: string, title: string, euros: number, more?: Readonly<Record<string, string>>]

/** The products that these shops' offers make, "shop/article …". Every line must be there, live, in one product. */
async function productsOf(
  shops: Readonly<Record<string, readonly Line[]>>,
  all: Readonly<Record<string, string>> = { brand: 'Varde' },
): Promise<string[]> {
  for (const [shop, lines] of Object.entries(shops))
    await bench.importItems(
      lines.map((line) => itemOf(shop, line, all)),
      { shop },
    )
  const products = await groupsOf(database.db, 'product')
  expect(products.flatMap((product) => product.split(' ')).toSorted()).toEqual(
    Object.entries(shops)
      .flatMap(([shop, lines]) => lines.map(([article]) => `${shop}/${article}`))
      .toSorted(),
  )
  expect((await sql<{ state: string }>`select distinct state from offers.variant`.execute(database.db)).rows).toEqual([
    { state: 'live' },
  ])
  return products
}

function itemOf(shop: string, [article, title, euros, more]: Line, all: Readonly<Record<string, string>>): TestItem {
  return anItem({
    id: article,
    title,
    price: `${euros.toFixed(2)} EUR`,
    link: `https://${shop}.pt/p/${article}`,
    image_link: `https://${shop}.pt/i/${article}.jpg`,
    product_type: '',
    ...all,
    ...more,
  })
}

/** Products that hold more than one true article. */
function mixed(products: readonly string[]): string[] {
  return products.filter((product) => new Set(product.split(' ').map((member) => member.split('/')[1])).size > 1)
}
/** Products of several shops. */
function joined(products: readonly string[]): string[] {
  return products.filter((product) => product.includes(' '))
}

const GTIN = '5601234567892'
function sizes(width: number, depth: number, height = 83): string {
  return `Largura: ${width} cm Profundidade: ${depth} cm Altura: ${height} cm`
}

describe('B-02 bad input: a brand that all offers share says nothing', () => {
  const norte: Line[] = [
    ['sofa3', 'HALDEN sofá de 3 lugares Torvik cinzento claro, 228x95 cm', 599],
    ['sofa2', 'HALDEN sofá de 2 lugares Torvik cinzento claro, 168x95 cm', 449],
    ['chaise-left', 'HALDEN sofá de 3 lugares com chaise longue à esquerda Torvik cinzento claro, 255x160 cm', 799],
    ['corner', 'HALDEN sofá de canto, 4 lugares Torvik cinzento claro, 249x190 cm', 999],
    ['armchair', 'HALDEN poltrona Torvik cinzento claro, 98x95 cm', 329],
    ['footstool', 'HALDEN repousa-pés Torvik bege, 98x73 cm', 149],
    ['cover3', 'HALDEN capa para sofá de 3 lugares Torvik cinzento claro', 119],
    ['armrest', 'HALDEN braço Torvik cinzento claro', 69],
    ['chair-blue', 'ROSBY cadeira azul claro Stenda preto', 55],
    ['wardrobe', 'LADEN roupeiro com 2 portas branco, 80x57x231 cm', 189],
    ['bed140', 'NATTEN estrutura de cama branco, 140x200 cm', 199],
    ['bed160', 'NATTEN estrutura de cama branco, 160x200 cm', 219],
  ]
  const sul: Line[] = [
    ['sofa3', 'Halden sofá de 3 lugares, Torvik cinzento claro', 639, { description: sizes(228, 95) }],
    [
      'sofa3-open',
      'Halden sofá de 3 lugares, com extremo aberto, Torvik cinzento claro',
      629,
      { description: sizes(210, 95) },
    ],
    [
      'chaise-right',
      'Halden sofá de 3 lugares, com chaise longue à direita, Torvik cinzento claro',
      819,
      { description: sizes(255, 160) },
    ],
    ['corner-dark', 'Halden sofá de canto, 4 lugares, Torvik cinzento escuro', 979, { description: sizes(249, 190) }],
    ['armchair-other', 'Tolven poltrona, Torvik cinzento claro', 345, { description: sizes(98, 95) }],
    ['footstool', 'Halden repousa-pés, Torvik bege', 165, { description: sizes(98, 73, 45) }],
    ['cover3', 'Halden capa para sofá de 3 lugares, Torvik cinzento claro', 99],
    ['cushion', 'Halden almofada de encosto, Torvik cinzento claro', 35],
    ['chair-white', 'Rosby cadeira, branco Stenda preto', 59],
    ['wardrobe-deep', 'Laden roupeiro com 3 portas, branco', 199, { description: sizes(120, 57, 231) }],
    [
      'bed140',
      'Natten estrutura de cama, branco',
      209,
      { description: 'Comprimento do colchão: 200 cm Largura do colchão: 140 cm' },
    ],
  ]

  test('no cover, module, side, shade or size stands with another, though two shops say one brand on all of them', async () => {
    expect(mixed(await productsOf({ norte, sul }))).toEqual([])
  })

  test('what both sell under the same words is one product', async () => {
    expect(joined(await productsOf({ norte, sul }))).toEqual(
      expect.arrayContaining(['norte/cover3 sul/cover3', 'norte/footstool sul/footstool', 'norte/sofa3 sul/sofa3']),
    )
  })

  test('the same holds when nobody says a brand, and when every shop writes its own name as the brand', async () => {
    expect(mixed(await productsOf({ norte, sul }, {}))).toEqual([])
    await bench.empty()
    expect(
      mixed(
        await productsOf(
          {
            norte: norte.map(([id, title, euros, more]): Line => [id, title, euros, { ...more, brand: 'Norte' }]),
            sul: sul.map(([id, title, euros, more]): Line => [id, title, euros, { ...more, brand: 'Sul' }]),
          },
          {},
        ),
      ),
    ).toEqual([])
  })
})

describe('B-02 bad input: titles of one word', () => {
  const words = ['Sofá', 'Mesa', 'Cadeira', 'Halden', 'Capa', 'Roupeiro']

  test('who says one word says too little to be anybody’s article, whatever the brand and the price', async () => {
    const lines = (shop: string): Line[] =>
      words.map((word, at) => [`${shop}-${word}`, word, 100 + at, { product_type: 'Móveis' }])
    expect(joined(await productsOf({ norte: lines('norte'), sul: lines('sul') }))).toEqual([])
  })

  test('one word does not gather whole names', async () => {
    const norte: Line[] = [['word', 'Halden', 599, { product_type: 'Sofás' }]]
    const sul: Line[] = [
      ['sofa3', 'Halden sofá de 3 lugares, Torvik bege', 599],
      ['sofa2', 'Halden sofá de 2 lugares, Torvik bege', 449],
      ['cover', 'Halden capa para sofá de 2 lugares, Torvik bege', 99],
    ]
    expect(
      joined(await productsOf({ norte, sul, este: [['sofa3-blue', 'Halden sofá de 3 lugares, Torvik azul', 605]] })),
    ).toEqual([])
  })

  test('a right GTIN still brings the same thing together', async () => {
    const line = (title: string): Line[] => [['sofa', title, 599, { gtin: GTIN, product_type: 'Sofás' }]]
    expect(await productsOf({ norte: line('Sofá'), sul: line('Sofá') })).toEqual(['norte/sofa sul/sofa'])
  })
})

describe('B-02 bad input: titles with other products’ names', () => {
  const things: Line[] = [
    ['sofa', 'Sofá Halden de 3 lugares bege', 599],
    ['chair', 'Cadeira Rosby carvalho', 89],
    ['table', 'Mesa de jantar Brunel branca, 160x90 cm', 299],
    ['bed', 'Cama Natten branca, 140x200 cm', 249],
    ['lamp', 'Candeeiro de pé Lumo preto', 79],
    ['wardrobe', 'Roupeiro Laden branco com 2 portas', 199],
  ]
  const beside: Line[] = [
    ['cover', 'Capa para sofá Halden de 3 lugares bege', 119],
    ['pad', 'Almofada para cadeira Rosby carvalho', 15],
    ['cloth', 'Toalha para mesa de jantar Brunel branca, 160x90 cm', 39],
    ['mattress', 'Colchão para cama Natten branca, 140x200 cm', 199],
    ['bulb', 'Lâmpada para candeeiro de pé Lumo preto', 9],
    ['shelf', 'Prateleira para roupeiro Laden branco com 2 portas', 25],
  ]
  const abroad: Line[] = [
    ['cover', 'Funda para sofá Halden de 3 plazas beige', 109],
    ['legs', 'Patas para sofá Halden de 3 plazas beige', 29],
    ['pad', 'Seat pad for Rosby chair, oak', 17],
    ['top', 'Table top for Brunel dining table, white, 160x90 cm', 119],
    ['headboard', 'Cabecero para cama Natten blanca, 140x200 cm', 89],
    ['door', 'Puerta para armario Laden blanco con 2 puertas', 45],
  ]

  test('what is for a thing is not the thing, in any of the shops’ languages', async () => {
    expect(mixed(await productsOf({ norte: things, sul: beside, oeste: abroad }))).toEqual([])
  })

  test('nor when it costs as much, and a cover that two shops sell is one', async () => {
    const same = (lines: readonly Line[]): Line[] =>
      lines.map(([id, title, , more]): Line => [id, title, 99, more ?? {}])
    const products = await productsOf({
      norte: same(things),
      sul: same(beside),
      este: [['cover', 'HALDEN capa para sofá de 3 lugares bege', 105]],
    })
    expect(mixed(products)).toEqual([])
    expect(products).toContain('este/cover sul/cover')
  })
})

describe('B-02 bad input: GTINs that shops invented or reused', () => {
  const articles: readonly (readonly [id: string, title: string, euros: number])[] = [
    ['sofa', 'Sofá Halden de 3 lugares bege', 599],
    ['cover', 'Capa para sofá Halden de 3 lugares bege', 119],
    ['left', 'Sofá Halden com chaise longue à esquerda bege', 799],
    ['right', 'Sofá Halden com chaise longue à direita bege', 799],
    ['chair', 'Cadeira Rosby carvalho', 89],
    ['bed', 'Cama Natten branca, 140x200 cm', 249],
  ]

  test('one number on all that a shop has brings nothing together, in it or over shops', async () => {
    const numbered = articles.map(([id, title, euros]): Line => [id, title, euros, { gtin: GTIN }])
    const other: Line[] = [
      ['sofa2', 'Sofá Halden de 2 lugares bege', 449, { gtin: GTIN }],
      ['table', 'Mesa de jantar Brunel branca, 160x90 cm', 299, { gtin: GTIN }],
    ]
    expect(joined(await productsOf({ norte: numbered, sul: other }))).toEqual([])
  })

  test('one number for all shades of a design parts by shade', async () => {
    const shades = (shop: string, words: readonly string[]): Line[] =>
      words.map((word) => [
        word.replaceAll(' ', '-'),
        shop === 'norte' ? `HALDEN poltrona Torvik ${word}, 98x95 cm` : `Halden poltrona, Torvik ${word}`,
        329,
        { gtin: GTIN, color: word },
      ])
    const products = await productsOf({
      norte: shades('norte', ['bege', 'azul claro', 'cinzento médio']),
      sul: shades('sul', ['azul claro', 'azul escuro', 'bege']),
    })
    expect(mixed(products)).toEqual([])
    expect(joined(products)).toEqual(['norte/azul-claro sul/azul-claro', 'norte/bege sul/bege'])
  })

  test.each([
    ['zeros', '0000000000000'],
    ['a row of digits', '1234567890128'],
    ['a number of the shop’s own range', '2001234567893'],
    ['a wrong check digit', '5601234567890'],
  ])('%s is nobody’s number', async (_, gtin) => {
    const norte: Line[] = [
      ['sofa', 'Sofá Halden de 3 lugares bege', 599, { gtin }],
      ['bed', 'Cama Natten branca, 140x200 cm', 249, { gtin }],
    ]
    const sul: Line[] = [
      ['cover', 'Capa para sofá Halden de 3 lugares bege', 119, { gtin }],
      ['bed160', 'Cama Natten branca, 160x200 cm', 269, { gtin }],
    ]
    expect(joined(await productsOf({ norte, sul }))).toEqual([])
  })

  test('a number that one shop made up for another article does not take the right pair apart', async () => {
    const norte: Line[] = [['chair', 'Cadeira Rosby carvalho', 89, { gtin: GTIN }]]
    expect(
      await productsOf({
        norte,
        sul: [['chair', 'Rosby cadeira em carvalho', 95, { gtin: GTIN }]],
        este: [['sofa', 'Sofá Halden de 3 lugares bege', 599, { gtin: GTIN }]],
      }),
    ).toEqual(['este/sofa', 'norte/chair sul/chair'])
  })
})

describe('B-02 bad input: prices of 1 €', () => {
  test('a sofa for 1 € is not the cheapest offer of a sofa that costs hundreds', async () => {
    const products = await productsOf({
      norte: [['sofa', 'Sofá Halden de 3 lugares Torvik bege', 599]],
      sul: [['sofa-for-one', 'Sofá Halden de 3 lugares Torvik bege', 1]],
      este: [['sofa-for-one-too', 'Sofá Halden de 3 lugares Torvik bege', 1, { gtin: GTIN }]],
      oeste: [['sofa', 'HALDEN sofá de 3 lugares Torvik bege', 629, { gtin: GTIN }]],
    })
    expect(products.filter((product) => /for-one/.test(product) && /\/sofa(?: |$)/.test(product))).toEqual([])
  })

  test('that two shops ask 1 € for everything says nothing of what is alike', async () => {
    const lines = (more: readonly Line[]): Line[] => more.map(([id, title]) => [id, title, 1])
    const norte = lines([
      ['sofa-bege', 'Sofá Halden de 3 lugares Torvik bege', 1],
      ['cover', 'Capa Halden para sofá de 3 lugares Torvik bege', 1],
      ['bed140', 'Cama Natten branca, 140x200 cm', 1],
      ['chair-left', 'Módulo Halden esquerdo, Torvik bege', 1],
    ])
    const sul = lines([
      ['sofa-azul', 'Sofá Halden de 3 lugares Torvik azul', 1],
      ['sofa-2', 'Sofá Halden de 2 lugares Torvik bege', 1],
      ['bed160', 'Cama Natten branca, 160x200 cm', 1],
      ['chair-right', 'Módulo Halden direito, Torvik bege', 1],
    ])
    expect(mixed(await productsOf({ norte, sul }))).toEqual([])
  })
})

describe('B-02 bad input: sizes in another unit', () => {
  const norte: Line[] = [
    ['t160', 'Mesa de jantar Brunel branca 160x90x75 cm', 299],
    ['t180', 'Mesa de jantar Brunel branca 180x90x75 cm', 329],
    ['s80', 'Estante Arvil branca 80x30x202 cm', 79],
    ['s40', 'Estante Arvil branca 40x30x202 cm', 49],
  ]

  test.each([
    ['millimetres', (cm: readonly number[]) => `${cm.map((side) => side * 10).join(' x ')} mm`],
    [
      'metres',
      (cm: readonly number[]) => `${cm.map((side) => (side / 100).toFixed(2).replace('.', ',')).join(' x ')} m`,
    ],
    [
      'each side with its word in millimetres',
      ([w = 0, d = 0, h = 0]: readonly number[]) =>
        `Largura ${w * 10} mm, profundidade ${d * 10} mm, altura ${h * 10} mm`,
    ],
  ])('%s are the same sizes: the same table is one, the next size another', async (_, said) => {
    const sul: Line[] = [
      ['t160', `Brunel mesa de jantar branca ${said([160, 90, 75])}`, 309],
      ['t200', `Brunel mesa de jantar branca ${said([200, 90, 75])}`, 359],
      ['s80', `Arvil estante branca ${said([80, 30, 202])}`, 85],
      ['s60', `Arvil estante branca ${said([60, 30, 202])}`, 65],
    ]
    const products = await productsOf({ norte, sul })
    expect(mixed(products)).toEqual([])
    expect(joined(products)).toEqual(['norte/s80 sul/s80', 'norte/t160 sul/t160'])
  })

  test('a number without a unit does not make a small thing of a large one', async () => {
    const sul: Line[] = [
      ['t1600', 'Mesa de jantar Brunel branca 1600x900', 309],
      ['t200', 'Mesa de jantar Brunel branca 2000x900', 359],
    ]
    expect(mixed(await productsOf({ norte: norte.slice(1, 2), sul }))).toEqual([])
  })
})

describe('B-02 bad input: a feed that a machine translated', () => {
  const norte: Line[] = [
    ['sofa3', 'HALDEN sofá de 3 lugares Torvik cinzento claro, 228x95 cm', 599],
    ['chaise-left', 'HALDEN sofá de 3 lugares com chaise longue à esquerda Torvik cinzento claro, 255x160 cm', 799],
    ['cover3', 'HALDEN capa para sofá de 3 lugares Torvik cinzento claro', 119],
    ['chair-blue', 'ROSBY cadeira azul claro Stenda preto', 55],
    ['bed-drawers', 'NATTEN estrutura de cama com 4 gavetas branco, 140x200 cm', 329],
    ['wardrobe2', 'LADEN roupeiro com 2 portas branco, 80x57x231 cm', 189],
  ]
  const feeds: Readonly<Record<string, readonly Line[]>> = {
    english: [
      ['sofa2', 'Halden two seats sofa light grey Torvik', 579],
      ['chaise-right', 'Halden three seats couch with lounge chair right light grey Torvik', 799],
      ['cover2', 'Halden cape for couch of 2 places Torvik light grey', 119],
      ['chair-white', 'Rosby chair white Stenda black', 55],
      ['bed', 'Natten bed structure white, 140x200 cm', 299],
      ['wardrobe3', 'Laden clothes closet with 3 doors white', 189],
    ],
    spanish: [
      ['sofa2', 'Halden sofá 2 plazas gris claro Torvik', 579],
      ['chaise-right', 'Halden sofá 3 plazas con chaise longue a la derecha gris claro Torvik', 799],
      ['cover2', 'Halden capa para sofá 2 plazas gris claro Torvik', 119],
      ['chair-white', 'Rosby silla blanco Stenda negro', 55],
      ['bed', 'Natten estructura de cama blanco, 140x200 cm', 299],
      ['wardrobe3', 'Laden ropero con 3 puertas blanco', 189],
    ],
    halfway: [
      ['sofa2', 'Halden Two-seat sofa, Torvik cinzento light', 579],
      ['chaise-right', 'Halden sofá three-seat, com chaise longue right, Torvik cinzento claro', 799],
      ['cover2', 'Halden cover para Two-seat sofa, Torvik cinzento claro', 119],
      ['chair-white', 'Rosby cadeira, white Stenda black', 55],
      ['bed', 'Natten bed frame, branco', 299],
      ['wardrobe3', 'Laden wardrobe com 3 portas, branco', 189],
    ],
  }

  test.each(Object.keys(feeds))('the next of kin of an article in %s is not the article', async (language) => {
    expect(mixed(await productsOf({ norte, sul: feeds[language] as readonly Line[] }))).toEqual([])
  })

  test('a right GTIN holds over languages, and the same words half translated are found without one', async () => {
    const numbered = norte.slice(0, 1).map(([id, title, euros]): Line => [id, title, euros, { gtin: GTIN }])
    const products = await productsOf({
      norte: [...numbered, ...norte.slice(2)],
      oeste: [['sofa3', 'Halden sofá 3 plazas gris claro Torvik', 649, { gtin: GTIN }]],
      sul: [
        ['cover3', 'Halden cover para sofá de 3 lugares, Torvik cinzento claro', 129],
        [
          'bed-drawers',
          'Natten bed frame, com 4 gavetas, branco',
          349,
          { description: 'Mattress length:200 cm Mattress width:140 cm' },
        ],
      ],
    })
    expect(mixed(products)).toEqual([])
    expect(joined(products)).toEqual(expect.arrayContaining(['norte/sofa3 oeste/sofa3', 'norte/cover3 sul/cover3']))
  })
})

describe('B-02 bad input: articles of one shop that no words tell apart', () => {
  const title = 'LADEN roupeiro com 4 portas branco, 160x57x231 cm'

  test('of two that differ in price alone neither is another shop’s third', async () => {
    const norte: Line[] = [
      ['two-shelves', title, 459],
      ['four-shelves', title, 489],
    ]
    expect(
      joined(
        await productsOf({ norte, sul: [['drawers', 'Laden roupeiro com 4 portas, branco, 160x57x231 cm', 519]] }),
      ),
    ).toEqual([])
  })

  test('and they stay two, whatever comes later', async () => {
    await productsOf({
      norte: [['two-shelves', title, 459]],
      sul: [['drawers', 'Laden roupeiro, 4 portas, branco', 519, { description: sizes(160, 57, 231) }]],
    })
    const products = await productsOf({
      norte: [
        ['two-shelves', title, 459],
        ['four-shelves', title, 489],
      ],
      sul: [['drawers', 'Laden roupeiro, 4 portas, branco', 519, { description: sizes(160, 57, 231) }]],
    })
    expect(products.filter((product) => product.includes('two-shelves') && product.includes('four-shelves'))).toEqual(
      [],
    )
  })
})
