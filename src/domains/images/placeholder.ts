import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'

/** A webp of 16 pixels weighs about 60 bytes; a browser that enlarges it shows a soft image of the picture. What is too loud for that is made coarser. */
const STEPS: readonly (readonly [width: number, quality: number])[] = [
  [16, 20],
  [12, 10],
  [8, 10],
  [4, 10],
]
/** A data: address on a card costs its bytes 48 times a page (docs/benchmarks.md, Images). */
export const PLACEHOLDER_MAX_BYTES = 200

/** What stands for a picture until it has come: its thumbhash as a tiny webp. Made once, when the picture is read. */
export async function placeholderOf(thumbhash: Uint8Array): Promise<Buffer> {
  let webp: Buffer = Buffer.alloc(0)
  for (const [width, quality] of STEPS) {
    webp = await webpOf(thumbhash, width, quality)
    if (webp.length <= PLACEHOLDER_MAX_BYTES) break
  }
  return webp
}

function webpOf(thumbhash: Uint8Array, width: number, quality: number): Promise<Buffer> {
  const { w, h, rgba } = thumbHashToRGBA(thumbhash)
  const height = Math.max(4, Math.min(width * 2.5, Math.round((width * h) / w)))
  return sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'fill' })
    .webp({ quality, effort: 6 })
    .toBuffer()
}

/** What an `img` may show of it without asking anyone. */
export function placeholderUri(base64: string): string {
  return `data:image/webp;base64,${base64}`
}
