import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories, categoryBySlug } from '../category-tree.ts'
import { vocabularies, type VocabularyName } from './words/attribute-words.ts'
import type { Attributes } from './attributes.ts'
import { extractAttributes } from './extract-attributes.ts'
import { parameter, slugs } from './testing.ts'

type Words = Partial<Record<VocabularyName, string>>

function extract(
  title: string,
  slug: string | null,
  fields: Record<string, string> = {},
  description: string | null = null,
): Attributes {
  return extractAttributes({
    title,
    description,
    productType: null,
    fields,
    categoryId: slug === null ? null : (categoryBySlug(slug)?.id ?? Number.NaN),
  })
}

describe('words of a name', () => {
  test.each<[string, string, Words]>([
    ['Sofá 3 lugares Oslo cinzento claro em veludo', 'sofas', { colours: 'cinzento', materials: 'veludo' }],
    ['Sofá Lund azul-petróleo', 'sofas', { colours: 'azul' }],
    ['Cadeiras pretas de jantar', 'cadeiras-de-jantar', { colours: 'preto' }],
    [
      'Mesa de café redonda efeito mármore e metal dourado',
      'mesas-de-centro',
      { colours: 'dourado', materials: 'metal', shapes: 'redonda' },
    ],
    ['Aparador imitação de madeira', 'aparadores', { materials: '' }],
    ['Sofá em imitação de pele castanha', 'sofas', { colours: 'castanho', materials: 'pele-sintetica' }],
    ['Mesa com tampo sem vidro', 'mesas-de-jantar', { materials: '' }],
    ['Copo de vinho tinto', 'copos', { colours: '' }],
    ['Tábua de passar a ferro', 'tabuas-de-engomar', { materials: '' }],
    ['Roupeiro Carvalho Sonoma/Branco', 'roupeiros', { colours: 'branco,castanho', materials: '' }],
    ['Estante cor nogueira', 'estantes', { colours: 'castanho', materials: '' }],
    [
      'Consola estilo industrial em ferro e madeira de mangueira',
      'consolas',
      { styles: 'industrial', materials: 'ferro,mangueira' },
    ],
    ['Mesa de cozinha branca', 'mesas-de-jantar', { colours: 'branco', rooms: 'sala-de-jantar,cozinha' }],
    ['Cadeira de madeira maciça de carvalho', 'cadeiras-de-jantar', { materials: 'madeira-macica,carvalho' }],
  ])('%s', (title, slug, expected) => {
    const attributes = extract(title, slug)
    for (const [name, wanted] of Object.entries(expected))
      expect(slugs(attributes, name as VocabularyName), name).toBe(wanted)
  })

  test.each<[string, string, string, string]>([
    ['Roupeiro de 3 portas de correr com espelho', 'roupeiros', 'numero-de-portas', '3'],
    ['Roupeiro de 3 portas de correr com espelho', 'roupeiros', 'abertura-das-portas', 'correr'],
    ['Roupeiro de 3 portas de correr com espelho', 'roupeiros', 'com-espelho', 'sim'],
    ['Candeeiro suspenso 3 luzes E27', 'candeeiros-suspensos', 'casquilho', 'e27'],
    ['Aplique de exterior IP65', 'apliques-de-exterior', 'protecao-ip', 'ip65'],
    ['Colchão molas ensacadas firme 150x190', 'colchoes', 'nucleo', 'molas-ensacadas'],
    ['Colchão molas ensacadas firme 150x190', 'colchoes', 'largura-do-colchao', '150'],
    ['Sofá com chaise longue à esquerda', 'sofas', 'lado-da-chaise', 'esquerda'],
    ['Cama de casal 160x200', 'camas', 'tamanho-da-cama', '160'],
    ['Capa de edredão para cama de 150 cm', 'capas-de-edredao', 'para-cama-de', '150'],
    ['Barbecue a gás', 'barbecues', 'combustivel', 'gas'],
    ['Mesa extensível 160/240x90', 'mesas-extensiveis', 'extensivel', 'sim'],
    ['Mesa não extensível 160x90', 'mesas-de-jantar', 'extensivel', 'nao'],
    ['Roupeiro de 3 portas', 'sofas', 'numero-de-portas', ''],
  ])('%s (%s): %s is "%s"', (title, slug, name, expected) =>
    expect(parameter(extract(title, slug), name)).toBe(expected),
  )

  test.each<[string, string, [number, number] | null]>([
    ['Sofá 3 lugares', 'sofas', [3, 3]],
    ['Sofá de dois lugares', 'sofas', [2, 2]],
    ['Sofá 2/3 lugares', 'sofas', [2, 3]],
    ['Mesa para 6 a 8 pessoas', 'mesas-de-jantar', [6, 8]],
    ['Conjunto 3+2 lugares', 'sofas', [5, 5]],
    ['Serviço de loiça para 6 pessoas', 'pratos-e-servicos', null],
    ['Sofá Lund', 'sofas-de-2-lugares', [2, 2]],
    ['Sofá 99 lugares', 'sofas', null],
  ])('%s: seats %j', (title, slug, expected) => {
    const { seats } = extract(title, slug)
    expect(seats && [seats.low, seats.high]).toEqual(expected)
  })
})

describe('sources', () => {
  test('a feed field counts before the name, and each fact says where it was read', () => {
    const attributes = extract('Roupeiro branco 200x60x210 cm', 'roupeiros', {
      color: 'Carvalho',
      product_width: '240 cm',
      'detail:Material': 'Aglomerado',
    })
    expect(attributes.colours).toEqual({ ids: [3], source: 'field:color' })
    expect(attributes.materials).toEqual({ ids: [11], source: 'field:detail:Material' })
    expect(attributes.sizes.width).toEqual({
      lowMm: 2400,
      highMm: 2400,
      source: 'field:product_width',
      confidence: 0.99,
    })
    expect(attributes.sizes.height).toMatchObject({ lowMm: 2100, source: 'title' })
    expect(attributes.rooms).toEqual({ ids: [2], source: 'category' })
  })

  test('axis fields carry ranges, their own unit or that of their name', () => {
    const { sizes } = extract('Banco', 'bancos-altos', {
      'detail:Altura do assento (cm)': '65-75',
      product_height: '0,95 m',
      largura_mm: '420',
    })
    expect(sizes.seatHeight).toMatchObject({ lowMm: 650, highMm: 750 })
    expect(sizes.height).toMatchObject({ lowMm: 950 })
    expect(sizes.width).toMatchObject({ lowMm: 420 })
  })

  test('a running text gives labelled sizes and its material line, nothing else', () => {
    const attributes = extract(
      'Mesa Lund',
      'mesas-de-jantar',
      {},
      'Disponível também em azul. Material: carvalho maciço. Largura: 160 cm, profundidade: 90 cm. Chega em 3 caixas.',
    )
    expect(attributes.sizes).toMatchObject({ width: { lowMm: 1600, source: 'description' }, depth: { lowMm: 900 } })
    expect(attributes.materials).toEqual({ ids: [2], source: 'description' })
    expect(attributes.colours).toBeNull()
  })

  test('a round article whose feed has only a width has a diameter; a length field beside a width is a depth', () => {
    expect(
      Object.keys(
        extract('Candeeiro de teto Ø 30 cm', 'candeeiros-de-teto', { product_width: '30 cm', product_height: '9 cm' })
          .sizes,
      ).sort(),
    ).toEqual(['diameter', 'height'])
    expect(
      extract('Cadeira', 'cadeiras-de-jantar', { product_width: '54 cm', product_length: '59 cm' }).sizes,
    ).toMatchObject({ width: { lowMm: 540 }, depth: { lowMm: 590 } })
  })

  test('a range of the name widens the closed size of a field', () => {
    expect(
      extract('Mesa extensível 115/175 x 75 cm', 'mesas-extensiveis', { product_width: '115 cm' }).sizes.width,
    ).toMatchObject({ lowMm: 1150, highMm: 1750 })
  })

  test('a shade after a colour is no second colour, the colour of the legs is not the article’s', () => {
    expect(slugs(extract('Sofá', 'sofas', { color: 'Cinza pérola' }), 'colours')).toBe('cinzento')
    expect(slugs(extract('Sofá', 'sofas', { color: 'carvalho dourado / preto' }), 'colours')).toBe('castanho,preto')
    expect(slugs(extract('Sofá com pés metálicos pretos', 'sofas'), 'colours')).toBe('')
  })

  test('small words before a number are no axes', () => {
    expect(extract('Poltrona', 'poltronas', {}, 'Assento a 44 cm, largura total de 87 cm.').sizes).toMatchObject({
      seatHeight: { lowMm: 440 },
      width: { lowMm: 870 },
    })
    expect(extract('Sofá', 'sofas', {}, 'Um sofá de 264 por 200 cm, 84 de altura.').sizes).toMatchObject({
      width: { lowMm: 2640 },
      depth: { lowMm: 2000 },
      height: { lowMm: 840 },
    })
  })

  test('nothing known gives nulls, never zeros', () => {
    expect(extract('Artigo', null)).toEqual({
      colours: null,
      materials: null,
      styles: null,
      rooms: null,
      shapes: null,
      seats: null,
      sizes: {},
      parameters: {},
    })
  })
})

describe('limits of what is read', () => {
  test('a name counts to its 300th character, a field to its 200th', () => {
    const at = (length: number): string => `${'x'.repeat(length - 7)} branco`
    expect(extract(at(300), 'sofas').colours?.ids).toEqual([1])
    expect(extract(at(301), 'sofas').colours).toBeNull()
    expect(extract('Sofá', 'sofas', { color: at(200) }).colours?.ids).toEqual([1])
    expect(extract('Sofá', 'sofas', { color: at(201) }).colours).toBeNull()
  })

  test('a text counts to its 600th character', () => {
    const at = (length: number): string => 'Material: vidro'.padStart(length)
    expect(extract('Mesa', 'mesas-de-jantar', {}, at(600)).materials).not.toBeNull()
    expect(extract('Mesa', 'mesas-de-jantar', {}, at(601)).materials).toBeNull()
  })
})

test('any item gives ids of the tables and JSON that survives', () => {
  const anyFields = fc.dictionary(
    fc.oneof(
      fc.constantFrom(
        'color',
        'material',
        'size',
        'product_width',
        'detail:Firmeza',
        'constructor',
        '__proto__',
        'lugares',
      ),
      fc.string(),
    ),
    fc.string({ maxLength: 40 }),
    { maxKeys: 5 },
  )
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120 }),
      fc.option(fc.string({ maxLength: 300 })),
      anyFields,
      fc.option(fc.constantFrom(...categories.map(({ id }) => Number(id)))),
      (title, description, fields, categoryId) => {
        const attributes = extractAttributes({ title, description, productType: null, fields, categoryId })
        for (const name of Object.keys(vocabularies) as VocabularyName[]) {
          const ids = attributes[name]?.ids ?? []
          expect(ids.every((id) => vocabularies[name].some((choice) => choice.id === id))).toBe(true)
          expect(name === 'materials' ? [...new Set(ids)] : [...new Set(ids)].sort((a, b) => a - b)).toEqual(ids)
        }
        expect(JSON.parse(JSON.stringify(attributes))).toEqual(attributes)
      },
    ),
  )
})
