import sharp from 'sharp'
import type { Pixels } from '../layers/colouring.ts'

/** A room's picture may have so many bytes; rooms full of patterns are pressed harder. */
const MOST_BYTES = 46_000
const QUALITIES = [82, 78, 74, 70, 66, 62, 58] as const

/** A room's picture as WebP, of the best quality that keeps it within its bytes. */
export async function encodedRoom({ rgb, width, height }: Pixels): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6 })
      .toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}
