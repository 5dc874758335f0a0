import { expect, test } from 'vitest'
import { ancestors, departmentOf, leaves, parentOf, type Category } from '../category-tree.ts'
import { foreignTexts, neighbourTexts } from './foreign-texts.ts'
import { slugOf } from './testing.ts'

const isRight = (slug: string, leaf: Category): boolean => slug === leaf.slug || ancestors(leaf).some((above) => above.slug === slug)
const named = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`

test('E-01 every name of ours for a leaf leads to it or to a node above it, on the shelf of its group, its department or none', () => {
  const wrong: string[] = []
  for (const leaf of leaves()) for (const name of [leaf.singular, ...leaf.synonyms]) for (const shelf of [leaf.name, parentOf(leaf)?.name ?? null, departmentOf(leaf).name, null]) for (const rest of [' Vila', ' 120 x 60 cm cinzento']) {
    const slug = slugOf(shelf, named(name) + rest)
    if (!isRight(slug, leaf) && !(shelf === null && slug === '–')) wrong.push(`${shelf} | ${named(name)}${rest}: ${slug}, not ${leaf.slug}`)
  }
  expect(wrong).toEqual([])
})

test('E-01 the names of other languages lead to another leaf only where two leaves share the word', () => {
  const wrong: string[] = []
  let names = 0
  for (const leaf of leaves()) for (const name of [...foreignTexts(leaf.slug), ...neighbourTexts(leaf.slug)]) {
    const slug = slugOf(null, `${named(name)} Vila`)
    names += 1
    if (slug !== '–' && !isRight(slug, leaf)) wrong.push(`${name}: ${slug}, not ${leaf.slug}`)
  }
  expect(wrong.length / names).toBeLessThan(0.002)
})

test('E-01 what is counted in a name is no kind: a wardrobe with doors is no open one', () => {
  expect(slugOf('Roupeiros', 'Roupeiro Vila 4 portas')).toBe('roupeiros-de-portas-de-abrir')
  expect(slugOf('Quarto > Roupeiros', 'Guarda-fatos 6 portas 2 gavetas branco')).toBe('roupeiros-de-portas-de-abrir')
})

test('E-01 what comes with a thing does not make another thing of it', () => {
  expect(slugOf('Cadeiras', 'Conjunto 4 cadeiras Vila com almofada')).toBe('cadeiras-e-bancos')
  expect(slugOf('Dining > Tables', '6-seater dining table, live edge, black iron legs')).toBe('mesas-de-jantar-fixas')
})

test('E-01 the name knows better than the shelf which use, which piece of a group and which hanger', () => {
  expect(slugOf('Móveis > Mesas de apoio', 'Mesa de centro Vila 100x50')).toBe('mesas-de-centro')
  expect(slugOf('Móveis de TV', 'Suporte de TV Vila')).toBe('suportes-de-tv')
  expect(slugOf('Espelhos e parede', 'Relógio de parede Vila')).toBe('relogios')
  expect(slugOf('Entrada > Cabides', 'Bengaleiro de pé Vila')).toBe('cabides-de-pe')
  expect(slugOf('Jardim > Mesas de jardim', 'Mesa de centro Vila')).toBe('mesas-de-jardim')
  expect(slugOf('Kitchen > Bins', 'Pedal bin Vila 30 l')).toBe('caixotes-do-lixo')
})

test('E-01 numbers of seats, frames of beds and French wood are no second thing', () => {
  expect(slugOf(null, 'Gartenbank 2-Sitzer Vila')).toBe('bancos-de-jardim')
  expect(slugOf(null, 'King size ottoman bed frame Vila')).toBe('camas-com-arrumacao')
  expect(slugOf(null, 'Chevet 1 tiroir bois massif')).toBe('mesas-de-cabeceira')
  expect(slugOf(null, 'Conjunto de jantar para jardim Vila')).toBe('–')
})

test('E-01 a table with counted chairs is a set, a chaise longue with seats a sofa, a pair of curtains curtains', () => {
  expect(slugOf(null, 'Conjunto mesa de jantar Vila 120x80 + 4 cadeiras')).toBe('conjuntos-de-jantar')
  expect(slugOf(null, 'Mesa de jardim Vila e 6 cadeiras')).toBe('conjuntos-de-jardim')
  expect(slugOf(null, 'Mesa de jantar Vila para 6 cadeiras')).toBe('mesas-de-jantar-fixas')
  expect(slugOf(null, 'Chaise longue Vila 3 plazas')).toBe('sofas-com-chaise-longue')
  expect(slugOf(null, 'Paire de rideaux Vila 140x240')).toBe('cortinados')
  expect(slugOf(null, 'Butaca orejera Vila tela gris')).toBe('poltronas')
  expect(slugOf(null, 'Colchão de espuma viscoelástica Vila 140x190')).toBe('colchoes-viscoelasticos')
  expect(slugOf(null, 'Nest of 2 tables Vila, glass and gold metal')).toBe('mesas-de-encaixar')
})
