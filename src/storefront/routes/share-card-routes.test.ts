import { afterAll, describe, expect, test } from 'vitest'
import type { ShareCard } from '#domains/images/contract.ts'
import { testStorefront } from './testing.ts'

const drawn: ShareCard[] = []
let isWhole = true
const { app } = testStorefront({
  shareCards: {
    draw: async (card) => {
      drawn.push(card)
      return { jpeg: Buffer.from('card'), isWhole }
    },
  },
})
afterAll(() => app.close())

async function cardOf(page: string): Promise<string> {
  const { body } = await app.inject({ url: page })
  return /<meta property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(body)?.[1] ?? ''
}

describe('U-08 the picture of a shared page', () => {
  test.each(['/produto/500-sofa-alvor', '/produtos/sofas', '/'])('U-08 %s names one that is there', async (page) => {
    const { statusCode, headers } = await app.inject({ url: await cardOf(page) })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=604800',
    ])
    expect(drawn.at(-1)?.title).not.toBe('')
  })
  test('U-08 another version leads to the present one, and is not drawn; without all its pictures it is kept for a minute', async () => {
    const own = await cardOf('/produto/500-sofa-alvor')
    const before = drawn.length
    const { statusCode, headers } = await app.inject({ url: own.replace(/[0-9a-f]{10}/, '0123456789') })
    expect([statusCode, headers['location'], drawn.length]).toEqual([302, own, before])
    isWhole = false
    expect((await app.inject({ url: own })).headers['cache-control']).toBe('public, max-age=60')
    isWhole = true
  })
  test.each([
    '/search',
    '/produto/404-x',
    '/user',
    '/produtos/nada',
    `/${'a'.repeat(301)}`,
    '/produtos/sofas?cor=azul',
  ])('U-08 %s has none', async (page) => {
    expect(
      (await app.inject({ url: `/partilha/0123456789${encodeURI(page).replace('?', '%3F')}.jpg` })).statusCode,
    ).toBe(404)
  })
  test('U-08 T-04 a visit from an advertisement has the same canonical address and picture; filters share the site’s', async () => {
    const { body } = await app.inject({ url: '/produtos/sofas?utm_source=a&gclid=b' })
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/produtos/sofas"/>')
    expect(body).not.toMatch(/<head>.*(?:utm_|gclid).*<\/head>/s)
    expect(body).toContain(await cardOf('/produtos/sofas'))
    expect(await cardOf('/produtos/sofas?cor=azul,branco')).toContain('/poiso.jpg')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })
})
