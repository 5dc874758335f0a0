import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyTables } from './testing-empty.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()

test('a test database is migrated and of its own', async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from migration order by name limit 1')
  expect(rows).toHaveLength(1)
  const other = await testDatabase()
  await database.pool.query('create table only_here ()')
  const { rows: there } = await other.pool.query("select to_regclass('only_here') as name")
  await other.close()
  expect([there, new URL(other.url).pathname]).toEqual([
    [{ name: null }],
    expect.not.stringMatching(new URL(database.url).pathname),
  ])
  await database.pool.query('drop table only_here')
})

test('a connection that a test leaves open is found when the database is closed', async () => {
  const other = await testDatabase()
  const leaked = new pg.Client({ connectionString: other.url, application_name: 'forgotten' })
  leaked.on('error', () => {}) // the forced drop ends it
  await leaked.connect()
  await expect(other.close()).rejects.toThrow('forgotten')
})

test.each([10, 40_000])(
  'tables are emptied with those that refer to them, and count from 1 again: %i rows',
  async (rows) => {
    const { db, pool } = database
    await pool.query(`create table if not exists owner (id int generated always as identity primary key, name text);
    create table if not exists owned (id serial primary key, owner_id int references owner);
    create table if not exists other (id int)`)
    await pool.query('insert into other values (1)')
    await pool.query(`with made as (insert into owner (name) select 'n' || n from generate_series(1, ${rows}) n returning id)
    insert into owned (owner_id) select id from made`)
    await emptyTables(db, ['owner'])
    expect(
      (await pool.query('select (select count(*) from owner) as owners, (select count(*) from owned) as owned')).rows,
    ).toEqual([{ owners: 0, owned: 0 }])
    expect((await pool.query(`insert into owner (name) values ('new') returning id`)).rows).toEqual([{ id: 1 }])
    expect((await pool.query('insert into owned (owner_id) values (1) returning id')).rows).toEqual([{ id: 1 }])
    expect((await pool.query('select id from other')).rows).not.toEqual([])
    await emptyTables(db, ['owner'])
  },
)
