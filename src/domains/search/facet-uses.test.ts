import { expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { FacetUses, facetUsesSince } from './facet-uses.ts'
import { emptySelection } from './listing-selection.ts'

const { db } = await testDatabase()
const sofas = categoryBySlug('sofas')
if (sofas === null || sofas === undefined) throw new Error('the tree has no sofas')
const ofSofas = emptySelection({ kind: 'category', categoryId: sofas.id })
const noon = new Date('2026-11-21T12:00:00Z')

test('B-01 listings narrowed by a facet are summed by department and day, the first page of each', async () => {
  const uses = new FacetUses()
  uses.count({ ...ofSofas, choices: { cor: ['azul'] } })
  uses.count({ ...ofSofas, choices: { cor: ['azul', 'verde'] }, dimensions: { width: { lowMm: null, highMm: 2_000 } } })
  uses.count({ ...ofSofas, choices: { cor: ['azul'] }, page: 2 })
  uses.count({ ...emptySelection({ kind: 'all' }), choices: { cor: ['azul'] } })
  await uses.flush(db, noon)
  uses.count({ ...ofSofas, choices: { cor: ['rosa'] } })
  await uses.flush(db, noon)
  const found = await facetUsesSince(db, noon)
  expect(found.toSorted((a, b) => b.uses - a.uses || (a.facet < b.facet ? -1 : 1))).toEqual([
    { facet: 'categoria', departmentId: sofas.departmentId, uses: 3 },
    { facet: 'cor', departmentId: sofas.departmentId, uses: 3 },
    { facet: 'cor', departmentId: null, uses: 1 },
    { facet: 'dimensao', departmentId: sofas.departmentId, uses: 1 },
  ])
  expect(await facetUsesSince(db, new Date('2026-11-23T12:00:00Z'))).toEqual([])
})
