import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { ByteLru } from '#platform/memory/byte-lru.ts'
import { negotiateEncoding } from './encodings.ts'
import { createFragmentCache } from './fragments.ts'
import { createPageCache, type MadePage } from './page-cache.ts'

const NOW = '2026-12-20T12:00:00Z'
function page(text: string, rest: Partial<MadePage> = {}): MadePage {
  return {
    status: 200,
    body: Buffer.from(text),
    etag: `W/"${text}"`,
    validUntil: null,
    location: null,
    ...rest,
  }
}
function made(text: string, rest: Partial<MadePage> = {}) {
  return async () => page(text, rest)
}
function asked(key: string, version: string, make: () => Promise<MadePage>) {
  return {
    key,
    route: key,
    version: () => version,
    make,
  }
}
async function fails(): Promise<MadePage> {
  throw new Error('the database is away')
}

describe('bytes under a cap', () => {
  test('what was used longest ago goes first, and what is larger than the cap is never kept', () => {
    const lru = new ByteLru<string>(10)
    lru.set('a', 'A', 4)
    lru.set('b', 'B', 4)
    lru.get('a')
    lru.set('c', 'C', 4)
    lru.set('huge', 'H', 11)
    expect(['a', 'b', 'c', 'huge'].map((key) => lru.get(key) ?? null)).toEqual(['A', null, 'C', null])
    expect(lru.bytes).toBe(8)
  })
  test('where all were read it is still an old one that goes, not the one that is new', () => {
    const lru = new ByteLru<string>(3)
    for (const key of ['a', 'b', 'c']) lru.set(key, key, 1)
    for (const key of ['a', 'b', 'c']) lru.get(key)
    lru.set('d', 'd', 1)
    lru.get('b')
    lru.set('e', 'e', 1)
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => lru.get(key) ?? null)).toEqual([null, 'b', null, 'd', 'e'])
    expect(lru.bytes).toBe(3)
  })
  test('what weighs nothing falls out too: its key is kept as well', () => {
    const lru = new ByteLru<readonly number[]>(10)
    for (let index = 0; index < 100; index++) lru.set(`/produto/${index}`, [], 0)
    expect(lru.size).toBe(10)
  })
})

describe('fragments', () => {
  test('a fragment is good until its time, to the millisecond', () => {
    const clock = manualClock(NOW)
    const fragments = createFragmentCache(clock)
    fragments.set('k', [Buffer.from('Entrega até ao Natal')], new Date('2026-12-20T12:00:01Z'))
    clock.advanceMs(999)
    expect(fragments.get('k')?.[0]?.toString()).toBe('Entrega até ao Natal')
    clock.advanceMs(1)
    expect(fragments.get('k')).toBeUndefined()
  })
  test('fragments stay under their cap in bytes', () => {
    const fragments = createFragmentCache(manualClock(NOW), 10_000)
    for (let index = 0; index < 100; index += 1) fragments.set(String(index), [Buffer.alloc(1000)], null)
    expect(fragments.bytes).toBeLessThanOrEqual(10_000)
    expect(fragments.get('99')).toBeDefined()
    expect(fragments.get('0')).toBeUndefined()
  })
})

describe('whole pages', () => {
  test('a page is kept when it is asked for the second time', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    let renders = 0
    const make = async () => {
      renders += 1
      return page('olá')
    }
    const from = []
    for (let index = 0; index < 4; index += 1) from.push((await pages.get(asked('/', '1', make))).from)
    expect(from).toEqual(['made', 'made', 'hit', 'hit'])
    expect(renders).toBe(2)
    const { page: kept } = await pages.get(asked('/', '1', make))
    expect(brotliDecompressSync(kept.brotli).toString()).toBe('olá')
  })
  test('addresses asked once are forgotten by their length: a flood of long ones takes the place of others, not memory', async () => {
    const firstAfter = async (others: readonly string[]) => {
      const pages = createPageCache({ clock: manualClock(NOW) })
      await pages.get(asked('/', '1', made('olá')))
      for (const other of others) await pages.get(asked(other, '1', made('')))
      await pages.get(asked('/', '1', made('olá')))
      return (await pages.get(asked('/', '1', made('olá')))).from
    }
    const addresses = (length: number) =>
      Array.from({ length: 2_000 }, (_, at) => `/search?q=${at}`.padEnd(length, 'x'))
    expect(await firstAfter(addresses(20))).toBe('hit')
    expect(await firstAfter(addresses(4_000))).toBe('made')
  })
  test('a kept page that is asked for again and again is packed smaller, once, with the same bytes in it', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    const text = Array.from({ length: 900 }, (_, index) => `<li>artigo ${(index * 7919) % 997}</li>`).join('')
    const sizes = new Set<number>()
    await vi.waitFor(async () => {
      const { page: kept } = await pages.get(asked('/', '1', made(text)))
      sizes.add(kept.brotli.byteLength)
      expect(brotliDecompressSync(kept.brotli).toString()).toBe(text)
      expect(sizes.size).toBe(2)
    }, 15_000)
    const [first = 0, second = 0] = sizes
    expect(second).toBeLessThan(first)
    for (let index = 0; index < 20; index += 1)
      sizes.add((await pages.get(asked('/', '1', made(text)))).page.brotli.byteLength)
    expect(sizes.size).toBe(2)
  })
  test('a page is ready exactly as long as it is kept, its version stands and its time has not come', async () => {
    const clock = manualClock(NOW)
    const pages = createPageCache({ clock })
    let version = '1'
    const request = {
      key: '/',
      route: '/',
      version: () => version,
      make: async () => page(version, { validUntil: new Date('2026-12-20T13:00:00Z') }),
    }
    const ready = () => pages.ready('/', false)?.page.etag ?? null
    const states = [ready()]
    await pages.get(request)
    states.push(ready())
    await pages.get(request)
    states.push(ready())
    version = '2'
    states.push(ready())
    await pages.get(request)
    states.push(ready())
    clock.advanceMs(3_600_000)
    states.push(ready())
    expect(states).toEqual([null, null, 'W/"1"', null, 'W/"2"', null])
  })
  test('O1 while it is busy a page that was overtaken minutes ago is ready, as an older one, and no page that has ended', async () => {
    const clock = manualClock(NOW)
    const pages = createPageCache({ clock })
    let version = '1'
    for (const [key, validUntil] of [
      ['/', null],
      ['/ate', new Date('2026-12-20T13:00:00Z')],
    ] as const) {
      for (let index = 0; index < 2; index += 1)
        await pages.get({ key, route: '/', version: () => version, make: async () => page(version, { validUntil }) })
    }
    version = '2'
    const ready = (key: string, isBusy: boolean) => pages.ready(key, isBusy)?.from ?? null
    expect([ready('/', false), ready('/', true), ready('/ate', true)]).toEqual([null, 'stale', 'stale'])
    clock.advanceMs(300_001)
    expect(ready('/', true)).toBeNull()
    await pages.get({ key: '/', route: '/', version: () => version, make: async () => page(version) })
    expect(ready('/', true)).toBe('hit')
    clock.advanceMs(3_600_000)
    expect(ready('/ate', true)).toBeNull()
  })
  test('another version is another page, at once', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    for (let index = 0; index < 3; index += 1) await pages.get(asked('/', '1', made('antes')))
    expect((await pages.get(asked('/', '2', made('depois')))).page.etag).toBe('W/"depois"')
  })
  test('fault O2 those who wait for the same page share one rendering', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    let renders = 0
    const make = async () => {
      renders += 1
      await Promise.resolve()
      return page('uma vez')
    }
    await Promise.all(Array.from({ length: 1000 }, () => pages.get(asked('/', '1', make))))
    expect(renders).toBe(1)
  })
  test('fault D1 when the new page cannot be made the older one is served, marked stale', async () => {
    const stale: string[] = []
    const pages = createPageCache({ clock: manualClock(NOW), onStale: (key) => stale.push(key) })
    for (let index = 0; index < 2; index += 1) await pages.get(asked('/', '1', made('antes')))
    const { page: kept, from } = await pages.get(asked('/', '2', fails))
    expect([from, kept.etag, stale]).toEqual(['stale', 'W/"antes"', ['/']])
    await expect(pages.get(asked('/nunca', '1', fails))).rejects.toThrow('the database is away')
  })
  test('a page that is gone is not stood in for by an older one', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    for (let index = 0; index < 2; index += 1) await pages.get(asked('/', '1', made('antes')))
    await expect(
      pages.get(
        asked('/', '2', async () => {
          throw new RefusedError(refusal('not_found', 'gone'))
        }),
      ),
    ).rejects.toThrow('gone')
  })
  test('a page with something that time changes ends with it', async () => {
    const clock = manualClock(NOW)
    const pages = createPageCache({ clock })
    const make = made('natal', { validUntil: new Date('2026-12-21T00:00:00Z') })
    for (let index = 0; index < 2; index += 1) await pages.get(asked('/', '1', make))
    expect((await pages.get(asked('/', '1', make))).from).toBe('hit')
    clock.advanceMs(12 * 3_600_000)
    expect((await pages.get(asked('/', '1', make))).from).toBe('made')
  })
  test('fault O3 a flood of addresses asked once keeps nothing', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    for (let index = 0; index < 200; index += 1) await pages.get(asked(`/produtos?q=${index}`, '1', made('x')))
    expect(pages.bytes).toBe(0)
  })
  test('fault O3 a long address weighs what it is long', async () => {
    const pages = createPageCache({ clock: manualClock(NOW) })
    for (let index = 0; index < 2; index += 1)
      await pages.get(asked(`/compare-products?v=${'1,'.repeat(5_000)}`, '1', made('x')))
    expect(pages.bytes).toBeGreaterThan(10_000)
  })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
] as const)('a browser that takes %s gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
