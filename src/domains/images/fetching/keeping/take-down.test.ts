import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { openImages } from '../../open-images.ts'
import { imageRoutes } from '../../routes.ts'
import { fetchedPictures } from '../download/fetch-now.ts'
import { pictureTroubles } from '../report/picture-report.ts'
import { picturesOf } from './pictures-of.ts'
import { refetchAddresses } from '../queue/refetch.ts'
import { findNamedPicture, restorePicture, takeDownPicture, takenDownPictures } from './take-down.ts'
import { aPictureBench, type PictureBench } from '../testing.ts'
import { aJpeg } from '../testing-pictures.ts'
import { tidyPictures } from './tidy-pictures.ts'

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-takedown-'))
let bench: PictureBench
let sofa: Buffer
let chair: Buffer
beforeAll(async () => {
  bench = await aPictureBench(database)
  ;[sofa, chair] = [await aJpeg({ hue: 10 }), await aJpeg({ hue: 200 })]
})
beforeEach(() => bench.empty())
afterAll(async () => {
  await bench.close()
  rmSync(folder, { recursive: true, force: true })
})

const why = 'reclamação 12'
async function takeDown(pictureId: number) {
  return takeDownPicture(bench.deps, { pictureId, why }, bench.imports.clock.now())
}
async function paths(...names: string[]) {
  const found = await picturesOf(
    db,
    names.map((name) => bench.server.url(name)),
  )
  return names.map((name) => found.get(bench.server.url(name))?.path ?? null)
}
function idOf(path: string): number {
  return Number(/\/p(\d+)/.exec(path)?.[1])
}
/** Two shops with the same picture of one sofa, and another of it. */
async function aSoldSofa(): Promise<string> {
  for (const path of ['/a.jpg', '/same.jpg']) bench.server.answers.set(path, sofa)
  bench.server.answers.set('/b.jpg', chair)
  await bench.sell({ a: ['/a.jpg', '/b.jpg'] })
  await bench.sell({ x: ['/same.jpg'] }, 'Outra Loja')
  await bench.fetchAll()
  return (await paths('/a.jpg'))[0] as string
}

describe('B-10 a picture is taken down', () => {
  test('its addresses are refused with the reason, its original is gone, and the next picture takes its place', async () => {
    const path = await aSoldSofa()
    expect(await takeDown(idOf(path))).toMatchObject({ addresses: 2, offers: 2 })
    expect(await bench.states()).toEqual({
      '/a.jpg': 'refused picture_taken_down',
      '/b.jpg': 'fetched',
      '/same.jpg': 'refused picture_taken_down',
    })
    expect(await paths('/a.jpg', '/same.jpg', '/b.jpg')).toEqual([null, null, expect.stringMatching(/p\d+/)])
    expect([...bench.store.files.keys()].filter((key) => key.endsWith(`${path.split('/').at(-1)}.jpg`))).toEqual([])
    const { rows } = await sql<{ told: number }>`select count(*)::int as told from images.changed_variant`.execute(db)
    expect(rows[0]?.told).toBe(2)
    const [shop] = (
      await sql<{ eshop_id: number }>`select eshop_id from images.source where url like '%/a.jpg'`.execute(db)
    ).rows
    expect(await pictureTroubles(db, shop?.eshop_id ?? 0, {}, 10)).toMatchObject([
      { problem: 'picture_taken_down', itemIds: ['a'] },
    ])
  })

  test('the same bytes are refused whenever and from wherever they come again; other ones are taken', async () => {
    const id = idOf(await aSoldSofa())
    await takeDown(id)
    bench.server.answers.set('/new.jpg', sofa)
    await bench.sell({ n: ['/new.jpg'] }, 'Terceira Loja')
    await refetchAddresses(db, null)
    await bench.fetchAll()
    expect(await bench.states()).toMatchObject({
      '/a.jpg': 'refused picture_taken_down',
      '/same.jpg': 'refused picture_taken_down',
      '/new.jpg': 'refused picture_taken_down',
      '/b.jpg': 'fetched',
    })
    bench.server.answers.set('/new.jpg', await aJpeg({ hue: 90 }))
    await refetchAddresses(db, null)
    await bench.fetchAll()
    expect((await bench.states())['/new.jpg']).toBe('fetched')
    bench.imports.clock.advanceMs(400 * 86_400_000)
    await tidyPictures(bench.deps)
    expect(await takenDownPictures(db)).toEqual([{ id, at: expect.any(Date) as Date, why }])
  })

  test('one that is being looked at while it is taken down does not come back by what the server says', async () => {
    const id = idOf(await aSoldSofa())
    bench.server.answers.set(
      '/a.jpg',
      (_request, response) => void takeDown(id).then(() => response.writeHead(304).end()),
    )
    await sql`update images.source set queue = 8, next_at = null, etag = '"x"' where url like '%/a.jpg'`.execute(db)
    await bench.fetchAll()
    expect((await bench.states())['/a.jpg']).toBe('refused picture_taken_down')
    expect(await paths('/a.jpg')).toEqual([null])
  })

  test('nor one whose bytes are being read for the first time', async () => {
    await aSoldSofa()
    await sql`update images.source set picture_id = null, state = 'due', queue = priority, etag = null where url like '%.jpg'`.execute(
      db,
    )
    await sql`update images.picture set state = 'storing'`.execute(db)
    const { store } = bench.deps
    const slow = {
      ...store,
      write: async (key: string, bytes: Buffer) => (await takeDown(idOf(key)), store.write(key, bytes)),
    }
    await bench.fetchAll({ store: slow })
    expect(new Set(Object.values(await bench.states()))).toEqual(new Set(['refused picture_taken_down']))
    expect(bench.store.files.size).toBe(0)
  })

  test('taken back it is fetched again and shown', async () => {
    const id = idOf(await aSoldSofa())
    expect(await restorePicture(db, id, bench.imports.clock.now())).toBeNull()
    await takeDown(id)
    expect(await restorePicture(db, id, bench.imports.clock.now())).toBe(2)
    await bench.fetchAll()
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched', '/b.jpg': 'fetched', '/same.jpg': 'fetched' })
    expect([await takenDownPictures(db), bench.store.files.size]).toEqual([[], 2])
  })

  test('it is named by its number, by any address of ours, or by a shop’s', async () => {
    const path = await aSoldSofa()
    const id = idOf(path)
    const named = [
      String(id),
      `p${id}`,
      `/${path}/w360`,
      `https://img.poiso.pt/${path}/listingRectangle`,
      path.replace('product', '/tiny'),
      bench.server.url('/same.jpg'),
    ]
    expect(await Promise.all(named.map((name) => findNamedPicture(db, name)))).toEqual(named.map(() => id))
    expect(
      await Promise.all(
        ['sofa', '/product/zz', 'https://loja.pt/never.jpg', 'p0'].map((name) => findNamedPicture(db, name)),
      ),
    ).toEqual([null, null, null, null])
  })
})

test('X-04 B-10 the image host stops sending it within seconds, from memory and disk alike: 410 with a drawing, kept for a minute', async () => {
  const path = await aSoldSofa()
  const [images, clock] = [join(folder, 'web'), { now: () => new Date(), monotonicMs: () => ms }]
  let ms = 0
  const service = openImages({
    store: bench.store,
    dataFolder: images,
    pictures: fetchedPictures(db),
    clock,
    log: createLog({ level: 'silent' }),
  })
  const { app } = testServer()
  imageRoutes(app, { images: service, https: false })
  const port = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}/listingRectangle`, {
      headers: { accept: 'image/webp' },
    })
    return {
      status: answer.status,
      cache: answer.headers.get('cache-control'),
      type: answer.headers.get('content-type'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }
  const before = await ask()
  expect([before.status, (await ask()).cache]).toEqual([200, 'public, max-age=31536000, immutable'])
  await takeDown(idOf(path))
  ms = 5_000
  await ask()
  await expect.poll(async () => (await ask()).status).toBe(410)
  const after = await ask()
  expect(after).toMatchObject({ cache: 'public, max-age=60', type: 'image/webp' })
  expect(after.bytes.equals(before.bytes)).toBe(false)
  const hash = path.split('/').slice(1, 4).join('')
  await expect
    .poll(async () =>
      (await readdir(join(images, 'images', 'renditions'), { recursive: true })).filter((name) => name.includes(hash)),
    )
    .toEqual([])
  // Idle for long, it is asked before anything is sent.
  await restorePicture(db, idOf(path), new Date())
  await bench.fetchAll()
  ms = 60_000
  expect((await ask()).status).toBe(200)
  await app.close()
})
