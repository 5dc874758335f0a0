import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing.ts'
import { exportDatabase, type ExportManifest } from './export-database.ts'
import { importDatabase } from './import-database.ts'
import { inOrder } from './tables.ts'

const source = await testDatabase()
const target = await testDatabase()
const temporary = mkdtempSync(join(tmpdir(), 'poiso-transfer-'))
const folder = join(temporary, 'export')
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

function addPerson(pool: pg.Pool, name: string) {
  return pool.query(
    `insert into identity.person (email, name, created_at) values ($1, $2, '2026-01-02T03:04:05Z') returning id`,
    [`${name}@loja.pt`, name],
  )
}

test('an export holds every table as of one moment, and an import brings it into an empty database', async () => {
  for (const name of ['Ânia\t"tab"\n\\N', 'Zé']) await addPerson(source.pool, name)
  const written = await exportDatabase(source.pool, folder)
  expect(written.tables.find(({ name }) => name === 'identity.person')?.rows).toBe(2)
  await importDatabase(target.pool, folder)
  const people = 'select * from identity.person order by id'
  expect((await target.pool.query(people)).rows).toEqual((await source.pool.query(people)).rows)
})

test('all of ours is in it but for what belongs to one cluster: transaction numbers, jobs, the list of migrations', async () => {
  const { tables } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as ExportManifest
  const { rows } = await source.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^pg_|^information_schema$|^graphile_worker$'
       and not exists (select from pg_inherits where inhrelid = format('%I.%I', schemaname, tablename)::regclass)`,
  )
  const exported = tables.map(({ name }) => name)
  expect(rows.map(({ name }) => name).filter((name) => !exported.includes(name))).toEqual(
    expect.arrayContaining(['search.retention', 'search.index_state', 'public.migration']),
  )
  expect(
    rows.filter(
      ({ name }) =>
        !exported.includes(name) &&
        !/^outbox\.|^search\.(?:retention|index_news|index_state|listed_product)$|^public\.migration$/.test(name),
    ),
  ).toEqual([])
})

test('ids continue after the imported ones', async () => {
  const { rows } = await addPerson(target.pool, 'Rui')
  expect(rows[0].id).toBe(3)
})

test('an import into a database with rows is refused and changes nothing', async () => {
  await expect(importDatabase(target.pool, folder)).rejects.toThrow('identity.person holds rows already')
  expect((await target.pool.query('select from identity.person')).rowCount).toBe(3)
})

test('an import of other migrations is refused by name', async () => {
  await source.pool.query(`insert into public.migration (name, checksum) values ('9999_later.sql', 'x')`)
  const later = join(temporary, 'later')
  await exportDatabase(source.pool, later)
  await target.pool.query('truncate identity.person cascade')
  await expect(importDatabase(target.pool, later)).rejects.toThrow('differ in migration 9999_later.sql')
})

test('an export of the time when numbers counted over all domains is taken', async () => {
  const old = join(temporary, 'old')
  await source.pool.query(`delete from public.migration where name like '9999%'`)
  await exportDatabase(source.pool, old)
  const file = join(old, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ExportManifest
  const migrations = manifest.migrations.map((stamp) => stamp.replace(/^[a-z]+\//, ''))
  writeFileSync(file, JSON.stringify({ ...manifest, migrations }))
  await importDatabase(target.pool, old)
  expect((await target.pool.query('select from identity.person')).rowCount).toBe(2)
})

test('an export never mixes with what a folder holds, and half an export is none', async () => {
  await expect(exportDatabase(source.pool, folder)).rejects.toThrow('is not empty')
  await expect(importDatabase(target.pool, temporary)).rejects.toThrow('is not a finished export')
})

test('a table comes after those that it refers to; a circle is said', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, columns: [] })) as [never, never, never]
  expect(
    inOrder(
      [a, b, c],
      [
        { child: 'a', parent: 'b' },
        { child: 'b', parent: 'c' },
      ],
    ),
  ).toEqual([c, b, a])
  expect(() =>
    inOrder(
      [a, b],
      [
        { child: 'a', parent: 'b' },
        { child: 'b', parent: 'a' },
      ],
    ),
  ).toThrow('in a circle: a, b')
})
