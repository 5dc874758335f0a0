import { describe, expect, test } from 'vitest'
import { keysOf } from '../attributes/words/word-dictionary.ts'
import { categoryBySlug } from '../category-tree.ts'
import { categoryParameters } from './category-parameters.ts'
import type { Choice } from './choice.ts'
import { colours } from './colours.ts'
import { conditions } from './conditions.ts'
import { materials } from './materials.ts'
import { rooms } from './rooms.ts'
import { shapes } from './shapes.ts'
import { styles } from './styles.ts'

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
const tables: Readonly<Record<string, readonly Choice[]>> = {
  colours,
  materials,
  styles,
  rooms,
  shapes,
  conditions,
  ...Object.fromEntries(categoryParameters.map((parameter) => [`p-${parameter.slug}`, parameter.choices])),
}

describe.each(Object.entries(tables))('%s', (_name, table) => {
  test('has unique ids of a bit mask, unique slugs of an address and labels', () => {
    expect(repeated(table.map((choice) => choice.id))).toEqual([])
    expect(repeated(table.map((choice) => choice.slug))).toEqual([])
    expect(repeated(table.map((choice) => choice.label))).toEqual([])
    for (const { id, slug } of table) {
      expect(id).toBeGreaterThanOrEqual(0)
      expect(id).toBeLessThan(32)
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    }
  })

  test('gives no phrase two meanings', () => {
    const ownWords = table.flatMap((choice) => [
      ...new Set([...choice.words, ...(choice.fieldWords ?? [])].map((word) => keysOf(word).join(' '))),
    ])
    expect(repeated(ownWords)).toEqual([])
  })
})

test('there are exactly 16 colour groups, each with a swatch', () => {
  expect(colours).toHaveLength(16)
  for (const { hex } of colours) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  expect(repeated(colours.map(({ hex }) => hex))).toEqual([])
})

test('at least 25 category parameters, each inside the tree, with a slug of its own', () => {
  expect(categoryParameters.length).toBeGreaterThanOrEqual(25)
  expect(repeated(categoryParameters.map(({ id }) => id))).toEqual([])
  expect(repeated(categoryParameters.map(({ slug }) => slug))).toEqual([])
  for (const { within } of categoryParameters)
    if (within !== null) expect(categoryBySlug(within), within).not.toBeNull()
  for (const { slug } of categoryParameters) expect(slug).not.toContain('--')
})

test('conditions carry the four words of the wire', () => {
  expect(conditions.map(({ code }) => code)).toEqual(['new', 'used', 'refurbished', 'returned'])
})
