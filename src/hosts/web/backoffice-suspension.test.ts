import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { mails } from '#domains/eshops/mails/suspension-mails.tsx'
import { endSuspension, passSuspensions } from '#domains/eshops/suspension/suspend.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { applyDueChanges } from '#domains/offers/due/due-changes.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { receiveMail } from '#platform/mail/testing.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** A shop that is suspended by who runs the site: what becomes of its offers, what it is told, and how it ends. */

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'a', title: 'Mesa Norte' })] })
await market.importItems([anItem({ id: 'x', title: 'Sofá Sul', link: 'https://outra.pt/x' })], 'Outra Loja')
const { bench, whole } = market
const post = await receiveMail(database, { mails, clock: bench.clock })
afterAll(async () => {
  await post.close()
  await market.close()
})
const { header: cookie } = await aSignedInPerson(
  { db, clock: bench.clock },
  { email: 'ada@exemplo.pt', roles: { admin: true } },
  SECRET,
)
const FACTS = 'Em 12 de novembro, três preços do feed eram metade dos da loja.'
const shops = (await sql<{ id: number; slug: string }>`select id, slug from eshops.eshop`.execute(db)).rows
const [mine, theirs] = ['loja-teste', 'outra-loja'].map(
  (slug) => shops.find((shop) => shop.slug === slug)?.id as number,
) as [number, number]
// A shop that cannot be told is not suspended: the other one has no address.
await sql`update eshops.eshop set contact_mail = 'loja@exemplo.pt' where id = ${theirs}`.execute(db)

async function send<T = Record<string, unknown>>(path: string, payload: object): Promise<{ status: number; body: T }> {
  const answer = await whole.app.inject({
    method: 'POST',
    url: `/v1/backoffice${path}`,
    payload,
    headers: { cookie, origin: 'http://localhost:3000' },
  })
  return { status: answer.statusCode, body: answer.json<T>() }
}
async function changes(kind: string): Promise<unknown[]> {
  return (await sql`select action from audit.change where kind = ${kind} order by id`.execute(db)).rows
}
/** Until another transaction waits for what this one holds. */
async function waitingForLock(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()`.execute(
        db,
      )
    expect(rows.length).toBeGreaterThan(0)
  })
}

test('G-04 a suspension takes the offers away, tells the shop why and how to complain, and ends', async () => {
  const variantId = Number(
    (await sql<{ id: string }>`select id from offers.variant where title = 'Sofá Sul'`.execute(db)).rows[0]?.id,
  )
  const productOf = async () => (await whole.app.inject(`/produto/v/${variantId}`)).statusCode
  const path = `/eshops/${theirs}/suspension`
  expect(
    (await send(path, { reasons: ['terms'], facts: FACTS, beginsAt: bench.clock.now().toISOString() })).status,
  ).toBe(422)
  expect((await send(`/eshops/${mine}/suspension`, { reasons: ['prices'], facts: FACTS })).status).toBe(422)
  expect((await send(path, { reasons: ['prices'], facts: FACTS })).body).toMatchObject({
    isSuspended: true,
    offers: 1,
  })
  expect((await send(path, { reasons: ['prices'], facts: FACTS })).status).toBe(409)
  await market.follow()
  const page = await whole.app.inject(`/produto/v/${variantId}`)
  expect([page.statusCode, (await whole.app.inject('/produtos/loja/outra-loja')).body.includes('Sofá Sul')]).toEqual([
    await productOf(),
    false,
  ])
  expect((await whole.app.inject(`/api/v2/variant/${variantId}/history`)).json()).toMatchObject({ active: false })
  const [mail] = await post.arrived()
  const said = mail?.text.replace(/\s+/g, ' ') ?? ''
  for (const words of ['são repetidamente diferentes dos da loja', FACTS, '«Reclamação de loja» e o número 1'])
    expect(said).toContain(words)
  expect((await send(`${path}/end`, { facts: 'Os preços do feed já são os da loja.' })).body).toMatchObject({
    offers: 1,
  })
  await market.follow()
  expect((await whole.app.inject('/produtos/loja/outra-loja')).body).toContain('Sofá Sul')
  expect(await changes('eshop.suspension')).toMatchObject([{ action: 'suspended' }, { action: 'ended' }])
})

test('G-04 one that was only announced ends without a word of offers that come back', async () => {
  await post.arrived()
  await send(`/eshops/${theirs}/suspension`, { reasons: ['terms'], facts: FACTS })
  const ended = await send(`/eshops/${theirs}/suspension/end`, { facts: FACTS })
  expect(ended.body).toEqual({ isSuspended: false, offers: 0 })
  const mail = (await post.arrived()).find(({ subject }) => /já não vai ser suspensa/.test(subject))
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('as ofertas da loja continuam')
})

test('G-04 one that is ended while the sweep begins it stays ended', async () => {
  await send(`/eshops/${theirs}/suspension`, { reasons: ['terms'], facts: FACTS })
  const now = new Date(bench.clock.now().getTime() + 15 * 86_400_000)
  let swept: Promise<number[]> | undefined
  await db.transaction().execute(async (tx) => {
    await endSuspension(tx, { eshopId: theirs, facts: FACTS }, { by: null, now })
    swept = db.transaction().execute((other) => passSuspensions(other, now))
    await waitingForLock()
  })
  expect(await swept).toEqual([])
  const { rows } = await sql`select is_suspended as is from eshops.eshop where id = ${theirs}`.execute(db)
  expect(rows).toEqual([{ is: false }])
})

test('G-04 who does not accept changed terms has fifteen days, and then the offers leave by themselves', async () => {
  const path = `/eshops/${theirs}/suspension`
  const answer = await send<{ isSuspended: boolean; beginsAt: string }>(path, { reasons: ['terms'], facts: FACTS })
  const before = bench.clock.now().getTime()
  expect([answer.body.isSuspended, (Date.parse(answer.body.beginsAt) - before) / 86_400_000]).toEqual([false, 15])
  expect((await applyDueChanges(db, bench.clock.now())).suspendedEshops).toBe(0)
  bench.clock.advanceMs(15 * 86_400_000)
  expect((await applyDueChanges(db, bench.clock.now())).suspendedEshops).toBe(1)
  expect((await applyDueChanges(db, bench.clock.now())).suspendedEshops).toBe(0)
})
