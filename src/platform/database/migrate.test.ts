import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { findMigrations, type Migration } from './migration-files.ts'
import { emptyTestDatabase } from './testing.ts'

const cleanUps: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

const first: Migration = {
  name: 'sofas/0001_first.sql',
  sql: 'create table one (id int); create index on one (id)',
  checksum: 'a',
}
const second: Migration = { name: 'sofas/0002_second.sql', sql: 'insert into one values (2)', checksum: 'b' }

test('migrations run once, in the order of their numbers', async () => {
  const url = await anEmptyDatabase()
  expect(await migrate(url, [first])).toEqual(['sofas/0001_first.sql'])
  expect(await migrate(url, [first, second])).toEqual(['sofas/0002_second.sql'])
  expect(await migrate(url, [first, second])).toEqual([])
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(1)
})

test('several processes that start at once apply each migration once', async () => {
  const url = await anEmptyDatabase()
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, [first, second])))
  expect(applied.flat().sort()).toEqual(['sofas/0001_first.sql', 'sofas/0002_second.sql'])
})

test('a migration that fails leaves nothing of itself, and what came before stays', async () => {
  const url = await anEmptyDatabase()
  const broken = {
    name: 'sofas/0002_broken.sql',
    sql: 'insert into one values (1); select * from nowhere',
    checksum: 'c',
  }
  await expect(migrate(url, [first, broken])).rejects.toThrow(
    'migration sofas/0002_broken.sql failed: relation "nowhere" does not exist',
  )
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(0)
  expect(await migrate(url, [first, second])).toEqual(['sofas/0002_second.sql'])
})

test('a migration that was changed after it was applied stops everything', async () => {
  const url = await anEmptyDatabase()
  await migrate(url, [first])
  await expect(migrate(url, [{ ...first, checksum: 'changed' }, second])).rejects.toThrow(
    'migration sofas/0001_first.sql was changed after it was applied',
  )
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(0)
})

describe('a database that is newer than the build', () => {
  const third: Migration = {
    name: 'sofas/0003_third.sql',
    sql: 'alter table one add column colour text',
    checksum: 'c',
  }
  const dropping = (since: string): Migration => ({
    name: 'sofas/0004_fourth.sql',
    sql: `${since}\nalter table one drop column colour`,
    checksum: 'd',
  })

  test('is left as it is, where what is newer only adds', async () => {
    const url = await anEmptyDatabase()
    await migrate(url, [first, second, third])
    expect(await migrate(url, [first, second])).toEqual([])
    expect(await ask(url, `select count(colour)::int as value from one`)).toBe(0)
  })

  test('is refused where something was taken away that the build may use, and not where it is said since when no build does', async () => {
    const url = await anEmptyDatabase()
    await migrate(url, [first, second, third, dropping('')])
    await expect(migrate(url, [first, second, third])).rejects.toThrow(
      'the database has migration sofas/0004_fourth.sql, which this build does not know: it takes away what builds without sofas/0004_fourth.sql use',
    )
    const said = await anEmptyDatabase()
    await migrate(said, [first, second, third, dropping('-- unused since sofas/0003_third.sql')])
    expect(await migrate(said, [first, second, third])).toEqual([])
    await expect(migrate(said, [first, second])).rejects.toThrow('builds without sofas/0003_third.sql use')
  })

  test('and lacks a migration of the build is of another history', async () => {
    const url = await anEmptyDatabase()
    await migrate(url, [first, second])
    const lamps = { ...first, name: 'lamps/0001_lamps.sql', sql: 'select 1' }
    await expect(migrate(url, [first, lamps])).rejects.toThrow(
      'the database has migration sofas/0002_second.sql, which this build does not know, and lacks lamps/0001_lamps.sql',
    )
  })
})

test('a migration that waits for a table keeps nobody else waiting, and goes on when it is free', async () => {
  const url = await anEmptyDatabase()
  await migrate(url, [first])
  const reading = new pg.Client({ connectionString: url })
  await reading.connect()
  await reading.query('begin')
  await reading.query('select from one')
  const migrating = migrate(url, [first, { ...second, sql: 'alter table one add column colour text' }])
  await expect
    .poll(() =>
      ask(url, `select count(*)::int as value from pg_locks where not granted and relation = 'one'::regclass`),
    )
    .toBe(1)
  // Stands in the queue behind the one that waits, until that one steps back.
  expect(await ask(url, 'select count(*)::int as value from one')).toBe(0)
  await reading.query('commit')
  await reading.end()
  expect(await migrating).toEqual(['sofas/0002_second.sql'])
})

test('a migration that would come before an applied one is refused', async () => {
  const url = await anEmptyDatabase()
  await migrate(
    url,
    [second].map((migration) => ({ ...migration, sql: 'select 1' })),
  )
  await expect(migrate(url, [first, { ...second, sql: 'select 1' }])).rejects.toThrow(
    'migration sofas/0001_first.sql is older than the applied sofas/0002_second.sql',
  )
})

test('two domains may have one number, and one of them goes on without the other', async () => {
  const url = await anEmptyDatabase()
  const lamp = { name: 'lamps/0001_first.sql', sql: 'create table lamp (id int)', checksum: 'l' }
  expect(await migrate(url, [first, second])).toHaveLength(2)
  expect(await migrate(url, [lamp, first, second])).toEqual(['lamps/0001_first.sql'])
})

test('a record of the time when numbers counted over all domains is given its domain, and nothing runs again', async () => {
  const url = await anEmptyDatabase()
  await migrate(url, [first, second])
  await ask(url, `update public.migration set name = split_part(name, '/', 2)`)
  const lamp = { name: 'lamps/0002_second.sql', sql: 'create table lamp (id int)', checksum: 'l' }
  expect(await migrate(url, [lamp, first, second])).toEqual(['lamps/0002_second.sql'])
  expect(await ask(url, `select string_agg(name, ' ' order by name) as value from public.migration`)).toBe(
    'lamps/0002_second.sql sofas/0001_first.sql sofas/0002_second.sql',
  )
  await ask(url, `update public.migration set name = '0001_first.sql' where name like 'sofas/0001%'`)
  await expect(migrate(url, [lamp, { ...first, checksum: 'changed' }, second])).rejects.toThrow(
    'migration sofas/0001_first.sql was changed after it was applied',
  )
})

describe('the folders of migrations', () => {
  function aTree(edges: Record<string, string[]>): { root: string; place: (folder: string, name: string) => void } {
    const root = mkdtempSync(join(tmpdir(), 'poiso-migrations-'))
    cleanUps.push(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'docs'))
    writeFileSync(join(root, 'docs/domains.json'), JSON.stringify({ core: edges, detachable: {} }))
    const place = (folder: string, name: string) => {
      mkdirSync(join(root, 'src', folder, 'migrations'), { recursive: true })
      writeFileSync(join(root, 'src', folder, 'migrations', name), 'select 1')
    }
    return { root, place }
  }

  test('are taken in the order of what stands on what, each by its own numbers', () => {
    const { root, place } = aTree({ lamps: ['sofas'], sofas: [], rugs: [] })
    place('domains/lamps', '0001_lamps.sql')
    place('domains/sofas', '0002_more.sql')
    place('domains/sofas', '0001_sofas.sql')
    place('platform/database', '0009_outbox.sql')
    expect(findMigrations(root).map(({ name }) => name)).toEqual([
      'platform/0009_outbox.sql',
      'sofas/0001_sofas.sql',
      'sofas/0002_more.sql',
      'lamps/0001_lamps.sql',
    ])
  })

  test('with one number twice, of a domain that is not declared, or of domains in a circle are refused', () => {
    const { root, place } = aTree({ lamps: [] })
    place('domains/lamps', '0020_lamps.sql')
    place('domains/rugs', '0020_rugs.sql')
    expect(() => findMigrations(root)).toThrow(
      'src/domains/rugs has migrations, and docs/domains.json does not name it',
    )
    place('domains/lamps', '0020_shades.sql')
    expect(() => findMigrations(root)).toThrow('two migrations of lamps have the number 0020')
    expect(() => findMigrations(aTree({ lamps: ['rugs'], rugs: ['lamps'] }).root)).toThrow('in a circle: lamps, rugs')
  })
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
