import { expect, test } from 'vitest'
import { CategoryMapping } from './category-mapping.ts'
import { LAB_LIMITS } from './lab-limits.ts'

function offer(productType: string | null, categoryId: number | null, title = 'Xpto') {
  return {
    productType,
    googleCategory: null,
    categoryId,
    title,
  }
}

test('paths say where their offers go, unsure ones first with names to decide by', () => {
  const mapping = new CategoryMapping()
  for (let count = 0; count < 3; count += 1) mapping.add(offer('Sala > Sofás', 1003))
  mapping.add(offer('Novidades', null, 'Sofá de canto'))
  mapping.add(offer('Novidades', 1003))
  mapping.add(offer(null, null, 'Coisa'))
  const { paths, offersUnsure, morePaths } = mapping.mapping()
  expect(paths.map(({ path, offers, unsure }) => [path, offers, unsure.offers])).toEqual([
    ['Novidades', 2, 1],
    [null, 1, 1],
    ['Sala > Sofás', 3, 0],
  ])
  expect(paths[0]).toMatchObject({
    categories: [{ categoryId: 1003, offers: 1 }],
    unsure: { examples: ['Sofá de canto'] },
  })
  expect([offersUnsure, morePaths]).toEqual([2, 0])
})

test.each([[0], [1]])('paths beyond those told apart are counted: %s more', (more) => {
  const mapping = new CategoryMapping()
  for (let count = 0; count < LAB_LIMITS.categoryPaths + more; count += 1) mapping.add(offer(`Caminho ${count}`, 1003))
  const { paths, morePaths } = mapping.mapping()
  expect(paths).toHaveLength(LAB_LIMITS.shownPaths)
  expect(morePaths).toBe(LAB_LIMITS.categoryPaths + more - LAB_LIMITS.shownPaths)
})

test.each([[0], [1]])(
  'F3 a path or an example that is cut within a character of two units ends before it (%i more): half of one cannot be stored',
  (more) => {
    const smiles = `${'x'.repeat(more)}${'😀'.repeat(140)}`
    const mapping = new CategoryMapping()
    mapping.add(offer(smiles, null, smiles))
    expect(JSON.stringify(mapping.mapping()).includes('\\ud83d')).toBe(false)
  },
)
