import { expect, test } from 'vitest'
import { ancestors, departmentOf, leaves, parentOf, type Category } from '../category-tree.ts'
import { foreignTexts, neighbourTexts } from './foreign-texts.ts'
import { slugOf } from './testing.ts'

function isRight(slug: string, leaf: Category): boolean {
  return slug === leaf.slug || ancestors(leaf).some((above) => above.slug === slug)
}
function named(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

test('E-01 every name of ours for a leaf leads to it or to a node above it, on the shelf of its group, its department or none', () => {
  const wrong: string[] = []
  for (const leaf of leaves())
    for (const name of [leaf.singular, ...leaf.synonyms])
      for (const shelf of [leaf.name, parentOf(leaf)?.name ?? null, departmentOf(leaf).name, null])
        for (const rest of [' Vila', ' 120 x 60 cm cinzento']) {
          const slug = slugOf(shelf, named(name) + rest)
          if (!isRight(slug, leaf) && !(shelf === null && slug === '–'))
            wrong.push(`${shelf} | ${named(name)}${rest}: ${slug}, not ${leaf.slug}`)
        }
  expect(wrong).toEqual([])
})

test('E-01 the path of our own names that leads to a leaf means that leaf, whatever words the groups above it have', () => {
  const wrong: string[] = []
  for (const leaf of leaves()) {
    const names = [...ancestors(leaf), leaf].map(({ name }) => name)
    for (const path of [
      names.join(' > '),
      names.slice(1).join(' > '),
      `Home > ${names.join(' > ')}`,
      names.join(' / '),
      `${names[0]} > ${leaf.name}`,
    ])
      for (const name of ['Vila 1200', `${named(leaf.singular)} Vila 120`]) {
        const slug = slugOf(path, name)
        if (slug !== leaf.slug) wrong.push(`${path} | ${name}: ${slug}`)
      }
  }
  expect(wrong).toEqual([])
})

test('E-01 the names of other languages lead to another leaf only where two leaves share the word', () => {
  const wrong: string[] = []
  let names = 0
  for (const leaf of leaves())
    for (const name of [...foreignTexts(leaf.slug), ...neighbourTexts(leaf.slug)]) {
      const slug = slugOf(null, `${named(name)} Vila`)
      names += 1
      if (slug !== '–' && !isRight(slug, leaf)) wrong.push(`${name}: ${slug}, not ${leaf.slug}`)
    }
  expect(wrong.length / names).toBeLessThan(0.002)
})

test.each([
  ['Roupeiros', 'Roupeiro Vila 4 portas', 'roupeiros-de-portas-de-abrir'],
  ['Quarto > Roupeiros', 'Guarda-fatos 6 portas 2 gavetas branco', 'roupeiros-de-portas-de-abrir'],
])('E-01 what is counted in a name is no kind: a wardrobe with doors is no open one: %s | %s', (shelf, name, slug) =>
  expect(slugOf(shelf, name)).toBe(slug),
)

test.each([
  ['Cadeiras', 'Conjunto 4 cadeiras Vila com almofada', 'cadeiras-e-bancos'],
  ['Dining > Tables', '6-seater dining table, live edge, black iron legs', 'mesas-de-jantar-fixas'],
])('E-01 what comes with a thing does not make another thing of it: %s | %s', (shelf, name, slug) =>
  expect(slugOf(shelf, name)).toBe(slug),
)

test.each([
  ['Móveis > Mesas de apoio', 'Mesa de centro Vila 100x50', 'mesas-de-centro'],
  ['Móveis de TV', 'Suporte de TV Vila', 'suportes-de-tv'],
  ['Espelhos e parede', 'Relógio de parede Vila', 'relogios'],
  ['Entrada > Cabides', 'Bengaleiro de pé Vila', 'cabides-de-pe'],
  ['Jardim > Mesas de jardim', 'Mesa de centro Vila', 'mesas-de-jardim'],
  ['Kitchen > Bins', 'Pedal bin Vila 30 l', 'caixotes-do-lixo'],
])(
  'E-01 the name knows better than the shelf which use, which piece of a group and which hanger: %s | %s',
  (shelf, name, slug) => expect(slugOf(shelf, name)).toBe(slug),
)

test.each([
  [null, 'Gartenbank 2-Sitzer Vila', 'bancos-de-jardim'],
  [null, 'King size ottoman bed frame Vila', 'camas-com-arrumacao'],
  [null, 'Chevet 1 tiroir bois massif', 'mesas-de-cabeceira'],
  [null, 'Conjunto de jantar para jardim Vila', '–'],
])('E-01 numbers of seats, frames of beds and French wood are no second thing: %s | %s', (shelf, name, slug) =>
  expect(slugOf(shelf, name)).toBe(slug),
)

test.each([
  [null, 'Conjunto mesa de jantar Vila 120x80 + 4 cadeiras', 'conjuntos-de-jantar'],
  [null, 'Mesa de jardim Vila e 6 cadeiras', 'conjuntos-de-jardim'],
  [null, 'Mesa de jantar Vila para 6 cadeiras', 'mesas-de-jantar-fixas'],
  [null, 'Chaise longue Vila 3 plazas', 'sofas-com-chaise-longue'],
  [null, 'Paire de rideaux Vila 140x240', 'cortinados'],
  [null, 'Butaca orejera Vila tela gris', 'poltronas'],
  [null, 'Colchão de espuma viscoelástica Vila 140x190', 'colchoes-viscoelasticos'],
  [null, 'Nest of 2 tables Vila, glass and gold metal', 'mesas-de-encaixar'],
])(
  'E-01 a table with counted chairs is a set, a chaise longue with seats a sofa, a pair of curtains curtains: %s | %s',
  (shelf, name, slug) => expect(slugOf(shelf, name)).toBe(slug),
)
