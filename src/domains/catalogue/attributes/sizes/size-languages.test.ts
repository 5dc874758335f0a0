import { describe, expect, test } from 'vitest'
import { categoryBySlug } from '../../category-tree.ts'
import { extractAttributes } from '../extract-attributes.ts'

/** Sizes of an item as "axis cm", from its name and its text. */
function read(
  slug: string,
  title: string,
  description: string | null = null,
  fields: Record<string, string> = {},
): string {
  const category = categoryBySlug(slug)
  if (!category) throw new Error(`no category ${slug}`)
  const { sizes } = extractAttributes({
    title,
    description,
    productType: null,
    fields,
    categoryId: Number(category.id),
  })
  return Object.entries(sizes)
    .map(([axis, { lowMm, highMm }]) => `${axis} ${lowMm / 10}${lowMm === highMm ? '' : `-${highMm / 10}`}`)
    .sort()
    .join(', ')
}

const sofa = 'depth 90, height 76, width 217'

describe('sizes in running text, by language', () => {
  test.each([
    ['pt-PT', 'O sofá mede 217 x 90 x 76 cm. Almofadas de 45x45 cm.', sofa],
    [
      'pt-PT',
      'Medidas: L 217 x P 90 x A 76 cm. Altura do assento: 44 cm. Profundidade do assento: 58 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['pt-PT', 'Largura: 217 cm | Profundidade: 90 cm | Altura: 76 cm | Altura das pernas: 12 cm', sofa],
    ['pt-PT', 'Dimensões (cm): 217 (L) x 90 (P) x 76 (A)', sofa],
    ['pt-PT', 'Dimensões da embalagem: 220 x 95 x 60 cm. Comprimento 217 cm; profundidade 90 cm; altura 76 cm.', sofa],
    ['pt-PT', 'Com 2,17 m de largura, 90 cm de profundidade e 76 cm de altura.', sofa],
    ['pt-BR', 'Dimensões do produto: Largura 2,17 m, Altura 0,76 m, Profundidade 0,90 m. Suporta até 120 kg.', sofa],
    ['es', 'Medidas: 217 cm de ancho x 90 cm de fondo x 76 cm de alto. Cojines de 50x50 cm.', sofa],
    [
      'es',
      'Ancho: 217 cm. Fondo: 90 cm. Alto: 76 cm. Altura del asiento: 44 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['es', 'Largo 217 cm, fondo 90 cm, altura total 76 cm', sofa],
    [
      'fr',
      'Dimensions : L 217 x P 90 x H 76 cm. Hauteur d’assise : 44 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['fr', 'Largeur : 217 cm, profondeur : 90 cm, hauteur : 76 cm. Dimensions du colis : 220 x 95 x 60 cm.', sofa],
    [
      'it',
      'Misure: larghezza 217 cm, profondità 90 cm, altezza 76 cm. Altezza seduta 44 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    [
      'en',
      'Overall: W217 x D90 x H76 cm. Seat depth 58 cm, seat height 44 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['en', '217 cm wide, 90 cm deep and 76 cm high. Cushions 50 x 50 cm.', sofa],
    ['en', 'Width: 2170 mm; Depth: 900 mm; Height: 760 mm; leg height: 120 mm', sofa],
    [
      'de',
      'Breite 217 cm, Tiefe 90 cm, Höhe 76 cm, Sitzhöhe 44 cm, Sitztiefe 58 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['de', 'Gesamtbreite: 217 cm, Gesamttiefe: 90 cm, Gesamthöhe: 76 cm. Armlehnenhöhe: 60 cm.', sofa],
    ['de', 'Maße (BxTxH): 217x90x76 cm', sofa],
    ['de', '217 cm breit, 90 cm tief, 76 cm hoch', sofa],
    [
      'nl',
      'Afmetingen: B 217 x D 90 x H 76 cm. Zithoogte: 44 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['nl', 'Breedte: 217 cm, diepte: 90 cm, hoogte: 76 cm', sofa],
    [
      'da',
      'Bredde: 217 cm. Dybde: 90 cm. Højde: 76 cm. Siddehøjde: 44 cm. Siddedybde: 58 cm.',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
    ['no', 'Bredde 217 cm, dybde 90 cm, høyde 76 cm. Ben, 12 cm.', sofa],
    [
      'sv',
      'Bredd: 217 cm, djup: 90 cm, höjd: 76 cm, sitthöjd: 44 cm',
      `${sofa.replace('height 76', 'height 76, seatHeight 44')}`,
    ],
  ])('%s: %s', (_language, text, expected) => expect(read('sofas', 'Sofá Lund', text)).toBe(expected))
})

describe('sizes of other articles', () => {
  test.each([
    ['tapetes-de-sala', 'Tapete Kilim 230x160', '', 'length 230, width 160'],
    ['tapetes-de-sala', 'Tapete 1,60 x 2,30 m', '', 'length 230, width 160'],
    ['tapetes-redondos', 'Tapete redondo 160 cm', '', 'diameter 160'],
    ['colchoes', 'Colchão Nuvem 90x190', '', 'length 190, width 90'],
    ['colchoes', 'Colchão 140 x 200 x 24 cm', '', 'height 24, length 200, width 140'],
    [
      'camas-de-casal',
      'Cama para colchão 140×200',
      'Dimensões totais: 150 x 210 x 95 cm',
      'height 95, length 210, lyingLength 200, lyingWidth 140, width 150',
    ],
    [
      'camas-de-casal',
      'Boxspringbett 180x200 cm',
      'Liegefläche: 180 x 200 cm. Gesamtmaße: 184 x 208 cm.',
      'length 208, lyingLength 200, lyingWidth 180, width 184',
    ],
    [
      'sofas-cama',
      'Sofá-cama 3 lugares',
      'Medidas: 210x95x88 cm. Área de dormir: 140 x 190 cm.',
      'depth 95, height 88, lyingLength 190, lyingWidth 140, width 210',
    ],
    ['roupeiros', 'Roupeiro 1500 x 600 x 2100 mm', '', 'depth 60, height 210, width 150'],
    ['roupeiros', 'Roupeiro 1 500 x 600 x 2 100 mm', '', 'depth 60, height 210, width 150'],
    ['roupeiros', 'Roupeiro (AxLxP) 210x150x60 cm', '', 'depth 60, height 210, width 150'],
    ['candeeiros-suspensos', 'Candeeiro Ø 40 x 35 cm', 'Cabo de 150 cm. Lâmpada E27 60 W.', 'diameter 40, height 35'],
    ['candeeiros-suspensos', 'Pendente diâm. 40 cm', '', 'diameter 40'],
    ['candeeiros-de-pe', 'Candeeiro de pé D 45 x H 160 cm', '', 'diameter 45, height 160'],
    ['cortinados', 'Cortinado 140 x 260 cm', '', 'height 260, width 140'],
    ['quadros', 'Quadro 50x70 cm', '', 'height 70, width 50'],
    ['mesas-extensiveis', 'Mesa 160/240 extensível', '', 'width 160-240'],
    ['mesas-extensiveis', 'Mesa extensível 160(240) x 90 x 75 cm', '', 'depth 90, height 75, width 160-240'],
    ['mesas-extensiveis', 'Mesa extensível 140+40+40 x 90 cm', '', 'depth 90, width 140-220'],
    ['mesas-extensiveis', 'Mesa 140x90 cm', 'Extensível até 200 cm.', 'depth 90, width 140'],
    [
      'secretarias-elevatorias',
      'Secretária 140x70 cm, altura regulável 72 a 118 cm',
      '',
      'depth 70, height 72-118, width 140',
    ],
    ['bancos-altos', 'Banco alto, alt. 65-75 cm', '', 'height 65-75'],
    ['mesas-de-jantar', 'Dining table 63" W x 35" D x 30" H', '', 'depth 88.9, height 76.2, width 160'],
    [
      'mesas-de-jantar',
      'Mesa de jantar',
      'Medidas: 160 x 90 x 75 cm (63 x 35 1/2 x 29 1/2 in)',
      'depth 90, height 75, width 160',
    ],
    ['mesas-de-jantar', 'Mesa 63 1/2 x 35 1/4 in', '', 'depth 89.5, width 161.3'],
    ['mesas-de-jantar', 'Mesa Lund L160 x l90 x H75 cm', '', 'depth 90, height 75, width 160'],
    ['mesas-de-jantar', 'Tisch L 160 x B 90 x H 75 cm', '', 'depth 90, height 75, width 160'],
    ['mesas-de-jantar', 'Mesa 160 x 90 x h 75 cm', '', 'depth 90, height 75, width 160'],
    ['mesas-de-jantar', 'Mesa 160x90 cm, altura 75 cm', '', 'depth 90, height 75, width 160'],
    [
      'bancadas-de-tv',
      'Móvel de TV 160 x 40 x 50 cm',
      'Para ecrãs até 65 polegadas.',
      'depth 40, height 50, width 160',
    ],
    ['estantes', 'Estante 80 x 202 x 28 cm', '', 'depth 28, height 202, width 80'],
    ['estantes', 'Estante 80x200 cm', '', 'height 200, width 80'],
  ])('%s: %s | %s', (slug, title, text, expected) =>
    expect(read(slug, title, text === '' ? null : text)).toBe(expected),
  )

  test.each([
    ['sofas', 'Profundidade do assento: 58 cm. Largura do assento 160 cm. Altura do braço 60 cm.'],
    ['conjuntos-de-jardim', 'Conjunto de 4 lugares (sofá 120x65x75, 2 cadeiras 60x65x75, mesa 80x45x40 cm).'],
    [
      'conjuntos-de-jardim',
      '2-seater sofa (128 x 70 x 72 cm), two armchairs (70 x 70 x 72 cm) and a table (90 x 50 x 36 cm).',
    ],
    ['cadeiras-de-escritorio', 'Assento 50 x 48 cm. Encosto 60 x 45 cm.'],
    ['sofas', 'Embalagem: 220 x 95 x 60 cm. Peso máximo 120 kg. Entrega em 15 dias.'],
    ['sofas', 'Almofadas de 45x45 cm incluídas. Distância ao chão 12 cm. Espessura da espuma 8 cm.'],
    ['bancadas-de-tv', 'Para ecrãs até 55 polegadas. Norma VESA 400 x 400. Cabo de 150 cm. Cada gaveta de 40 x 30 cm.'],
    ['mesas-de-jantar', 'Tampo de 3 cm de espessura. Prateleiras de 22 mm. Vidro de 8 mm.'],
    ['candeeiros-de-teto', 'Comprimento do cabo: 150 cm. 60 W, 230 V, 800 lúmenes, E27.'],
    ['camas-de-casal', 'Colchão não incluído. Altura livre por baixo: até 30 cm. 12 ripas.'],
    ['roupeiros', 'Disponível também em 120 e 180 cm. Largura interior: 90 cm. 3 prateleiras, 2 gavetas.'],
  ])('in %s nothing of this is the size of the article: %s', (slug, text) =>
    expect(read(slug, 'Artigo Lund', text)).toBe(''),
  )
})

describe('fields', () => {
  test.each([
    [
      'a length beside a width is the depth of what stands',
      'cadeiras-de-jantar',
      { product_width: '54 cm', product_length: '59 cm' },
      'depth 59, width 54',
    ],
    [
      'the longer one is the width of a table',
      'mesas-de-jantar',
      { product_width: '90 cm', product_length: '160 cm' },
      'depth 90, width 160',
    ],
    [
      'a sofa as narrow as a seat is deep was turned',
      'sofas',
      { product_width: '95 cm', product_length: '217 cm' },
      'depth 95, width 217',
    ],
    [
      'a deep chaise longue stays as wide as its field says',
      'sofas',
      { product_width: '151 cm', product_length: '217 cm' },
      'depth 217, width 151',
    ],
    [
      'a thin length is the depth of a mirror',
      'espelhos',
      { product_width: '55 cm', product_height: '140 cm', product_length: '2.4 cm' },
      'depth 2.4, height 140, width 55',
    ],
    [
      'the unit may stand in the name',
      'estantes',
      { 'detail:Largura (cm)': '80', 'detail:Altura (mm)': '2020' },
      'height 202, width 80',
    ],
    [
      'names in other languages',
      'estantes',
      { 'detail:Breite': '80 cm', 'detail:Höhe': '202 cm', 'detail:Sitztiefe': '50 cm', 'detail:Dybde': '28 cm' },
      'depth 28, height 202, width 80',
    ],
  ] as const)('%s', (_rule, slug, fields, expected) =>
    expect(read(slug, 'Artigo Lund', null, { ...fields })).toBe(expected),
  )

  test('a module or a chaise longue that the name tells of is not turned', () => {
    expect(read('sofas', 'Módulo chaise longue Lund', null, { product_width: '95 cm', product_length: '165 cm' })).toBe(
      'depth 165, width 95',
    )
  })
})
