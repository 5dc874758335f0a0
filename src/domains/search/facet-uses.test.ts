import { expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { FacetUses, facetUsesSince, MOST_ADDRESS_CHARS, MOST_ADDRESSES } from './facet-uses.ts'
import type { ListingDirectory } from './url/parse-listing-url.ts'

const { db, pool } = await testDatabase()
const sofas = categoryBySlug('sofas') as { departmentId: number }
const directory: ListingDirectory = { manufacturer: () => null, eshop: () => null } as unknown as ListingDirectory
const noon = new Date('2026-11-21T12:00:00Z')

test('B-01 listings narrowed by a facet are summed by department and day, the first page of each', async () => {
  const uses = new FacetUses()
  for (const address of [
    '/produtos/sofas?cor=azul',
    '/produtos/sofas?cor=azul',
    '/produtos/sofas?cor=azul,verde&dimensao=largura:-200',
    '/produtos/sofas?cor=azul&pagina=2',
    '/produtos?cor=azul',
    '/lojas',
    '/produto/1-mesa',
  ])
    uses.count(address)
  await uses.flush(db, directory, noon)
  uses.count('/produtos/sofas?cor=rosa')
  await uses.flush(db, directory, noon)
  await uses.flush(db, directory, noon)
  const found = await facetUsesSince(db, noon)
  expect(found.toSorted((a, b) => b.uses - a.uses || (a.facet < b.facet ? -1 : 1))).toEqual([
    { facet: 'categoria', departmentId: sofas.departmentId, uses: 4 },
    { facet: 'cor', departmentId: sofas.departmentId, uses: 4 },
    { facet: 'cor', departmentId: null, uses: 1 },
    { facet: 'dimensao', departmentId: sofas.departmentId, uses: 1 },
  ])
  expect(await facetUsesSince(db, new Date('2026-11-23T12:00:00Z'))).toEqual([])
})

test('a flood of addresses is counted up to the limit, and what could not be stored is kept', async () => {
  await pool.query('truncate search.facet_use')
  const uses = new FacetUses()
  for (let price = 1; price <= MOST_ADDRESSES + 1; price += 1) uses.count(`/produtos/sofas?preco-ate=${price}`)
  uses.count('/produtos/sofas?preco-ate=1')
  uses.count(`/produtos/sofas?q=${'a'.repeat(MOST_ADDRESS_CHARS)}`)
  await pool.query('alter table search.facet_use rename to elsewhere')
  await expect(uses.flush(db, directory, noon)).rejects.toThrow(/facet_use/)
  await pool.query('alter table search.elsewhere rename to facet_use')
  await uses.flush(db, directory, noon)
  expect(await facetUsesSince(db, noon)).toEqual([
    { facet: 'categoria', departmentId: sofas.departmentId, uses: MOST_ADDRESSES + 1 },
  ])
})
