import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories, isLeaf } from '#domains/catalogue/contract.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { RefusedError } from '#platform/errors/refusal.ts'
import { createLog } from '#platform/log.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { categoryPicture } from '../category-picture.ts'
import { cropTag } from '../crop-tag.ts'
import { imageSizes } from '../image-address.ts'
import { type FetchedPictures, type Original, originalKey } from '../original.ts'
import { noPictures } from '../testing.ts'
import { type AskedImage, createImageService } from './image-service.ts'
import { RenditionFolder } from './rendition-folder.ts'
import { createRenditions } from './renditions.ts'

let root = ''
let count = 0
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'poiso-serving-'))))
afterAll(() => rm(root, { recursive: true, force: true }))

const log = createLog({ level: 'silent' })
function service(
  options: { pictures?: Partial<FetchedPictures>; store?: Partial<ImageStore>; capBytes?: number; clock?: Clock } = {},
) {
  const folder = join(root, String((count += 1)))
  const clock = options.clock ?? systemClock
  const store = { ...folderStore(folder), ...options.store }
  const renditions = createRenditions(new RenditionFolder(join(folder, 'renditions'), clock, options.capBytes), clock)
  return {
    folder,
    store,
    renditions,
    ...createImageService({ renditions, store, pictures: { ...noPictures, ...options.pictures }, clock, log }),
  }
}
/** Files that are wholly there. */
async function keptIn(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'renditions', 'ab')).catch(() => [])).filter((name) => !name.endsWith('.PART'))
}
const card = imageSizes.listingRectangle
function asked(subject: AskedImage['subject'], hash: string, box: AskedImage['box'] = card): AskedImage {
  return {
    subject,
    hash,
    box,
  }
}
/** A picture's address with the crop that its piece has. */
function picture(focus: Original['focus'] = null, pictureId = 7): AskedImage['subject'] {
  return {
    kind: 'picture',
    pictureId,
    crop: cropTag(focus),
  }
}

/** White, with a red piece in the given thousandths. */
async function anOriginal(width: number, height: number, focus: NonNullable<Original['focus']>) {
  const piece = {
    left: Math.round((focus.left * width) / 1000),
    top: Math.round((focus.top * height) / 1000),
    width: Math.round((focus.width * width) / 1000),
    height: Math.round((focus.height * height) / 1000),
  }
  const red = await sharp({ create: { width: piece.width, height: piece.height, channels: 3, background: '#c01010' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: red, left: piece.left, top: piece.top }])
    .jpeg({ quality: 88 })
    .toBuffer()
  return { original: { imageId: 'p7', hash: 'abcdef', width, height, focus, isCut: true } satisfies Original, bytes }
}
/** Left, top, right and bottom of what is red, as shares of the picture. */
async function redPart(image: Buffer) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = { left: info.width, top: info.height, right: 0, bottom: 0 }
  for (let at = 0; at < info.width * info.height; at += 1) {
    if ((data[at * 3 + 1] ?? 255) > 120) continue
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x + 1)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y + 1)
  }
  return {
    left: found.left / info.width,
    top: found.top / info.height,
    right: found.right / info.width,
    bottom: found.bottom / info.height,
  }
}
async function withPicture(made: Awaited<ReturnType<typeof anOriginal>>, options: Parameters<typeof service>[0] = {}) {
  const images = service({
    pictures: { findPicture: async (id) => (id === 7 ? made.original : null), ...options.pictures },
    ...options,
  })
  await images.store.write(originalKey(made.original), made.bytes)
  return images
}

describe('a fetched picture', () => {
  test('a card shows the piece in the middle with air around it, whatever its place in the picture', async () => {
    const images = await withPicture(await anOriginal(1600, 1200, { left: 100, top: 200, width: 400, height: 300 }))
    for (const box of [imageSizes.listingRectangle, imageSizes.listingRectangleMobile, { width: 144, height: 144 }]) {
      const image = await images.answer(asked(picture(), 'abcdef', box), 'webp')
      expect(await sharp(image?.body).metadata()).toMatchObject({ format: 'webp', ...box })
      const red = await redPart(image?.body as Buffer)
      expect(red.left + red.right).toBeCloseTo(1, 1)
      expect(red.top + red.bottom).toBeCloseTo(1, 1)
      expect(red.right - red.left).toBeGreaterThan(0.7)
    }
  })
  test('a tall piece in a narrow picture is not beheaded: the ground goes on at its sides', async () => {
    const images = await withPicture(await anOriginal(600, 1500, { left: 300, top: 20, width: 400, height: 960 }))
    const { body } = (await images.answer(asked(picture(), 'abcdef'), 'jpeg')) as { body: Buffer }
    expect(await sharp(body).metadata()).toMatchObject(card)
    const red = await redPart(body)
    expect([red.top > 0, red.bottom < 1, red.left > 0.3, red.right < 0.7]).toEqual([true, true, true, true])
  })
  test('by its width it keeps its own shape, and is never enlarged', async () => {
    const images = await withPicture(await anOriginal(600, 900, { left: 0, top: 0, width: 1000, height: 1000 }))
    const sizeAt = async (width: number) =>
      sharp((await images.answer(asked(picture(), 'abcdef', { width, height: null }), 'webp'))?.body).metadata()
    expect(await sizeAt(480)).toMatchObject({ width: 480, height: 720 })
    expect(await sizeAt(1200)).toMatchObject({ width: 600, height: 900 })
  })
  test('any original of any size can be shown in any box', async () => {
    for (const [width, height] of [
      [1, 1],
      [1600, 1],
      [1, 1600],
      [3, 2],
      [1600, 1600],
      [199, 1600],
    ] as const) {
      for (const focus of [
        null,
        { left: 0, top: 0, width: 1000, height: 1000 },
        { left: 990, top: 990, width: 10, height: 10 },
        { left: 5, top: 400, width: 990, height: 1 },
      ]) {
        const bytes = await sharp({ create: { width, height, channels: 3, background: '#eee' } })
          .jpeg()
          .toBuffer()
        const images = await withPicture({
          original: { imageId: 'p7', hash: 'abcdef', width, height, focus } as never,
          bytes,
        })
        for (const box of [card, { width: 144, height: 144 }, { width: 360, height: null }]) {
          const image = await images.answer(asked(picture(focus), 'abcdef', box), 'jpeg')
          expect([width, height, focus, box, image?.lifetime]).toEqual([width, height, focus, box, 'ever'])
        }
      }
    }
  })
  test('X-04 a crop has an address of its own: after the judge has moved it the new one shows the new, the old one what it showed or, for a while, the new', async () => {
    const made = await anOriginal(1600, 1200, { left: 100, top: 200, width: 400, height: 300 })
    let original: Original = { ...made.original, focus: { left: 0, top: 0, width: 400, height: 300 } }
    const images = await withPicture(made, { pictures: { findPicture: async () => original } })
    const [before, unseen] = [picture(original.focus), { kind: 'picture', pictureId: 7, crop: 'zzz' } as const]
    const first = await images.answer(asked(before, 'abcdef'), 'webp')
    await expect.poll(() => keptIn(images.folder)).toHaveLength(1)
    original = made.original
    const [old, fresh, other] = [
      await images.answer(asked(before, 'abcdef'), 'webp'),
      await images.answer(asked(picture(original.focus), 'abcdef'), 'webp'),
      await images.answer(asked(unseen, 'abcdef'), 'webp'),
    ]
    expect([old?.lifetime, old?.body.equals(first?.body as Buffer)]).toEqual(['ever', true])
    expect([fresh?.lifetime, fresh?.body.equals(first?.body as Buffer), fresh?.shows === first?.shows]).toEqual([
      'ever',
      false,
      false,
    ])
    expect([other?.lifetime, other?.shows, other?.body.equals(fresh?.body as Buffer)]).toEqual([
      'here',
      fresh?.shows,
      true,
    ])
    expect(images.renditions.made).toBe(2)
  })
  test('another hash, or a picture that is not there, has no address', async () => {
    const images = await withPicture(await anOriginal(400, 300, { left: 0, top: 0, width: 1000, height: 1000 }))
    expect(await images.answer(asked(picture(), 'abcdee'), 'webp')).toBeNull()
    expect(await images.answer(asked(picture(null, 8), 'abcdef'), 'webp')).toBeNull()
  })
  test('once made it is sent without database and store', async () => {
    let areGone = false
    const gone = async () => {
      if (areGone) throw new Error('gone')
      return null
    }
    const made = await anOriginal(400, 300, { left: 0, top: 0, width: 1000, height: 1000 })
    const whole = picture(made.original.focus)
    const images = await withPicture(made, { pictures: { findPicture: async () => (await gone()) ?? made.original } })
    const first = await images.answer(asked(whole, 'abcdef'), 'webp')
    await expect.poll(() => keptIn(images.folder)).toHaveLength(1)
    areGone = true
    const again = await images.answer(asked(whole, 'abcdef'), 'webp')
    expect([again?.lifetime, again?.body.equals(first?.body as Buffer)]).toEqual(['ever', true])
  })
  test('M1 D5 one whose original is lost, cut, not what it says or in a store that is away is an empty place that nobody keeps', async () => {
    const whole = (await anOriginal(800, 600, { left: 200, top: 200, width: 500, height: 500 })).bytes
    const original: Original = { imageId: 'p7', hash: 'abcdef', width: 800, height: 600, focus: null, isCut: true }
    const broken = [
      null,
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
      Buffer.from('<html>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
      await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ]
    for (const bytes of broken) {
      const image = await service({
        pictures: { findPicture: async () => original },
        store: { read: async () => bytes },
      }).answer(asked(picture(), 'abcdef'), 'webp')
      expect([image?.status, image?.lifetime, (await sharp(image?.body).metadata()).width]).toEqual([503, 'never', 10])
    }
    const away = await service({ pictures: { findPicture: () => Promise.reject(new Error('database away')) } }).answer(
      asked(picture(), 'abcdef'),
      'webp',
    )
    expect([away?.status, away?.lifetime]).toEqual([503, 'never'])
    const storeAway = await service({
      pictures: { findPicture: async () => original },
      store: { read: () => Promise.reject(new Error('store away')) },
    }).answer(asked(picture(), 'abcdef'), 'webp')
    expect([storeAway?.status, storeAway?.lifetime]).toEqual([503, 'never'])
  })
})

describe("a shop's picture that may not be here", () => {
  const subject = { kind: 'source', sourceId: 23 } as const
  test('is fetched now and may be kept for a while', async () => {
    const made = await anOriginal(800, 600, { left: 200, top: 200, width: 500, height: 500 })
    const questions: unknown[] = []
    const images = await withPicture(made, {
      pictures: { fetchNow: async (source) => (questions.push(source), made.original) },
    })
    const image = await images.answer(asked(subject, '012345'), 'webp')
    expect([image?.lifetime, image?.shows, questions]).toEqual([
      'here',
      `abcdef-p7-${cropTag(made.original.focus)}`,
      [{ sourceId: 23, hash: '012345' }],
    ])
  })
  test.each([
    ['is on its way', 'awaited', 202, 'never'],
    ['the shop does not have', 'absent', 404, 'later'],
    ['no shop has named (X-04)', 'unknown', 404, 'later'],
  ] as const)(
    "one that %s is an empty place of a card's shape, and no picture of anything else",
    async (_, found, status, lifetime) => {
      const images = service({ pictures: { fetchNow: async () => found } })
      for (const format of ['webp', 'jpeg'] as const) {
        const image = await images.answer(asked(subject, '012345'), format)
        expect([image?.status, image?.lifetime, image?.shows]).toEqual([status, lifetime, 'nothing'])
        const { width, height, format: sent, hasAlpha } = await sharp(image?.body).metadata()
        expect([width, height, sent, hasAlpha]).toEqual([10, 8, format, format === 'webp'])
        expect(image?.body.length).toBeLessThan(400)
      }
    },
  )
  test('a thousand who wait for the same ask once; of many different ones only so many are waited for', async () => {
    let questions = 0
    const free: (() => void)[] = []
    const images = service({
      pictures: { fetchNow: () => new Promise((resolve) => ((questions += 1), free.push(() => resolve('awaited')))) },
    })
    const same = Array.from({ length: 1000 }, () => images.answer(asked(subject, '012345'), 'webp'))
    const others = Array.from({ length: 60 }, (_, at) =>
      images.answer(asked({ ...subject, sourceId: 100 + at }, '012345'), 'webp'),
    )
    expect(questions).toBe(48)
    expect((await Promise.all(others.slice(47))).map((image) => image?.lifetime)).toEqual(Array(13).fill('never'))
    for (const end of free) end()
    expect(new Set((await Promise.all(same)).map((image) => image?.lifetime))).toEqual(new Set(['never']))
  })
})

describe('rendering', () => {
  test('a stampede of a thousand for one picture makes it once', async () => {
    const images = await withPicture(await anOriginal(1600, 1280, { left: 200, top: 200, width: 500, height: 500 }))
    const all = await Promise.all(Array.from({ length: 1000 }, () => images.answer(asked(picture(), 'abcdef'), 'webp')))
    expect([images.renditions.made, new Set(all.map((image) => image?.body)).size]).toEqual([1, 1])
  })
  test('a cold listing of 48 drawings is answered whole, each picture 12 kB at most', async () => {
    const images = service()
    const pictures = categories
      .filter(isLeaf)
      .filter((_, at) => at % 5 === 0)
      .slice(0, 48)
    const made = await Promise.all(
      pictures.map(({ id }) =>
        images.answer(
          asked({ kind: 'drawing', drawing: { categoryId: id, colourId: null } }, categoryPicture(id, null).hash),
          'webp',
        ),
      ),
    )
    expect(made.map((image) => image?.lifetime)).toEqual(Array(48).fill('ever'))
    expect(made.filter((image) => image === null || image.body.length === 0 || image.body.length > 12_288)).toEqual([])
  })
  test('more different pictures than may wait: the rest is refused, the others are made', async () => {
    let release = (): void => {}
    const held = new Promise<null>((resolve) => (release = () => resolve(null)))
    let reads = 0
    const images = service({
      pictures: {
        findPicture: async (id) => ({
          imageId: `p${id}`,
          hash: 'abcdef',
          width: 10,
          height: 10,
          focus: null,
          isCut: true,
        }),
      },
      store: { read: () => ((reads += 1), held) },
    })
    const refused: string[] = []
    const retryAfter = new Set<number | undefined>()
    const all = Array.from({ length: 1100 }, (_, at) =>
      images
        .answer(asked(picture(null, at + 1), 'abcdef'), 'webp')
        .catch((error: RefusedError) => (retryAfter.add(error.refusal.retryAfterSeconds), refused.push(error.message))),
    )
    await expect.poll(() => refused.length).toBe(1100 - 1024 - 8)
    expect(reads).toBe(8)
    release()
    await Promise.all(all)
    expect(new Set(refused)).toEqual(new Set(['too many pictures wait to be made']))
    // 1,032 of about 40 ms, two at once.
    expect([...retryAfter]).toEqual([21])
  })
  test('a picture that is forgotten while it is being made leaves nothing on the disk', async () => {
    const images = service()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { svg, hash, imageId } = categoryPicture(1003, 4)
    const making = images.renditions.get({
      of: `${hash}-${imageId}`,
      box: card,
      format: 'webp',
      load: async () => (await held, { svg }),
    })
    const forgotten = images.renditions.forget(`${hash}-${imageId}`)
    release()
    await Promise.all([making, forgotten])
    expect(
      (await readdir(join(images.folder, 'renditions'), { recursive: true })).filter((name) => name.includes(hash)),
    ).toEqual([])
  })
  test('a folder that cannot be written to costs no picture', async () => {
    const folder = join(root, 'file')
    await writeFile(folder, '')
    const renditions = createRenditions(new RenditionFolder(folder, systemClock), systemClock)
    expect(
      (
        await renditions.get({
          of: 'abcdef-c0-0',
          box: card,
          format: 'webp',
          load: async () => ({ svg: categoryPicture(null, null).svg }),
        })
      ).length,
    ).toBeGreaterThan(0)
  })
})

describe('the folder of renditions', () => {
  test('stays below its cap: what was not asked for longest goes first', async () => {
    let ms = Date.parse('2026-01-01T00:00:00Z')
    const folder = join(root, 'capped')
    const kept = new RenditionFolder(folder, { now: () => new Date((ms += 60_000)), monotonicMs: () => 0 }, 10_000)
    for (let at = 0; at < 9; at += 1) await kept.keep(`aa${at}`, Buffer.alloc(1_000))
    await expect.poll(async () => kept.read('aa0').then((bytes) => bytes?.length)).toBe(1_000)
    for (let at = 1; at < 9; at += 1) await kept.read(`aa${at}`)
    await kept.read('aa0')
    await new Promise(setImmediate)
    await kept.keep('bb1', Buffer.alloc(2_000))
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')).sort()
    expect(names).toContain('bb/bb1')
    expect(names.length).toBeLessThanOrEqual(8)
    expect((await readFile(join(folder, 'bb/bb1'))).length).toBe(2_000)
  })
})
