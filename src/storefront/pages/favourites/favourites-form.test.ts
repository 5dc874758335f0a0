import { afterAll, expect, test } from 'vitest'
import { aUser } from '#domains/identity/testing.ts'
import { LONGEST_LIST_NAME, LONGEST_NOTE, peopleFavourites } from '#domains/likes/contract.ts'
import { anOffer } from '#domains/likes/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { manualClock } from '#platform/clock.ts'
import { TEST_NOW, testStorefront } from '../../routes/testing.ts'
import { aPeopleSource } from '../../testing-people.ts'
import { ALL_FAVOURITES, favouritesAddress, readFavouritesChoice } from './favourites-address.ts'

/** R-10 /user/favourites over the database: its addresses, its forms, and what it is sent by mistake or malice. */

const { db } = await testDatabase()
const offers = new Map(
  [1, 2, 3].map((id) => [
    id,
    anOffer({ id, category: id === 3 ? null : { id: 1001, name: 'Sofás', longName: 'Sofás' } }),
  ]),
)
const favourites = peopleFavourites({
  db,
  clock: manualClock(TEST_NOW),
  secret: 'a secret of the test',
  shownVariants: async (ids) =>
    new Map(ids.flatMap((id) => (offers.has(id) ? [[id, offers.get(id) ?? anOffer({ id })] as const] : []))),
})
const { app } = testStorefront({
  favourites,
  people: aPeopleSource({
    current: async ({ headers }) => {
      const session = cookieValue(headers.cookie, 'session')
      return session === null ? null : aUser(Number(session), '<b>Ana</b>')
    },
  }),
})
afterAll(() => app.close())

function show(url = '/user/favourites', session = '1') {
  return app.inject({ url, headers: { cookie: `session=${session}` } })
}
function send(fields: Record<string, string>, { url = '/user/favourites', session = '1', headers = {} } = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(session !== '' && { cookie: `session=${session}` }),
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('an address is a choice and a choice an address; what is unknown or as usual is not in it', async () => {
  for (const query of ['', '?ordenar=preco', '?ordenar=recentes&divisao=sala&categoria=sofas&lista=7&pagina=2'])
    expect(favouritesAddress(readFavouritesChoice(new URLSearchParams(query)))).toBe(`/user/favourites${query}`)
  const odd = 'ordenar=__proto__&divisao=nada&categoria=constructor&lista=-1&pagina=1e9&retirado=%00&x=1'
  expect(readFavouritesChoice(new URLSearchParams(odd))).toEqual(ALL_FAVOURITES)
  const { statusCode, headers } = await show(`/user/favourites?${odd.replace('%00', '')}`)
  expect([statusCode, headers['location']]).toEqual([301, '/user/favourites'])
})

test('what people write is text; a page beyond the last is the last, and a list of another’s is none', async () => {
  for (const itemId of [1, 2, 3]) await favourites.like(1, { type: 'variant', itemId })
  const foreign = await favourites.makeList(2, { name: 'De outra pessoa', note: null })
  await send({ acao: 'criar-lista', nome: '<img src=x onerror=alert(1)>', nota: '"><script>alert(1)</script>' })
  const list = (await favourites.lists(1))[0]?.id
  await send({ acao: 'arrumar', produto: '1', nota: '</textarea><script>alert(1)</script>', listas: String(list) })
  for (const url of ['/user/favourites', `/user/favourites?lista=${list}`, '/user/favourites?pagina=99']) {
    const { body } = await show(url)
    expect(body).not.toMatch(/<img src=x|<script>alert/)
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
  expect((await show(`/user/favourites?lista=${String(foreign)}`)).body).not.toContain('De outra pessoa')
  expect((await show('/user/favourites?divisao=sala')).body.match(/favourite-row"/g)).toHaveLength(2)
  expect((await show('/user/favourites?categoria=camas')).body).toContain('Nenhum dos seus favoritos corresponde')
})

test('each form leads back to what was shown; a name that is wrong is said, with what was written', async () => {
  const url = '/user/favourites?ordenar=preco'
  const { statusCode, headers } = await send({ acao: 'retirar', produto: '2' }, { url })
  expect([statusCode, headers['location']]).toEqual([303, `${url}&retirado=2`])
  expect((await show(`${url}&retirado=2`)).body).toContain('Retirado dos favoritos.')
  expect((await send({ acao: 'repor', produto: '2' }, { url: `${url}&retirado=2` })).headers['location']).toBe(url)
  // What is back is not said to be gone.
  expect((await show(`${url}&retirado=2`)).body).not.toContain('Retirado dos favoritos.')
  for (const [name, note, words] of [
    ['  ', '', 'Escreva o nome da lista.'],
    ['x'.repeat(LONGEST_LIST_NAME + 1), '', `O nome pode ter até ${LONGEST_LIST_NAME} caracteres.`],
    ['Sala', 'x'.repeat(LONGEST_NOTE + 1), `A nota pode ter até ${LONGEST_NOTE} caracteres.`],
  ] as const) {
    const answer = await send({ acao: 'criar-lista', nome: name, nota: note }, { url })
    expect([answer.statusCode, answer.body.includes(words)]).toEqual([422, true])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('P-01 fault A5 nobody changes what is not theirs: signed out, from another site, by what no button sends', async () => {
  const before = (await favourites.load(1, 'recent')).length
  expect((await send({ acao: 'retirar', produto: '1' }, { session: '' })).statusCode).toBe(401)
  expect(
    (await send({ acao: 'retirar', produto: '1' }, { headers: { origin: 'https://evil.example' } })).statusCode,
  ).toBe(403)
  for (const fields of [
    {},
    { acao: 'tudo' },
    { acao: 'retirar' },
    { acao: 'retirar', produto: '1 or 1=1' },
    { acao: 'apagar-lista', lista: '999999' },
    { acao: 'mudar-lista', lista: 'x', nome: 'y' },
    { acao: 'arrumar', produto: '999999', listas: '1', nota: 'a\u0000b' },
  ])
    expect((await send(fields as Record<string, string>)).statusCode).toBe(303)
  expect((await favourites.load(1, 'recent')).length).toBe(before)
})

test('R-10 a link is read only and private; what was made up, or was ended, is not found in the same words', async () => {
  const link = await favourites.sharing.linkOf(1)
  const shared = await app.inject({ url: `/user/favourites/${link}` })
  expect([shared.statusCode, shared.headers['cache-control'], shared.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ])
  expect(shared.headers['referrer-policy']).toBe('same-origin')
  expect(shared.body).not.toMatch(/method="post"|onerror=alert|Ana/)
  expect((await app.inject({ method: 'POST', url: `/user/favourites/${link}` })).statusCode).toBe(405)
  await send({ acao: 'anular-partilha' })
  const bodies = await Promise.all(
    [link, link.slice(0, -1), `${link.slice(0, -2)}AA`, 'A'.repeat(38), 'x'].map(async (share) => {
      const { statusCode, body } = await app.inject({ url: `/user/favourites/${share}` })
      return [statusCode, /<h1>[^<]*/.exec(body)?.[0]]
    }),
  )
  for (const body of bodies) expect(body).toEqual([404, bodies[0]?.[1]])
})
