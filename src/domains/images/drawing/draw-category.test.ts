import { expect, test } from 'vitest'
import { categories, colours, isLeaf } from '#domains/catalogue/contract.ts'
import { drawCategory, looks } from './draw-category.ts'

const leavesOfTree = categories.filter(isLeaf)

test('every leaf has a look of its own choosing, and no look names a category that does not exist', () => {
  expect(leavesOfTree.filter(({ slug }) => !looks[slug]).map(({ slug }) => slug)).toEqual([])
  const slugs = new Set(categories.map(({ slug }) => slug))
  expect(Object.keys(looks).filter((slug) => !slugs.has(slug))).toEqual([])
})

test('no two leaves are drawn byte for byte alike', () => {
  const bySvg = Map.groupBy(leavesOfTree, (leaf) => drawCategory(leaf, 'azul').replaceAll(/#[0-9a-f]{6}"/g, ''))
  expect([...bySvg.values()].filter((alike) => alike.length > 1).map((alike) => alike.map(({ slug }) => slug))).toEqual(
    [],
  )
})

test('all colour groups of a category are drawn differently, the same one always alike', () => {
  for (const leaf of leavesOfTree) {
    const drawn = colours.map(({ slug }) => drawCategory(leaf, slug))
    expect(new Set(drawn).size, leaf.slug).toBe(colours.length)
    expect(drawCategory(leaf, 'verde')).toBe(drawCategory(leaf, 'verde'))
  }
})

test('a drawing refers to nothing outside itself and holds only finite numbers', () => {
  for (const leaf of leavesOfTree) {
    const svg = drawCategory(leaf, 'multicor')
    expect(svg, leaf.slug).not.toMatch(/href|<image|<text|NaN|undefined|Infinity|null/)
    for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg, leaf.slug).toContain(`id="${id}"`)
  }
})

test('a category without a look of its own takes that of the nearest above', () => {
  const inner = categories.find((category) => !isLeaf(category) && category.parentId !== null && !looks[category.slug])
  const department = categories.find(({ id }) => id === inner?.departmentId)
  expect(drawCategory(inner ?? null, 'azul')).toBe(drawCategory(department ?? null, 'azul'))
  expect(drawCategory(null, null)).toContain('<svg')
})
