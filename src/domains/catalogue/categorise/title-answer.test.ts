import { describe, expect, test } from 'vitest'
import { categoryById } from '../category-tree.ts'
import { categorise } from './categorise.ts'
import { headWords, offerKind } from './offer-kind.ts'
import { suggestCategories } from './suggest-categories.ts'

const named = (title: string): string => {
  const { categoryId } = categorise({ googleCategory: null, productType: null, title, shopRules: [] })
  return categoryId === null ? '–' : (categoryById(categoryId)?.slug ?? '?')
}

describe('the head of a name says what it is', () => {
  test.each([
    ['Mesa de cabeceira Oslo 40 cm', 'mesas-de-cabeceira'], ['OSLO – mesa de centro em carvalho, 90 x 60 cm', 'mesas-de-centro'], ['Conjunto de 4 cadeiras de jardim Lund', 'cadeiras-de-jardim'],
    ['Sofá de 3 lugares Oslo com chaise longue', 'sofas-com-chaise-longue'], ['Mesa de jantar Oslo extensível 160/240', 'mesas-extensiveis'], ['Mesa de jantar Oslo 160 x 90 cm', 'mesas-de-jantar-fixas'], ['Mesa de jantar Oslo Ø 120', 'mesas-de-jantar-redondas'],
    ['Cama Oslo 160x200', 'camas-de-casal'], ['Cama Oslo 90 x 190 cm', 'camas-de-solteiro'], ['Estante Otello com quatro prateleiras', 'estantes'], ['Almofada de sofá Emilio verde-garrafa', 'almofadas-decorativas'],
    ['Capa de sofá Oslo', 'capas-de-sofa'], ['Oslo coffee table, oak', 'mesas-de-centro'], ['Nachttisch Oslo 40 cm', 'mesas-de-cabeceira'], ['Table de chevet Oslo', 'mesas-de-cabeceira'], ['Lámpara de pie Oslo', 'candeeiros-de-pe'],
  ])('%s → %s', (title, slug) => expect(named(title)).toBe(slug))

  test.each(['Tampo para mesa de cabeceira', 'Parafusos para cama 160x200', 'Kit de pés para sofá', 'Tecido de cortina', 'Cama para cães', 'Oslo', '', 'Almofada Oslo', 'Mesa Oslo', '120 x 80 cm', 'Porta-rolos Oslo'])('"%s" is left to a person', (title) =>
    expect(['–', 'tampos-e-pes-de-mesa']).toContain(named(title)))
})

describe('like offers of a shop', () => {
  test.each<[string | null, string, string, string | null]>([
    ['Sala > Mesas de Centro', 'Mesa Oslo', 'sala>mesas de centro', null],
    ['Mesas', 'Mesa de centro Oslo', 'mesas', 'mesa centro'],
    ['MÓVEIS > Mobiliário', 'Sofá Oslo', 'moveis>mobiliario', 'sofa'],
    ['Home > Promoções', 'Mesa de cabeceira Oslo 40 cm', '', 'mesa cabeceira'],
    ['1024-AB', 'Lindby cadeira 45 cm', '', 'cadeira'],
    [null, 'Xanadu 40 cm', '', 'xanadu'],
    ['Linha Qwerty', 'Xanadu', 'linha qwerty', null],
  ])('%j "%s" → %j %j', (productType, title, path, words) => expect(offerKind({ productType, title })).toEqual({ path, words }))

  test('head words are stable under the number and the case of a name', () => {
    expect(headWords('CADEIRAS DE JANTAR Oslo')).toBe(headWords('Cadeira de jantar Lund'))
  })
})

test('suggestions are at most three, likeliest first, and together at most sure', () => {
  for (const title of ['Cadeira Oslo', 'Almofada Oslo', 'Mesa Oslo', 'Xanadu', 'Porta-rolos Oslo']) {
    const guesses = suggestCategories({ googleCategory: null, productType: null, title })
    expect(guesses.length).toBeLessThanOrEqual(3)
    expect(guesses.map(({ confidence }) => confidence)).toEqual(guesses.map(({ confidence }) => confidence).toSorted((a, b) => b - a))
    expect(guesses.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1)
  }
  expect(categoryById(suggestCategories({ googleCategory: null, productType: null, title: 'Cadeira Oslo' })[0]?.categoryId ?? 0)?.slug).toBe('cadeiras-de-jantar')
  expect(suggestCategories({ googleCategory: null, productType: null, title: 'Xanadu' })).toEqual([])
})
