import { describe, expect, test } from 'vitest'
import { pairFeatures } from '../comparing/pair-features.ts'
import { readAs, type Said } from '../testing.ts'
import type { Veto } from './veto-rules.ts'
import { vetoOf } from './vetoes.ts'

type Pair = readonly [one: string, other: string, saidOfOne?: Said, saidOfOther?: Said]

const GTIN = '05601234567893'

function vetoed([one, other, saidOfOne, saidOfOther]: Pair): Veto | null {
  const [a, b] = [readAs(1, one, saidOfOne), readAs(2, other, saidOfOther)]
  const found = vetoOf(pairFeatures(a, b), a, b)
  expect(vetoOf(pairFeatures(b, a), b, a)).toEqual(found)
  return found
}

function apart(pairs: readonly Pair[]): void {
  for (const pair of pairs) test(`apart: ${pair[0]} / ${pair[1]}`, () => expect(vetoed(pair)).not.toBeNull())
}
function together(pairs: readonly Pair[]): void {
  for (const pair of pairs)
    test(`not vetoed: ${pair[0]} / ${pair[1]}`, () => expect(vetoed(pair)?.note ?? null).toBeNull())
}

describe('another kind of thing by its head word (R-17)', () => {
  apart([
    ['TORVAL capa para sofá de 3 lugares ulma cinzento', 'TORVAL sofá de 3 lugares ulma cinzento'],
    ['Capa para braço Torval ulma preto', 'Braço Torval ulma preto'],
    ['TORVAL capa para chaise longue ulma bege', 'TORVAL capa para módulo de canto ulma bege'],
    ['TORVAL capa para módulo de 1 lugar ulma preto', 'TORVAL braço ulma preto'],
    ['TORVAL Corner módulo ulma preto', 'TORVAL capa para sofá de canto ulma preto'],
    ['TORVAL chaise longue módulo, ulma preto', 'TORVAL chaise longue, ulma preto'],
    ['Torval cadeira cover ulma bege', 'Torval cadeira ulma bege'],
    ['TORVAL mesa top branco, 120x60 cm', 'TORVAL mesa branco, 120x60 cm'],
    ['TORVAL Lid branco, 20x28 cm', 'TORVAL caixa branco, 20x28 cm'],
    ['TORVAL Frame branco, 46x30x94 cm', 'TORVAL combinação de arrumação branco, 46x30x94 cm'],
    ['TORVAL gaveta front brilhante branco', 'TORVAL gaveta brilhante branco'],
    ['TORVAL add-on unit white', 'TORVAL desk white'],
    ['TORVAL trestle white', 'TORVAL table white'],
    ['TORVAL Rocking-cadeira bege', 'TORVAL poltrona bege'],
    ['Colcha Torval bege', 'Almofada Torval bege'],
    ['TORVAL Leg branco, 70 cm', 'TORVAL Underframe branco, 70 cm'],
    ['TORVAL repousa-pés ulma preto', 'TORVAL poltrona ulma preto'],
    ['TORVAL poltrona frame bétula', 'TORVAL poltrona bétula'],
    ['TORVAL almofada de encosto ulma azul', 'TORVAL cadeira ulma azul'],
    ['Almofada para cadeira Torval cinza', 'Cadeira Torval cinza'],
    ['Topper Torval 140x200', 'Colchão Torval 140x200'],
    ['Tampo para mesa Torval carvalho', 'Mesa Torval carvalho'],
    ['Pernas para sofá Torval em faia', 'Sofá Torval em faia'],
    ['Mesa de jantar Torval branca', 'Mesa de apoio Torval branca'],
    ['Mesa de cabeceira Torval branca', 'Mesa de centro Torval branca'],
    ['Banco de bar Torval preto', 'Banco corrido Torval preto'],
    ['Armário Torval branco 80x35x81 cm', 'Estante Torval branco 80x35x81 cm'],
    ['Cama de bebé Torval branca', 'Beliche Torval branco', { category: 2003 }, { category: 8001 }],
    ['Funda para sofá Torval 3 plazas gris', 'Sofá Torval 3 plazas gris'],
    ['Reposabrazos Torval gris', 'Funda Torval gris'],
    ['Torval sofa cover 3 seater grey', 'Torval sofa 3 seater grey'],
    ['Torval table legs black', 'Torval table black'],
    ['Bezug für Sofa Torval grau', 'Sofa Torval grau'],
    ['Tischplatte Torval Eiche', 'Tisch Torval Eiche'],
    ['Housse pour canapé Torval gris', 'Canapé Torval gris'],
    ['Pieds de lit Torval noir', 'Lit Torval noir'],
    ['Fodera per divano Torval grigio', 'Divano Torval grigio'],
    ['Pokrowiec na sofę Torval szary', 'Sofa Torval szara'],
    ['Podnóżek Torval szary', 'Fotel Torval szary'],
    ['Sofá Torval cinza', 'Capa para sofá Torval cinza', { gtin: GTIN }, { gtin: GTIN }],
    ['Conjunto de 4 pernas Torval em aço preto', 'Mesa Torval aço preto'],
    ['TORVAL chaise longue, ulma preto', 'TORVAL sofá de 3 lugares com chaise longue, ulma preto'],
  ])
  together([
    ['Sofá com capa Torval 3 lugares cinza', 'TORVAL sofá de 3 lugares cinza, capa amovível'],
    ['Cadeira para secretária Torval preta', 'Torval cadeira de escritório preta'],
    ['Estrutura de cama Torval 160x200 branco', 'Cama Torval 160x200 branca'],
    ['TORVAL repousa-pés ulma preto', 'TORVAL pufe ulma preto'],
    ['TORVAL mesa branco 120x60 cm', 'Secretária TORVAL branca 120x60 cm'],
    ['TORVAL capa para sofá de 3 lugares, ulma cinzento', 'Capa TORVAL p/ sofá 3 lugares ulma cinzento'],
    ['TORVAL cadeira cover ulma bege', 'Capa para cadeira TORVAL ulma bege'],
    ['Torval mesa top branco 120x60 cm', 'Tampo de mesa Torval branco 120x60 cm'],
    ['Sillón Torval gris', 'Poltrona Torval cinza'],
    ['Torval bed frame 160x200 white', 'Estrutura de cama Torval 160x200 branca'],
    ['Hocker Torval grau', 'Pufe Torval cinzento', { category: 1014 }, { category: 1014 }],
    ['Canapé Torval 2 places gris', 'Divano Torval 2 posti grigio'],
    ['Couchtisch Torval Eiche', 'Mesa de centro Torval carvalho'],
    ['Tapis Torval beige', 'Dywan Torval beżowy'],
    ['Cadeira Top Torval preta', 'Torval Top cadeira preta'],
    ['Chaise longue Torval cinza esquerda', 'Sofá chaise longue Torval esquerda cinza'],
    ['Mesa de cabeceira Torval carvalho', 'Mesita de noche Torval roble'],
    ['Conjunto de 2 cadeiras Torval cinza', 'Pack 2 cadeiras Torval cinza'],
  ])
})

describe('what it is for is another thing, and its name another series', () => {
  apart([
    ['Capa para NIDVAL 3 lugares cinza', 'Capa para TORVAL 3 lugares cinza'],
    ['Almofada LUVELA para sofá NIDVAL bege', 'Almofada LUVELA para sofá TORVAL bege'],
    ['Capa compatível com NIDVAL cinza', 'Capa compatível com TORVAL cinza'],
    ['Bezug für NIDVAL grau', 'Bezug für TORVAL grau'],
    ['Funda para NIDVAL gris', 'Funda para TORVAL gris'],
    ['NIDVAL / TORVAL mesa e 4 cadeiras branco', 'NIDVAL / LUVELA mesa e 4 cadeiras branco'],
    ['NIDVAL / NIDVAL mesa e 4 cadeiras branco', 'NIDVAL / LUVELA mesa e 4 cadeiras branco'],
    ['NIDVAL / LUVELA estante com portas', 'NIDVAL estante com portas'],
  ])
  together([
    ['NIDVAL / TORVAL mesa branco preto', 'Mesa NIDVAL / TORVAL branco preto'],
    ['Capa para NIDVAL cinza', 'NIDVAL capa cinza'],
    ['Almofada LUVELA para sofá NIDVAL bege', 'Almofada LUVELA para NIDVAL bege'],
  ])

  test('the series behind "para" is none of the thing itself', () => {
    expect(readAs(1, 'Almofada LUVELA para sofá NIDVAL bege')).toMatchObject({
      names: ['luvela'],
      forNames: ['nidval'],
    })
    expect(readAs(1, 'Capa de exterior para jardim Torval').names).toEqual(['torval'])
    expect(readAs(1, 'Capa para NIDVAL bege')).toMatchObject({ names: ['nidval'], forNames: ['nidval'] })
  })
})

describe('another number', () => {
  apart([
    ['TORVAL mesa e 4 cadeiras branco', 'TORVAL mesa e 2 cadeiras branco'],
    ['TORVAL mesa e quatro cadeiras branco', 'TORVAL mesa e 6 cadeiras branco'],
    ['TORVAL mesa e 4 cadeiras branco', 'TORVAL mesa branco'],
    ['Sofá Torval de dois lugares', 'Sofá Torval de 3 lugares'],
    ['Torval two-seat sofa grey', 'Torval three-seat sofa grey'],
    ['Cómoda Torval oito gavetas', 'Cómoda Torval 6 gavetas'],
    ['Estante Torval 4 módulos', 'Estante Torval 5 módulos'],
    ['Roupeiro Torval 7 portas', 'Roupeiro Torval nove portas'],
    ['Tisch Torval mit 4 Stühlen', 'Tisch Torval mit 6 Stühlen'],
    ['Sofá e poltrona Torval cinza', 'Sofá Torval cinza'],
    ['Torval sofa and loveseat grey', 'Torval sofa grey'],
  ])
  together([
    ['TORVAL mesa e 4 cadeiras branco', 'Mesa TORVAL com quatro cadeiras, branca'],
    ['Cómoda Torval 6 gavetas branca', 'Cómoda Torval branca'],
    ['Sofá Torval de três lugares', 'Torval Dreisitzer Sofa'],
  ])
})

describe('another colour or cover', () => {
  apart([
    ['TORVAL mesa branco azul', 'TORVAL mesa branco rosa'],
    ['TORVAL mesa branco', 'TORVAL mesa branco preto'],
    ['TORVAL mesa castanho', 'TORVAL mesa castanho-preto'],
    ['TORVAL secretária branco branco rosa, 96x58 cm', 'TORVAL secretária branco rosa, 96x58 cm'],
    ['TORVAL repousa-pés bétula ulma castanho', 'TORVAL repousa-pés castanho ulma castanho'],
    ['TORVAL sofá de 3 lugares gunrad cinzento', 'TORVAL sofá de 3 lugares hilred cinzento'],
    ['TORVAL cadeira cover linner natural', 'TORVAL cadeira cover nolhag natural'],
    ['TORVAL sofá com chaise longue gunrad cinzento', 'TORVAL sofá com chaise longue hilred cinzento'],
    ['Puxador TORVAL brass colour, 49 mm', 'Puxador TORVAL preto, 49 mm'],
    ['TORVAL tapete geometric bege branco', 'TORVAL tapete bege branco'],
    ['Torval Sofa, Gray', 'Torval Sofa, Dark Gray'],
    ['Torval Chair, Gun Metal', 'Torval Chair, Light Brown'],
    ['Mesa Torval blanco azul', 'Mesa Torval blanco verde'],
    ['Table Torval blanc noir', 'Table Torval blanc vert'],
    ['Torval Tisch weiß schwarz', 'Torval Tisch weiß grün'],
  ])
  together([
    ['TORVAL mesa branco preto', 'TORVAL mesa preto branco'],
    ['Berço Torval em faia', 'Berço Torval branco'],
    ['Sofá Torval verde-azeitona', 'Torval sofá azeitona'],
    ['Cadeira Torval cinza com pés pretos', 'Cadeira Torval cinzenta'],
    ['Sofá Torval branco, tecido branco', 'Sofá Torval branco'],
    ['Garrafa térmica Torval', 'Torval garrafa térmica prateada'],
    ['Guarda-sol Torval mostarda', 'Torval guarda-sol ocre'],
    ['Lavatório Torval com bordo arredondado', 'Lavatório Torval branco'],
    ['Mesa Torval branca e preta', 'Table Torval noir et blanc'],
    ['Mesa Torval', 'Mesa Torval branca'],
  ])
})

test('eight colours of a title are compared', () => {
  const eight = 'branco preto branco preto branco preto branco preto'
  expect(readAs(1, `Tapete Torval ${eight} azul`).colourList).toHaveLength(8)
})

describe('another size', () => {
  apart([
    [
      'Mesa Torval branco, 240x60 cm',
      'Mesa Torval branco, 120x60 cm',
      { fields: { product_width: '60 cm', product_height: '73 cm' } },
      { fields: { product_width: '60 cm', product_height: '73 cm' } },
    ],
    [
      'Puxador Torval preto, 100 mm',
      'Puxador Torval preto, 300 mm',
      { text: 'Embalagem: Largura: 18 cm. Altura: 24 cm.' },
      { text: 'Embalagem: Largura: 18 cm. Altura: 24 cm.' },
    ],
    [
      'Mesa Torval 120x60 cm',
      'Mesa Torval',
      { fields: { product_width: '60 cm' } },
      { text: 'Comprimento: 150 cm. Largura: 60 cm. Altura: 74 cm.' },
    ],
    ['Mesa Torval 900x600 mm', 'Mesa Torval 80x60 cm'],
  ])
  together([
    [
      'Sofá Torval 3 lugares com chaise longue cinza',
      'Torval sofá de 3 lugares, com chaise longue, cinza',
      { fields: { product_width: '252 cm', product_height: '83 cm', product_length: '164 cm' } },
      { text: 'Largura: 252 cm. Profundidade: 98 cm. Altura: 83 cm.' },
    ],
    [
      'Mesa Torval branca, 140x85 cm',
      'Torval mesa branca',
      { fields: { product_width: '85 cm', product_height: '74 cm' } },
      { text: 'Largura: 140 cm. Profundidade: 85 cm. Altura: 74 cm.' },
    ],
    [
      'Estante Torval branca',
      'Estante Torval, branca',
      { fields: { product_width: '800 cm', product_height: '2020 cm' } },
      { fields: { product_width: '80 cm', product_height: '202 cm' } },
    ],
    ['Mesa Torval 1200x600 mm branca', 'Mesa Torval 120x60 cm branca'],
    [
      'Mesa extensível Torval 115/185 x 75 cm',
      'Mesa extensível Torval',
      {},
      { text: 'Largura: 115 cm. Profundidade: 75 cm. Altura: 76 cm.' },
    ],
    ['Espelho Torval Ø 60 cm', 'Espelho Torval (moldura de 1 cm)'],
  ])
})

describe('another orientation', () => {
  apart([
    ['TORVAL sofá de canto de 3 lugares cinza', 'TORVAL sofá de 3 lugares cinza'],
    ['Torval U-shaped sofa grey', 'Torval corner sofa grey'],
    ['Torval Sectional [L], Gray', 'Torval Sectional [R], Gray'],
    ['Sofá Torval esquerdo cinza', 'Sofá Torval direito cinza'],
    ['Sofá Torval rinconera gris', 'Sofá Torval 3 plazas gris'],
    ['Torval Ecksofa grau', 'Torval Sofa grau'],
  ])
  together([
    ['Sofá chaise longue Torval esquerda cinza', 'Sofá de canto Torval esquerdo com chaise longue cinza'],
    ['Secretária em L Torval branca', 'Secretária de canto Torval branca'],
    ['Sofá de canto Torval cinza', 'Sofá de canto Torval esquerdo cinza'],
  ])
})

describe('with against without, and what one title alone tells', () => {
  apart([
    ['TORVAL sofá de 3 lugares com extremo aberto ulma', 'TORVAL sofá de 3 lugares ulma'],
    ['TORVAL secretária com estante branco', 'TORVAL secretária branco'],
    ['TORVAL secretária com módulo adicional branco', 'TORVAL secretária branco'],
    [
      'TORVAL sofá com encosto de cabeça ulma preto',
      'TORVAL sofá ulma preto',
      { text: 'Altura: 103 cm' },
      { text: 'Altura: 83 cm' },
    ],
    ['TORVAL cadeira com braços branco', 'TORVAL cadeira branco'],
    ['TORVAL estrutura de cama com arrumação branco', 'TORVAL estrutura de cama branco'],
    ['Sofá-cama Torval 3 lugares cinza', 'Sofá Torval 3 lugares cinza'],
    ['TORVAL estante com rodízios branco', 'TORVAL estante branco'],
    ['Espelho Torval', 'Estante Torval com espelho'],
    ['Cama Torval mit Bettkasten weiß', 'Bett Torval weiß'],
    ['Canapé Torval avec coffre gris', 'Canapé Torval gris'],
    ['Letto Torval con contenitore bianco', 'Letto Torval bianco'],
    ['Torval Sectional w/ Ottoman, Gray', 'Torval Sectional, Gray'],
    ['TORVAL cadeira giratória preto', 'TORVAL cadeira preto'],
    ['TORVAL desk with add-on unit white', 'TORVAL desk white'],
    ['Colchão Torval 150x190 + 2 almofadas', 'Colchão Torval 150x190'],
  ])
  together([
    ['TORVAL combinação de arrumação com caixas, branco', 'TORVAL combinação de arrumação branco'],
    ['Roupeiro Torval de portas de abrir branco', 'Guarda-roupa Torval branco'],
    ['Roupeiro Torval branco com 2 portas', 'Roupeiro de 2 portas Torval branco'],
    ['Cómoda Torval com gavetas branca', 'Cómoda Torval branca'],
    ['Bloco de gavetas Torval preto', 'Bloco rodado Torval preto'],
  ])

  test('what one title alone tells is no contradiction: both may be what a third one is, and three sizes and the price are other proof', () => {
    const sizes: Said = { text: 'Largura: 90 cm. Profundidade: 40 cm. Altura: 75 cm.' }
    expect(vetoed(['TORVAL secretária com estante branco', 'TORVAL secretária branco'])).toMatchObject({
      isContradiction: false,
    })
    expect(vetoed(['TORVAL consola com prateleira branco', 'TORVAL consola branco', sizes, sizes])).toBeNull()
    expect(
      vetoed(['TORVAL consola com prateleira branco', 'TORVAL consola branco', sizes, { ...sizes, euros: 230 }]),
    ).toMatchObject({ isContradiction: false })
  })

  test('a right identifier speaks for what one title alone tells', () => {
    expect(
      vetoed(['TORVAL secretária com estante branco', 'TORVAL secretária branco', { gtin: GTIN }, { gtin: GTIN }]),
    ).toBeNull()
  })
})

describe('a category that was read oddly', () => {
  test('is no other department where series, thing and words agree', () => {
    const title = 'TORVAL sofá modular de 4 lugares com arrumação ulma preto'
    expect(vetoed([title, title.replace(' com', ', com'), { category: 2001 }, { category: 1007 }])).toBeNull()
    expect(
      vetoed([
        'TORVAL combinação de arrumação branco rosa',
        'TORVAL combinação de arrumação com caixas, branco rosa',
        { category: 8010 },
        { category: 6000 },
      ]),
    ).toBeNull()
  })

  test('and another thing of the series is one', () => {
    expect(
      vetoed(['TORVAL mesa branco', 'TORVAL candeeiro branco', { category: 4002 }, { category: 9011 }]),
    ).not.toBeNull()
  })
})
