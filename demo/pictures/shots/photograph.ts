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

/** Where the views of pieces come from: large enough for the canvas, no larger than they were drawn. */
export type Pictured = (plan: PicturePlan, view: ShotView, canvas: readonly [width: number, height: number]) => Promise<Pose>

const TINY_PX = 110

/** One picture of an offer as its shop would send it: a JPEG on the shop's own ground, in its size, cut and quality. `key` names the offer: the crop is a little different each time. */
export const photograph = async (plan: PicturePlan, at: number, key: string, { manners, pictured }: { manners: PictureManners; pictured: Pictured }): Promise<Buffer> => {
  const view = plan.views[at] as ShotView
  const picture = view === 'banner' ? sharp(Buffer.from(bannerSvg(key, manners.canvas))) : await onGround(plan, view, key, { manners, pictured })
  const sent = at === 0 && plan.fault === 'tiny' ? sharp(await picture.png({ compressionLevel: 1 }).toBuffer()).resize({ width: TINY_PX }) : picture
  return sent.jpeg({ quality: manners.quality, mozjpeg: false }).toBuffer()
}

const onGround = async (plan: PicturePlan, view: ShotView, key: string, { manners, pictured }: { manners: PictureManners; pictured: Pictured }): Promise<Sharp> => {
  const pose = await pictured(plan, view, manners.canvas)
  const { rgb, width, height } = pose.pixels
  const [wide, high] = manners.canvas
  const isScene = view === 'room' || view === 'lines'
  const piece = sharp(rgb, { raw: { width, height, channels: 3 } }).flop(plan.isMirrored && !isScene)
  const placed = view === 'detail' || view === 'room' ? piece.resize({ width: wide, height: high, fit: 'cover' }) : await onCanvas(piece, placeOf(plan, view, pose, { manners, key }), manners.canvas)
  const tinted = view === 'room' ? placed : placed.linear(channelsOf(manners.ground).map((value) => value / 255), [0, 0, 0])
  return manners.mark === null ? tinted : tinted.composite([{ input: Buffer.from(markSvg(manners.mark, manners.canvas)) }])
}

/** Where the whole view lies so that the piece in it is as large as the shop likes it, give or take a twentieth, and in the middle. */
const placeOf = (plan: PicturePlan, view: ShotView, { pixels, box }: Pose, { manners: { canvas: [wide, high], fill }, key }: { manners: PictureManners; key: string }): Box => {
  const isFlipped = plan.isMirrored && view !== 'lines'
  const stretch = view === 'lines' ? 1 : plan.stretch
  const share = Math.min(0.97, fill * (0.95 + 0.1 * drawFrom(`crop/${key}`).unit()))
  const scale = Math.min((wide * share) / (box.width * stretch), (high * share) / box.height)
  const left = isFlipped ? pixels.width - box.left - box.width : box.left
  return {
    left: Math.round(wide / 2 - (left + box.width / 2) * scale * stretch),
    top: Math.round(high / 2 - (box.top + box.height / 2) * scale),
    width: Math.max(1, Math.round(pixels.width * scale * stretch)),
    height: Math.max(1, Math.round(pixels.height * scale)),
  }
}

/** The view scaled into its place on a white canvas; what lies beyond is cut. */
const onCanvas = async (view: Sharp, { left, top, width, height }: Box, [wide, high]: readonly [number, number]): Promise<Sharp> => {
  const data = await view.resize({ width, height, fit: 'fill' }).raw().toBuffer()
  const canvas = Buffer.alloc(wide * high * 3, 255)
  const [from, to] = [Math.max(0, left), Math.min(wide, left + width)]
  for (let y = Math.max(0, top); y < Math.min(high, top + height); y++) {
    const row = (y - top) * width
    data.copy(canvas, (y * wide + from) * 3, (row + from - left) * 3, (row + to - left) * 3)
  }
  return sharp(canvas, { raw: { width: wide, height: high, channels: 3 } })
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
