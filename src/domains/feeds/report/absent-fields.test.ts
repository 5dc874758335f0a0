import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { anImportBench, anItem, googleFeed } from '../import/testing.ts'
import { labFindings } from '../lab/testing.ts'

const database = await testDatabase()
const bench = anImportBench(database)
beforeEach(() => bench.empty())
afterAll(() => bench.close())

function rows(heading: string, row: (at: number) => string, count = 10) {
  return `${heading}\n${Array.from({ length: count }, (_, at) => row(at)).join('\n')}\n`
}
const NO_LINK = rows(
  'id,title,price,availability,image_link',
  (at) => `a${at},Mesa ${at},${at === 3 ? 'abc' : '99.00 EUR'},in_stock,https://loja.pt/${at}.jpg`,
)

describe('R-09 what a feed lacks altogether', () => {
  test('a column that is missing is told once, by its name, and what hides behind it too', async () => {
    const { problems } = await bench.importItems(NO_LINK)
    expect(problems.map(({ code, count, examples }) => [code, count, examples[0]?.field, examples[0]?.line])).toEqual([
      ['FAILED_NOTHING_TAKEN', 1, null, null],
      ['column_missing', 1, 'link', null],
      ['price_invalid', 1, 'price', 5],
    ])
    expect(problems[1]?.examples[0]?.message).toBe('Nenhum artigo tem a ligação para a página (link).')
  })

  test('two columns are two', async () => {
    const { problems } = await bench.importItems(
      googleFeed([1, 2, 3].map((at) => anItem({ id: `i${at}`, link: undefined, price: undefined }))),
    )
    expect(problems.find(({ code }) => code === 'column_missing')?.examples.map(({ field }) => field)).toEqual([
      'link',
      'price',
    ])
  })

  test("one item of many that has it is the item's, and so is the one item of a feed", async () => {
    const some = await bench.importItems(
      googleFeed([anItem({ id: 'a' }), anItem({ id: 'b', link: undefined }), anItem({ id: 'c', link: undefined })]),
    )
    expect(some.problems.map(({ code, count }) => [code, count])).toEqual([['link_missing', 2]])
    const one = await bench.importItems(googleFeed([anItem({ id: 'a', link: undefined, price: 'abc' })]))
    expect(one.problems.map(({ code, count }) => [code, count])).toEqual([
      ['FAILED_NOTHING_TAKEN', 1],
      ['link_missing', 1],
      ['price_invalid', 1],
    ])
    expect(one.offers).toMatchObject({ read: 1, rejected: 1 })
  })

  test('what only makes offers poorer is told once too, and kept of no item', async () => {
    const outcome = await bench.importItems(
      googleFeed([1, 2, 3].map((at) => anItem({ id: `i${at}`, availability: undefined, image_link: undefined }))),
    )
    expect([outcome.state, outcome.problems.map(({ code, severity, count }) => [code, severity, count])]).toEqual([
      'applied',
      [
        ['column_unsaid', 'warning', 1],
        ['column_wanted', 'hint', 1],
      ],
    ])
    expect((await sql`select code from feeds.offer_problem`.execute(database.db)).rows).toEqual([])
    const { rows: runs } = await sql<{ totals: Record<string, number> }>`select totals from feeds.import_run`.execute(
      database.db,
    )
    expect(runs.at(-1)?.totals).toEqual({ column_unsaid: 1, column_wanted: 1 })
  })

  test.each([
    ['no price', rows('nome,url,stock', (at) => `Mesa ${at},https://loja.pt/${at},3`), 'o preço (price)'],
    ['no link', rows('nome,preço,stock', (at) => `Mesa ${at},99,3`), 'a ligação para a página (link)'],
    [
      'Google without a price',
      rows('id,title,link,availability', (at) => `a${at},Mesa,https://loja.pt/${at},in_stock`),
      'o preço (price)',
    ],
    [
      'a name and a stock alone',
      rows('nome,stock', () => 'Mesa,3'),
      'a ligação para a página (link) nem o preço (price)',
    ],
    [
      'XML without a price',
      '<artigos><artigo><nome>Mesa</nome><url>https://loja.pt/1</url><marca>X</marca></artigo></artigos>',
      'o preço (price)',
    ],
    [
      'JSON without a link',
      '[{"name":"Mesa","price":"9","brand":"X"},{"name":"Mesa","price":"9","brand":"X"}]',
      'a ligação para a página (link)',
    ],
  ])('a file of no known kind is told what its articles lack: %s', async (_, feed, missing) => {
    const { problems } = await bench.importItems(feed)
    expect(problems.map(({ code, examples }) => [code, examples[0]?.message])).toEqual([
      ['FAILED_FIELDS', `Nenhum artigo do feed tem ${missing}.`],
    ])
  })

  test('a file that names nothing of an offer is of no known format, and its names are shown short', async () => {
    const { problems } = await bench.importItems(
      `${'x'.repeat(500)},${Array.from({ length: 40 }, (_, at) => `coluna${at}`).join(',')}\n1,2\n`,
    )
    expect(problems[0]?.code).toBe('FAILED_DIALECT')
    expect(problems[0]?.examples[0]?.message.length).toBeLessThan(160)
  })

  test('the lab says the same', async () => {
    const outcome = await bench.importItems(NO_LINK)
    const { result } = await labFindings(NO_LINK, bench.deps)
    const shape = (problems: readonly { code: string; count: number; examples: readonly { message: string }[] }[]) =>
      problems.map(({ code, count, examples }) => [code, count, examples.map(({ message }) => message)])
    expect(shape(result?.problems ?? [])).toEqual(shape(outcome.problems))
  })
})
