import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories, categoryById, categoryBySlug, leaves } from '../category-tree.ts'
import { categorise, type CategoryInput } from './categorise.ts'
import type { ShopCategoryRule } from './shop-rules.ts'

function answer(input: Partial<CategoryInput>): string {
  const { categoryId, source } = categorise({
    googleCategory: null,
    productType: null,
    title: '',
    shopRules: [],
    ...input,
  })
  return `${categoryId === null ? '–' : categoryById(categoryId)?.slug} ${source}`
}

describe('order of what counts', () => {
  const shopRules: ShopCategoryRule[] = [
    { kind: 'path_prefix', path: 'Sala > Mesas', categoryId: 1021 },
    { kind: 'path_prefix', path: 'sala', categoryId: 1000 },
  ]

  test('the shop’s own rule comes first, the longest beginning of the path wins', () => {
    expect(answer({ googleCategory: '460', productType: 'Sala > Mesas > Novidades', shopRules })).toBe(
      'mesas-de-centro shop-rule',
    )
    expect(answer({ googleCategory: '460', productType: 'SALA > Sofás', shopRules })).toBe('sala-de-estar shop-rule')
    expect(answer({ googleCategory: '460', productType: 'Salas', shopRules })).toBe('sofas google')
  })

  test('Google’s category comes before the shop’s words, as an id or as a path in both languages', () => {
    expect(answer({ googleCategory: '460', productType: 'Camas' })).toBe('sofas google')
    expect(answer({ googleCategory: 'Furniture > Sofas' })).toBe('sofas google')
    expect(answer({ googleCategory: 'Móveis > Sofás' })).toBe('sofas google')
    expect(answer({ googleCategory: 'moveis>sofas' })).toBe('sofas google')
    expect(answer({ googleCategory: '460 > Furniture > Sofas' })).toBe('sofas google')
    expect(answer({ googleCategory: '460 - Muebles > Sofás' })).toBe('sofas google')
  })

  test.each([
    ['Rohová sedačka Lund', 'sofas-de-canto'],
    ['Konferenčný stolík Alba', 'mesas-de-centro'],
    ['Szafka nocna Bora', 'mesas-de-cabeceira'],
    ['Lampa stojąca Nord', 'candeeiros-de-pe'],
    ['Pokrowiec na sofę Lund', 'capas-de-sofa'],
    ['Psací stůl Faro 120 cm', 'secretarias-direitas'],
  ])('the name %j of a West Slavic shop tells what it is', (title, slug) => {
    expect(answer({ title })).toMatch(new RegExp(`^${slug} `))
  })

  test('a Google category that is too fine or too new counts as its nearest known ancestor', () => {
    expect(answer({ googleCategory: 'Furniture > Sofas > Cloud Sofas' })).toBe('sofas google')
    expect(answer({ googleCategory: '7072' })).toBe('texteis-de-bebe google')
  })

  test('where Google and the path say nothing, the name decides if it is sure', () => {
    expect(answer({ title: 'Sofá de canto Oslo' })).toBe('sofas-de-canto title')
    expect(answer({ googleCategory: '99999999', productType: 'Home > Promoções', title: 'Sofá de canto Oslo' })).toBe(
      'sofas-de-canto title',
    )
    expect(answer({ title: 'Oslo 1200' })).toBe('– none')
  })

  test('a level that names a whole shop says nothing of a garden', () => {
    for (const productType of [
      'Home & Garden',
      'Casa e Jardim',
      'Hogar y jardín',
      'Maison et Jardin',
      'Haus & Garten',
    ]) {
      expect([productType, answer({ productType, title: 'Sofá de canto Oslo' })]).toEqual([
        productType,
        'sofas-de-canto title',
      ])
      expect([productType, answer({ productType: `${productType} > Sofás de canto` })]).toEqual([
        productType,
        'sofas-de-canto product-type',
      ])
    }
    expect(answer({ productType: 'Jardim > Mesas de jardim' })).toBe('mesas-de-jardim product-type')
  })

  test('a name mostly in letters that we do not read decides nothing by the few others in it', () => {
    for (const title of [
      'Γυναικείο Σουτιέν SOFT CUP Norddiva',
      'Ανδρικό Μπόξερ Trunk Basic 2 τεμάχια',
      'Торшер Бра Table',
      'Σουτιέν Adele Curves elegant cups Dorina',
      '沙发 sofa 三人座布艺客厅家具',
    ])
      expect([title, answer({ title })]).toEqual([title, '– none'])
    expect(answer({ title: 'Sofá de canto Ωμέγα' })).toBe('sofas-de-canto title')
  })

  test.each([
    // A shelf that is no more than a department or a group: what the name surely says below it, led on to its usual kind.
    ['Sala de jantar', 'Dornes – mesa de refeições em imitação de carvalho', 'mesas-de-jantar-fixas'],
    ['Escritório', 'Escrivaninha Querceto: calha de cabos por baixo', 'secretarias-direitas'],
    ['Quarto', 'Guarda-roupa Rosdino: dobradiças de fecho suave', 'roupeiros-de-portas-de-abrir'],
    ['Têxteis', 'Alvarinha – capa de edredão em puro algodão', 'capas-de-edredao'],
    ['Cozinha', 'Lavello – conjunto de 4 copos em vidro', 'copos'],
    ['Iluminação', 'Rosrosa – candeeiro de suspensão em bambu claro', 'candeeiros-suspensos'],
    ['Casa de banho', 'Cesto de roupa em bambu', 'cestos-de-roupa'],
    ['Casa de banho', 'Espelho redondo', 'espelhos-de-casa-de-banho'],
    // A group of ours that lists kinds is none of them.
    ['Caixas e cestos', 'Calcetta – caixa de arrumação em plástico', 'caixas-de-arrumacao'],
    ['Velas e aromas', 'Linnes – difusor de aroma redondo em vidro', 'difusores-de-aroma'],
    ['Lâmpadas e acessórios', 'Lykke – kit de fita LED', 'fitas-led'],
    ['Caixas e cestos', 'Lykke 1200', 'caixas-e-cestos'],
    // Words for two things, of which the shelf has one.
    ['Almofadas e sobrecolchões', 'Almofada Kanto 40x90 cm', 'almofadas-de-dormir'],
    ['Têxteis', 'Almofada Kanto 40x40 cm', 'almofadas-decorativas'],
    ['Casa de banho', 'Porta-rolos Modello', 'porta-rolos-wc'],
    ['Colchões', 'Futon Fjelda 140x200', 'colchoes-dobraveis'],
    ['Decoração', 'Bandeja em metal', 'bandejas-decorativas'],
  ])('on the shelf %j the name %j is %s', (productType, title, slug) => {
    expect(answer({ productType, title })).toMatch(new RegExp(`^${slug} `))
  })

  test('a Google category that neither the path nor the name agrees with is passed over', () => {
    expect(answer({ googleCategory: '460', productType: 'Candeeiros de pé', title: 'Candeeiro de pé Oslo' })).toBe(
      'candeeiros-de-pe product-type',
    )
    expect(answer({ googleCategory: '460', productType: 'Candeeiros de pé', title: 'Sofá de canto Oslo' })).toBe(
      'sofas-de-canto google',
    )
    expect(answer({ googleCategory: '460', title: 'Candeeiro de pé Oslo' })).toBe('candeeiros-de-pe title')
    expect(answer({ googleCategory: '460', title: 'Oslo 1200' })).toBe('sofas google')
  })

  test('Google’s categories in languages that we have no table of are read as words', () => {
    expect(answer({ googleCategory: 'Mobiliário > Mesas > Mesas de cabeceira' })).toBe('mesas-de-cabeceira google')
    expect(answer({ googleCategory: 'Muebles > Mesas > Mesitas de noche' })).toBe('mesas-de-cabeceira google')
    expect(answer({ googleCategory: 'Möbel > Tische > Couchtische' })).toBe('mesas-de-centro google')
    expect(answer({ googleCategory: 'Apparel & Accessories > Clothing > Dressing Gowns' })).toBe('– none')
  })
})

describe('an inner node is led on to a leaf by words that mean exactly one', () => {
  test.each<[Partial<CategoryInput>, string]>([
    [{ googleCategory: '460', title: 'Sofá de canto reversível' }, 'sofas-de-canto google'],
    [{ googleCategory: '460', title: 'Sofá 3 lugares com chaise longue' }, 'sofas-com-chaise-longue google'],
    [{ googleCategory: '460', title: 'Sofá Oslo' }, 'sofas google'],
    [{ googleCategory: '460', productType: 'Sofás > Sofás-cama', title: 'Sofá Lund' }, 'sofas-cama google'],
    [{ googleCategory: '505764', title: 'Beliche Tom 90x200' }, 'beliches google'],
    [{ googleCategory: '436', title: 'Mesa de centro Oslo' }, 'mesas-de-centro google'],
    [{ googleCategory: '436', title: 'Artigo Oslo' }, '– none'],
    [{ productType: 'Candeeiros', title: 'Candeeiro de pé Oslo' }, 'candeeiros-de-pe product-type'],
  ])('%j → %s', (input, expected) => expect(answer(input)).toBe(expected))

  test('a leaf of Google’s is not overruled by words about the article, by its head it is', () => {
    expect(answer({ googleCategory: '4195', title: 'Cómoda com espelho' })).toBe('comodas google')
    expect(answer({ googleCategory: '4195', title: 'Espelho para cómoda' })).toBe('espelhos title')
  })
})

describe('whole words of the shop’s path', () => {
  test.each([
    ['Sala > Mesas > Mesas de Centro', 'mesas-de-centro'],
    ['Sala de Jantar > Cadeiras', 'cadeiras-de-jantar'],
    ['Jardim > Mesas', 'mesas-de-jardim'],
    ['Casa de Banho > Espelhos', 'espelhos-de-casa-de-banho'],
    ['Infantil > Camas', 'camas-de-crianca'],
    ['Móveis > Camas > Beliches', 'beliches'],
    ['Cozinha > Copos', 'copos'],
  ])('%s → %s', (productType, slug) => expect(answer({ productType })).toBe(`${slug} product-type`))

  test.each(['Mesas', 'Camas para cães', 'Sofazinho', 'Roupa de senhora', '', ' > > '])(
    '"%s" means nothing sure',
    (productType) => expect(answer({ productType })).toBe('– none'),
  )

  test('two kinds of thing in one level mean what is above both', () => {
    expect(answer({ productType: 'Sofás e poltronas' })).toBe('sala-de-estar product-type')
    expect(answer({ productType: 'Sofás e poltronas', title: 'Poltrona Lia' })).toBe('poltronas product-type')
  })

  test('each leaf is found by its own name and singular, alone and at the end of a path', () => {
    for (const leaf of leaves())
      for (const text of [leaf.name, leaf.singular, `Loja > ${leaf.name}`])
        expect(answer({ productType: text }), text).toBe(`${leaf.slug} product-type`)
  })
})

test('any input ends with a category of the tree or none', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(...categories.flatMap(({ name, synonyms }) => [name, ...synonyms]), ' > ', 'constructor'),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(
      fc.option(fc.oneof(text, fc.constantFrom('460', '436', '6392', '505764'))),
      fc.option(text),
      text,
      (googleCategory, productType, title) => {
        const { categoryId, source, confidence } = categorise({ googleCategory, productType, title, shopRules: [] })
        expect(categoryId === null).toBe(source === 'none')
        expect(categoryId === null || categoryById(categoryId) !== null).toBe(true)
        expect(confidence >= 0 && confidence <= 1).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

describe('a shelf of all dining tables, desks, rugs or wardrobes leaves the kind to the name, in whatever language', () => {
  test.each([
    ['Tavoli da pranzo', 'Tavolo allungabile in vetro', 'mesas-extensiveis'],
    ['Eettafels', 'Uitschuifbare tafel', 'mesas-extensiveis'],
    ['Tafels', 'Eettafel Vila 200x100', 'mesas-de-jantar-fixas'],
    ['Esstische', 'Ausziehbarer Esstisch', 'mesas-extensiveis'],
    ['Scrivanie', 'Scrivania ad angolo', 'secretarias-de-canto'],
    ['Tappeti', 'Tappeto rotondo', 'tapetes-redondos'],
    ['Vloerkleden', 'Vloerkleed hoogpolig', 'tapetes-de-pelo-comprido'],
    ['Armadi', 'Armadio 2 ante scorrevoli', 'roupeiros-de-portas-de-correr'],
    ['Kledingkasten', 'Kledingkast met schuifdeuren', 'roupeiros-de-portas-de-correr'],
  ])('%s: %s', (productType, title, slug) => expect(answer({ productType, title }).split(' ')[0]).toBe(slug))
})

test('a Google category longer than any is cut, and the shop’s own path still read', () => {
  expect(answer({ googleCategory: 'x'.repeat(750), productType: 'Camas' })).toBe('camas product-type')
})

test('a rule that names no category of ours is passed over', () => {
  expect(
    categorise({
      googleCategory: '460',
      productType: 'Sofás',
      title: '',
      shopRules: [{ kind: 'path', path: 'Sofás', categoryId: 5 }],
    }).categoryId,
  ).toBe(categoryBySlug('sofas')?.id)
})
