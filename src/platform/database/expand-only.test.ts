import { expect, test } from 'vitest'
import { contractions, neededBy } from './expand-only.ts'
import { findMigrations } from './migration-files.ts'

test.each([
  ['create table a.b (id int not null); create index on a.b (id)'],
  ['alter table a.b add column c text, add column d int not null default 0'],
  ['alter table a.b add column d int generated always as (id + 1) stored not null'],
  ['alter table a.b alter column c drop not null'],
  ['alter table a.b drop constraint k, add check (c in (1, 2, 3))'],
  ['-- drop table a.b; rename\nselect 1 /* drop column c */'],
])('%s only adds', (sql) => {
  expect(contractions(sql)).toEqual([])
})

test.each([
  ['drop table a.b', 'drops something'],
  ['select 1;\nDROP   VIEW a.v', 'drops something'],
  ['alter table a.b add column c text,\n drop column d', 'drops a column'],
  ['alter table a.b rename column c to d', 'renames'],
  ['alter table a.b alter column c type json using c::json', 'changes the type of a column'],
  ['alter table a.b alter column c set not null', 'forbids null in a column'],
  ['alter table a.b add column c text not null', 'adds a column that must be given'],
  ['alter table a.b alter column c drop default', 'takes away a default'],
])('%s: %s', (sql, why) => {
  expect(contractions(sql)).toEqual([why])
})

test('a migration that takes away says since when no build uses it, or stops all that do not know it', () => {
  const migration = { name: 'a/0002_less.sql', checksum: '', sql: 'alter table a.b drop column c' }
  expect(neededBy(migration)).toBe('a/0002_less.sql')
  expect(neededBy({ ...migration, sql: `-- unused since a/0001_more.sql\n${migration.sql}` })).toBe('a/0001_more.sql')
  expect(neededBy({ ...migration, sql: 'alter table a.b add column c int' })).toBeNull()
})

test('what a migration of ours names as the one since which something is unused is there', () => {
  const all = findMigrations()
  const names = all.map(({ name }) => name)
  const needed = all.flatMap((migration) => neededBy(migration) ?? [])
  expect(needed.length).toBeGreaterThan(3)
  expect(needed.filter((name) => !names.includes(name))).toEqual([])
})
