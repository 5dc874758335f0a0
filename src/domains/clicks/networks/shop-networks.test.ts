import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { classifyClicks } from '../judging/classify.ts'
import { foundBadLater } from '../judging/found-bad-later.ts'
import {
  declaredNetworks,
  declareNetwork,
  forgetShopNetworks,
  MOST_DECLARED_NETWORKS,
  MOST_SEEN_NETWORKS,
  noteDeclaredNetworks,
  noteShopNetwork,
  readNetwork,
  withdrawNetwork,
} from './shop-networks.ts'
import { insertClicks } from '../storage.ts'
import { aClick, CHROME } from '../testing.ts'
import { hashesOfClick } from '../redirect/visitor.ts'

const { db } = await testDatabase()
const key = new Uint8Array(32).fill(2)
const clock = manualClock('2026-11-21T22:00:00Z')
function clickFrom(address: string, eshopId: number, at = clock.now()) {
  return aClick({
    at: at.toISOString(),
    eshopId,
    cpcMicros: 100_000,
    ...hashesOfClick(key, { address, userAgent: CHROME, now: at }),
  })
}
async function reasonOf(address: string, eshopId: number, at?: Date) {
  const click = clickFrom(address, eshopId, at)
  await insertClicks(db, [click])
  await classifyClicks(db, clock)
  const { rows } = await sql<{
    reason: string | null
  }>`select reason from clicks.click where uid = ${click.uid}`.execute(db)
  return rows[0]?.reason
}

describe('B-04 clicks from networks of shops', () => {
  test('B-04 where a shop was seen neither its own nor its rivals’ clicks count that day; what it declares holds for itself, over midnight', async () => {
    await noteShopNetwork(db, key, { eshopId: 1, address: '203.0.113.7', now: clock.now() })
    expect([
      await reasonOf('203.0.113.7', 1),
      await reasonOf('203.0.113.7', 2),
      await reasonOf('203.0.113.8', 1),
    ]).toEqual(['own_network', 'rival_network', null])
    await declareNetwork(db, key, 3, readNetwork('198.51.100.4') ?? '', clock.now())
    const tomorrow = new Date(clock.now().getTime() + 4 * 3_600_000)
    expect([
      await reasonOf('198.51.100.4', 3),
      await reasonOf('198.51.100.4', 3, tomorrow),
      await reasonOf('198.51.100.4', 2),
      await reasonOf('203.0.113.7', 1, tomorrow),
    ]).toEqual(['own_network', 'own_network', null, null])
  })

  test('B-04 who works in a shop before midnight is known for an hour after it', async () => {
    const [before, after, late] = ['23:50', '00:20', '01:00'].map(
      (time) => new Date(`2026-12-0${time < '12' ? 2 : 1}T${time}:00Z`),
    ) as [Date, Date, Date]
    await noteShopNetwork(db, key, { eshopId: 1, address: '192.0.2.200', now: before })
    expect([
      await reasonOf('192.0.2.200', 1, after),
      await reasonOf('192.0.2.200', 2, after),
      await reasonOf('192.0.2.200', 2, late),
    ]).toEqual(['own_network', 'rival_network', null])
  })

  test('B-04 a network that turns out later to be a shop’s is found by the rule, and so is an agent', async () => {
    expect(await reasonOf('203.0.113.99', 5)).toBeNull()
    const since = new Date(clock.now().getTime() - 3_600_000)
    expect(await foundBadLater(db, 'networks', since)).toEqual([])
    await noteShopNetwork(db, key, { eshopId: 5, address: '203.0.113.99', now: clock.now() })
    expect(await foundBadLater(db, 'networks', since)).toMatchObject([{ reason: 'own_network' }])
    expect(await foundBadLater(db, 'robots', since)).toEqual([])
    await sql`update clicks.click set user_agent = 'Googlebot/2.1' where eshop_id = 5`.execute(db)
    expect(await foundBadLater(db, 'robots', since)).toMatchObject([{ reason: 'bot' }])
    expect(await foundBadLater(db, 'robots', new Date(clock.now().getTime() + 1))).toEqual([])
  })

  test('limit: a shop declares ten networks, and no more until it takes one back', async () => {
    for (let index = 0; index < MOST_DECLARED_NETWORKS; index += 1)
      expect(await declareNetwork(db, key, 7, `192.0.2.${index}`, clock.now())).toBe('declared')
    expect(await declareNetwork(db, key, 7, '192.0.2.99', clock.now())).toBe('too-many')
    expect(await declareNetwork(db, key, 7, '192.0.2.9', clock.now())).toBe('declared')
    await withdrawNetwork(db, 7, '192.0.2.0')
    expect(await declareNetwork(db, key, 7, readNetwork('2001:db8:0:1234::1') ?? '', clock.now())).toBe('declared')
    expect(await declaredNetworks(db, 7)).toContain('2001:db8:0:1200::/56')
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.0/24', null],
    ['2001:db8::1', '2001:db8::1/56'],
    ['2001:db8::/48', null],
    ['anywhere', null],
    ['', null],
  ])('the network %s is read as %s', (text, network) => {
    expect(readNetwork(text)).toBe(network)
  })

  test('what is noted twice stands once, and is forgotten', async () => {
    await noteDeclaredNetworks(db, key, clock.now())
    await forgetShopNetworks(db, new Date('2026-12-31T00:00:00Z'))
    expect((await sql`select from clicks.shop_network`.execute(db)).rows).toEqual([])
  })

  test('limit: a shop is seen in twenty networks a day: who uses its token wherever its customers are does not make their clicks free', async () => {
    const now = new Date('2026-11-23T10:00:00Z')
    const see = (index: number, at = now) =>
      noteShopNetwork(db, key, { eshopId: 9, address: `198.18.0.${index}`, now: at })
    for (let index = 1; index <= MOST_SEEN_NETWORKS + 1; index += 1) await see(index)
    const [last, beyond] = [MOST_SEEN_NETWORKS, MOST_SEEN_NETWORKS + 1].map((index) => `198.18.0.${index}`)
    expect([await reasonOf(last ?? '', 9, now), await reasonOf(beyond ?? '', 9, now)]).toEqual(['own_network', null])
    const tomorrow = new Date(now.getTime() + 86_400_000)
    await see(MOST_SEEN_NETWORKS + 1, tomorrow)
    expect(await reasonOf(beyond ?? '', 9, tomorrow)).toBe('own_network')
  })

  test.each([
    '0.0.0.0/0',
    '10.0.0.0/8',
    '1.2.3.4/31',
    '::/0',
    '2001:db8::/32',
    '2001:db8::/48',
    'fe80::1%eth0',
    '::ffff:1.2.3.4',
    '1.2.3',
    '',
  ])('a network that is more than one line is none that may be declared: %s', (text) => {
    expect(readNetwork(text)).toBeNull()
  })
})
