import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findMigrations, migrate, type Migration } from './migrate.ts'
import { emptyTestDatabase } from './testing.ts'

const cleanUps: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

const first: Migration = {
  name: '0001_first.sql',
  sql: 'create table one (id int); create index on one (id)',
  checksum: 'a',
}
const second: Migration = { name: '0002_second.sql', sql: 'insert into one values (2)', checksum: 'b' }

test('migrations run once, in the order of their numbers', async () => {
  const url = await anEmptyDatabase()
  expect(await migrate(url, [first])).toEqual(['0001_first.sql'])
  expect(await migrate(url, [first, second])).toEqual(['0002_second.sql'])
  expect(await migrate(url, [first, second])).toEqual([])
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(1)
})

test('several processes that start at once apply each migration once', async () => {
  const url = await anEmptyDatabase()
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, [first, second])))
  expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql'])
})

test('a migration that fails leaves nothing of itself, and what came before stays', async () => {
  const url = await anEmptyDatabase()
  const broken = { name: '0002_broken.sql', sql: 'insert into one values (1); select * from nowhere', checksum: 'c' }
  await expect(migrate(url, [first, broken])).rejects.toThrow(
    'migration 0002_broken.sql failed: relation "nowhere" does not exist',
  )
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(0)
  expect(await migrate(url, [first, second])).toEqual(['0002_second.sql'])
})

test('a migration that was changed after it was applied stops everything', async () => {
  const url = await anEmptyDatabase()
  await migrate(url, [first])
  await expect(migrate(url, [{ ...first, checksum: 'changed' }, second])).rejects.toThrow(
    'migration 0001_first.sql was changed after it was applied',
  )
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(0)
})

test('a database that is newer than the build is refused', async () => {
  const url = await anEmptyDatabase()
  await migrate(url, [first, second])
  await expect(migrate(url, [first])).rejects.toThrow(
    'the database has migration 0002_second.sql, which this build does not know',
  )
})

test('a migration that would come before an applied one is refused', async () => {
  const url = await anEmptyDatabase()
  await migrate(
    url,
    [second].map((migration) => ({ ...migration, sql: 'select 1' })),
  )
  await expect(migrate(url, [first, { ...second, sql: 'select 1' }])).rejects.toThrow(
    'migration 0001_first.sql is older than the applied 0002_second.sql',
  )
})

test('the migrations of all folders are found; two with one number are an error', () => {
  const root = mkdtempSync(join(tmpdir(), 'poiso-migrations-'))
  cleanUps.push(() => rmSync(root, { recursive: true }))
  const place = (folder: string, name: string) => {
    mkdirSync(join(root, folder, 'migrations'), { recursive: true })
    writeFileSync(join(root, folder, 'migrations', name), 'select 1')
  }
  place('domains/sofas', '0020_sofas.sql')
  place('platform/database', '0001_outbox.sql')
  expect(findMigrations(root).map(({ name }) => name)).toEqual(['0001_outbox.sql', '0020_sofas.sql'])
  place('domains/lamps', '0020_lamps.sql')
  expect(() => findMigrations(root)).toThrow('two migrations have the number 0020')
})

async function anEmptyDatabase(): Promise<string> {
  const database = await emptyTestDatabase()
  cleanUps.push(database.close)
  return database.url
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]?.value
  } finally {
    await client.end()
  }
}
