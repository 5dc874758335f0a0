import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import pLimit from 'p-limit'
import type { PicturePixels } from '../../scoring/picture-pixels.ts'
import { placeholderOf } from '../../placeholder.ts'
import { FORMAT_BYTES, type PictureFormat, pictureFormat } from './picture-format.ts'
import { KEPT_PICTURE, PICTURE_READ_LIMITS } from '../download/picture-limits.ts'
import { PictureFailure } from '../report/picture-problems.ts'

/** A picture that was read: what is kept of it, and what is worked out from it. */
export interface ReadPicture {
  /** As it is kept: made anew from pixels, so that nothing else of the file is in it. */
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
  /** As it came, upright. */
  readonly original: { readonly format: PictureFormat; readonly width: number; readonly height: number }
  readonly thumbhash: Buffer
  /** The thumbhash as a tiny webp, for pages. */
  readonly placeholder: Buffer
  /** Longest side ≤ 256, for those who judge it. */
  readonly pixels: PicturePixels
}

const inTurn = pLimit(PICTURE_READ_LIMITS.decodingAtOnce)
const largeInTurn = pLimit(1)

/**
 * Checks a shop's picture and makes of it what is kept: the type by its bytes, its size by its header before a pixel is
 * decoded, the first frame of one that moves, upright, sRGB, transparency on white, at most 1,600 pixels (ADR 0027, fault M1).
 * Throws PictureFailure with what is wrong. A few run at once, large ones one after another.
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  const format = pictureFormat(bytes.subarray(0, FORMAT_BYTES))
  const size = await checkedSize(bytes, format)
  const read = () => inTurn(() => decode(bytes, format, size))
  return size.width * size.height > PICTURE_READ_LIMITS.largePixels ? largeInTurn(read) : read()
}

interface Size {
  readonly width: number
  readonly height: number
}

/** From the header alone. */
async function checkedSize(bytes: Buffer, format: PictureFormat): Promise<Size> {
  const header = await sharp(bytes, { ...FIRST_FRAME, limitInputPixels: false })
    .metadata()
    .catch(asDamaged)
  const { width, height } = upright(header)
  if (formatOf(header) !== format)
    throw new PictureFailure('picture_damaged', `begins as ${format}, reads as ${header.format}`)
  const { maxPixels, maxSide, minLongSide, minShortSide } = PICTURE_READ_LIMITS
  if (width * height > maxPixels || Math.max(width, height) > maxSide)
    throw new PictureFailure('picture_too_large', `${width} × ${height}`)
  if (Math.max(width, height) < minLongSide || Math.min(width, height) < minShortSide)
    throw new PictureFailure('picture_too_small', `${width} × ${height}`)
  return { width, height }
}

/** Others are not looked at: of one that moves the first is as good as a still one. */
const FIRST_FRAME = { pages: 1, failOn: 'error', sequentialRead: true } as const

function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}

function upright({ width, height, orientation = 1 }: Metadata): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

async function decode(bytes: Buffer, format: PictureFormat, original: Size): Promise<ReadPicture> {
  const { data, info } = await decoded(bytes)
  const whole = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  const small = await whole()
    .resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: PicturePixels = { data: small.data, width: small.info.width, height: small.info.height, channels: 3 }
  if (isBlank(pixels)) throw new PictureFailure('picture_blank', 'one colour')
  const jpeg = await whole()
    .jpeg({ quality: KEPT_PICTURE.quality, chromaSubsampling: '4:2:0', progressive: false })
    .toBuffer()
  const thumbhash = await thumbhashOf(pixels)
  return {
    jpeg,
    width: info.width,
    height: info.height,
    original: { format, ...original },
    thumbhash,
    placeholder: await placeholderOf(thumbhash),
    pixels,
  }
}

/** The one decoding, into 8-bit sRGB. */
function decoded(bytes: Buffer) {
  return sharp(bytes, { ...FIRST_FRAME, limitInputPixels: PICTURE_READ_LIMITS.maxPixels })
    .timeout({ seconds: PICTURE_READ_LIMITS.decodeSeconds })
    .autoOrient()
    .resize({
      width: KEPT_PICTURE.longestSide,
      height: KEPT_PICTURE.longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .then((result) => (result.info.channels === 3 ? result : inThreeChannels(result)))
    .catch(asDamaged)
}

/** A grey picture stays one channel when it is written raw. */
function inThreeChannels({ data, info }: { data: Buffer; info: { width: number; height: number; channels: number } }) {
  const pixels = info.width * info.height
  const spread = Buffer.alloc(pixels * 3)
  for (let at = 0; at < pixels; at += 1) spread.fill(data[at * info.channels] as number, at * 3, at * 3 + 3)
  return { data: spread, info: { ...info, channels: 3 } }
}

function asDamaged(error: unknown): never {
  const { message } = error as Error
  if (/timeout/i.test(message)) throw new PictureFailure('picture_too_complex', message.slice(0, 200))
  if (/pixel limit/i.test(message)) throw new PictureFailure('picture_too_large', message.slice(0, 200))
  throw new PictureFailure('picture_damaged', message.slice(0, 200))
}

/** Thousandths of the pixels that must differ visibly from the commonest colour: a white vase on white does, a tracking pixel enlarged does not. */
const LEAST_DIFFERENT = 2
const VISIBLY = 10

/** As good as all of it has one colour: that of its middle or of its corner. */
function isBlank({ data, width, height }: PicturePixels): boolean {
  const differsFrom = (place: number): number => {
    let different = 0
    for (let at = 0; at < data.length; at += 3) {
      for (let channel = 0; channel < 3; channel += 1) {
        if (Math.abs((data[at + channel] as number) - (data[place + channel] as number)) <= VISIBLY) continue
        different += 1
        break
      }
    }
    return different
  }
  const least = (width * height * LEAST_DIFFERENT) / 1000
  return [0, (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3].some((place) => differsFrom(place) < least)
}

/** The algorithm takes up to 100 pixels a side. */
async function thumbhashOf({ data, width, height }: PicturePixels): Promise<Buffer> {
  const { data: rgba, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, rgba))
}
