import sharp, { type Sharp } from 'sharp'
import { drawShareCard, type ShareCard } from '../sharing/draw-share-card.ts'
import type { FocusBox } from '../scoring/picture-judge.ts'
import { type CropWindow, cropAround } from './crop-around.ts'
import type { ImageBox } from './read-address.ts'

/** jpg or webp by what the browser takes. AVIF does not pay here: docs/benchmarks.md, Images. */
export type ImageFormat = 'webp' | 'jpeg'

/** What a rendition is made of: a drawing, what is shown of a shared page, or an original with the place of its piece. */
export type RenditionSource =
  | { readonly svg: string }
  | { readonly card: ShareCard; readonly pictures: readonly Buffer[] }
  | {
      readonly bytes: Buffer
      readonly width: number
      readonly height: number
      readonly focus: FocusBox | null
      readonly isCut: boolean
    }

/** Changes with what is made below: renditions of an older recipe are made again. */
export const RECIPE = 'r3'

/** An original has 1,600 × 1,600 pixels at most; what claims more is not one of ours. */
const MAX_PIXELS = 4_000_000
const TIMEOUT_SECONDS = 8

// One rendition is one thread's work: the line in front of it decides how many run. Nothing is asked of libvips twice.
sharp.concurrency(1)
sharp.cache(false)

/** The picture in the asked size. Rejects when its bytes are not what they should be, or take too long. */
export async function makeRendition(source: RenditionSource, box: ImageBox, format: ImageFormat): Promise<Buffer> {
  return encoded(await pictureOf(source, box), format)
}

async function pictureOf(source: RenditionSource, box: ImageBox): Promise<Sharp> {
  if ('svg' in source) return drawn(source.svg, box)
  return 'card' in source ? drawShareCard(source.card, source.pictures) : cut(source, box)
}

function encoded(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  const limited = picture.timeout({ seconds: TIMEOUT_SECONDS })
  return (
    format === 'webp' ? limited.webp({ quality: 80, effort: 4 }) : limited.jpeg({ quality: 82, mozjpeg: true })
  ).toBuffer()
}

/** Drawings are 720 wide at 72 dots an inch: they are drawn at the size that is asked, and never larger than needed. */
function drawn(svg: string, { width, height }: ImageBox): Sharp {
  return sharp(Buffer.from(svg), {
    density: (72 * Math.max(width, (height ?? 0) * 1.25)) / 720,
    limitInputPixels: MAX_PIXELS,
  }).resize({ width, ...(height === null ? {} : { height }), fit: 'cover' })
}

type Picture = Extract<RenditionSource, { bytes: Buffer }>

function cut(picture: Picture, box: ImageBox): Sharp {
  const original = sharp(picture.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  if (box.height === null) return original.resize({ width: box.width, withoutEnlargement: true })
  const window = cropAround(picture, box.width / box.height)
  const width = Math.max(1, Math.min(box.width, Math.round(window.width)))
  return laidOut(original, picture, window, {
    width,
    height: Math.max(1, Math.round((width * box.height) / box.width)),
  })
}

/** Made small first, whole, which JPEG does while it is read; then cut; then lengthened by its own edge where the ground goes on. */
function laidOut(original: Sharp, picture: Picture, window: CropWindow, out: { width: number; height: number }): Sharp {
  const scale = out.width / window.width
  const whole = {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
  const across = span(window.left * scale, out.width, whole.width)
  const down = span(window.top * scale, out.height, whole.height)
  return original
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: across.start, width: across.length, top: down.start, height: down.length })
    .extend({ left: across.before, right: across.after, top: down.before, bottom: down.after, extendWith: 'copy' })
}

/** Of a window along one side: what lies inside the picture, and what must be added before and after it. */
function span(
  from: number,
  length: number,
  whole: number,
): { start: number; length: number; before: number; after: number } {
  const first = Math.round(from)
  const start = Math.min(Math.max(0, first), whole - 1)
  const end = Math.max(start + 1, Math.min(first + length, whole))
  const before = Math.min(Math.max(0, -first), length - 1)
  const inside = Math.min(end - start, length - before)
  return { start, length: inside, before, after: length - before - inside }
}
