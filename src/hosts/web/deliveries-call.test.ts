import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const items = Array.from({ length: 3 }, (_, index) => anItem({ id: `m-${index}`, price: `${100 + index}.00 EUR` }))
const market = await aMarketplace(database, { items })
const { app } = market.whole
afterAll(() => market.close())

async function idOf(itemId: string): Promise<number> {
  const offer = database.db.selectFrom('offers.variant').select('id').where('item_id', '=', itemId)
  return (await offer.executeTakeFirstOrThrow()).id
}
const [first, second] = [await idOf('m-0'), await idOf('m-1')]

describe('A-01.15 deliveries', () => {
  const ask = async (query: string) =>
    (await app.inject(`/api/v2/variant/${first}/deliveries${query}`)).json<{
      currency: string
      computedAt: string
      deliveries: {
        label: string
        logo: string | null
        website: string
        items: { type: string; price: number | null }[]
      }[]
    }>()

  test('A-01.15 cheapest first, unknown last, a region without delivery left out; the postal code picks the region', async () => {
    await sql`update offers.variant set shipping = '{"mainland": {"cents": 1990}, "azores": {"cents": 490}}' where id = ${first}`.execute(
      database.db,
    )
    const all = await ask('')
    expect(all).toMatchObject({ currency: 'EUR', computedAt: market.bench.clock.now().toISOString() })
    expect(all.deliveries[0]?.items.map(({ type, price }) => [type, price])).toEqual([
      ['azores', 4.9],
      ['mainland', 19.9],
      ['madeira', null],
    ])
    const regions = await Promise.all(
      ['1000-001', '8999', '9000-100', '9499-999', '9500', '9999-999'].map(async (code) =>
        (await ask(`?postalCode=${code}`)).deliveries[0]?.items.map(({ type }) => type),
      ),
    )
    expect(regions).toEqual([['mainland'], ['mainland'], ['madeira'], ['madeira'], ['azores'], ['azores']])
    await sql`update offers.variant set shipping = '{"mainland": "not_delivered", "madeira": "not_delivered"}' where id = ${first}`.execute(
      database.db,
    )
    expect((await ask('')).deliveries[0]?.items.map(({ type }) => type)).toEqual(['azores'])
    expect((await ask('?postalCode=1000')).deliveries).toEqual([])
  })

  test('A-01.15 beside the delivery stands the total with an unconditional voucher, and what is not known has none', async () => {
    await sql`update offers.variant set shipping = '{"mainland": {"cents": 1990}}', price_cents = 10000 where id = ${first}`.execute(
      database.db,
    )
    await sql`insert into eshops.voucher (eshop_id, code, value_type, value, unconditional) select eshop_id, 'MENOS10', 'percent', 10, true from offers.variant where id = ${first}`.execute(
      database.db,
    )
    const items = (await ask('')).deliveries[0]?.items as {
      type: string
      price: number | null
      total?: number | null
    }[]
    expect(items.map(({ type, price, total }) => [type, price, total])).toEqual(
      expect.arrayContaining([
        ['mainland', 19.9, 109.9],
        ['azores', null, null],
      ]),
    )
    await sql`delete from eshops.voucher where code = 'MENOS10'`.execute(database.db)
  })

  test('E-07 the logo is the shop’s own, by its place among the images; null without one', async () => {
    expect((await ask('')).deliveries[0]?.logo).toBeNull()
    const logo = 'inspiration/ab/cd/ef/eabcdef0123456789'
    const ofFirst = sql`id = (select eshop_id from offers.variant where id = ${first})`
    await sql`update eshops.eshop set logo = ${logo} where ${ofFirst}`.execute(database.db)
    expect((await ask('')).deliveries[0]?.logo).toBe(logo)
    await sql`update eshops.eshop set logo = null where ${ofFirst}`.execute(database.db)
  })

  test('A-01.15 a postal code of any shape picks its region; what is none is refused by the name of the parameter', async () => {
    const region = async (code: string) =>
      (await ask(`?postalCode=${encodeURIComponent(code)}`)).deliveries[0]?.items.map(({ type }) => type).join()
    await sql`update offers.variant set shipping = '{"mainland": {"cents": 1990}, "madeira": {"cents": 990}, "azores": {"cents": 490}}' where id = ${first}`.execute(
      database.db,
    )
    expect(
      await Promise.all(
        [
          '4000',
          '4000-123',
          '4000 123',
          '4000123',
          ' 4000 - 123 ',
          'p-4000',
          '9000123',
          '9400-001',
          '9499',
          '9500 001',
          '9980-999',
          '9999',
        ].map(region),
      ),
    ).toEqual([
      'mainland',
      'mainland',
      'mainland',
      'mainland',
      'mainland',
      'mainland',
      'madeira',
      'madeira',
      'madeira',
      'azores',
      'azores',
      'azores',
    ])
    for (const junk of [
      'porto',
      '0999',
      '40000',
      '4000-1',
      '4000-123 porto',
      '4000/123',
      '%',
      '4000-123-4',
      '9'.repeat(500),
    ]) {
      const answer = await app.inject(`/api/v2/variant/${first}/deliveries?postalCode=${encodeURIComponent(junk)}`)
      expect([junk, answer.statusCode, answer.json()]).toMatchObject([
        junk,
        400,
        { code: 'parameter_invalid', detail: expect.stringMatching(/^parameter postalCode .*\(deliveries\)$/) },
      ])
    }
  })

  test('A-01.15 an unknown variant is 404, a wrong postal code 400 and named; both may be cached alike', async () => {
    expect((await app.inject('/api/v2/variant/999999/deliveries')).json()).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: 'variant 999999 does not exist (deliveries)',
    })
    expect(
      (await app.inject(`/api/v2/variant/${first}/deliveries?postalCode=10000`)).json<{ detail: string }>().detail,
    ).toContain('postalCode')
    const [one, other] = [
      await app.inject(`/api/v2/variant/${second}/deliveries`),
      await app.inject(`/api/v2/variant/${second}/deliveries`),
    ]
    expect(one.headers['cache-control']).toBe('public, max-age=60')
    expect(one.body).toBe(other.body)
  })
})
