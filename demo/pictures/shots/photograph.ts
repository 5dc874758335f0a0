import sharp, { type Sharp } from 'sharp'
import { drawFrom } from '../../prng.ts'
import type { Pixels } from '../layers/colouring.ts'
import { bannerSvg, markSvg } from './banner.ts'
import type { PictureManners, ShotView } from './manners.ts'
import type { PicturePlan } from './plan.ts'

/** A view of a piece on white in its colours, and where in it the piece itself is. */
export interface Pose {
  readonly pixels: Pixels
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the views of pieces come from, as large as they were drawn. */
export type Pictured = (
  plan: PicturePlan,
  view: ShotView,
  canvas: readonly [width: number, height: number],
) => Promise<Pose>

const TINY_PX = 110

/** How much larger than it was drawn a picture shows anything. */
const MOST_UPSCALED = 1.15

/** One picture of an offer as its shop would send it: a JPEG on the shop's own ground, in its size, cut and quality. `key` names the offer: the crop is a little different each time. */
export async function photograph(
  plan: PicturePlan,
  at: number,
  key: string,
  { manners, pictured }: { manners: PictureManners; pictured: Pictured },
): Promise<Buffer> {
  const view = plan.views[at] as ShotView
  const picture =
    view === 'banner'
      ? sharp(Buffer.from(bannerSvg(key, manners.canvas)))
      : await onGround(plan, view, key, { manners, pictured })
  const sent =
    at === 0 && plan.fault === 'tiny'
      ? sharp(await picture.png({ compressionLevel: 1 }).toBuffer()).resize({ width: TINY_PX })
      : picture
  return sent.jpeg({ quality: manners.quality, mozjpeg: false }).toBuffer()
}

async function onGround(
  plan: PicturePlan,
  view: ShotView,
  key: string,
  { manners, pictured }: { manners: PictureManners; pictured: Pictured },
): Promise<Sharp> {
  const pose = await pictured(plan, view, manners.canvas)
  const { rgb, width, height } = pose.pixels
  const isScene = view === 'room' || view === 'lines'
  const piece = sharp(rgb, { raw: { width, height, channels: 3 } }).flop(plan.isMirrored && !isScene)
  const [canvas, placed] =
    view === 'detail' || view === 'room'
      ? cutTo(piece, view, pose, manners)
      : await stoodOn(piece, plan, view, pose, { manners, key })
  const lit = view === 'room' ? placed : placed.linear(...lightOf(manners, view === 'lines' ? 1 : manners.contrast))
  return manners.mark === null ? lit : lit.composite([{ input: Buffer.from(markSvg(manners.mark, canvas)) }])
}

type Canvas = readonly [width: number, height: number]

/** A room, or what is seen of a piece from near, over the whole canvas; a detail keeps its own format, for little of it was drawn. */
function cutTo(
  picture: Sharp,
  view: ShotView,
  { pixels: { width, height } }: Pose,
  { canvas: [wide, high] }: PictureManners,
): [Canvas, Sharp] {
  const most = view === 'detail' ? Math.min(wide / width, high / height) : Math.max(wide / width, high / height)
  const scale = Math.min(MOST_UPSCALED, most)
  const canvas: Canvas =
    view === 'detail'
      ? [Math.round(width * scale), Math.round(height * scale)]
      : [Math.round((wide * scale) / most), Math.round((high * scale) / most)]
  return [canvas, picture.resize({ width: canvas[0], height: canvas[1], fit: 'cover' })]
}

/** The whole view on the shop's canvas, so that the piece is as large as the shop likes it, give or take a twentieth. The canvas is smaller where the piece would be blown up. */
async function stoodOn(
  piece: Sharp,
  plan: PicturePlan,
  view: ShotView,
  { pixels, box }: Pose,
  { manners: { canvas, fill, middle }, key }: { manners: PictureManners; key: string },
): Promise<[Canvas, Sharp]> {
  const stretch = view === 'lines' ? 1 : plan.stretch
  const share = Math.min(0.97, fill * (0.95 + 0.1 * drawFrom(`crop/${key}`).unit()))
  const wanted = Math.min((canvas[0] * share) / (box.width * stretch), (canvas[1] * share) / box.height)
  const scale = Math.min(MOST_UPSCALED / Math.max(1, stretch), wanted)
  const [wide, high] = canvas.map((side) => Math.round((side * scale) / wanted)) as [number, number]
  const isFlipped = plan.isMirrored && view !== 'lines'
  const left = isFlipped ? pixels.width - box.left - box.width : box.left
  const around = high - box.height * scale
  const place = {
    left: Math.round(wide / 2 - (left + box.width / 2) * scale * stretch),
    top: Math.round(Math.min(around * 0.5 + high * (middle - 0.5), around * 0.85) - box.top * scale),
    width: Math.max(1, Math.round(pixels.width * scale * stretch)),
    height: Math.max(1, Math.round(pixels.height * scale)),
  }
  return [[wide, high], await onCanvas(piece, place, [wide, high])]
}

/** Factors and offsets for red, green and blue: contrast about white and warm or cool shadows, under the ground's tint. */
function lightOf({ ground, warmth }: PictureManners, contrast: number): [number[], number[]] {
  const strength = [contrast - warmth, contrast, contrast + warmth]
  const tint = channelsOf(ground)
  return [
    tint.map((value, at) => (value / 255) * (strength[at] as number)),
    tint.map((value, at) => value * (1 - (strength[at] as number))),
  ]
}

/** The view scaled into its place on a white canvas; what lies beyond is cut. */
async function onCanvas(
  view: Sharp,
  { left, top, width, height }: Box,
  [wide, high]: readonly [number, number],
): Promise<Sharp> {
  const data = await view.resize({ width, height, fit: 'fill' }).raw().toBuffer()
  const canvas = Buffer.alloc(wide * high * 3, 255)
  const [from, to] = [Math.max(0, left), Math.min(wide, left + width)]
  for (let y = Math.max(0, top); y < Math.min(high, top + height); y++) {
    const row = (y - top) * width
    data.copy(canvas, (y * wide + from) * 3, (row + from - left) * 3, (row + to - left) * 3)
  }
  return sharp(canvas, { raw: { width: wide, height: high, channels: 3 } })
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
