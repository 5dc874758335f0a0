import { describe, expect, test, vi } from 'vitest'
import { assetAnswer, CACHES, KEPT_PAGES, KEPT_PAGES_BYTES, keepPage, keptPages, OFFLINE_PATH } from './kept-pages.ts'

const ORIGIN = 'https://poiso.pt'
const MB = 1024 * 1024

/** As a browser has it, as far as the worker uses it: keys in the order in which they were put. */
function aStorage(): CacheStorage {
  const caches = new Map<string, Cache>()
  return {
    open: async (name: string) => {
      const cache = caches.get(name) ?? aCache()
      caches.set(name, cache)
      return cache
    },
  } as unknown as CacheStorage
}

function aCache(): Cache {
  const kept = new Map<string, Response>()
  const urlOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
  return {
    match: async (request: Request | string) => kept.get(urlOf(request))?.clone(),
    matchAll: async () => [...kept.values()].map((answer) => answer.clone()),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    put: async (request: Request | string, answer: Response) => void kept.set(urlOf(request), answer),
    delete: async (request: Request | string) => kept.delete(urlOf(request)),
    addAll: async (urls: string[]) => urls.forEach((url) => kept.set(urlOf(url), new Response('file'))),
  } as unknown as Cache
}

async function keep(storage: CacheStorage, path: string, { bytes = 100, body = '' } = {}): Promise<void> {
  const html = `<title>${path} · Poiso</title>${body}`
  await keepPage(storage, ORIGIN + path, new Response(html.padEnd(bytes)), 1)
}

async function paths(storage: CacheStorage): Promise<string[]> {
  return (await keptPages(storage)).map(({ url }) => url.slice(ORIGIN.length))
}

describe('T-06 bounds of what a browser keeps', () => {
  test('T-06 30 pages: the oldest goes, what is seen again is the newest, the page without a connection is not one of them', async () => {
    const storage = aStorage()
    await keep(storage, OFFLINE_PATH)
    for (let index = 0; index < KEPT_PAGES; index += 1) await keep(storage, `/produtos/${index}`)
    await keep(storage, '/produtos/0')
    await keep(storage, '/lojas')
    const kept = await paths(storage)
    expect([kept.length, ...kept.slice(0, 2)]).toEqual([KEPT_PAGES, '/lojas', '/produtos/0'])
    expect(kept).not.toContain('/produtos/1')
    expect(await (await storage.open(CACHES.pages)).match(ORIGIN + OFFLINE_PATH)).toBeDefined()
  })

  test('T-06 8 MB together: the oldest make room', async () => {
    const storage = aStorage()
    for (let index = 0; index < 10; index += 1) await keep(storage, `/produtos/${index}`, { bytes: MB })
    const kept = await keptPages(storage)
    expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(KEPT_PAGES_BYTES)
    expect(await paths(storage)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((index) => `/produtos/${index}`))
  })

  test('T-06 a page above 1 MB is not kept, and nothing goes for it', async () => {
    const storage = aStorage()
    await keep(storage, '/lojas')
    await keep(storage, '/produtos', { bytes: MB + 1 })
    expect(await paths(storage)).toEqual(['/lojas'])
  })

  test('T-06 above 120 built files, those that no kept page names go', async () => {
    const storage = aStorage()
    await keep(storage, '/lojas', { body: '<script src="/assets/base-named.js"></script>' })
    vi.stubGlobal('fetch', async () => new Response('file'))
    const assets = await storage.open(CACHES.assets)
    const ask = (index: number) => assetAnswer(storage, new Request(`${ORIGIN}/assets/part-${index}.js`))
    for (let index = 0; index < 119; index += 1) await ask(index)
    await vi.waitFor(async () => expect(await assets.keys()).toHaveLength(120))
    await ask(119)
    await vi.waitFor(async () =>
      expect((await assets.keys()).map(({ url }) => url)).toEqual([`${ORIGIN}/assets/base-named.js`]),
    )
    vi.unstubAllGlobals()
  })
})
