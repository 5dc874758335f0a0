import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { findEshopBySlug, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { takeInAddresses } from '#domains/images/contract.ts'
import { shopPicturesCall } from '#domains/images/fetching/report/shop-pictures-call.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { EshopId } from '#platform/ids.ts'
import { aMarketplace } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: Array.from({ length: 130 }, (_, at) => anItem({ id: `m${at}` })) })
afterAll(() => market.close())
await market.importItems(
  [anItem({ id: 'x', image_link: 'https://outra.pt/x.jpg', link: 'https://outra.pt/x' })],
  'Outra Loja',
)
await takeInAddresses({ db, clock: market.bench.clock })
await sql`update images.source set state = 'refused', reason = 'picture_svg', checked_at = now(), queue = null, next_at = now() where url ~ 'm[0-9]*[02468].jpg$'`.execute(
  db,
)

async function tokenOf(slug: string): Promise<string> {
  return `Bearer ${await issueEshopToken(db, (await findEshopBySlug(db, slug))?.id as EshopId, new Date())}`
}
const [mine, theirs] = [await tokenOf('loja-teste'), await tokenOf('outra-loja')]
type Answer = {
  states: object
  totals: object
  messages: object
  problems: { url: string; itemIds: string[]; message: string }[]
  next: number | null
}
async function ask(query = '', authorization = mine) {
  return (
    await market.whole.app.inject({ url: `/api/v2/feeds/pictures${query}`, headers: { authorization } })
  ).json<Answer>()
}

describe('B-01 what a shop reads of its pictures', () => {
  callBattery(shopPicturesCall, {
    app: market.whole.app,
    example: {},
    authorization: mine,
    broken: market.withoutDatabase.app,
  })

  test('counts by state and reason, and each address with the items that name it and what to do', async () => {
    const { states, totals, messages, problems, next } = await ask()
    expect({ states, totals, messages, next }).toEqual({
      states: { due: 65, fetched: 0, refused: 65, gone: 0 },
      totals: { picture_svg: 65 },
      messages: { picture_svg: 'Imagens SVG não são aceites.' },
      next: null,
    })
    expect(problems[0]).toMatchObject({
      code: 'picture_svg',
      state: 'refused',
      offers: 1,
      message: 'Imagens SVG não são aceites.',
      action: expect.stringMatching(/\.$/) as string,
    })
    expect(problems.every(({ url, itemIds }) => url.endsWith(`/${itemIds[0]}.jpg`))).toBe(true)
  })
  test('pages go on, codes choose, and another shop sees its own only (fault A4)', async () => {
    await sql`update images.source set reason = 'picture_slow' where state = 'due' and url like '%/m%'`.execute(db)
    const first = await ask()
    expect(first.problems).toHaveLength(100)
    expect((await ask(`?after=${first.next}`)).problems).toHaveLength(30)
    expect((await ask('?code=picture_slow')).problems).toHaveLength(65)
    expect(await ask('', theirs)).toMatchObject({ states: { due: 1 }, totals: {}, problems: [] })
  })
})
