import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem, type TestItem } from '#domains/feeds/import/testing.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { createWatching, watchLinks } from '#domains/watchdog/contract.ts'
import { keepListing, putListWatch } from '#domains/watchdog/lists/list-storage.ts'
import { mails } from '#domains/watchdog/mails.ts'
import { personal } from '#domains/watchdog/personal.ts'
import { keepWatcher } from '#domains/watchdog/watch-storage.ts'
import { worker } from '#domains/watchdog/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000

function sofa(id: string, euros: number, fields: Partial<TestItem> = {}): TestItem {
  return anItem({ id, title: `Sofá ${id}`, price: `${euros}.00 EUR`, ...fields })
}
const marketplace = await aMarketplace(database, { items: [sofa('Alba', 300), sofa('Caro', 900)] })
const { bench, whole } = marketplace
const post = await receiveMail(database, { mails, clock: bench.clock })
const side = worker({
  db,
  clock: bench.clock,
  secret: SECRET,
  addressesOf: (ids) => addressesOf(db, ids),
  pictures: async (_db, urls) =>
    new Map(
      urls.map((url) => [
        url,
        {
          path: 'product/ab/cd/ef/1',
          isHere: true,
          width: 10,
          height: 10,
          placeholder: null,
          larger: null,
          type: null,
          cropped: false,
          score: null,
        },
      ]),
    ),
  pictureAddress: (path) => `http://imagens.localhost:3000/${path}/w144`,
})

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  await sql`truncate watchdog.watcher, watchdog.request, watchdog.listing, watchdog.listing_progress, identity.throttle restart identity cascade`.execute(
    db,
  )
  await marketplace.importItems([sofa('Alba', 300), sofa('Caro', 900)])
  await act()
  await post.arrived()
})

async function act(): Promise<void> {
  for (const repetition of side.repetitions ?? []) await repetition.act()
}
async function shops(...items: TestItem[]): Promise<void> {
  await marketplace.importItems(items)
  await act()
}
/** A day's worth of the worker, each hour. */
async function aDay() {
  const got = []
  for (let hour = 0; hour < 24; hour += 1) {
    bench.clock.advanceMs(HOUR_MS)
    await act()
    got.push(...(await post.arrived()))
  }
  return got
}
const LISTING = '/search?preco-ate=500&q=sofa'
const FORM = `/watchdog/lista?de=${encodeURIComponent(LISTING)}`
async function send(url: string, fields: string, isSignedIn = true) {
  const ana = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(isSignedIn && { cookie: ana.header }) }
  return whole.app.inject({ method: 'POST', url, headers, payload: fields })
}
async function see(url: string) {
  const ana = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
  return (await whole.app.inject({ url, headers: { cookie: ana.header } })).body.replaceAll('\u00a0', ' ')
}

describe('N-09 B-06 a watch of a listing', () => {
  test('tells of what an import brings into it, by one mail with picture, price and shop, each once', async () => {
    expect(await see(FORM)).toContain('“sofa” · Preço até 500 €')
    const begun = await send(FORM, '')
    expect([begun.statusCode, begun.headers['location']]).toEqual([303, '/user/watchdog'])
    await act()
    expect(await aDay()).toEqual([])
    const items = [sofa('Alba', 290), sofa('Caro', 900), sofa('Novo', 450), sofa('Luxo', 2000)]
    await shops(...items)
    const [mail, ...others] = await aDay()
    expect(others).toEqual([])
    expect(mail?.to).toBe('ana@exemplo.pt')
    expect(mail?.subject.replaceAll(/\s/g, ' ')).toBe('1 produto novo em “sofa” · Preço até 500 €')
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? ''
    expect(text).toContain('Sofá Novo')
    expect(text).toContain('450 € em Loja Teste')
    expect(mail?.html).toContain('http://imagens.localhost:3000/product/ab/cd/ef/1/w144')
    expect(mail?.links.some((link) => link.includes(`${LISTING}&ordenar=novidades`))).toBe(true)
    // Marks of what is known already, and what leaves and comes back, are no news.
    await shops(...items.map((item) => ({ ...item, description: 'Outras palavras' })))
    await shops(sofa('Alba', 290), sofa('Novo', 700))
    await shops(...items)
    expect(await aDay()).toEqual([])
  })

  test('a price that falls into it is news; what has gone before the mail is not told', async () => {
    await send(FORM, '')
    await act()
    await shops(sofa('Alba', 300), sofa('Caro', 480))
    await shops(sofa('Alba', 300), sofa('Caro', 900))
    expect(await aDay()).toEqual([])
    await shops(sofa('Alba', 300), sofa('Caro', 480))
    expect(await aDay()).toMatchObject([{ to: 'ana@exemplo.pt' }])
  })

  test('a mail shows 12, and counts all', async () => {
    await send(FORM, '')
    await act()
    await shops(sofa('Alba', 300), ...Array.from({ length: 15 }, (_, at) => sofa(`Novo${at}`, 100 + at)))
    const [mail] = await aDay()
    expect(mail?.subject).toContain('15 produtos novos')
    expect(mail?.links.filter((link) => link.includes('/produto/v/'))).toHaveLength(12)
  })

  test('marks that are gone do not lose what came meanwhile', async () => {
    await send(FORM, '')
    await act()
    await marketplace.importItems([sofa('Alba', 300), sofa('Novo', 450)])
    await sql`delete from outbox.index_dirty`.execute(db)
    await sql`update search.retention set pruned_below = pg_current_xact_id()`.execute(db)
    await act()
    await sql`update search.retention set pruned_below = '0'`.execute(db)
    expect(await aDay()).toHaveLength(1)
  })

  test('R-10 R-19 stands in the list of alerts, and ends there or by the link of its mail', async () => {
    await send(FORM, '')
    await act()
    expect(await see('/user/watchdog')).toContain('Deixar de acompanhar: “sofa”')
    const { id } = await db.selectFrom('watchdog.listing_watch').select('id').executeTakeFirstOrThrow()
    await send('/user/watchdog', `terminar-lista=${id + 1}`)
    expect(await db.selectFrom('watchdog.listing_watch').selectAll().execute()).toHaveLength(1)
    await shops(sofa('Alba', 300), sofa('Novo', 450))
    const [mail] = await aDay()
    const link = mail?.links.find((each) => /unsubscribe\/l/.test(each)) ?? ''
    expect((await send(new URL(link).pathname, '', false)).body).toContain('Feito')
    expect(await db.selectFrom('watchdog.listing_watch').selectAll().execute()).toEqual([])
    await send(FORM, '')
    const kept = await db.selectFrom('watchdog.listing_watch').select('id').executeTakeFirstOrThrow()
    await send('/user/watchdog', `terminar-lista=${kept.id}`)
    await act()
    expect(await db.selectFrom('watchdog.listing').selectAll().execute()).toEqual([])
  })

  test('in the name of an address stands when it has said yes', async () => {
    const wrong = await send(FORM, 'email=rui', false)
    expect([wrong.statusCode, wrong.body.includes('Verifique o e-mail')]).toEqual([422, true])
    expect((await send(FORM, 'email=rui%40exemplo.pt', false)).body).toContain('rui@exemplo.pt')
    const [asking] = await post.arrived()
    expect(asking).toMatchObject({ to: 'rui@exemplo.pt', subject: 'Confirme o seu alerta' })
    const link = asking?.links.find((each) => each.includes('/watchdog/confirm/')) ?? ''
    expect((await send(new URL(link).pathname, '', false)).body).toContain('Está confirmado')
    await act()
    await shops(sofa('Alba', 300), sofa('Novo', 450))
    expect(await aDay()).toMatchObject([{ to: 'rui@exemplo.pt' }])
  })

  test('is told to whoever asks for their data, and leaves with the person', async () => {
    await send(FORM, '')
    const { person_id: personId } = await db
      .selectFrom('watchdog.watcher')
      .select('person_id')
      .executeTakeFirstOrThrow()
    // Begun signed out, before there was an account; somebody else's stays theirs.
    for (const address of ['Ana@Exemplo.pt', 'rui@exemplo.pt'])
      await db.transaction().execute(async (tx) => {
        const now = bench.clock.now()
        const watcherId = await keepWatcher(tx, { address, isFrequent: null }, now)
        const listingId = await keepListing(tx, { url: '/search?q=mesa', productIds: [], eshopId: null }, now)
        await putListWatch(tx, { watcherId, listingId, words: 'mesa', now })
      })
    expect(await personal.collect(db, personId ?? 0, 'ana@exemplo.pt')).toMatchObject({
      'alertas-de-listas': [
        { endereco: LISTING, comConta: true },
        { endereco: '/search?q=mesa', comConta: false },
      ],
    })
    await sql`delete from watchdog.watcher where address is not null`.execute(db)
    await db.transaction().execute((tx) => personal.erase(tx, personId ?? 0, null))
    expect(await db.selectFrom('watchdog.listing_watch').selectAll().execute()).toEqual([])
  })

  test('of a shop tells of a voucher that begins, once', async () => {
    const form = `/watchdog/lista?de=${encodeURIComponent('/produtos/loja/loja-teste')}`
    expect(await see(form)).toContain('Avisamos também dos vouchers')
    const voucher = (code: string, from: string) =>
      sql`insert into eshops.voucher (eshop_id, code, value_type, value, min_order_cents, unconditional, valid_from, valid_until)
        select id, ${code}, 'percent', 10, 5000, true, ${from}::timestamptz, '2099-12-01T00:00:00Z' from eshops.eshop where slug = 'loja-teste'`.execute(
        db,
      )
    await voucher('VELHO', '2020-01-01T00:00:00Z')
    await send(form, '')
    await act()
    expect(await aDay()).toEqual([])
    await voucher('OUTONO', new Date(bench.clock.now().getTime() + HOUR_MS).toISOString())
    await act()
    expect(await post.arrived()).toEqual([])
    const [mail, ...others] = await aDay()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 voucher novo em Loja Teste')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Voucher OUTONO: 10 % de desconto em compras de 50 € ou mais, até 30 de novembro de 2099.',
    )
    expect(await aDay()).toEqual([])
    await sql`delete from eshops.voucher`.execute(db)
  })

  test('a person watches 50 listings at most, and none that is too wide', async () => {
    await send(FORM, '')
    await sql`insert into watchdog.listing (url, created_at) select '/produtos?preco-ate=' || n, now() from generate_series(1, 50) n`.execute(
      db,
    )
    await sql`insert into watchdog.listing_watch (watcher_id, listing_id, words, created_at)
      select w.id, l.id, l.url, now() from watchdog.watcher w, watchdog.listing l where l.url like '/produtos?%' and l.url not like '%=50'`.execute(
      db,
    )
    expect((await send(FORM, '')).statusCode).toBe(303)
    const other = `/watchdog/lista?de=${encodeURIComponent('/produtos/mesas-de-centro')}`
    expect((await send(other, '')).statusCode).toBe(409)
    const watching = createWatching({
      db,
      clock: bench.clock,
      links: watchLinks(derivedKey(SECRET, 'watchdog')),
      turns: { take: async () => null },
      listedProducts: async (_url, most) => (most < 5_001 ? 'too-many' : 'none'),
    })
    expect(await watching.watchList({ url: LISTING, words: 'x', by: { personId: 1 } })).toMatchObject({
      code: 'parameter_invalid',
    })
  })

  test('the address of the form is the listing’s own; what is no listing has none', async () => {
    const other = await whole.app.inject(
      `/watchdog/lista?de=${encodeURIComponent('/search?q=sofa&pagina=2&preco-ate=500&ordenar=preco')}`,
    )
    expect([other.statusCode, other.headers['location']]).toEqual([301, FORM])
    for (const de of ['/nada', '//host/produtos', '/produtos/black-friday', ''])
      expect((await whole.app.inject(`/watchdog/lista?de=${encodeURIComponent(de)}`)).statusCode).toBe(404)
  })

  test('a listing leads to it', async () => {
    const { body } = await whole.app.inject(LISTING)
    expect(body).toContain('Avisar-me de novos produtos')
  })
})
