import { expect, test } from 'vitest'
import { checkHabits, checkHabitsOf } from './habits.ts'

const LOCK = 'an advisory lock has its name and number in platform/database/advisory-locks.ts'
function call(name: string): string {
  return ['pg', 'advisory', name].join('_')
}

test.each([
  ['src/domains/clicks/planted.ts', `await sql\`select ${call('xact_lock')}(\${LOCK})\`.execute(tx)`],
  ['src/domains/clicks/planted.ts', `await client.query('select ${call('lock').replace('pg_', 'pg_try_')}($1)', [1])`],
  ['src/platform/outbox/planted.ts', `const PLANTED_LOCK = ${['7', '406', '299'].join('_')}`],
  ['src/domains/offers/migrations/9999_planted.sql', `select ${call('LOCK').toUpperCase()}(1);`],
  ['tools/bench/planted.ts', `const lock = ${['7406', '217'].join('')}`],
])('an advisory lock outside the one table is refused: %s', (file, text) => {
  expect(checkHabitsOf(file, text)).toEqual([`${file}:1: ${LOCK}`])
})

test('the table itself may hold them, and nothing else does', () => {
  expect(
    checkHabitsOf(
      'src/platform/database/advisory-locks.ts',
      `select ${call('lock')}(${['7', '406', '217'].join('_')})`,
    ),
  ).toEqual([])
  expect(checkHabits()).toEqual([])
})

test('time and randomness that do not come in as arguments are refused', () => {
  expect(checkHabitsOf('src/domains/clicks/planted.ts', 'const now = new Date()')).toHaveLength(1)
  expect(checkHabitsOf('src/domains/clicks/planted.ts', 'const chance = Math.random()')).toHaveLength(1)
})

test('the day of a moment without a zone is refused; with one, and of a day, it is not', () => {
  expect(
    checkHabitsOf('src/domains/boards/planted.ts', "select to_char(p.added_at, 'YYYY-MM-DD') as junta"),
  ).toHaveLength(1)
  const inLisbon = "to_char(at at time zone 'Europe/Lisbon', 'YYYY-MM-DD'), to_char(day, 'YYYY-MM-DD')"
  expect(checkHabitsOf('src/domains/boards/planted.ts', inLisbon)).toEqual([])
})

test("a figure of a rule that a page writes by itself is refused; one of its constant's, and a label of a chart, are not", () => {
  expect(checkHabitsOf('src/storefront/planted.tsx', '<p>Não a vemos há 48 horas.</p>')).toHaveLength(1)
  expect(checkHabitsOf('src/storefront/planted.tsx', '<p>{`Não a vemos há ${STALE_AFTER_HOURS} horas.`}</p>')).toEqual(
    [],
  )
  expect(checkHabitsOf('src/storefront/planted.ts', "{ label: '30 dias' }")).toEqual([])
})

test('a temporary table of a snapshot that another folder reads or makes is refused', () => {
  const why = 'the temporary tables of a snapshot are known to offers/snapshot alone'
  const [read, made] = ['select count(*) from pg_temp.staged', 'create temporary table staged as select 1']
  expect(checkHabitsOf('src/domains/feeds/planted.ts', read)).toEqual([`src/domains/feeds/planted.ts:1: ${why}`])
  expect(checkHabitsOf('src/domains/offers/history/planted.ts', made)).toHaveLength(1)
  expect(checkHabitsOf('src/domains/offers/snapshot/planted.ts', `${made}; ${read}`)).toEqual([])
})
