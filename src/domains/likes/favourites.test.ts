import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { favouritesOnSaleCall, favouritesShareCall, remarketingVariantsCall, variantsLikedCall } from './calls.ts'
import { personal } from './personal.ts'
import { aLikesService, anOffer } from './testing.ts'

const { db } = await testDatabase()
const offers = new Map([1, 2, 3, 4, 5].map((id) => [id, anOffer({ id, priceCents: id * 10_000 })]))
const { app, clock, links, person } = aLikesService(db, offers)
afterAll(() => app.close())

async function like(cookie: string, ...ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    clock.advanceMs(1_000)
    const url = `/api/v1/poiso/like/variant/${id}?consent=${encodeURIComponent(id % 2 === 0 ? '["marketing"]' : '[]')}`
    expect((await app.inject({ method: 'POST', url, headers: { cookie } })).statusCode).toBe(200)
  }
}
async function ask(path: string, cookie?: string) {
  const { statusCode, body } = await app.inject({
    url: `/api/v2/user/${path}`,
    headers: cookie === undefined ? {} : { cookie },
  })
  return {
    statusCode,
    answer: JSON.parse(body) as { variants: { id: number; clickSource: number }[]; pagination: unknown },
  }
}
async function ids(path: string, cookie?: string): Promise<number[]> {
  return (await ask(path, cookie)).answer.variants.map(({ id }) => id)
}

const battery = await person('bateria')
await like(battery.header, 1, 2)
const encryptedShare = await links.linkOf(battery.person.id)
callBattery(favouritesShareCall, { app, example: {}, cookie: battery.header })
callBattery(favouritesOnSaleCall, { app, example: { query: { limit: 2 } }, cookie: battery.header })
callBattery(remarketingVariantsCall, { app, example: { query: { limit: 2 } }, cookie: battery.header })
callBattery(variantsLikedCall, {
  app,
  example: { query: { page: 1, pageSize: 2, sort: 'recent', encryptedShare, active: true } },
})

describe('A-01.11 favourites page by page', () => {
  test('newest, lowest price, largest fall since it was liked: what has gone dearer or away has not fallen', async () => {
    const { header } = await person('ordem')
    await like(header, 5, 1, 4, 2, 3)
    expect(await ids('variants-liked?sort=recent', header)).toEqual([3, 2, 4, 1, 5])
    expect(await ids('variants-liked?sort=price', header)).toEqual([1, 2, 3, 4, 5])
    offers.set(1, anOffer({ id: 1, priceCents: 9_000 }))
    offers.set(2, anOffer({ id: 2, priceCents: 99_000 }))
    offers.set(4, anOffer({ id: 4, priceCents: 30_000 }))
    offers.set(5, anOffer({ id: 5, priceCents: 1, active: false }))
    expect(await ids('variants-liked?sort=drop', header)).toEqual([4, 1, 3, 2, 5])
    expect(await ids('variants-liked?sort=price', header)).toEqual([1, 3, 4, 2, 5])
    expect(await ids('variants-liked?sort=recent&active=false', header)).toEqual([5])
    const { answer } = await ask('variants-liked?sort=recent&active=true&page=2&pageSize=3', header)
    expect(answer.variants.map(({ id }) => id)).toEqual([1])
    expect(answer.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 2, totalCount: 4 })
  })

  test('what exists no more is left out', async () => {
    const { header } = await person('fora')
    await like(header, 3)
    const kept = offers.get(3)
    offers.delete(3)
    expect(await ids('variants-liked?sort=recent', header)).toEqual([])
    if (kept !== undefined) offers.set(3, kept)
  })

  test('signed out there are none, but for those of a link', async () => {
    expect((await ask('variants-liked?sort=recent')).statusCode).toBe(401)
    expect((await ask('variants-liked?sort=recent&encryptedShare=nothing')).statusCode).toBe(404)
  })
})

describe('A-01.9 R-10 the link to favourites', () => {
  test('shows what is liked to everybody who has it, always the same; ended, it shows nothing and another one does', async () => {
    const { header, person: ana } = await person('partilha')
    await like(header, 2, 4)
    const link = (await ask('favourites-share', header)).answer as unknown as { encryptedShare: string }
    expect((await ask('favourites-share', header)).answer).toEqual(link)
    const address = (share: string) => `variants-liked?sort=recent&encryptedShare=${share}`
    expect(await ids(address(link.encryptedShare))).toEqual([4, 2])
    await links.end(ana.id)
    expect((await ask(address(link.encryptedShare))).statusCode).toBe(404)
    const next = (await ask('favourites-share', header)).answer as unknown as { encryptedShare: string }
    expect(next.encryptedShare).not.toBe(link.encryptedShare)
    expect(await ids(address(next.encryptedShare))).toEqual([4, 2])
    await links.end(ana.id)
    await links.end(ana.id)
    expect(await links.ownerOf(next.encryptedShare)).toBeNull()
  })

  test('nobody makes one: no letter of it can be changed, and it says nothing of whose it is', async () => {
    const { header, person: ana } = await person('segredo')
    await like(header, 1)
    const link = await links.linkOf(ana.id)
    expect(await links.ownerOf(link)).toBe(ana.id)
    for (let at = 0; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A'
      expect(await links.ownerOf(link.slice(0, at) + other + link.slice(at + 1))).toBeNull()
    }
    for (const other of ['', 'x', `${link}A`, link.slice(1), 'A'.repeat(38), '../../etc/passwd'])
      expect(await links.ownerOf(other)).toBeNull()
  })

  test('G-09 who has been erased is not shown by old links', async () => {
    const { header, person: ana } = await person('apagada')
    await like(header, 1, 2)
    const link = await links.linkOf(ana.id)
    expect(await personal.collect(db, ana.id, null)).toMatchObject({
      favoritos: [
        { tipo: 'variant', oferta: 1, precoDeEntao: 90, paraPublicidade: false },
        { tipo: 'variant', oferta: 2, paraPublicidade: true },
      ],
    })
    await db.transaction().execute((tx) => personal.erase(tx, ana.id, null))
    expect(await links.ownerOf(link)).toBeNull()
    expect(await personal.collect(db, ana.id, null)).toEqual({ favoritos: [], listas: [] })
  })
})

test('A-01.10 on sale is what has a proven discount and is there, the largest first', async () => {
  const { header } = await person('saldos')
  const discounted = (id: number, discount: number, active = true) =>
    offers.set(id, anOffer({ id, active, discount: { discount, validTo: null }, priceBeforeDiscountCents: 99_000 }))
  discounted(1, 10)
  discounted(2, 30)
  discounted(3, 50, false)
  await like(header, 1, 2, 3, 4)
  expect(await ids('favourites-on-sale', header)).toEqual([2, 1])
  expect(await ids('favourites-on-sale?limit=1', header)).toEqual([2])
})

test('A-01.12 is shown again only what was liked with consent to marketing, is for sale, and while the consent stands', async () => {
  const { header } = await person('marketing')
  await like(header, 1, 2, 4)
  offers.set(4, anOffer({ id: 4, active: false }))
  expect(await ids('remarketing-variants', header)).toEqual([])
  expect(await ids('remarketing-variants', `${header}; _cc=analytics|essential`)).toEqual([])
  expect(await ids('remarketing-variants', `${header}; _cc=essential|marketing`)).toEqual([2])
})
