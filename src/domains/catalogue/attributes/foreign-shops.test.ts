import { describe, expect, test } from 'vitest'
import { extract, sizesOf, slugs } from './testing.ts'

describe('E-01 what fields named in the shop’s own language tell', () => {
  test.each([
    ['mesas-de-centro', { 'detail:Dimensiones': '94x58x41 cm' }, 'depth 58, height 41, width 94'],
    ['mesas-de-centro', { 'detail:Dimensioni': '94x58x41 cm' }, 'depth 58, height 41, width 94'],
    ['mesas-de-centro', { 'detail:Maße': '94x58x41 cm' }, 'depth 58, height 41, width 94'],
    ['mesas-de-centro', { Afmetingen: '94x58x41 cm' }, 'depth 58, height 41, width 94'],
  ])('%s: %j has sizes', (slug, fields, expected) =>
    expect(sizesOf(extract(slug, 'Vila', null, fields as Record<string, string>))).toBe(expected),
  )

  test.each([
    [{ materiales: 'Tela y acero' }, 'aco,tecido'],
    [{ Materialen: 'Kunstleer' }, 'pele-sintetica'],
    [{ material: 'Kunstleder / Stahl' }, 'pele-sintetica,aco'],
    [{ Stof: 'bouclé', Frame: 'staal' }, 'boucle,aco'],
    [{ material: 'Eiche Hell Dekor' }, ''],
    [{ material: 'Plástico y malla' }, 'plastico,tecido'],
  ])('a chair whose fields are %j', (fields, expected) => {
    expect(
      slugs(extract('cadeiras-de-jantar', 'Vila', null, fields as Record<string, string>), 'materials')
        .split(',')
        .sort()
        .join(),
    ).toBe(expected.split(',').sort().join())
  })

  test('colour words in the number and gender that other languages bend them in', () => {
    for (const [name, slug] of [
      ['Chaise Vila grise', 'cinzento'],
      ['Schwarzer Stuhl Vila', 'preto'],
      ['Zwarte stoel Vila', 'preto'],
      ['Sedie Vila neri', 'preto'],
      ['Chaise Vila bleue', 'azul'],
    ] as const)
      expect(slugs(extract('cadeiras-de-jantar', name), 'colours'), name).toBe(slug)
  })
})

describe('E-01 sizes that running text tells of the article and of what is not the article', () => {
  test.each([
    // The mattress told once more is not the outside.
    ['camas-de-casal', 'Cama Vila 135×190 cm', 'Dimensões : 135 × 190 cm', 'lyingLength 190, lyingWidth 135'],
    ['mesas-altas-de-bar', 'Mesa alta Vila', 'Altura de 104 cm\nØ de 58 cm', 'diameter 58, height 104'],
    // A heading over a size says of which part it is, and in a set of which piece.
    [
      'cadeiras-de-jantar',
      'Cadeira Vila',
      'Medidas: 44 x 51 x 83 cm. Encosto: 41 x 28 cm',
      'depth 51, height 83, width 44',
    ],
    ['conjuntos-de-jardim', 'Conjunto de jardim Vila', 'Mesa: L 96 × P 54 × A 38 cm', ''],
    ['candeeiros-de-mesa', 'Candeeiro Vila', 'Medidas do pé: Ø 14 x 36 cm', 'diameter 14, height 36'],
    ['cadeiras-de-jantar', 'Silla Vila', 'Ancho apoyabrazos: 58 cm\nAncho: 53 cm', 'width 53'],
  ])('%s: %s | %s', (slug, title, text, expected) => expect(sizesOf(extract(slug, title, text))).toBe(expected))
})

describe('E-01 materials of running text in the order other languages say them', () => {
  test.each([
    ['comodas', 'Kommode Vila', 'Gefertigt aus massivem Nussbaumholz.', 'nogueira'],
    [
      'secretarias-direitas',
      'Secretária Vila',
      'A Vila da casa Móveis Lume é produzida em MDP de 15 mm.',
      'mdf-e-aglomerado',
    ],
    ['poltronas', 'Poltrona Vila', 'Revestimento em suede macio.', 'tecido'],
    ['sofas', 'Vila', 'Peça de estar revestida em um veludo denso.', 'veludo'],
    ['poltronas', 'Fauteuil Vila', 'Fauteuil de lecture, tissu clair, dos haut.', 'tecido'],
    ['mesas-de-jantar-fixas', 'Vila', 'Hand-made solid oak dining table.', 'carvalho'],
    ['mesas-de-centro', 'Table Vila', 'Table basse ronde en chêne, diamètre 74 cm.', 'carvalho'],
    ['lustres', 'Lustre Vila', 'Lustre 5 bras, métal noir mat, câble de 1 m.', 'metal'],
    ['espelhos', 'Miroir Vila', 'Miroir ovale cadre métal brossé.', 'metal'],
    ['secretarias-direitas', 'Secretária Vila', 'Estrutura em 100% MDF.', 'mdf-e-aglomerado'],
    ['camas-de-casal', 'Lit Vila', 'Lit double bois massif, tête haute.', 'madeira-macica'],
    // What a small part is of, what fills it, what comes with it.
    ['roupeiros', 'Roupeiro Vila', 'Puxador: sim, em alumínio.', ''],
    ['sofas', 'Sofá Vila', 'Encosto de fibra de silicone.', ''],
    ['garrafeiras', 'Garrafeira Vila', 'Tem 1 gaveta, manga de silicone.', ''],
    ['roupeiros', 'Roupeiro Vila', 'Roupeiro de abrir com varão de alumínio.', ''],
  ])('%s: %s | %s', (slug, title, text, expected) =>
    expect(slugs(extract(slug, title, text), 'materials')).toBe(expected),
  )
})

describe('E-01 colours of running text', () => {
  test.each([
    ['poltronas', 'Revestida em veludo verde musgo.', 'verde'],
    ['poltronas', 'Estofada em couro ecológico terracota.', 'laranja'],
    ['sofas', 'O Vila é um sofá cinza de linhas largas.', 'cinzento'],
    ['sofas', 'Peça retrátil na cor marrom.', 'castanho'],
    ['mesas-de-jantar-fixas', 'Vila de roble. Color blanco.', 'branco'],
    // A choice is no colour, nor is that of a part, nor light.
    ['sofas', 'Estofado em linho azul, também disponível em verde.', ''],
    ['poltronas', 'Estofada em linho, com pés em aço preto.', ''],
    ['apliques-de-parede', 'Luz branca neutra.', ''],
  ])('%s: %s', (slug, text, expected) => expect(slugs(extract(slug, 'Vila', text), 'colours')).toBe(expected))

  test('a colour that a field or the name tells stands', () => {
    expect(slugs(extract('poltronas', 'Poltrona Vila preta', 'Revestida em veludo verde.'), 'colours')).toBe('preto')
  })
})
