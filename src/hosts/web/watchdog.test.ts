import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anItem, type TestItem } from '#domains/feeds/import/testing.ts'
import { markShopsDirty } from '#domains/offers/contract.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { createWatching, watchLinks } from '#domains/watchdog/contract.ts'
import { tellChangedOffers } from '#domains/offers/snapshot/publishing/tell-changes.ts'
import { mails } from '#domains/watchdog/mails.ts'
import { worker } from '#domains/watchdog/worker.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { consumeAll } from '#platform/outbox/run-consumers.ts'
import { derivedKey } from '#platform/secret.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function sofa(euros: number, fields: Partial<TestItem> = {}): TestItem {
  return anItem({ id: 'sofa', title: 'Sofá Alba', price: `${euros}.00 EUR`, ...fields })
}
const marketplace = await aMarketplace(database, { items: [sofa(300)] })
const { bench, whole } = marketplace
const post = await receiveMail(database, { mails, clock: bench.clock })
const side = worker({
  db,
  clock: bench.clock,
  secret: SECRET,
  addressesOf: (ids) => addressesOf(db, ids),
  pictures: async () => new Map(),
  pictureAddress: (path) => `http://localhost:3000/${path}`,
})
const { id: variantId } = await db.selectFrom('offers.variant').select('id').executeTakeFirstOrThrow()
const watching = createWatching({
  db,
  clock: bench.clock,
  links: watchLinks(derivedKey(SECRET, 'watchdog')),
  turns: { take: async () => null },
  listedProducts: async () => 'none',
})

afterAll(async () => {
  await post.close()
  await marketplace.close()
})
beforeEach(async () => {
  await sql`truncate watchdog.watcher, watchdog.request, identity.throttle restart identity cascade`.execute(db)
  await marketplace.importItems([sofa(300)])
  await hear()
  await post.arrived()
})

async function hear(): Promise<void> {
  for (const consumer of side.consumers ?? []) await consumeAll({ ...bench.deps }, consumer)
}
/** A day's worth of the worker, each hour. */
async function aDay() {
  const got = []
  for (let hour = 0; hour < 24; hour += 1) {
    bench.clock.advanceMs(HOUR_MS)
    for (const { act } of side.repetitions ?? []) await act()
    got.push(...(await post.arrived()))
  }
  return got
}
async function price(euros: number, fields: Partial<TestItem> = {}): Promise<void> {
  await marketplace.importItems([sofa(euros, fields)])
  await hear()
}
/** By Ana, unless somebody else's cookie is given: hers lasts an hour, and days pass here. */
async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, cookie?: string) {
  const ana = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
  return whole.app.inject({ method, url, headers: { cookie: cookie ?? ana.header }, ...(payload && { payload }) })
}
/** Ten days; three too soon after; one; every other day of three weeks; most of a year; one too soon; one. */
function isBelow(day: number): boolean {
  const isFlapping = day >= 50 && day <= 70
  return isFlapping
    ? day % 2 === 0
    : [
        [10, 20],
        [24, 25],
        [40, 40],
        [100, 300],
        [305, 305],
        [340, 340],
      ].some(([from = 0, to = 0]) => day >= from && day <= to)
}
const address = `/api/v1/poiso/watchdog/${variantId}`

describe('A-03 B-06 a watch of a signed-in person', () => {
  test('tells by one mail that a real import has brought the price to its target', async () => {
    expect((await call('POST', address, { targetPrice: 250 })).statusCode).toBe(204)
    expect((await call('GET', address)).json()).toEqual({ subscribed: true, type: 'price', targetPrice: 250 })
    await price(280)
    expect(await aDay()).toEqual([])
    await price(249)
    const [mail, ...others] = await aDay()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ana@exemplo.pt', subject: 'Sofá Alba está a 249 €' })
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Custa agora 249 € em Loja Teste. O seu alvo: 250 €.')
    expect(mail?.links).toContain(`http://localhost:3000/produto/v/${variantId}`)
  })

  test('U-04 U-07 who has turned these mails off in their profile is sent none; others keep to their own quiet hours', async () => {
    await call('POST', address, { targetPrice: 250 })
    const { id } = await db
      .selectFrom('identity.person')
      .select('id')
      .where('email', '=', 'ana@exemplo.pt')
      .executeTakeFirstOrThrow()
    const prefer = (isWanted: boolean) =>
      sql`insert into identity.mail_preference (person_id, kinds, pace)
      values (${id}, ${JSON.stringify({ watchdog: isWanted })}, 'daily')
      on conflict (person_id) do update set kinds = excluded.kinds`.execute(db)
    await prefer(false)
    await price(249)
    expect(await aDay()).toEqual([])
    await sql`update watchdog.watch set is_told = false, found_at = null`.execute(db)
    await prefer(true)
    await price(240)
    expect(await aDay()).toHaveLength(1)
    await sql`delete from identity.mail_preference`.execute(db)
  })

  test('N-09 a price that goes to and fro round the target is told once, and again when it has been gone for a week', async () => {
    await call('POST', address, { targetPrice: 250 })
    const subjects: string[] = []
    for (const euros of [249, 251, 250, 260, 248, 252]) {
      await price(euros)
      subjects.push(...(await aDay()).map(({ subject }) => subject))
    }
    expect(subjects).toEqual(['Sofá Alba está a 249 €'])
    bench.clock.advanceMs(7 * DAY_MS)
    await price(247)
    expect((await aDay()).map(({ subject }) => subject)).toEqual(['Sofá Alba está a 247 €'])
  })

  test('N-09 a year of prices with five crossings is five mails, on the database', async () => {
    await call('POST', address, { targetPrice: 250 })
    const told: number[] = []
    for (let day = 1; day <= 365; day += 1) {
      bench.clock.advanceMs(12 * HOUR_MS)
      await db.transaction().execute(async (tx) => {
        await sql`update offers.variant set price_cents = ${isBelow(day) ? 24_900 : 30_000}`.execute(tx)
        await tellChangedOffers(tx, sql`select id from offers.variant`, bench.clock.now())
      })
      await hear()
      bench.clock.advanceMs(12 * HOUR_MS)
      for (const { act } of side.repetitions ?? []) await act()
      const { n } = await db
        .selectFrom('mail.message')
        .where('state', '=', 'queued')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      if (Number(n) > told.length) told.push(day)
    }
    expect(told).toEqual([10, 40, 50, 100, 340])
    expect(await post.arrived()).toHaveLength(5)
  })

  test('is told of nothing that has gone again before it could be told, and of the next time', async () => {
    await call('POST', address, { targetPrice: 250 })
    await price(249)
    await price(300)
    expect(await aDay()).toEqual([])
    await price(245)
    expect(await aDay()).toHaveLength(1)
  })

  test('a price that nobody can pay is none; an offer that comes back at the target is found', async () => {
    await call('POST', address, { targetPrice: 250 })
    await price(240, { availability: 'out_of_stock' })
    expect(await aDay()).toEqual([])
    await marketplace.importItems([anItem({ id: 'other' })])
    await hear()
    expect(await aDay()).toEqual([])
    await price(240)
    expect(await aDay()).toHaveLength(1)
  })

  test('without a target waits for the stock', async () => {
    await price(300, { availability: 'out_of_stock' })
    expect((await call('POST', address, {})).statusCode).toBe(204)
    expect((await call('GET', address)).json()).toEqual({ subscribed: true, type: 'availability', targetPrice: null })
    await price(200, { availability: 'out_of_stock' })
    expect(await aDay()).toEqual([])
    await price(200)
    const [mail] = await aDay()
    expect(mail).toMatchObject({ subject: 'Sofá Alba está disponível' })
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Já está em stock: custa 200 € em Loja Teste.')
  })

  test('ends by its own link, all of them by the one of the mail, each answered alike whatever it is', async () => {
    await call('POST', address, { targetPrice: 250 })
    await price(249)
    const [mail] = await aDay()
    const hashes = (mail?.links ?? []).flatMap((link) => link.split('/watchdog/unsubscribe/')[1] ?? [])
    expect(mail?.headers.get('list-unsubscribe')).toContain(hashes[1])
    const end = async (hash: string) =>
      (await call('DELETE', `/api/v1/poiso/watchdog/unsubscribe/${hash}`, undefined, '')).statusCode
    for (const wrong of ['x', `w1-${'a'.repeat(22)}`, `${hashes[0]?.slice(0, -1)}_`]) expect(await end(wrong)).toBe(204)
    expect((await call('GET', address)).json()).toMatchObject({ subscribed: true })
    expect([await end(hashes[0] ?? ''), await end(hashes[0] ?? '')]).toEqual([204, 204])
    expect((await call('GET', address)).json()).toEqual({ subscribed: false, type: null, targetPrice: null })
    await call('POST', address, { targetPrice: 240 })
    expect(await end(hashes[1] ?? '')).toBe(204)
    expect((await call('GET', address)).json()).toMatchObject({ subscribed: false })
  })

  test('A-01.13 E-08 stands in the list of what the person watches, and can be ended', async () => {
    await call('POST', address, { targetPrice: 250 })
    expect((await call('GET', '/api/v2/user/variants-watched')).json()).toMatchObject({
      variants: [{ variant: { id: variantId, name: 'Sofá Alba' }, type: 'price', targetPrice: 250 }],
    })
    expect((await call('DELETE', address)).statusCode).toBe(204)
    expect((await call('GET', '/api/v2/user/variants-watched')).json()).toEqual({ variants: [] })
    expect((await call('DELETE', address, undefined, '')).statusCode).toBe(401)
  })

  test.each([-1, 0, 1e308, '1,50', 300, 301, 0.001])('a target of %s is refused by name', async (targetPrice) => {
    const answer = await call('POST', address, { targetPrice })
    expect([answer.statusCode, answer.json()['detail']]).toEqual([400, expect.stringContaining('targetPrice')])
  })
})

describe('A-01.15 a watch of what is paid at the door', () => {
  const watchTotal = async (targetCents: number, region: 'mainland' | 'madeira') => {
    const ana = await aSignedInPerson({ db, clock: bench.clock }, { email: 'ana@exemplo.pt' }, SECRET)
    const payload = `alvo=${targetCents / 100}&tipo=preco&total=${region}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: ana.header }
    return whole.app.inject({ method: 'POST', url: `/watchdog/${variantId}`, headers, payload })
  }
  /** What the shop asks to deliver to the mainland; to the islands it says nothing. */
  const delivery = (euros: number) => ({ shipping: `PT:::${euros}.00 EUR` })

  test('is told of the total that pages show, not of the price, by one mail', async () => {
    await price(300, delivery(30))
    expect((await watchTotal(26_000, 'mainland')).statusCode).toBe(303)
    await price(250, delivery(30))
    expect(await aDay()).toEqual([])
    await price(250, delivery(9))
    const [mail, ...others] = await aDay()
    expect(others).toEqual([])
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe('Sofá Alba fica a 259 € no continente')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Com a entrega no continente custa agora 259 € em Loja Teste. O seu alvo: 260 €.',
    )
    await price(249, delivery(9))
    expect(await aDay()).toEqual([])
  })

  test('is not found while the delivery is not known, whatever the price; a tariff of the shop tells it', async () => {
    await watchTotal(20_000, 'madeira')
    await price(10)
    expect(await aDay()).toEqual([])
    const { id: eshopId } = await db.selectFrom('eshops.eshop').select('id').executeTakeFirstOrThrow()
    await sql`insert into eshops.delivery_tariff (eshop_id, region, position, delivered, price_cents) values (${eshopId}, 'madeira', 0, true, 5000)`.execute(
      db,
    )
    await db.transaction().execute((tx) => markShopsDirty(tx, [eshopId], bench.clock.now()))
    await hear()
    const [mail] = await aDay()
    await sql`delete from eshops.delivery_tariff where eshop_id = ${eshopId}`.execute(db)
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe('Sofá Alba fica a 60 € na Madeira')
  })

  test('a target must be below the total of now', async () => {
    await price(300, delivery(30))
    expect((await watchTotal(33_000, 'mainland')).body).toContain('abaixo do que custa agora com a entrega')
    expect((await watchTotal(32_999, 'mainland')).statusCode).toBe(303)
  })
})

describe('W4 a watch in the name of an address', () => {
  const ask = (email: string, variant: number | string = variantId) =>
    call('POST', `/api/v1/poiso/watchdog/${variant}`, { email, targetPrice: 250 }, '')

  test('stands when the address has said yes, once', async () => {
    expect((await ask('rui@exemplo.pt')).statusCode).toBe(204)
    await price(249)
    const [mail, ...others] = await aDay()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'rui@exemplo.pt', subject: 'Confirme o seu alerta' })
    await price(300)
    const hash =
      mail?.links
        .find((link) => link.includes('/watchdog/confirm/'))
        ?.split('/')
        .at(-1) ?? ''
    expect(await Promise.all([watching.confirmBy(hash), watching.confirmBy(hash)])).toContain(true)
    expect(await watching.confirmBy(hash)).toBe(false)
    await price(248)
    expect(await aDay()).toMatchObject([{ to: 'rui@exemplo.pt', subject: 'Sofá Alba está a 248 €' }])
  })

  test('U-07 chooses mails as they come or one a day; the latest choice holds, and a call that says nothing leaves it', async () => {
    const other = anItem({ id: 'mesa', title: 'Mesa Alba', price: '200.00 EUR' })
    await marketplace.importItems([sofa(300), other])
    const ids = await db
      .selectFrom('offers.variant')
      .select('id')
      .where('item_id', 'in', ['sofa', 'mesa'])
      .orderBy('id')
      .execute()
    const confirmed = async (index: number, isFrequent?: boolean, targetCents = 15_000): Promise<void> => {
      await watching.watch({
        variantId: ids[index]?.id ?? 0,
        targetCents,
        by: { address: 'rui@exemplo.pt', ip: '10.0.0.1', ...(isFrequent !== undefined && { isFrequent }) },
      })
      const hash = (await post.arrived())
        .at(-1)
        ?.links.find((link) => link.includes('/watchdog/confirm/'))
        ?.split('/')
        .at(-1)
      expect(await watching.confirmBy(hash ?? '')).toBe(true)
    }
    await confirmed(0, true)
    await confirmed(1)
    const isFrequent = async () =>
      (await db.selectFrom('watchdog.watcher').select('is_frequent').executeTakeFirst())?.is_frequent
    expect(await isFrequent()).toBe(true)
    const cheaper = (item: TestItem): TestItem => ({ ...item, price: '140.00 EUR' })
    await marketplace.importItems([sofa(140), other])
    await hear()
    expect(await aDay()).toMatchObject([{ subject: 'Sofá Alba está a 140 €' }])
    // A quarter of an hour is gathered, and no day is waited for.
    await marketplace.importItems([sofa(140), cheaper(other)])
    await hear()
    const { rows: due } = await sql<{
      minutes: number
    }>`select extract(epoch from mail_due_at - ${bench.clock.now()}::timestamptz)::int / 60 as minutes
      from watchdog.watcher`.execute(db)
    expect(due).toEqual([{ minutes: 10 }])
    await confirmed(0, false, 12_000)
    expect(await isFrequent()).toBe(false)
  })

  test('is asked for by a few mails a day at most, and the answer is the same', async () => {
    const answers = []
    for (let time = 0; time < 12; time += 1) answers.push((await ask('rui@exemplo.pt')).statusCode)
    expect(new Set(answers)).toEqual(new Set([204]))
    expect(await post.arrived()).toHaveLength(5)
    for (let time = 0; time < 9; time += 1) await ask(`p${time}@exemplo.pt`)
    expect((await ask('eva@exemplo.pt')).statusCode).toBe(429)
  })

  test('needs an address that is one', async () => {
    expect((await ask('rui')).statusCode).toBe(400)
    expect((await ask('rui@exemplo.pt\r\nBcc: x@y.pt')).statusCode).toBe(400)
    const without = await call('POST', address, { targetPrice: 250 }, '')
    expect([without.statusCode, without.json()['detail']]).toEqual([400, expect.stringContaining('email is missing')])
    expect((await ask('rui@exemplo.pt', 999_999)).statusCode).toBe(404)
    expect(await post.arrived()).toEqual([])
  })
})
