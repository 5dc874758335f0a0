import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

function labels(...all: readonly (readonly [label: string, title: string])[]) {
  return toldApart(all.map(([label, title]) => ({ label, title }))).map(({ label }) => label)
}

test('M-09 two of one label are told apart by what their titles do not share', () => {
  expect(
    labels(
      ['Azul · Tecido', 'Sofá chaise longue Tessara petróleo 227x156x86 cm'],
      ['Azul · Tecido', 'Sofá chaise longue «Tessara» 227x156x86 cm – azul-noite'],
      ['Bege · Tecido', 'Sofá chaise longue Tessara bege-areia'],
    ),
  ).toEqual(['Azul · Tecido · petróleo', 'Azul · Tecido · azul-noite', 'Bege · Tecido'])
})

test('M-09 one whose title says no more than the others keeps its label', () => {
  expect(labels(['Cinzento', 'Sofá Marvão'], ['Cinzento', 'Sofá Marvão, cinza-claro'])).toEqual([
    'Cinzento',
    'Cinzento · cinza-claro',
  ])
  expect(labels(['Cinzento', 'Sofá Marvão'], ['Cinzento', 'Sofá Marvão'])).toEqual(['Cinzento', 'Cinzento'])
})
