import { expect, test } from 'vitest'
import { testServer } from '../testing.ts'
import { pageFacts } from './route-facts.ts'

test('R-22 a part that is empty makes no address: with a slash at its end a list leads to the list, and what is no list stays', async () => {
  const { app } = testServer({})
  for (const url of ['/fabricantes', '/fabricantes/:slug', '/artigo/:slug'])
    app.get(url, { config: pageFacts() }, () => 'x')
  const answerTo = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url, headers: { host: 'localhost' } })
    return [statusCode, headers['location']]
  }
  expect(await answerTo('/fabricantes/')).toEqual([301, '/fabricantes'])
  expect(await answerTo('/fabricantes//?q=1')).toEqual([301, '/fabricantes?q=1'])
  expect(await answerTo('/fabricantes/', 'HEAD')).toEqual([301, '/fabricantes'])
  expect(await answerTo('/fabricantes/casa/')).toEqual([301, '/fabricantes/casa'])
  expect(await answerTo('/fabricantes/casa')).toEqual([200, undefined])
  // Without a list above it, it is for its route to say.
  expect(await answerTo('/artigo/')).toEqual([200, undefined])
  expect(await answerTo('/fabricantes/', 'POST')).toEqual([404, undefined])
  await app.close()
})
