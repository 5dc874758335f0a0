import { describe, expect, test } from 'vitest'
import { extract, parameter, slugs } from './testing.ts'

describe('the fields of West Slavic shops', () => {
  test.each([
    [
      {
        'detail:Barva': 'Šedá',
        'detail:Materiál': 'Dub masiv',
        'detail:Šířka': '160 cm',
        'detail:Výška': '75 cm',
        'detail:Hloubka': '90 cm',
      },
      'cinzento',
    ],
    [
      {
        'detail:Farba': 'Čierna',
        'detail:Materiál': 'Dub, kov',
        'detail:Šírka': '160 cm',
        'detail:Výška': '75 cm',
        'detail:Hĺbka': '90 cm',
      },
      'preto',
    ],
    [
      {
        'detail:Kolor': 'Biały',
        'detail:Materiał': 'Dąb',
        'detail:Szerokość': '160 cm',
        'detail:Wysokość': '75 cm',
        'detail:Głębokość': '90 cm',
      },
      'branco',
    ],
  ])('tell colour, material and sizes: %j', (fields, colour) => {
    const read = extract('mesas-de-jantar', 'Oslo', null, fields)
    expect([
      slugs(read, 'colours'),
      slugs(read, 'materials').split(',')[0],
      read.sizes.width?.lowMm,
      read.sizes.height?.lowMm,
      read.sizes.depth?.lowMm,
    ]).toEqual([colour, 'carvalho', 1600, 750, 900])
  })
})

describe('colours of a name', () => {
  test.each([
    ['sofas', 'Sofá Lund azul-petróleo', 'azul'],
    ['sofas', 'Sofá Lund, salva – 217x90x76 cm', 'verde'],
    ['sofas', 'SOFÁ LUND 217x90x76 cm AREIA', 'bege'],
    ['sofas', 'Sofá cinza antracite', 'cinzento'],
    ['sofas', 'Sofa Lund hellgrau', 'cinzento'],
    ['sofas', 'Sofa Lund lys grå', 'cinzento'],
    ['sofas', 'Canapé Lund vert sauge', 'verde'],
    ['sofas', 'Sofá Lund gris oscuro', 'cinzento'],
    ['sofas', 'Divano Lund grigio', 'cinzento'],
    ['sofas', 'Bank Lund donkergroen velvet, groen', 'verde'],
    ['sofas', 'Sofa Lund, mørkegrønn', 'verde'],
    ['roupeiros', 'Roupeiro Lund preto/branco', 'branco,preto'],
    ['roupeiros', 'Roupeiro Lund carvalho e branco', 'branco,castanho'],
    ['mesas-de-jantar', 'Mesa em carvalho natural', 'castanho'],
    ['mesas-de-jantar', 'Mesa em pinho', ''],
    ['mesas-de-jantar', 'Mesa em pinho lacada a branco', 'branco'],
    ['mesas-de-jantar', 'Mesa efeito betão', 'cinzento'],
    ['mesas-de-jantar', 'Mesa Lund com pés pretos', ''],
    ['mesas-de-jantar', 'Mesa branca com pés em metal preto', 'branco'],
    ['aparadores', 'Aparador com puxadores dourados', ''],
    ['sofas', 'Sofá da coleção Rosa', ''],
    ['sofas', 'Sofá «Verde»', ''],
    ['copos', 'Copos de vinho tinto', ''],
    ['mesas-de-centro', 'Mesa de café em metal', ''],
  ])('%s: %s is "%s"', (slug, title, expected) => expect(slugs(extract(slug, title), 'colours')).toBe(expected))
})

describe('materials by what they are of, the main one first', () => {
  test.each([
    ['sofas', 'Sofá em veludo com pés em metal', null, 'veludo,metal'],
    ['mesas-de-jantar', 'Mesa com tampo em vidro e pés de carvalho', null, 'vidro,carvalho'],
    ['aparadores', 'Aparador em MDF com puxadores metálicos', null, 'mdf-e-aglomerado'],
    ['estantes', 'Estante metálica em aço', null, 'aco'],
    ['poltronas', 'Poltrona Lund', 'Poltrona estofada em veludo. Pés em madeira de faia.', 'veludo,faia'],
    ['poltronas', 'Poltrona Lund', 'Combina com móveis em carvalho. Disponível também em linho.', ''],
    ['sofas', 'Sofá Lund, não inclui pele', null, ''],
    ['mesas-de-jantar', 'Mesa efeito mármore', null, ''],
    ['mesas-de-jantar', 'Mesa sem vidro', null, ''],
    ['sofas', 'Sofa Lund, velvet', 'Legs in oak.', 'veludo,carvalho'],
    ['sofas', 'Canapé Lund', 'Canapé en velours, pieds en chêne.', 'veludo,carvalho'],
    ['mesas-de-jantar', 'Tisch Lund', 'Tisch aus Eiche, Gestell aus Metall.', 'carvalho,metal'],
    ['candeeiros-de-mesa', 'Candeeiro Lund em metal, latão envelhecido', null, 'metal'],
    ['revisteiros', 'Revisteiro em latão', null, 'latao-e-cobre'],
  ])('%s: %s', (slug, title, text, expected) =>
    expect(
      slugs(
        extract(slug, title, text, title.includes('envelhecido') ? { color: 'latão envelhecido' } : {}),
        'materials',
      ),
    ).toBe(expected),
  )

  test('a finish may be a colour or tell of a part', () => {
    expect(
      slugs(
        extract('mesas-de-jantar', 'Mesa', null, { 'detail:Acabamento': 'pés em faia', material: 'MDF' }),
        'materials',
      ),
    ).toBe('mdf-e-aglomerado,faia')
    expect(extract('mesas-de-jantar', 'Mesa', null, { 'detail:Acabamento': 'pés em faia' }).colours).toBeNull()
    expect(slugs(extract('mesas-de-jantar', 'Mesa', null, { 'detail:Acabamento': 'lacado branco' }), 'colours')).toBe(
      'branco',
    )
  })
})

describe('shapes', () => {
  test.each([
    ['sofas', 'Sofá em L', 'em-l'],
    ['sofas-de-canto', 'Sofá de canto', 'em-l'],
    ['sofas-de-canto', 'Sofá de canto em U', 'em-u'],
    ['mesas-de-jantar', 'Mesa oval 160x90 cm', 'oval'],
    ['mesas-de-jantar', 'Mesa Ø 120 cm', 'redonda'],
    ['tapetes-de-sala', 'Tapete 160x230 cm', 'retangular'],
    ['tapetes-de-sala', 'Tapete 200x200 cm', 'quadrada'],
    ['espelhos', 'Espelho 60x90 cm', 'retangular'],
    ['sofas', 'Sofá 217x90x76 cm', ''],
    ['mesas-de-jantar', 'Mesa com cantos redondos', ''],
    ['cadeiras-de-jantar', 'Cadeira com encosto curvo', ''],
    ['rega', 'Mangueira, diâmetro 13 mm', ''],
  ])('%s: %s is "%s"', (slug, title, expected) => expect(slugs(extract(slug, title), 'shapes')).toBe(expected))
})

describe('seats, pieces, assembly and labels', () => {
  test.each<[string, string, [number, number] | null]>([
    ['sofas', 'Sofá de três lugares', [3, 3]],
    ['sofas', 'Sofá 2+1 lugares', [3, 3]],
    ['sofas', 'Sofá tres plazas', [3, 3]],
    ['sofas', 'Canapé 3 places', [3, 3]],
    ['sofas', '3-seater sofa', [3, 3]],
    ['sofas', '3-Sitzer Sofa', [3, 3]],
    ['sofas', 'Lund 2,5-seter', null],
    ['sofas', '3-sits soffa', [3, 3]],
    ['sofas', '3-zits bank', [3, 3]],
    ['sofas', 'Divano 3 posti', [3, 3]],
    ['sofas', 'Conjunto de sofás 3+2', [5, 5]],
    ['sofas', 'Sofá com chaise longue', null],
  ])('%s: %s has seats %j', (slug, title, expected) => {
    const { seats } = extract(slug, title)
    expect(seats && [seats.low, seats.high]).toEqual(expected)
  })

  test.each([
    ['cadeiras-de-jantar', 'Conjunto de 4 cadeiras', 'unidades', '4'],
    ['cadeiras-de-jantar', 'Pack 2 cadeiras', 'unidades', '2'],
    ['cadeiras-de-jantar', 'Set of 6 dining chairs', 'unidades', '6'],
    ['cadeiras-de-jantar', 'Lote de 2 cadeiras', 'unidades', '2'],
    ['cadeiras-de-jantar', 'Lot de 4 chaises', 'unidades', '4'],
    ['mesas-de-jantar', 'Mesa em madeira FSC', 'certificacao', 'fsc'],
    ['almofadas-decorativas', 'Almofada OEKO-TEX', 'certificacao', 'oeko-tex'],
    ['almofadas-decorativas', 'Almofada com EU Ecolabel', 'certificacao', 'rotulo-ecologico'],
    ['candeeiros-de-teto', 'Candeeiro LED classe energética E', 'classe-energetica', 'e'],
    ['lampadas', 'Lâmpada LED classe A', 'classe-energetica', 'a'],
    ['estantes', 'Estante, requer montagem', 'montagem', 'por-montar'],
  ])('%s: %s: %s is "%s"', (slug, title, name, expected) =>
    expect(parameter(extract(slug, title), name)).toBe(expected),
  )

  test('an energy label is read from its own field', () => {
    expect(parameter(extract('lampadas', 'Lâmpada', null, { energy_efficiency_class: 'F' }), 'classe-energetica')).toBe(
      'f',
    )
  })
})
