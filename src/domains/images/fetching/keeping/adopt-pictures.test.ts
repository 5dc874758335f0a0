import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { DESCRIPTOR_BYTES } from '../../likeness/describe-picture.ts'
import { describedPictures } from '../../likeness/descriptor-storage.ts'
import { classicalJudge } from '../../scoring/classical-judge.ts'
import { fetchedPictures } from '../download/fetch-now.ts'
import { adoptPictures, type ReadyPicture } from './adopt-pictures.ts'
import { takeInAddresses } from '../offers/intake.ts'
import { judgePictures } from './judge-pictures.ts'
import { pictureById } from './picture-storage.ts'
import { picturesOf } from './pictures-of.ts'
import { takeDownPicture } from './take-down.ts'
import { aPictureBench } from '../testing.ts'
import { aJpeg, aPiece } from '../testing-pictures.ts'

const database = await testDatabase()
const { db } = database
const bench = await aPictureBench(database)
afterAll(() => bench.close())
beforeEach(() => bench.empty())

const judge = classicalJudge()
const deps = { ...bench.deps, judge }
const small = await aPiece({ hue: 10 }).resize(320).webp().toBuffer()
function aReadyPicture(also: Partial<ReadyPicture> = {}): ReadyPicture {
  return {
    eshopSlug: 'loja-teste',
    itemId: 'a',
    url: bench.server.url('/a.jpg'),
    bytes: small,
    width: 320,
    height: 240,
    original: { format: 'jpeg', width: 640, height: 480 },
    thumbhash: Buffer.from([1, 2, 3, 4, 5]),
    placeholder: Buffer.from('tiny'),
    judged: {
      version: judge.version,
      descriptor: Buffer.alloc(DESCRIPTOR_BYTES, 7),
      score: {
        type: 'piece',
        orientation: 'landscape',
        cropped: false,
        score: 0.94,
        reasons: ['ground_coloured'],
        focusBox: { left: 180, top: 270, width: 640, height: 500 },
      },
    },
    ...also,
  }
}
async function shown() {
  return (await picturesOf(db, [bench.server.url('/a.jpg')])).get(bench.server.url('/a.jpg'))
}

describe('pictures that were made ahead of time', () => {
  test('are shown at once with all that is said of them, before anything is fetched', async () => {
    await bench.sell({ a: ['/a.jpg', '/a2.jpg'] })
    expect(await adoptPictures(deps, [aReadyPicture()])).toBe(1)
    expect(await shown()).toEqual({
      path: expect.stringMatching(/^product\/..\/..\/..\/p1-\w{3}$/) as string,
      isHere: true,
      width: 320,
      height: 240,
      placeholder: Buffer.from('tiny').toString('base64'),
      // Who shows it large asks for the shop's own.
      larger: { path: expect.stringMatching(/\/s\d+$/) as string, width: 640, height: 480 },
      type: 'piece',
      cropped: false,
      score: 0.94,
    })
    expect(await pictureById(db, 1)).toMatchObject({
      thumbhash: Buffer.from([1, 2, 3, 4, 5]),
      orientation: 'landscape',
      reasons: ['ground_coloured'],
      focusBox: { left: 180, top: 270, width: 640, height: 500 },
    })
    expect(
      (await describedPictures(db, [bench.server.url('/a.jpg')])).get(bench.server.url('/a.jpg'))?.descriptor,
    ).toEqual(new Int8Array(DESCRIPTOR_BYTES).fill(7))
    expect([...bench.store.files.values()]).toEqual([small])
    // Cards show it anyway; grouping is told what it looks like.
    expect((await sql`select is_shown from images.changed_variant`.execute(db)).rows).toEqual([{ is_shown: false }])
    expect(bench.server.asked).toEqual([])
    expect(
      await judgePictures(
        {
          ...deps,
          judge: {
            ...judge,
            score: () => {
              throw new Error('judged again')
            },
          },
        },
        0,
      ),
    ).toBe(1)
  })

  test('do not bring back one that was taken down', async () => {
    await bench.sell({ a: ['/a.jpg'], b: ['/b.jpg'] })
    await adoptPictures(deps, [aReadyPicture()])
    await takeDownPicture(deps, { pictureId: 1, why: 'x' }, bench.imports.clock.now())
    const other = aReadyPicture({
      itemId: 'b',
      url: bench.server.url('/b.jpg'),
      bytes: await aPiece({ hue: 90 }).resize(320).webp().toBuffer(),
    })
    expect(
      await adoptPictures(deps, [aReadyPicture({ itemId: 'b', url: bench.server.url('/b.jpg') }), aReadyPicture()]),
    ).toBe(0)
    expect(await adoptPictures(deps, [other, aReadyPicture()])).toBe(1)
    expect([await shown(), [...bench.store.files.values()]]).toEqual([undefined, [other.bytes]])
  })

  test('make room for what the shop has there, which is fetched in its turn', async () => {
    bench.server.answers.set('/a.jpg', await aJpeg({ hue: 10 }))
    await bench.sell({ a: ['/a.jpg'] })
    await adoptPictures(deps, [aReadyPicture()])
    // A product's page asks for it at once, and waits.
    const [, ab = '', cd = '', ef = '', id = ''] = (await shown())?.larger?.path.split('/') ?? []
    const large = fetchedPictures(db).fetchNow(
      { sourceId: Number(id.slice(1)), hash: ab + cd + ef },
      AbortSignal.timeout(20_000),
    )
    await bench.fetchAll()
    expect(await large).toMatchObject({ imageId: 'p2', width: 640, height: 480 })
    expect(bench.server.asked).toEqual(['/a.jpg'])
    expect(await shown()).toMatchObject({ isHere: true, width: 640, height: 480, larger: null })
    expect(
      (
        await sql<{
          id: number
          is_unused: boolean
        }>`select id, unused_since is not null as is_unused from images.picture order by id`.execute(db)
      ).rows,
    ).toEqual([
      { id: 1, is_unused: true },
      { id: 2, is_unused: false },
    ])
    expect((await sql`select from images.changed_variant`.execute(db)).rows).toHaveLength(1)
  })

  test('are passed over where a picture has been fetched, and of what no offer names', async () => {
    bench.server.answers.set('/a.jpg', await aJpeg({ hue: 10 }))
    await bench.sell({ a: ['/a.jpg'] })
    await bench.fetchAll()
    const before = await shown()
    const unknown = [{ itemId: 'z' }, { eshopSlug: 'outra-loja' }, { url: bench.server.url('/other.jpg') }].map(
      (also) => aReadyPicture(also),
    )
    expect(await adoptPictures(deps, [aReadyPicture(), ...unknown])).toBe(0)
    expect(await shown()).toEqual(before)
    expect(bench.store.files.size).toBe(1)
    expect((await sql`select from images.picture`.execute(db)).rows).toHaveLength(1)
  })

  test('may be taken over twice, and after an index has been built the offers are told', async () => {
    await bench.sell({ a: ['/a.jpg'], b: ['/b.jpg'] })
    await takeInAddresses({ ...deps, isBeforeIndex: true })
    const same = aReadyPicture({ itemId: 'b', url: bench.server.url('/b.jpg') })
    expect(await adoptPictures(deps, [aReadyPicture(), same])).toBe(2)
    expect(await adoptPictures(deps, [aReadyPicture(), same])).toBe(0)
    expect((await sql`select from images.picture`.execute(db)).rows).toHaveLength(1)
    expect((await sql`select from images.changed_variant where is_shown`.execute(db)).rows).toHaveLength(2)
  })

  test('are judged again when another judge has come since', async () => {
    await bench.sell({ a: ['/a.jpg'] })
    const ready = aReadyPicture()
    await adoptPictures(deps, [{ ...ready, judged: { ...ready.judged, version: judge.version - 1 } }])
    expect(await shown()).toMatchObject({ isHere: true, score: null, type: null })
    expect((await describedPictures(db, [ready.url])).size).toBe(0)
    await judgePictures(deps, 0)
    expect(await shown()).toMatchObject({ type: 'piece' })
    expect((await describedPictures(db, [ready.url])).size).toBe(1)
  })
})
