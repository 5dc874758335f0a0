import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './testing.ts'

const database = await testDatabase()

test('a test database is migrated and of its own', async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from migration order by name limit 1')
  expect(rows).toHaveLength(1)
  const { rows: here } = await database.pool.query('select current_database() as name')
  expect(new URL(database.url).pathname).toBe(`/${here[0].name}`)
})

test('a connection that a test leaves open is found when the database is closed', async () => {
  const other = await testDatabase()
  const leaked = new pg.Client({ connectionString: other.url, application_name: 'forgotten' })
  leaked.on('error', () => {}) // the forced drop ends it
  await leaked.connect()
  await expect(other.close()).rejects.toThrow('forgotten')
})
