import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** N-14 over the whole web process: what a board shows of real offers, and who may do what, without script. */

const database = await testDatabase()
const market = await aMarketplace(database, {
  items: [
    anItem({ id: 'm-1', title: 'Mesa de centro Alvor', price: '149.00 EUR', shipping: 'PT:::4.90 EUR' }),
    anItem({ id: 'm-2', title: 'Sofá Mira', price: '649.00 EUR', shipping: 'PT:::29.90 EUR' }),
    anItem({ id: 'm-3', title: 'Candeeiro Óbidos', price: '59.00 EUR', shipping: 'PT:::4.90 EUR' }),
  ],
})
afterAll(() => market.close())
const { app } = market.whole
const people = { db: database.db, clock: market.bench.clock }

const ids = await idsByTitle()
async function idsByTitle(): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; title: string }>`
    select v.id, p.title from offers.variant v join offers.product p on p.id = v.product_id`.execute(database.db)
  return new Map(rows.map(({ id, title }) => [title, id]))
}
function offer(title: string): string {
  return `/produto/v/${ids.get(title) ?? 0}`
}

const ORIGIN = 'http://localhost:3000'
function get(url: string, cookie = '') {
  return app.inject({ url, headers: cookie === '' ? {} : { cookie } })
}
function post(url: string, fields: Record<string, string | number>, cookie = '', remoteAddress = '127.0.0.1') {
  return app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: ORIGIN,
      ...(cookie !== '' && { cookie }),
    },
    payload: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
  })
}
let networks = 0
async function begin(name: string, cookie = ''): Promise<string> {
  // Each from a network of its own: one begins few at once.
  networks += 1
  const made = await post('/quadros', { nome: name, alcunha: 'Ana' }, cookie, `10.0.0.${networks}`)
  expect(made.statusCode).toBe(303)
  return String(made.headers['location'])
}
async function guestUrl(owner: string, cookie = ''): Promise<string> {
  return /value="http:\/\/localhost:3000(\/quadro\/[\w-]+)"/.exec((await get(owner, cookie)).body)?.[1] ?? ''
}
async function join(url: string, name: string): Promise<string> {
  const joined = await post(url, { acao: 'juntar', alcunha: name })
  expect(joined.statusCode).toBe(303)
  return String(joined.headers['set-cookie']).split(';')[0] ?? ''
}
/** The piece of that name. */
function pieceIn(body: string, name: string): number {
  return Number([...body.slice(0, body.indexOf(`>${name}</a>`)).matchAll(/id="peca-(\d+)"/g)].at(-1)?.[1])
}

describe('N-14 a board that was begun signed out', () => {
  let owner = ''
  let guests = ''
  beforeAll(async () => {
    owner = await begin('Sala nova')
    guests = await guestUrl(owner)
    expect((await post(owner, { acao: 'adicionar', endereco: offer('Sofá Mira') })).statusCode).toBe(303)
    expect(
      (await post(owner, { acao: 'adicionar', endereco: ORIGIN + offer('Mesa de centro Alvor') })).statusCode,
    ).toBe(303)
  })

  test('N-14 shows what each piece costs delivered, and what a column costs by shop', async () => {
    const { statusCode, headers, body } = await get(owner)
    expect([statusCode, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
      'same-origin',
    ])
    const words = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(words).toContain('678,90 € com entrega')
    expect(words).toContain('832,80 € com entrega no continente')
    expect(words).toContain('Loja Teste · 2 peças')
    expect(words).toContain('798 € + 34,80 € de entrega')
  })

  test('N-14 the same piece is pinned once, and what is no piece of ours is said to be none', async () => {
    const again = await post(owner, { acao: 'adicionar', endereco: offer('Sofá Mira') })
    expect([again.statusCode, again.body.includes('Essa peça já está no quadro.')]).toEqual([422, true])
    for (const endereco of ['https://ikea.example/produto/v/1', '/produtos', 'um sofá', `/produto/v/999999`])
      expect((await post(owner, { acao: 'adicionar', endereco })).statusCode, endereco).toBeGreaterThanOrEqual(400)
  })

  test('N-14 guests have another link than the owner, and can neither pin, move nor manage', async () => {
    expect(guests).not.toBe(owner)
    const rui = await join(guests, 'Rui')
    const { body } = await get(guests, rui)
    expect(body).not.toContain('Gerir o quadro')
    expect(body).not.toContain(owner)
    for (const acao of ['adicionar', 'retirar', 'mover', 'nome', 'fechar', 'novo-link', 'apagar', 'coluna-nova'])
      expect((await post(guests, { acao, peca: 1, nome: 'x', certeza: 'sim' }, rui)).statusCode, acao).toBe(403)
  })

  test('N-14 a guest says a name, votes and comments; the browser is known again, another is not', async () => {
    const eva = await join(guests, 'Eva')
    const piece = pieceIn((await get(guests, eva)).body, 'Sofá Mira')
    expect((await post(guests, { acao: 'votar', peca: piece, voto: 1 }, eva)).headers['location']).toBe(
      `${guests}#peca-${piece}`,
    )
    await post(guests, { acao: 'comentar', peca: piece, texto: 'É <b>este</b>!' }, eva)
    const { body } = await get(guests, eva)
    expect(body).toContain('É &lt;b&gt;este&lt;/b&gt;!')
    expect(body).toContain('aria-pressed="true"')
    expect((await get(guests)).body).not.toContain('aria-pressed="true"')
    expect((await post(guests, { acao: 'votar', peca: piece, voto: 1 })).statusCode).toBe(403)
    expect((await post(guests, { acao: 'juntar', alcunha: 'EVA' })).statusCode).toBe(409)
  })

  test('N-14 the owner moves a piece to another column', async () => {
    const { body } = await get(owner)
    const piece = pieceIn(body, 'Mesa de centro Alvor')
    const stage = Number(/id="nome-(\d+)">Fica/.exec(body)?.[1])
    expect((await post(owner, { acao: 'mover', peca: piece, coluna: stage })).statusCode).toBe(303)
    expect((await get(owner)).body).toMatch(/id="coluna-\d+"[^>]*><h2[^>]*>Fica.*Mesa de centro Alvor/s)
  })

  test('N-14 with a new link the one before opens nothing; the owner’s stays', async () => {
    const before = await guestUrl(owner)
    await post(owner, { acao: 'novo-link' })
    expect((await get(before)).statusCode).toBe(404)
    expect((await get(await guestUrl(owner))).statusCode).toBe(200)
    guests = await guestUrl(owner)
  })

  test('N-14 a closed board is only looked at, until it is opened again', async () => {
    const noa = await join(guests, 'Noa')
    await post(owner, { acao: 'fechar' })
    expect((await get(guests, noa)).body).toContain('Este quadro está fechado')
    expect((await post(guests, { acao: 'comentar', peca: 1, texto: 'x' }, noa)).statusCode).toBe(409)
    await post(owner, { acao: 'reabrir' })
    expect((await get(guests, noa)).body).not.toContain('Este quadro está fechado')
  })

  test('N-14 removed, it is as if it had never been', async () => {
    expect((await post(owner, { acao: 'apagar' })).statusCode).toBe(422)
    expect((await post(owner, { acao: 'apagar', certeza: 'sim' })).headers['location']).toBe('/quadros')
    for (const url of [owner, guests]) expect((await get(url)).statusCode).toBe(404)
    expect((await post(owner, { acao: 'fechar' })).statusCode).toBe(404)
  })
})

describe('N-14 boards of who is signed in', () => {
  test('N-14 are listed, and by them only', async () => {
    const ana = await aSignedInPerson(people, { email: 'ana@exemplo.pt' }, SECRET)
    const url = await begin('Quarto da Ana', ana.header)
    expect((await get('/quadros', ana.header)).body).toContain(`<a href="${url}">Quarto da Ana</a>`)
    const rui = await aSignedInPerson(people, { email: 'rui@exemplo.pt', name: 'Rui' }, SECRET)
    for (const cookie of [rui.header, '']) expect((await get('/quadros', cookie)).body).not.toContain('Quarto da Ana')
    const guests = await guestUrl(url, ana.header)
    expect((await get(guests, ana.header)).body).toContain('Gerir o quadro')
    expect((await get(guests, rui.header)).body).not.toContain('Gerir o quadro')
  })

  test('N-14 one that was begun signed out can be kept in an account by its owner’s link', async () => {
    const eva = await aSignedInPerson(people, { email: 'eva@exemplo.pt', name: 'Eva' }, SECRET)
    const url = await begin('Varanda')
    expect((await post(url, { acao: 'guardar' })).statusCode).toBe(403)
    expect((await post(url, { acao: 'guardar' }, eva.header)).statusCode).toBe(303)
    expect((await get('/quadros', eva.header)).body).toContain('Varanda')
  })
})

describe('N-14 what was chosen elsewhere', () => {
  const chosen = ['Sofá Mira', 'Candeeiro Óbidos'].map((title) => ids.get(title) ?? 0)
  const url = `/quadros?v=${chosen.toSorted((a, b) => a - b).join(',')}`

  test('N-14 is shown, and hangs on a new board or on one of the person’s', async () => {
    const ana = await aSignedInPerson(people, { email: 'ana2@exemplo.pt' }, SECRET)
    const board = await begin('Escritório', ana.header)
    const { body } = await get(url, ana.header)
    expect(body).toContain('Sofá Mira')
    expect(body).toMatch(new RegExp(`<button value="${board.slice('/quadro/'.length)}"[^>]*>Escritório`))
    const fields = { v: chosen.join(','), quadro: board.slice('/quadro/'.length), nome: '', alcunha: '' }
    expect((await post('/quadros', fields, ana.header)).headers['location']).toBe(board)
    expect((await get(board)).body).toContain('Candeeiro Óbidos</a>')
    const fresh = await post(
      '/quadros',
      { v: chosen[0] ?? 0, quadro: 'novo', nome: 'Novo', alcunha: 'Ana' },
      ana.header,
    )
    const made = (await get(String(fresh.headers['location']))).body
    expect([made.includes('Sofá Mira</a>'), made.includes('Candeeiro Óbidos</a>')]).toEqual([true, false])
  })

  test('N-14 signed out it goes to a board by its owner’s address; by a guests’ or a guess it does not', async () => {
    const board = await begin('Entrada')
    const put = (endereco: string) =>
      post('/quadros', { v: chosen.join(','), quadro: 'endereco', endereco }, '', '10.0.1.1')
    expect((await put(ORIGIN + board)).headers['location']).toBe(board)
    expect((await put(await guestUrl(board))).statusCode).toBe(403)
    for (const guess of ['/quadro/nada', 'https://evil.example' + board, ''])
      expect((await put(guess)).statusCode, guess).toBe(422)
  })
})

describe('N-14 what comes from outside', () => {
  test('N-14 a megabyte is refused unread, markup is text, and what no form of ours sends changes nothing', async () => {
    const url = await begin('Hostil')
    expect((await post(url, { acao: 'comentar', peca: 1, texto: 'x'.repeat(1_000_000) })).statusCode).toBe(413)
    for (const fields of [
      {},
      { acao: 'x' },
      { acao: 'votar', peca: '1', voto: '2' },
      { acao: 'regiao', regiao: 'lua' },
      { acao: '__proto__' },
      { acao: 'apagar', certeza: 'talvez' },
    ])
      expect((await post(url, fields)).statusCode, JSON.stringify(fields)).toBe(422)
    for (const peca of ['-1', '1e9', '9'.repeat(30), "1' or true", '1.5', ''])
      expect((await post(url, { acao: 'votar', peca, voto: 1 })).statusCode, peca).toBe(409)
    await post(url, { acao: 'nome', nome: '<img src=x onerror=alert(1)>\u202e' })
    const { body } = await get(url)
    expect(body).toContain('<h1>&lt;img src=x onerror=alert(1)&gt;</h1>')
    expect(body).not.toContain('<img src=x')
  })

  test('fault A5 N-14 a page of another site changes no board', async () => {
    const url = await begin('Firme')
    const sent = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: 'acao=fechar',
    })
    expect(sent.statusCode).toBe(403)
    expect((await get(url)).body).not.toContain('Este quadro está fechado')
  })

  test('N-14 what the page asks for says no more than it shows: nothing is kept, guesses find nothing', async () => {
    const url = await begin('Estado')
    const guests = await guestUrl(url)
    const { statusCode, headers, body } = await get(`${guests}/estado`)
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ])
    expect(JSON.parse(body)).toMatchObject({ name: 'Estado', isOwner: false, me: null, owner: null })
    expect(body).not.toContain(url)
    for (const path of ['estado', 'ao-vivo']) {
      const guess = await get(`/quadro/${'A'.repeat(22)}/${path}`)
      expect([path, guess.statusCode, guess.headers['cache-control']]).toEqual([path, 404, 'no-store'])
    }
  })
})

test('N-14 a board goes on saying what a piece was when no shop sells it any more', async () => {
  const url = await begin('Memória')
  await post(url, { acao: 'adicionar', endereco: offer('Candeeiro Óbidos') })
  await sql`update offers.variant set state = 'absent' where id = ${ids.get('Candeeiro Óbidos')}`.execute(database.db)
  const { body } = await get(url)
  expect(body).toContain('Candeeiro Óbidos</a>')
  expect(body).toContain('Já não está à venda em nenhuma loja. Último preço que vimos: 59')
  expect(body).not.toContain('board-sum')
})

/** The last: nothing of this network is let in after it. */
test('N-14 ten boards of one network are begun at once, then it waits', async () => {
  const statuses = []
  for (let asked = 0; asked < 12; asked += 1)
    statuses.push((await post('/quadros', { nome: 'x', alcunha: 'y' })).statusCode)
  expect(statuses.at(-1)).toBe(429)
})
