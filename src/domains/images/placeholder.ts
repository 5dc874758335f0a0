import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'

/** A webp of this size weighs about 60 bytes; a browser that enlarges it shows a soft image of the picture. */
const WIDTH = 16
const QUALITY = 20
/** A data: address on a card costs its bytes 48 times a page (docs/benchmarks.md, Images). */
export const PLACEHOLDER_MAX_BYTES = 200

/** What stands for a picture until it has come: its thumbhash as a tiny webp. Made once, when the picture is read. */
export const placeholderOf = async (thumbhash: Uint8Array): Promise<Buffer> => {
  const { w, h, rgba } = thumbHashToRGBA(thumbhash)
  const height = Math.max(4, Math.min(40, Math.round((WIDTH * h) / w)))
  return sharp(rgba, { raw: { width: w, height: h, channels: 4 } }).flatten({ background: '#fff' }).resize({ width: WIDTH, height, fit: 'fill' }).webp({ quality: QUALITY, effort: 6 }).toBuffer()
}

/** What an `img` may show of it without asking anyone. */
export const placeholderUri = (base64: string): string => `data:image/webp;base64,${base64}`
