import type { RootOperationNode } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { findPeople, type PeopleAsked } from './find-people.ts'

const { db, pool } = await testDatabase()
await sql`insert into identity.person (email, name, created_at)
  select 'p' || n || '@exemplo.pt', 'Pessoa ' || (n * 7919 % 20000), timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, 20000) n`.execute(db)
await sql`analyze identity.person`.execute(db)

/** How PostgreSQL reads the rows of a page. */
async function planOf(asked: Pick<PeopleAsked, 'sort' | 'isDescending'>): Promise<string> {
  const nodes: RootOperationNode[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { rows, totalCount } = await findPeople(watched, 'poiso', {
    q: null,
    role: undefined,
    limit: 50,
    offset: 0,
    ...asked,
  })
  expect([rows.length, totalCount]).toEqual([50, null])
  const [page] = nodes
  if (page === undefined) throw new Error('nothing was asked')
  const { sql: text, parameters } = db.getExecutor().compileQuery(page, { queryId: 'planned' })
  const { rows: lines } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters])
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}

test.each([
  ['name', 'person_by_name'],
  ['created', 'person_by_created'],
] as const)('B-08 a page of people by %s is read in that order, either way', async (sort, index) => {
  for (const isDescending of [false, true]) {
    const plan = await planOf({ sort, isDescending })
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  }
})
