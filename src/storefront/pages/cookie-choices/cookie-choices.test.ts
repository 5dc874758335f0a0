import { expect, test } from 'vitest'
import { testStorefront } from '../../routes/testing.ts'

const { app } = testStorefront()

test('T-01 M-08 a refusal by the page without script ends the cookies that are there, by their names, and no others', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/cookies/escolhas',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      cookie: '_ga=1; _ga_AB12=2; utm_source=x; _gatto; session=s',
    },
    payload: 'escolha=recusar',
  })
  expect(answer.statusCode).toBe(303)
  const set = [answer.headers['set-cookie'] ?? []].flat()
  expect(
    set
      .filter((cookie) => cookie.includes('Max-Age=0'))
      .map((cookie) => cookie.split('=')[0])
      .toSorted(),
  ).toEqual(['_ga', '_ga_AB12', '_gatto', 'utm_source'])
  expect(set[0]).toMatch(/^_cc=essential;/)
})
