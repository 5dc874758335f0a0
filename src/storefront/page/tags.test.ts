import { expect, test } from 'vitest'
import { testStorefront } from '../routes/testing.ts'
import { aSite } from '../testing.ts'

const tag = { container: 'https://tags.example/gtm.js', behaviour: null, origins: ['https://tags.example'] }

async function tagsOf(url: string, isShown: boolean): Promise<[boolean, string | null]> {
  const { app } = testStorefront({ site: aSite({ events: { ...tag, isShown } }) })
  const { body, headers } = await app.inject({ url, headers: { host: 'localhost:3000' } })
  await app.close()
  return [
    String(headers['content-security-policy']).includes('tags.example'),
    /data-events="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? null,
  ]
}

test.each(['/', '/produtos/sofas', '/produto/500-sofa-alvor', '/compare-products?v=1000,1003'])(
  'A-10 %s tells its script of the tags, and its policy names their hosts',
  async (url) => {
    expect(await tagsOf(url, false)).toEqual([true, JSON.stringify({ ...tag, isShown: false })])
  },
)

test.each(['/user/favourites', '/user/reset-password?code=x', '/nada'])(
  'A-10 %s, whose address or content may be one person’s, has none',
  async (url) => {
    expect(await tagsOf(url, false)).toEqual([false, null])
    expect(await tagsOf(url, true)).toEqual([
      false,
      JSON.stringify({ container: null, behaviour: null, origins: [], isShown: true }),
    ])
  },
)

test('A-10 without tags nothing of a page speaks of them', async () => {
  const { app } = testStorefront()
  const { body, statusCode } = await app.inject({ url: '/produtos/sofas', headers: { host: 'localhost:3000' } })
  expect(statusCode).toBe(200)
  expect(body).not.toContain('data-events')
  await app.close()
})
