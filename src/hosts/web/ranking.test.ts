import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { defaultWeights, FULL_BID_MICROS, rankingTable } from '#domains/search/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const market = await aMarketplace(database, {
  items: [
    anItem({ id: 'a', title: 'Mesa de centro Serra em carvalho', price: '120.00 EUR' }),
    anItem({ id: 'b', title: 'Mesa de centro Douro', price: '80.00 EUR', description: undefined }),
  ],
})
const { app } = market.whole
afterAll(() => market.close())

const { rows } = await sql<{ id: number; slug: string; title: string }>`
  select id, slug, title from offers.product order by title desc`.execute(database.db)
const [serra] = rows as [(typeof rows)[0]]
const page = `/produto/${serra.id}-${serra.slug}`

function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
function numberOf(text: string): number {
  return Number(text.replaceAll(/\D/g, ''))
}
/** What the table of a page says: the points of each row, and the sum. */
function pointsOf(html: string): { points: number[]; sum: number } {
  const rowsOf = (part: string) =>
    [...html.matchAll(new RegExp(`<${part}>(.*?)</${part}>`, 'gs'))].flatMap(([, body = '']) =>
      [...body.matchAll(/<td>([^<]*)/g)].map(([, cell = '']) => numberOf(cell)),
    )
  return { points: rowsOf('tbody'), sum: rowsOf('tfoot')[0] ?? -1 }
}

describe('N-04 Porque estou a ver isto?', () => {
  test('N-04 the points of a real product sum to its score exactly, and nothing is paid', async () => {
    const { statusCode, body } = await app.inject(`${page}/porque`)
    expect(statusCode).toBe(200)
    const { points, sum } = pointsOf(body)
    expect(points).toHaveLength(rankingTable.length - 1)
    expect(points.reduce((total, each) => total + each, 0)).toBe(sum)
    expect(textOf(body)).toContain('Pagamentos: 0 — nenhuma loja paga por este lugar.')
    expect(body).toContain('content="noindex, follow"')
  })

  test('N-04 in a search its words are a part of the answer; words that do not find it say so', async () => {
    expect(textOf((await app.inject(`${page}/porque?q=mesa+carvalho`)).body)).toMatch(
      /As palavras «mesa carvalho» valem-lhe [1-9][\d\s]*, pelo nome/,
    )
    expect(textOf((await app.inject(`${page}/porque?q=xyzzy`)).body)).toContain(
      'As palavras «xyzzy» não encontram esta peça.',
    )
  })

  test.each([
    ['an id that never existed', '/produto/999999-x/porque', 404, undefined],
    ['no id at all', '/produto/abc/porque', 404, undefined],
    ['another slug', `/produto/${serra.id}-x/porque?q=mesa`, 301, `${page}/porque?q=mesa`],
    ['an unknown key', `${page}/porque?x=1`, 301, `${page}/porque`],
    ['an empty search', `${page}/porque?q=`, 301, `${page}/porque`],
    ['a region', `${page}/porque?regiao=acores`, 200, undefined],
  ])('N-04 %s', async (_what, url, status, location) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
  })

  test('N-04 a long search is cut, markup in it is text', async () => {
    const cut = await app.inject(`${page}/porque?q=${'a'.repeat(5_000)}`)
    expect(cut.statusCode).toBe(301)
    expect(cut.headers.location?.length).toBeLessThan(400)
    const { body } = await app.inject(`${page}/porque?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert')
  })

  test('G-02 the page on ranking names each factor with its weight, drawn from the table, and the listing leads to it', async () => {
    const { body } = await app.inject('/como-ordenamos')
    const text = textOf(body)
    for (const { name, weight } of rankingTable) {
      expect(text).toContain(name)
      expect(pointsOf(body).points).toContain(weight)
    }
    expect((await app.inject('/produtos')).body).toContain('href="/como-ordenamos"')
  })

  test('G-02 the page on ranking says what payments may do at most, in the figures that the order uses, and in which orders', async () => {
    const text = textOf((await app.inject('/como-ordenamos')).body)
    const [, most, percent, euros] =
      /soma no máximo ([\d\s]+) pontos, (\d+) % de todos.*? isso já com (\d+)\s€ por clique/.exec(text) ?? []
    expect([numberOf(most ?? ''), Number(euros) * 1_000_000]).toEqual([defaultWeights.bid, FULL_BID_MICROS])
    const all = rankingTable.reduce((sum, { weight }) => sum + weight, 0)
    expect(Number(percent)).toBe(Math.round((100 * defaultWeights.bid) / all))
    expect(text).toContain('Nas ordens por preço, por total e por novidades nenhum pagamento muda nada')
  })
})
