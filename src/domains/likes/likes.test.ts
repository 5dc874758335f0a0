import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { callBattery } from '#platform/http/calls/call-battery.ts'
import { likeAllCall, likeCall, likesLoginCall, likesReceivedCall, likeStatesCall, unlikeCall } from './calls.ts'
import { aLikesService, anOffer } from './testing.ts'

const { db } = await testDatabase()
const offers = new Map([1, 2, 3, 4, 5].map((id) => [id, anOffer({ id })]))
const { app, clock, person } = aLikesService(db, offers)
afterAll(() => app.close())

function of(itemType = 'variant') {
  return { project: 'poiso', itemType }
}
const battery = await person('bateria')
callBattery(likeStatesCall, { app, example: { params: of(), query: { stars: true }, body: [1, 2] } })
callBattery(likeAllCall, { app, example: { params: of() }, cookie: battery.header })
callBattery(likesReceivedCall, { app, example: { params: of() }, cookie: battery.header })
callBattery(likeCall, {
  app,
  example: { params: { ...of(), itemId: 1 }, query: { consent: '["marketing"]' } },
  cookie: battery.header,
})
callBattery(unlikeCall, { app, example: { params: { ...of(), itemId: 2 } }, cookie: battery.header })
callBattery(likesLoginCall, { app, example: { params: { project: 'poiso' } }, cookie: battery.header })

type Method = 'GET' | 'POST' | 'DELETE'
function ask(method: Method, url: string, cookie?: string, body?: unknown) {
  return app.inject({
    method,
    url: `/api/v1/poiso/${url}`,
    headers: cookie === undefined ? {} : { cookie },
    ...(body !== undefined && { payload: body as object }),
  })
}
function state(item_id: number, liked: boolean, likes_count: number) {
  return { item_id, liked_by_user: liked, saved_by_user: false, likes_count }
}

describe('A-02 E-09 the likes service', () => {
  test('likes and takes back, once however often it is asked', async () => {
    const [ana, rui] = [await person('ana'), await person('rui')]
    for (const { header } of [ana, rui, ana])
      expect((await ask('POST', 'like/variant/3', header)).json()).toMatchObject({ liked_by_user: true })
    expect((await ask('POST', 'like/variant', ana.header, [3, 4, 3, 99])).json()).toEqual([
      state(3, true, 2),
      state(4, false, 0),
      state(99, false, 0),
    ])
    expect((await ask('DELETE', 'like/variant/3', ana.header)).json()).toEqual(state(3, false, 1))
    expect((await ask('DELETE', 'like/variant/3', ana.header)).json()).toEqual(state(3, false, 1))
    expect((await ask('POST', 'like/variant', rui.header, [3])).json()).toEqual([state(3, true, 1)])
  })

  test('P-01 who is not signed in sees the sums, and is refused what a person does', async () => {
    const { header } = await person('sums')
    await ask('POST', 'like/variant/4', header)
    expect((await ask('POST', 'like/variant', undefined, [4])).json()).toEqual([state(4, false, 1)])
    for (const [method, url] of [
      ['POST', 'like/variant/4'],
      ['DELETE', 'like/variant/4'],
      ['GET', 'like-all/variant'],
      ['GET', 'like/received/user/variant'],
      ['GET', 'login'],
    ] as const)
      expect([url, (await ask(method, url)).statusCode]).toEqual([url, 401])
    expect((await ask('POST', 'like/variant', undefined, [4])).json()).toEqual([state(4, false, 1)])
  })

  test('types are apart; all of one, the newest first; how many have been received; whose they are', async () => {
    const { header, person: ana } = await person('all')
    await ask('POST', 'like/variant/1', header)
    clock.advanceMs(1_000)
    await ask('POST', 'like/variant/2', header)
    await ask('POST', 'like/comparison/5', header)
    const all = (await ask('GET', 'like-all/variant', header)).json<{ item_id: number; product_id: number }[]>()
    expect(all.map(({ item_id, product_id }) => [item_id, product_id])).toEqual([
      [2, 1_002],
      [1, 1_001],
    ])
    expect((await ask('GET', 'like-all/comparison', header)).json()).toMatchObject([{ item_id: 5, likes_count: 1 }])
    expect((await ask('GET', 'like/received/user/variant', header)).json()).toEqual({ count: 2 })
    expect((await ask('GET', 'login', header)).json()).toEqual({ user_id: ana.id })
  })

  test('the counters are those that are asked for', async () => {
    const asked = 'like/variant?commentsCount=true&stars=true&answersCount=true&reviewCounts=true'
    expect((await ask('POST', asked, undefined, [5])).json()).toEqual([
      {
        ...state(5, false, 0),
        comments_count: 0,
        images_count: 0,
        star_value: null,
        answers_count: 0,
        reviews_count: 0,
      },
    ])
    expect((await ask('POST', 'like/variant?stars=true', undefined, [5])).json()).toEqual([
      { ...state(5, false, 0), star_value: null },
    ])
  })

  test('what does not exist is not liked: another project, type, item, and consent that is none', async () => {
    const { header } = await person('wrong')
    for (const [method, url, status] of [
      ['POST', 'like/variant/98', 404],
      ['POST', 'like/user-related/1', 400],
      ['POST', 'like/variant/1?consent=%7B%7D', 400],
      ['POST', 'like/variant/1?consent=%5B%22everything%22%5D', 400],
      ['GET', '../other/like-all/variant', 404],
      ['POST', '../other/like/variant/1', 404],
    ] as const)
      expect([url, (await ask(method, url, header)).statusCode]).toEqual([url, status])
    expect(
      (
        await ask(
          'POST',
          'like/variant',
          header,
          Array.from({ length: 101 }, (_, at) => at + 1),
        )
      ).statusCode,
    ).toBe(400)
    expect((await ask('GET', 'like/received/user/variant', header)).json()).toEqual({ count: 0 })
  })

  test('a person likes so many and no more, and is told', async () => {
    const { header, person: ana } = await person('many')
    await db
      .insertInto('likes.liked')
      .values(
        Array.from({ length: 99 }, (_, at) => ({
          person_id: ana.id as number,
          item_type: 'comparison',
          item_id: 1_000 + at,
          liked_at: clock.now(),
        })),
      )
      .execute()
    const { statusCode, json } = await ask('POST', 'like/comparison/1', header)
    expect([statusCode, json<{ code: string }>().code]).toEqual([422, 'unprocessable'])
    expect((await ask('POST', 'like/variant/1', header)).statusCode).toBe(200)
  })
})
