import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadIndexableProducts, presentCardRecord } from '#domains/offers/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { PictureJudge } from '../scoring/picture-judge.ts'
import { takeInAddresses } from './offers/intake.ts'
import { judgePictures } from './keeping/judge-pictures.ts'
import { waitingPictures } from './report/picture-report.ts'
import { picturesOf, urlKey } from './keeping/pictures-of.ts'
import { QUEUE } from './queue/queue-storage.ts'
import { refetchAddresses, refetchLost } from './queue/refetch.ts'
import { tellChangedOffers } from './offers/tell-offers.ts'
import { aPictureBench, type PictureBench } from './testing.ts'
import { aJpeg, aPixelFlood, someBytes } from './testing-pictures.ts'
import { findUnusedAddresses, tidyPictures } from './keeping/tidy-pictures.ts'

const database = await testDatabase()
const { db } = database
let bench: PictureBench
let sofa: Buffer
let chair: Buffer

beforeAll(async () => {
  bench = await aPictureBench(database)
  ;[sofa, chair] = [await aJpeg({ hue: 10 }), await aJpeg({ hue: 200, width: 500, height: 700 })]
})
beforeEach(() => bench.empty())
afterAll(() => bench.close())

const DAY_MS = 86_400_000
/** Time goes by, and what is due by then is fetched. */
async function later(days: number): Promise<void> {
  bench.imports.clock.advanceMs(days * DAY_MS)
  await bench.lookOnce()
  await bench.fetchAll()
}
async function cards() {
  const { rows } = await sql<{
    id: number
  }>`select id from offers.product where merged_into is null order by id`.execute(db)
  const products = await loadIndexableProducts(
    db,
    rows.map(({ id }) => id),
    bench.imports.clock.now(),
    picturesOf,
  )
  return products.flatMap(({ offers }) =>
    offers.map(({ card }) =>
      presentCardRecord(Buffer.from(card), { region: 'mainland', now: bench.imports.clock.now(), clickSource: 1 }),
    ),
  )
}

describe("X-04 a shop's picture comes to its card", () => {
  test('an address that is not fetched yet has an address of its own, then the picture has, and the offer is told; before it is taken in there is none', async () => {
    bench.server.answers.set('/sofa.jpg', sofa)
    await bench.sell({ a: ['/sofa.jpg'] })
    expect((await cards())[0]).toMatchObject({ image: null, images: [] })
    await takeInAddresses(bench.deps)
    const hash = urlKey(bench.server.url('/sofa.jpg'))
      .slice(0, 6)
      .replace(/(..)(..)(..)/, '$1/$2/$3')
    expect((await cards())[0]?.image).toEqual({ id: `product/${hash}/s1`, type: 'product', cropped: false })
    await tellChangedOffers(db)
    await sql`truncate outbox.index_dirty`.execute(db)
    await bench.fetchAll()
    const { rows } = await sql<{
      hash: string
    }>`select encode(substr(sha256, 1, 3), 'hex') as hash from images.picture`.execute(db)
    const [card] = await cards()
    expect(card?.images).toEqual([
      { id: `product/${rows[0]?.hash.replace(/(..)(..)(..)/, '$1/$2/$3')}/p1`, type: 'product', cropped: false },
    ])
    expect([...bench.store.files.keys()]).toEqual([
      `originals/${rows[0]?.hash.replace(/(..)(..)(..)/, '$1/$2/$3')}/p1.jpg`,
    ])
    expect(await sharp([...bench.store.files.values()][0]).metadata()).toMatchObject({
      width: 640,
      height: 480,
      format: 'jpeg',
    })
    await tellChangedOffers(db)
    expect((await sql`select from outbox.index_dirty`.execute(db)).rows).toHaveLength(1)
  })

  test("pictures stand in the shop's order; of ten thousand addresses of one offer ten are looked at (F13)", async () => {
    for (let at = 0; at < 12; at += 1)
      bench.server.answers.set(`/${at}.jpg`, at === 11 ? sofa : await aJpeg({ hue: at * 30 }))
    await bench.sell({ a: Array.from({ length: 10_000 }, (_, at) => `/${at}.jpg`) })
    await bench.fetchAll()
    expect(bench.server.asked).toHaveLength(10)
    const [card] = await cards()
    expect(card?.images.map(({ id }) => id.split('/').at(-1))).toHaveLength(10)
    expect(card?.image?.id).toBe(card?.images[0]?.id)
  })

  test('the same content under two addresses, and in two shops, is read and kept once', async () => {
    for (const path of ['/a.jpg', '/b.jpg', '/c.jpg']) bench.server.answers.set(path, sofa)
    await bench.sell({ a: ['/a.jpg', '/b.jpg'] })
    await bench.sell({ b: ['/c.jpg'] }, 'Outra Loja')
    await bench.fetchAll()
    expect(bench.store.files.size).toBe(1)
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched', '/b.jpg': 'fetched', '/c.jpg': 'fetched' })
    const images = (await cards()).map((card) => card.images.map(({ id }) => id))
    // Which of the three that came at once has given it its number is not said.
    expect(images).toEqual([[expect.any(String)], images[0]])
  })
})

describe('refusals', () => {
  test("M1 what is no good picture is refused with its reason, and the card shows none, least of all another's", async () => {
    const { answers } = bench.server
    answers.set('/flood.png', aPixelFlood())
    answers.set('/script.svg', someBytes.svgWithScript)
    answers.set('/page.jpg', someBytes.html)
    answers.set('/cut.jpg', sofa.subarray(0, sofa.length / 2))
    answers.set('/lying.png', sofa)
    answers.set('/secret.jpg', (_, response) => response.writeHead(403).end())
    answers.set('/away.jpg', (_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    )
    answers.set('/loop.jpg', (_, response) => response.writeHead(302, { location: '/loop.jpg' }).end())
    const paths = [
      '/flood.png',
      '/script.svg',
      '/page.jpg',
      '/cut.jpg',
      '/lying.png',
      '/secret.jpg',
      '/away.jpg',
      '/loop.jpg',
      '/none.jpg',
      'http://10.0.0.1/a.jpg',
      'http://shop.localhost/etc/..%2f..%2fpasswd',
    ]
    await bench.sell(Object.fromEntries(paths.map((path, at) => [`i${at}`, [path]])))
    await bench.fetchAll()
    expect(await bench.states()).toEqual({
      '/flood.png': 'refused picture_too_large',
      '/script.svg': 'refused picture_svg',
      '/page.jpg': 'refused picture_not_an_image',
      '/cut.jpg': 'refused picture_damaged',
      '/lying.png': 'fetched',
      '/secret.jpg': 'refused picture_refused_by_server',
      '/away.jpg': 'refused picture_blocked',
      '/loop.jpg': 'refused picture_redirect',
      '/none.jpg': 'gone picture_not_found',
      'http://10.0.0.1/a.jpg': 'refused picture_blocked',
      'http://shop.localhost/etc/..%2f..%2fpasswd': 'refused picture_blocked',
    })
    expect((await cards()).flatMap(({ image, images }) => [image?.type ?? null, images.length]).toSorted()).toEqual(
      [...Array.from({ length: 10 }, () => 0), 1, ...Array.from({ length: 10 }, () => null), 'product'].toSorted(),
    )
  })

  test('a server that fails is tried again with growing pauses, given up after three, and believed when it is back', async () => {
    let isBack = false
    bench.server.answers.set('/a.jpg', (_, response) => (isBack ? response.end(sofa) : response.writeHead(500).end()))
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    expect(await bench.states()).toEqual({ '/a.jpg': 'due picture_server_error' })
    await later(1 / 24)
    expect(await bench.states()).toEqual({ '/a.jpg': 'due picture_server_error' })
    await later(1)
    expect(await bench.states()).toEqual({ '/a.jpg': 'refused picture_server_error' })
    isBack = true
    await later(1)
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched' })
    expect(bench.server.asked).toHaveLength(4)
  })
})

describe('what changes at a shop', () => {
  test('a picture that is gone twice is shown no more; one slip is no loss', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    bench.server.answers.delete('/a.jpg')
    await later(2)
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched picture_not_found' })
    bench.server.answers.set('/a.jpg', sofa)
    await later(1)
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched' })
    bench.server.answers.delete('/a.jpg')
    await later(4)
    await later(1)
    expect(await bench.states()).toEqual({ '/a.jpg': 'gone picture_not_found' })
    expect((await cards())[0]?.image).toBeNull()
  })

  test('a page of maintenance or a guard does not take a picture away at once; the same twice is believed', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    bench.server.answers.set('/b.jpg', chair)
    await bench.sell({ a: ['/a.jpg'], b: ['/b.jpg'] })
    await bench.fetchAll()
    bench.server.answers.set('/a.jpg', someBytes.html)
    bench.server.answers.set('/b.jpg', (_, response) => response.writeHead(403).end())
    await later(2)
    expect(await bench.states()).toEqual({
      '/a.jpg': 'fetched picture_not_an_image',
      '/b.jpg': 'fetched picture_refused_by_server',
    })
    bench.server.answers.set('/a.jpg', sofa)
    await later(1 / 12)
    expect(await bench.states()).toEqual({ '/a.jpg': 'fetched', '/b.jpg': 'refused picture_refused_by_server' })
  })

  test('410 is believed at once', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    bench.server.answers.set('/a.jpg', (_, response) => response.writeHead(410).end())
    await later(2)
    expect(await bench.states()).toEqual({ '/a.jpg': 'gone picture_not_found' })
  })

  test('an unchanged picture is asked for by its validators, more and more seldom; another under the same address takes its place', async () => {
    let content = sofa
    const asked: (string | undefined)[] = []
    bench.server.answers.set('/a.jpg', (request, response) => {
      asked.push(request.headers['if-none-match'])
      const etag = `"${content.length}"`
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, { etag }).end(content)
    })
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    for (let day = 0; day < 30; day += 1) await later(1)
    expect(asked.length).toBeLessThanOrEqual(6)
    expect(new Set(asked)).toEqual(new Set([undefined, `"${sofa.length}"`]))
    content = chair
    await later(15)
    expect((await cards())[0]?.image?.id).toMatch(/p2$/)
    // Nobody shows the first any more: it goes after a grace, file and row.
    await later(8)
    expect(await tidyPictures(bench.deps)).toBe(1)
    expect([...bench.store.files.keys()]).toEqual([expect.stringMatching(/p2\.jpg$/)])
  })

  test('addresses that no offer names any more are forgotten after a month, with their pictures; one that comes back stays', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    bench.server.answers.set('/b.jpg', chair)
    await bench.sell({ a: ['/a.jpg'], b: ['/b.jpg'] })
    await bench.fetchAll()
    await bench.sell({ a: ['/b.jpg'], b: ['/b.jpg'] })
    await takeInAddresses(bench.deps)
    expect(await findUnusedAddresses(bench.deps, 0)).toBe(2)
    expect((await sql`select from images.source where unused_since is not null`.execute(db)).rows).toHaveLength(1)
    bench.imports.clock.advanceMs(31 * DAY_MS)
    await tidyPictures(bench.deps)
    bench.imports.clock.advanceMs(8 * DAY_MS)
    expect(await tidyPictures(bench.deps)).toBe(1)
    expect(Object.keys(await bench.states())).toEqual(['/b.jpg'])
    expect(bench.store.files.size).toBe(1)
  })

  test('an address that more offers name than are remembered stays, though those that are remembered are gone', async () => {
    bench.server.answers.set('/a.jpg', sofa)
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    await sql`update images.source set variant_ids = array(select generate_series(1000001, 1000200))`.execute(db)
    await findUnusedAddresses(bench.deps, 0)
    expect((await sql`select from images.source where unused_since is not null`.execute(db)).rows).toEqual([])
    await sql`update images.source set variant_ids = array(select generate_series(1000001, 1000199))`.execute(db)
    await findUnusedAddresses(bench.deps, 0)
    expect((await sql`select from images.source where unused_since is not null`.execute(db)).rows).toHaveLength(1)
  })
})

test('taking in twice writes nothing new, and follows what imports change without their doing', async () => {
  await bench.sell({ a: ['/a.jpg'] })
  expect(await takeInAddresses(bench.deps)).toBe(1)
  expect(await takeInAddresses(bench.deps)).toBe(0)
  await bench.sell({ a: ['/a.jpg', '/b.jpg'], b: ['/a.jpg'] })
  expect(await takeInAddresses(bench.deps)).toBe(1)
  const { rows } = await sql<{
    url: string
    variant_ids: number[]
    priority: number
  }>`select url, variant_ids, priority from images.source order by id`.execute(db)
  expect(rows.map(({ variant_ids: ids, priority }) => [ids.length, priority])).toEqual([
    [2, QUEUE.firstInStock],
    [1, QUEUE.second],
  ])
})

test('A-01.16 pictures are judged as they come, and again by a newer judge; the best leads the card when it is clearly better', async () => {
  for (const [at, path] of ['/a.jpg', '/b.jpg'].entries())
    bench.server.answers.set(path, await aJpeg({ hue: 40 + at * 90, width: 400 + at * 100 }))
  // The narrower picture is shown first by the shop; the judge prefers wide ones.
  const judge = (version: number, best: number): PictureJudge => ({
    version,
    score: (_, { width }) => ({
      type: 'piece',
      orientation: 'landscape',
      cropped: width === best,
      score: width === best ? 0.9 : 0.3,
      reasons: [],
      focusBox: { left: 10, top: 20, width: 900, height: 800 },
    }),
    describe: () => new Int8Array(8).fill(version),
  })
  await bench.sell({ a: ['/a.jpg', '/b.jpg'] })
  await bench.fetchAll({ judge: judge(1, 500) })
  const leading = async () => (await cards())[0]?.images.map(({ cropped }) => cropped)
  const widths = async () =>
    (
      await sql<{
        width: number
        focus: number[]
        d: Buffer
      }>`select p.width, p.focus_box as focus, d.descriptor as d from images.picture p join images.descriptor d on d.picture_id = p.id order by p.width`.execute(
        db,
      )
    ).rows
  expect(await leading()).toEqual([true, false])
  expect(await widths()).toMatchObject([{ width: 400, focus: [10, 20, 900, 800] }, { width: 500 }])
  await sql`truncate images.changed_variant`.execute(db)
  expect(await judgePictures({ ...bench.deps, judge: judge(2, 400) }, 0)).toBe(2)
  expect((await widths()).map(({ d }) => d[0])).toEqual([2, 2])
  expect((await sql`select from images.changed_variant`.execute(db)).rows).toHaveLength(1)
  const images = (await cards())[0]?.images
  expect(images?.map(({ cropped }) => cropped)).toEqual([true, false])
  expect(images?.[0]?.id).toMatch(/p\d-\w{3}$/)
  // A disk that has damaged one file holds up none of the others.
  const [damaged] = [...bench.store.files.keys()].filter((key) => key.endsWith('/p1.jpg'))
  bench.store.files.set(damaged as string, Buffer.from('nothing of a picture'))
  expect(await judgePictures({ ...bench.deps, judge: judge(3, 400) }, 0)).toBe(2)
  expect(
    (await sql<{ judge_version: number }>`select judge_version from images.picture order by id`.execute(db)).rows.map(
      (row) => row.judge_version,
    ),
  ).toEqual([2, 3])
})

test('pictures that the store has lost are found and fetched again', async () => {
  bench.server.answers.set('/a.jpg', sofa)
  bench.server.answers.set('/b.jpg', chair)
  await bench.sell({ a: ['/a.jpg'], b: ['/b.jpg'] })
  await bench.fetchAll()
  const [lost] = [...bench.store.files.keys()]
  bench.store.files.delete(lost as string)
  expect(await refetchLost(db, bench.store)).toBe(1)
  expect(Object.values(await bench.states()).toSorted()).toEqual(['due', 'fetched'])
  await bench.fetchAll()
  expect(Object.values(await bench.states())).toEqual(['fetched', 'fetched'])
  expect(bench.store.files.has(lost as string)).toBe(true)
  expect(await refetchAddresses(db, null)).toBe(2)
  expect(await waitingPictures(db)).toBe(2)
})

test('walking through all products can be interrupted and goes on; so long away that marks are gone, all are walked through again', async () => {
  await bench.sell({ a: ['/a.jpg'] })
  expect(await takeInAddresses({ ...bench.deps, isStopping: () => true })).toBe(0)
  expect(await takeInAddresses(bench.deps)).toBe(1)
  await bench.sell({ a: ['/a.jpg'], b: ['/b.jpg'] })
  await sql`truncate outbox.index_dirty`.execute(db)
  expect(await takeInAddresses(bench.deps)).toBe(0)
  await sql`update images.intake set read_at = now() - interval '2 hours'`.execute(db)
  expect(await takeInAddresses(bench.deps)).toBe(1)
})

test('before the first index nobody is told of new addresses', async () => {
  await bench.sell({ a: ['/a.jpg'] })
  await takeInAddresses({ ...bench.deps, isBeforeIndex: true })
  expect(await tellChangedOffers(db)).toBe(0)
})
