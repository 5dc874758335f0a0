import { describe, expect, test } from 'vitest'
import { categoryById } from '../category-tree.ts'
import { categorise } from './categorise.ts'

function named(title: string, productType: string | null = null): string {
  const { categoryId } = categorise({ googleCategory: null, productType, title, shopRules: [] })
  return categoryId === null ? '–' : (categoryById(categoryId)?.slug ?? '?')
}

describe('E-01 chairs and tables that say no more', () => {
  test.each([
    ['Cadeira Vila em chenille bege', 'cadeiras-de-jantar'],
    ['Conjunto de 2 cadeiras em tecido e metal, VILA', 'cadeiras-de-jantar'],
    ['Set 2 sedie in velluto blu', 'cadeiras-de-jantar'],
    ['Mesa para 6 pessoas, Vila', 'mesas-de-jantar-fixas'],
    ['Mesa Vila 170 x 90 cm', 'mesas-de-jantar-fixas'],
    ['Conjunto mesa 120x80 e 4 cadeiras', 'conjuntos-de-jantar'],
  ])('%s → %s', (title, slug) => expect(named(title)).toBe(slug))

  test.each([
    'Cadeira Vila',
    'Cadeira ergonómica em tecido',
    'Cadeira de metal para exterior',
    'Mesa Vila',
    'Mesa 60x40',
    'Cadeira suspensa em tecido',
    'Conjunto mesa e 2 cadeiras infantil',
  ])('"%s" is left to a person or to its own kind', (title) =>
    expect([
      '–',
      'cadeiras-de-escritorio',
      'cadeiras-de-jardim',
      'redes-e-baloicos',
      'mesas-e-cadeiras-infantis',
    ]).toContain(named(title)),
  )
})

describe('E-01 names in the languages of neighbours', () => {
  test.each([
    ['Comodino 2 cassetti bianco', 'mesas-de-cabeceira'],
    ['Specchio da terra nero', 'espelhos'],
    ['Hoekbank Vila links taupe', 'sofas-de-canto'],
    ['Tafellamp glas amber', 'candeeiros-de-mesa'],
    ['Tappeti salotto moderno', 'tapetes-de-sala'],
    ['Skrivebord Vila eik', 'secretarias-direitas'],
    ['Lâmpada de teto Vila em metal', 'candeeiros-de-teto'],
    ['Lámpara de techo colgante Vila', 'candeeiros-suspensos'],
    // A model name that is a word of theirs.
    ['Reol Ulva: faqueiro de 24 peças', 'talheres'],
  ])('%s → %s', (title, slug) => expect(named(title)).toBe(slug))

  test('a French path of sofas is no bed base', () =>
    expect(named("Canapé d'angle réversible Vila", 'Canapés')).toBe('sofas-de-canto'))
})

describe('E-01 what stands beside the thing', () => {
  test.each([
    ['Jogo de lençóis flanela cama 160 cinza', 'lencois'],
    ['Colcha Vila 180x260 cm cama solteiro', 'colchas'],
    ['Aparador de 4 portas, mangueira natural', 'aparadores'],
    ['Candeeiro de pé em madeira natural e abajur em tecido', 'candeeiros-de-pe'],
    ['Pack 6 capas de cadeira elásticas', 'capas-de-cadeira'],
    ['Toalha redonda Ø180 cm', 'toalhas-de-mesa'],
    ['Conjunto de jardim Vila sofá + 2 poltronas + mesa', 'conjuntos-de-jardim'],
  ])('%s → %s', (title, slug) => expect(named(title)).toBe(slug))
})
