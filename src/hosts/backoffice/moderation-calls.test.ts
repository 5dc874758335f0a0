import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { decideTextCall, listTextsToDecideCall, showTextCall } from '#domains/moderation/backoffice/calls.ts'
import { aKeptItem } from '#domains/moderation/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import type { Call } from '#platform/http/calls/call.ts'
import { aMarketplace, SECRET } from '../testing.ts'

const database = await testDatabase()
const { db } = database
const market = await aMarketplace(database, { items: [anItem({ id: 'sofa' })] })
const { bench, whole } = market
const { app } = whole
afterAll(() => market.close())
const cookie = (
  await aSignedInPerson(
    { db, clock: bench.clock },
    { email: 'ada@exemplo.pt', roles: { staff: { moderation: true } } },
    SECRET,
  )
).header
await aKeptItem(db, { texts: ['Vejam em https://exemplo.pt, é <b>melhor</b>.'], pictures: ['reviews/1/a'] })
await aKeptItem(db, { itemId: 'r2', kind: 'question', halfStars: null, texts: ['=SOMA(1)'] })

function fileOf(path: string) {
  return get(`/v1/backoffice/moderation/${path}`).then((answer) => answer.json<{ fileVersion: string }>())
}
const broken = market.withoutDatabase.app
const name = { kind: 'review', itemId: 'r0000000000000001' }
callBattery(listTextsToDecideCall as Call, {
  app,
  cookie,
  broken,
  example: { query: { kind: 'review', rule: 'link' } },
})
callBattery(showTextCall, { app, cookie, broken, example: { params: name } })
const { fileVersion } = await fileOf('question/r2')
callBattery(decideTextCall, {
  app,
  cookie,
  broken,
  example: {
    params: { kind: 'question', itemId: 'r2' },
    body: { decision: 'refuse', fileVersion, reasons: ['advertising'], words: 'Um facto.' },
  },
})

function get(url: string) {
  return app.inject({ url, headers: { cookie } })
}
async function found(query: string): Promise<readonly string[]> {
  const { rows } = (await get(`/v1/backoffice/moderation?${query}`)).json<{ rows: { itemId: string }[] }>()
  return rows.map(({ itemId }) => itemId)
}

describe('G-05 the queue in the back office', () => {
  test('G-05 is searched by words and names, and filtered', async () => {
    expect(await found('q=MELHOR')).toEqual(['r0000000000000001'])
    expect(await found('q=r0000000000000001')).toEqual(['r0000000000000001'])
    expect(await found('kind=reply')).toEqual([])
    expect(await found('rule=link&because=rules&kind=review')).toEqual(['r0000000000000001'])
  })
  test('G-05 the screens show the text as text, with its pictures', async () => {
    const list = await get('/admin/moderacao?kind=review')
    expect([list.statusCode, list.body.includes('/admin/moderacao/review/r0000000000000001?kind=review')]).toEqual([
      200,
      true,
    ])
    const file = (await get('/admin/moderacao/review/r0000000000000001')).body
    expect(file).toContain('&lt;b&gt;melhor')
    expect(file).toContain('alt="Fotografia 1"')
    expect((await get('/admin/moderacao/review/nada')).statusCode).toBe(404)
    expect((await get('/admin/moderacao/carta/r2')).statusCode).toBe(404)
  })
  test('G-05 a decision without a reason, or one to publish with a reason, is none', async () => {
    const decide = (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/v1/backoffice/moderation/review/r0000000000000001',
        headers: { cookie, origin: 'http://localhost:3000' },
        payload,
      })
    const read = await fileOf('review/r0000000000000001')
    expect((await decide({ ...read, decision: 'remove', reasons: [] })).statusCode).toBe(422)
    expect((await decide({ ...read, decision: 'publish', reasons: ['false'] })).statusCode).toBe(422)
    const stale = await decide({ decision: 'publish', fileVersion, reasons: [] })
    expect(stale.json()).toMatchObject({ code: 'conflict' })
  })
})
