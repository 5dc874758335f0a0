import { expect, test } from 'vitest'
import { pieces } from '../../pieces/pieces.ts'
import type { Design } from '../model.ts'
import { DESIGNS } from '../pieces/designs.ts'
import { designsOfLeaf } from './leaf-designs.ts'

function drawn(slug: string): readonly Design[] {
  return designsOfLeaf(slug).flatMap(({ family, name }) =>
    DESIGNS.filter((design) => design.family === family && (name === null || design.name === name)),
  )
}

test('every leaf category that the demo sells has a design', () => {
  const bare = pieces.map(({ category }) => category.slug).filter((slug) => drawn(slug).length === 0)
  expect(bare).toEqual([])
})

test('every design that a leaf names exists', () => {
  const named = pieces.flatMap(({ category }) => designsOfLeaf(category.slug))
  expect(
    named.filter(
      ({ family, name }) =>
        !DESIGNS.some((design) => design.family === family && (name === null || design.name === name)),
    ),
  ).toEqual([])
})

test('what people look at most can look in three ways or more', () => {
  const looked = [
    'candeeiros-suspensos',
    'candeeiros-de-pe',
    'candeeiros-de-mesa',
    'candeeiros-de-teto',
    'lustres',
    'apliques-de-parede',
    'tapetes-de-sala',
    'espelhos',
    'jarras',
    'cortinados',
    'almofadas-decorativas',
    'plantas-artificiais',
  ]
  expect(looked.filter((slug) => drawn(slug).length < 3)).toEqual([])
})

test('a slug without a row has no design', () => {
  expect(designsOfLeaf('naves-espaciais')).toEqual([])
})
