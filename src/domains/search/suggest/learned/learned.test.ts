import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { anOffer, aProduct, searchOver, someDirectory } from '../../testing.ts'
import { CompletedSearches } from './completed-searches.ts'
import { Completions, PRIVACY_FLOOR } from './completions.ts'
import { keptQuery } from './kept-query.ts'
import { KEPT_DAYS, MOST_SEARCHES, SearchUses } from './search-uses.ts'

const { db, pool } = await testDatabase()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const monday = new Date('2026-11-23T12:00:00Z')
function daysAfter(days: number): Date {
  return new Date(monday.getTime() + days * 86_400_000)
}

beforeEach(() => pool.query('truncate search.search_visitor, search.search_day'))

/** So many people search for it on a day. */
async function search(query: string, people: number, day = monday, firstPerson = 1): Promise<void> {
  const uses = new SearchUses(Buffer.from('key'))
  for (let person = firstPerson; person < firstPerson + people; person++)
    uses.count(query, { address: `192.0.2.${person}`, userAgent: firefox }, day)
  await uses.flush(db, day)
}

async function completionsAt(now: Date): Promise<Completions> {
  const completions = new Completions()
  await completions.refresh(db, now)
  return completions
}

describe('S-05 what others have searched for completes what is typed', () => {
  test('only from so many different people on, most first, by its beginning without accents and case', async () => {
    await search('Sofá cama', PRIVACY_FLOOR)
    await search('sofá  CAMA ', 1, monday, 99)
    await search('sofá de canto', PRIVACY_FLOOR + 3)
    await search('sofá do joão', PRIVACY_FLOOR - 1)
    const completions = await completionsAt(monday)
    expect(completions.of('SOFA')).toEqual(['sofá de canto', 'sofá cama'])
    expect(completions.of('sofá c')).toEqual(['sofá cama'])
    expect(completions.of('sofa cama')).toEqual([])
    expect(completions.of('  ')).toEqual([])
  })

  test('one person counts once a day, and a robot never', async () => {
    const uses = new SearchUses(Buffer.from('key'))
    for (let time = 0; time < 9; time++)
      uses.count('mesa redonda', { address: '192.0.2.1', userAgent: firefox }, monday)
    for (let robot = 1; robot < 20; robot++)
      uses.count('mesa redonda', { address: `192.0.2.${robot}`, userAgent: 'Googlebot/2.1' }, monday)
    await uses.flush(db, monday)
    expect((await pool.query('select count(*)::int as rows from search.search_visitor')).rows).toEqual([{ rows: 1 }])
    expect((await completionsAt(monday)).of('mesa')).toEqual([])
  })

  test('of a day that is over only numbers are kept, none of one visitor, and all for thirty days', async () => {
    await search('cama elevatória', PRIVACY_FLOOR)
    await search('cama da avó', 1)
    await search('outra coisa', 1, daysAfter(1))
    const days = await pool.query('select query, visitors from search.search_day')
    expect(days.rows).toEqual([{ query: 'cama elevatória', visitors: PRIVACY_FLOOR }])
    expect((await pool.query('select distinct query from search.search_visitor')).rows).toEqual([
      { query: 'outra coisa' },
    ])
    expect((await completionsAt(daysAfter(1))).of('cama')).toEqual(['cama elevatória'])
    await search('outra coisa', 1, daysAfter(KEPT_DAYS + 1))
    expect((await pool.query('select * from search.search_day')).rows).toEqual([])
  })

  test('days add up: a few people on each are enough in time', async () => {
    for (let day = 0; day < 3; day++) await search('estante branca', 2, daysAfter(day))
    expect((await completionsAt(daysAfter(2))).of('est')).toEqual(['estante branca'])
  })

  test('a flood is not kept, and what could not be stored is stored the next time', async () => {
    const uses = new SearchUses(Buffer.from('key'))
    for (let query = 0; query < MOST_SEARCHES + 50; query++)
      uses.count(`sofá ${'abcdefghij'[query % 10]}${query}`, { address: '192.0.2.1', userAgent: firefox }, monday)
    await pool.query('alter table search.search_visitor rename to elsewhere')
    await expect(uses.flush(db, monday)).rejects.toThrow(/search_visitor/)
    await pool.query('alter table search.elsewhere rename to search_visitor')
    await uses.flush(db, monday)
    expect((await pool.query('select count(*)::int as rows from search.search_visitor')).rows).toEqual([
      { rows: MOST_SEARCHES },
    ])
  })
})

test.each([
  ['  Mesa   de Jantar ', 'mesa de jantar'],
  ['Sofá', 'sofá'],
  ['ana@exemplo.pt', null],
  ['912 345 678', null],
  ['encomenda 00123456', null],
  ['https://exemplo.pt/x', null],
  ['<b>sofa</b>', null],
  ['so', null],
  ['180 x 90', null],
  ['\u202esofá', null],
  [`sofá ${'muito '.repeat(12)}`, null],
])('S-05 of "%s" may be offered to others: %s', (typed, kept) => {
  expect(keptQuery(typed)).toBe(kept)
})

test('S-05 a learned search stands with the number that it finds now; what finds nothing or holds an error is left out', async () => {
  const products = [1, 2, 3].map((id) =>
    aProduct({ productId: id, offers: [anOffer({ variantId: id, title: 'Estante Lumia branca' })] }),
  )
  let searches = 0
  const index = searchOver(products)
  const completed = new CompletedSearches({
    search: {
      search: (plan) => {
        searches += 1
        return index.search(plan)
      },
      vocabulary: () => index.vocabulary(),
    },
    directory: () => someDirectory,
    version: () => '1',
  })
  const present = () => completed.present(['estante lumia', 'estante roxa', 'estamte lumia'])
  expect((await present()).map(({ title, productCount, url }) => [title, productCount, url])).toEqual([
    ['estante lumia', 3, '/search?q=estante+lumia'],
  ])
  const counted = searches
  await present()
  expect(searches).toBe(counted)
})
