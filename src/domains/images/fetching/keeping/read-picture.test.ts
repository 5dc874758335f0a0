import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { PictureFailure } from '../report/picture-problems.ts'
import { readPicture } from './read-picture.ts'
import { aJpeg, aLongGif, aPiece, aPixelFlood, aPngWithout, someBytes } from '../testing-pictures.ts'

function problemOf(bytes: Buffer): Promise<string> {
  return readPicture(bytes).then(
    ({ width, height }) => `kept ${width} × ${height}`,
    (error: unknown) => (error instanceof PictureFailure ? error.problem : Promise.reject(error)),
  )
}

describe('fault M1 a hostile picture is refused with a reason', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['30,000 × 30,000 pixels in a small PNG', 'picture_too_large', () => aPixelFlood()],
    ['a little more than 40 million pixels', 'picture_too_large', () => aPixelFlood(6_325)],
    ['a little less, all of one colour', 'picture_blank', () => aPixelFlood(6_324)],
    ['a header of 4 thousand million pixels a side', 'picture_damaged', () => aPngWithout(0x7fffffff, 1)],
    ['a JPEG cut in its middle', 'picture_damaged', async () => cut(await aJpeg(), 0.5)],
    [
      'a JPEG cut before its last tenth',
      'picture_damaged',
      async () => cut(await aJpeg({ width: 900, height: 700 }), 0.9),
    ],
    ['a PNG cut in its middle', 'picture_damaged', async () => cut(await aPiece().png().toBuffer(), 0.5)],
    ['a webp cut in its middle', 'picture_damaged', async () => cut(await aPiece().webp().toBuffer(), 0.5)],
    ['a header without pixels', 'picture_damaged', () => aPngWithout(800, 600)],
    ['bytes turned over', 'picture_damaged', async () => turnedOver(await aPiece().png().toBuffer())],
    ['SVG with a script', 'picture_svg', () => someBytes.svgWithScript],
    ['a page', 'picture_not_an_image', () => someBytes.html],
    ['a zip', 'picture_not_an_image', () => someBytes.zip],
    ['nothing', 'picture_not_an_image', () => someBytes.nothing],
    ['TIFF', 'picture_format', () => someBytes.tiff],
    ['BMP', 'picture_format', () => someBytes.bmp],
    ['199 pixels', 'picture_too_small', () => aJpeg({ width: 199, height: 150 })],
    ['a strip of 79 pixels', 'picture_too_small', () => aJpeg({ width: 900, height: 79 })],
    [
      'one colour',
      'picture_blank',
      () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: '#fefefe' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'nothing but transparency',
      'picture_blank',
      () =>
        sharp({ create: { width: 400, height: 400, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
    ],
    [
      'a JPEG header on a page',
      'picture_damaged',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), someBytes.html, Buffer.alloc(600)]),
    ],
  ])('%s: %s', async (_, problem, bytes) => {
    expect(await problemOf(await bytes())).toBe(problem)
  })
})

function cut(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * share))
}

function turnedOver(bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes)
  for (let at = 60; at < damaged.length - 40; at += 7) damaged[at] = (damaged[at] as number) ^ 0x5a
  return damaged
}

describe('limits', () => {
  test.each([
    [200, 80],
    [200, 200],
  ])('%i × %i is just large enough', async (width, height) => {
    expect(await problemOf(await aJpeg({ width, height }))).toBe(`kept ${width} × ${height}`)
  })
  test('longest side 1,600 stays, 1,601 becomes 1,600', async () => {
    expect(await problemOf(await aJpeg({ width: 1600, height: 400 }))).toBe('kept 1600 × 400')
    expect(await problemOf(await aJpeg({ width: 1601, height: 1601 }))).toBe('kept 1600 × 1600')
  })
})

describe('what is kept', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['jpeg', () => aPiece().jpeg().toBuffer()],
    ['progressive jpeg', () => aPiece().jpeg({ progressive: true }).toBuffer()],
    ['CMYK jpeg', () => aPiece().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey jpeg', () => aPiece().greyscale().toColourspace('b-w').jpeg().toBuffer()],
    ['png', () => aPiece().png().toBuffer()],
    ['png with a palette', () => aPiece().png({ palette: true }).toBuffer()],
    ['16-bit png', () => aPiece().toColourspace('rgb16').png().toBuffer()],
    ['interlaced png', () => aPiece().png({ progressive: true }).toBuffer()],
    ['webp', () => aPiece().webp().toBuffer()],
    ['lossless webp', () => aPiece().webp({ lossless: true }).toBuffer()],
    ['gif', () => aPiece().gif().toBuffer()],
    ['avif', () => aPiece({ width: 320, height: 240 }).avif({ effort: 0 }).toBuffer()],
  ])('a %s becomes a plain JPEG in sRGB with its placeholder and its pixels', async (_, bytes) => {
    const read = await readPicture(await bytes())
    const kept = await sharp(read.jpeg).metadata()
    expect(kept).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      isProgressive: false,
      chromaSubsampling: '4:2:0',
      width: read.width,
      height: read.height,
    })
    expect({ exif: kept.exif, icc: kept.icc, xmp: kept.xmp, iptc: kept.iptc, orientation: kept.orientation }).toEqual(
      {},
    )
    expect(read.thumbhash.length).toBeGreaterThan(10)
    expect(read.thumbhash.length).toBeLessThan(40)
    expect(Math.max(read.pixels.width, read.pixels.height)).toBeLessThanOrEqual(256)
    expect(read.pixels.data.length).toBe(read.pixels.width * read.pixels.height * 3)
    // The ground is white at the corners, the piece is not.
    expect(Math.min(...read.pixels.data.subarray(0, 3))).toBeGreaterThan(235)
  })

  test('the ground of a transparent picture is white', async () => {
    const read = await readPicture(
      await sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
        .composite([{ input: { create: { width: 200, height: 100, channels: 4, background: '#336' } } }])
        .png()
        .toBuffer(),
    )
    expect([...read.pixels.data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('M3 neither the place where it was taken nor anything else of its metadata is kept, and it stands upright', async () => {
    const taken = await aPiece({ width: 600, height: 400 })
      .jpeg()
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'canary-words' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 30/1' } },
      })
      .toBuffer()
    expect(taken.includes('canary-words')).toBe(true)
    const { jpeg, width, height, original } = await readPicture(taken)
    expect({ width, height, original }).toEqual({
      width: 400,
      height: 600,
      original: { format: 'jpeg', width: 400, height: 600 },
    })
    expect(jpeg.includes('canary-words')).toBe(false)
    expect(jpeg.includes('Exif')).toBe(false)
  })

  test('what a polyglot carries behind or within the picture is lost', async () => {
    const canary = Buffer.from('<script>canary-words</script>PK\x03\x04')
    const jpeg = await aJpeg()
    for (const bytes of [
      Buffer.concat([jpeg, canary]),
      Buffer.concat([jpeg.subarray(0, 2), comment(canary), jpeg.subarray(2)]),
      Buffer.concat([await aPiece().png().toBuffer(), canary]),
    ]) {
      expect((await readPicture(bytes)).jpeg.includes('canary-words')).toBe(false)
    }
  })

  test('a megabyte of metadata is carried no further', async () => {
    const jpeg = await aJpeg()
    const heavy = Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array.from({ length: 20 }, () => comment(Buffer.alloc(65_000, 0x61))),
      jpeg.subarray(2),
    ])
    expect(heavy.length).toBeGreaterThan(1_200_000)
    expect((await readPicture(heavy)).jpeg.length).toBeLessThan(jpeg.length * 2)
  })

  test('M1 of 10,000 frames the first is kept, at once', async () => {
    const gif = aLongGif(10_000)
    const spent = cpuClock()
    expect(await readPicture(gif)).toMatchObject({ width: 400, height: 300, original: { format: 'gif' } })
    expect(spent()).toBeLessThan(5_000)
  })
})

function comment(data: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

test('I7 a crowd of large pictures and floods is read in bounded memory', async () => {
  const large = await sharp({ create: { width: 7_000, height: 5_700, channels: 3, background: '#eee' } })
    .composite([{ input: await aJpeg({ width: 3_000, height: 2_000 }) }])
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()
  const flood = aPixelFlood(30_000)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  const [larges, floods] = await Promise.all(
    [large, flood].map((bytes, at) => Promise.all(Array.from({ length: at === 0 ? 3 : 20 }, () => problemOf(bytes)))),
  )
  clearInterval(watch)
  // A machine that is busy elsewhere may need the ten seconds that a picture is given.
  expect(
    larges?.filter((outcome) => outcome !== 'picture_too_complex').every((outcome) => outcome === 'kept 1600 × 1303'),
  ).toBe(true)
  expect(new Set(floods)).toEqual(new Set(['picture_too_large']))
  expect((most - before) / 2 ** 20).toBeLessThan(300)
}, 120_000)
