import { afterAll, describe, expect, test } from 'vitest'
import type { ReviewAuthor, ReviewWriting } from '#domains/reviews/contract.ts'
import { aUser } from '#domains/identity/testing.ts'
import { testStorefront } from '../../routes/testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { aWrittenReview, memoryReviewWriting } from './testing.ts'

const ana = aUser(1, 'Ana Reis')
let opened: Partial<NonNullable<Awaited<ReturnType<ReviewWriting['open']>>>> = {}
let written: unknown[] = []
let outcome: Awaited<ReturnType<ReviewWriting['write']>> = 'sent'
const { app } = testStorefront({
  people: aPeopleSource({ current: async ({ headers }) => (headers.cookie === 'session=ana' ? ana : null) }),
  reviewWriting: {
    ...memoryReviewWriting,
    open: async (author: ReviewAuthor, variantId) => {
      const found = await memoryReviewWriting.open(author, variantId)
      return found && { ...found, ...opened }
    },
    write: async (_author, variantId, read) => {
      written.push({ variantId, ...read })
      return outcome
    },
    drop: async (personId, externalId) => personId === 1 && externalId === aWrittenReview().externalId,
    dropPhoto: async (_personId, _externalId, path) => path === 'review/a',
  },
})
afterAll(() => app.close())

const URL = '/product/1000/reviews/escrever'
const filled = { estrelas: '4.5', texto: 'Muito confortável.', mais: 'macio', menos: '', nome: 'Ana' }

async function show(query = '', given: typeof opened = {}) {
  opened = given
  return app.inject({ url: URL + query, headers: { cookie: 'session=ana' } })
}
async function post(fields: Readonly<Record<string, string>>, given: typeof opened = {}) {
  opened = given
  written = []
  return app.inject({
    method: 'POST',
    url: URL,
    headers: {
      cookie: 'session=ana',
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

describe('R-18 /product/{variantId}/reviews/escrever', () => {
  test('R-18 has ten half stars by name, none chosen, and says what follows and that nobody verified it', async () => {
    const { body } = await show()
    const stars = [...body.matchAll(/<input (?=[^>]*type="radio")[^>]*value="([\d.]+)"[^>]*>/g)]
    expect(stars.map(([, value]) => value)).toEqual(['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'])
    expect(stars.filter(([html]) => html.includes('checked'))).toEqual([])
    expect(body).toContain('<legend>Estrelas</legend>')
    expect(body).toContain('4,5 estrelas')
    expect(body).toContain('<b>não verificada</b>')
    expect(body).toContain('value="Ana"')
    expect(body).not.toContain('type="file"')
  })
  test('R-18 takes what was written', async () => {
    const { statusCode, headers } = await post(filled)
    expect([statusCode, headers['location']]).toEqual([303, `${URL}?enviada=1`])
    expect(written).toMatchObject([
      { variantId: 1000, words: { halfStars: 9, body: 'Muito confortável.', pluses: ['macio'] }, nickname: 'Ana' },
    ])
  })
  test.each(['', '0', '4.3', '6'])('R-18 refuses %j stars and keeps what was written', async (estrelas) => {
    const { statusCode, body } = await post({ ...filled, estrelas })
    expect([statusCode, written]).toEqual([422, []])
    expect(body).toContain('id="estrelas-erro"')
    expect(body).toContain('>Muito confortável.</textarea>')
  })
  test('R-18 gives a text of 50,000 characters back; a megabyte is refused before it is read', async () => {
    const texto = 'á'.repeat(50_000)
    const { statusCode, body } = await post({ ...filled, texto })
    expect([statusCode, written, body.includes(texto)]).toEqual([422, [], true])
    expect((await post({ ...filled, texto: 'x'.repeat(1_000_000) })).statusCode).toBe(413)
  })
  test('R-18 shows markup as the text that it is', async () => {
    const { body } = await post({ ...filled, estrelas: '', texto: '</textarea><script>alert(1)</script>' })
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)')
  })
  test('R-18 shows what was said, how it stands and its pictures to their author, with a ticket for more', async () => {
    const photos = [{ path: 'review/ab/cd/ef/r0123456789abcdef', width: 300, height: 300, isWaiting: true }]
    const { body } = await show('?fotografia=grande', {
      own: aWrittenReview({ photos, standing: 'refused', statement: 'Contém um contacto.' }),
    })
    expect(body).toMatch(/value="4\.5"[^>]*checked|checked[^>]*value="4\.5"/)
    expect(body).toContain('Não foi publicada. Contém um contacto.')
    expect(body).toContain('action="/uploads/review-photo?bilhete=r0123456789abcdef"')
    expect(body).toContain('/review/ab/cd/ef/r0123456789abcdef/w144')
    expect(body).toContain('Uma das fotografias é demasiado grande')
  })
  test('R-18 takes a picture or the whole away, and nobody else’s', async () => {
    const own = aWrittenReview()
    expect((await post({ acao: 'retirar', fotografia: 'review/a' }, { own })).headers['location']).toBe(URL)
    expect((await post({ acao: 'apagar' }, { own })).headers['location']).toBe('/user/avaliacoes')
    expect((await post({ acao: 'retirar', fotografia: 'review/of-another' }, { own })).statusCode).toBe(404)
    expect((await post({ acao: 'apagar' })).statusCode).toBe(404)
  })
  test('R-18 is not for who speaks for the shop', async () => {
    expect((await show('', { isOwnShop: true })).body).not.toContain('name="estrelas"')
    outcome = 'own shop'
    expect((await post(filled)).statusCode).toBe(403)
    outcome = { waitSeconds: 600 }
    const { statusCode, body } = await post(filled)
    expect([statusCode, body.includes('dentro de 10 min'), body.includes('Muito confortável.')]).toEqual([
      429,
      true,
      true,
    ])
    outcome = 'sent'
  })
})
