import { describe, expect, test } from 'vitest'
import { fold } from './attributes/words/lexer.ts'
import {
  ancestors,
  categories,
  categoryById,
  categoryBySlug,
  childrenOf,
  departmentOf,
  departments,
  descendants,
  isAncestor,
  isLeaf,
  leaves,
  parentOf,
} from './category-tree.ts'
import { googleCategoryRows } from './categorise/google-category-rows.ts'
import { retiredCategoryIds } from './tree/category-row.ts'
import { departmentTables } from './tree/departments.ts'
import { categoryParameters } from './vocabularies/category-parameters.ts'
import { colours } from './vocabularies/colours.ts'
import { conditions } from './vocabularies/conditions.ts'
import { materials } from './vocabularies/materials.ts'
import { rooms } from './vocabularies/rooms.ts'
import { shapes } from './vocabularies/shapes.ts'
import { styles } from './vocabularies/styles.ts'

const rows = departmentTables.flat()
function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the tree', () => {
  test('has at least 12 departments and 180 leaves', () => {
    expect(departments().length).toBeGreaterThanOrEqual(12)
    expect(leaves().length).toBeGreaterThanOrEqual(180)
    expect(categories).toHaveLength(rows.length)
  })

  test('names each id, slug and Google id once, and never a retired id', () => {
    expect(repeated(rows.map((row) => row[0]))).toEqual([])
    expect(repeated(rows.map((row) => row[2]))).toEqual([])
    expect(repeated(rows.map((row) => row[3]))).toEqual([])
    expect(repeated(rows.flatMap((row) => row[7]))).toEqual([])
    expect(rows.filter((row) => retiredCategoryIds.includes(row[0]))).toEqual([])
  })

  test('keeps each department in its own thousand of ids', () => {
    for (const category of categories) expect(Math.floor(category.id / 1000)).toBe(category.departmentId / 1000)
  })

  test('has slugs that can stand in an address: ASCII, no reserved word, no double hyphen', () => {
    const reserved = [
      'ofertas',
      'vouchers',
      'divisoes',
      'loja',
      'black-friday',
      'entrega-antes-do-natal',
      'search',
      'produtos',
    ]
    for (const { slug } of categories) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(categories.filter(({ slug }) => reserved.includes(slug))).toEqual([])
  })

  test('names only Google ids that its own table knows', () => {
    const known = new Set(googleCategoryRows.map((row) => row[0]))
    expect(rows.flatMap((row) => row[7]).filter((id) => !known.has(id))).toEqual([])
  })

  test('numbers every subtree as one contiguous range in pre-order', () => {
    for (const [index, category] of categories.entries()) {
      expect(category.order).toBe(index)
      expect(descendants(category).every((below) => ancestors(below).includes(category))).toBe(true)
      expect(descendants(category)).toHaveLength(
        categories.filter((other) => ancestors(other).includes(category)).length,
      )
    }
  })

  test('answers parents, children, departments and leaves consistently', () => {
    for (const category of categories) {
      expect(categoryById(category.id)).toBe(category)
      expect(categoryBySlug(category.slug)).toBe(category)
      expect(childrenOf(category).every((child) => parentOf(child) === category)).toBe(true)
      expect(isLeaf(category)).toBe(category.childIds.length === 0)
      expect(isAncestor(departmentOf(category), category)).toBe(true)
    }
    expect(isAncestor(categoryBySlug('sofas') as never, categoryBySlug('camas') as never)).toBe(false)
    expect(categoryById(1)).toBeNull()
    expect(categoryBySlug('__proto__')).toBeNull()
  })

  test('gives each size profile sane ranges and orders made of axes that it has', () => {
    for (const { size, slug } of categories) {
      for (const [low, high] of Object.values(size.axes)) expect(low, slug).toBeLessThan(high)
      // A set has none: each of its pieces has its own.
      if (Object.keys(size.axes).length > 0) for (const axis of size.pair) expect(size.axes[axis], slug).toBeDefined()
      if (size.single) expect(size.axes[size.single], slug).toBeDefined()
    }
  })
})

describe('spelling', () => {
  const labels = [
    ...categories.flatMap((category) => [category.name, category.longName, category.singular]),
    ...[colours, materials, styles, rooms, shapes, conditions].flatMap((table) => table.map((choice) => choice.label)),
    ...categoryParameters.flatMap((parameter) => [parameter.label, ...parameter.choices.map((choice) => choice.label)]),
  ]

  test('labels use no Brazilian forms', () => {
    expect(
      labels.filter((label) =>
        /banheiro|beb[eê]\b(?<!bebé)|cômoda|guarda-roupa|criado-mudo|luminária|\babajur\b|xícara|escrivaninha|ônibus|tela plana|geladeira|travesseiro|edredom|persiana|poltrona do papai/i.test(
          label,
        ),
      ),
    ).toEqual([])
  })

  test('labels are tidy: no double or outer spaces, no capital inside but names', () => {
    for (const label of labels) expect(label).toMatch(/^\S(?:.*\S)?$/)
    expect(labels.filter((label) => / {2}/.test(label))).toEqual([])
    expect(categories.filter(({ name }) => name[0] !== name[0]?.toUpperCase())).toEqual([])
  })

  test('a word carries its accents everywhere or nowhere', () => {
    const spellings = new Map<string, Set<string>>()
    for (const word of labels.flatMap((label) => label.toLowerCase().split(/[^\p{L}]+/u)))
      (spellings.get(fold(word)) ?? spellings.set(fold(word), new Set()).get(fold(word)))?.add(word)
    const known = new Set(['e', 'a', 'as'])
    expect(
      [...spellings].filter(([folded, forms]) => forms.size > 1 && !known.has(folded)).map(([, forms]) => [...forms]),
    ).toEqual([])
  })
})
