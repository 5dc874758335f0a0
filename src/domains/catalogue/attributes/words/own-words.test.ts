import { expect, test } from 'vitest'
import { vocabularies } from './attribute-words.ts'
import { extract } from '../testing.ts'

function missed(
  words: readonly (readonly [word: string, id: number])[],
  read: (word: string) => { readonly ids: readonly number[] } | null,
): string[] {
  return words.filter(([word, id]) => !read(word)?.ids.includes(id)).map(([word]) => word)
}
function wordsOf(name: 'materials' | 'colours'): (readonly [string, number])[] {
  return vocabularies[name].flatMap(({ id, words }) => words.map((word) => [word, id] as const))
}

/** Words with an apostrophe or a per cent sign, which a text may write in other ways. */
function isPlain(word: string): boolean {
  return !/['’%]/.test(word)
}

test('E-01 every word of ours for a material is read in a name, a line of its own and a field', () => {
  const words = wordsOf('materials').filter(([word]) => isPlain(word))
  expect(missed(words, (word) => extract('mesas-de-apoio', `Mesa de apoio Vila em ${word}`).materials)).toEqual([])
  expect(missed(words, (word) => extract('mesas-de-apoio', `Mesa de apoio Vila ${word} 50 cm`).materials)).toEqual([])
  expect(
    missed(
      words,
      (word) => extract('mesas-de-apoio', 'Mesa de apoio Vila', `Altura 50 cm\nMaterial: ${word}\nPeso 5 kg`).materials,
    ),
  ).toEqual([])
  expect(
    missed(words, (word) => extract('mesas-de-apoio', 'Mesa de apoio Vila', null, { material: word }).materials).length,
  ).toBeLessThan(4)
})

test('E-01 every word of ours for a colour is read in a name, beside another, in a line of its own and a field', () => {
  const words = wordsOf('colours').filter(([word]) => isPlain(word))
  expect(missed(words, (word) => extract('cadeiras-de-jantar', `Cadeira Vila ${word}`).colours)).toEqual([])
  expect(missed(words, (word) => extract('cadeiras-de-jantar', `Cadeira Vila preto/${word}`).colours)).toEqual([])
  expect(
    missed(words, (word) => extract('cadeiras-de-jantar', 'Cadeira Vila', `Cor: ${word}\nPeso: 5 kg`).colours),
  ).toEqual([])
  expect(missed(words, (word) => extract('cadeiras-de-jantar', 'Cadeira Vila', null, { color: word }).colours)).toEqual(
    [],
  )
})
