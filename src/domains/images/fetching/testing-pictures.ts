import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures for tests, good and hostile: bytes as a shop's server might send them. Never part of the product. */

function svg(width: number, height: number, hue: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><rect x="20%" y="30%" width="60%" height="40%" rx="${width / 40}" fill="hsl(${hue},50%,45%)"/><circle cx="30%" cy="75%" r="4%" fill="hsl(${hue},30%,25%)"/></svg>`,
  )
}

/** A piece of some colour on white. */
export function aPiece(options: { width?: number; height?: number; hue?: number } = {}) {
  const { width = 640, height = 480, hue = 20 } = options
  return sharp(svg(width, height, hue)).flatten({ background: '#fff' })
}

export function aJpeg(options: Parameters<typeof aPiece>[0] = {}): Promise<Buffer> {
  return aPiece(options).jpeg({ quality: 90 }).toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

function pngHeader(width: number, height: number, depth: number, colourType: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colourType, 0, 0, 0], 8)
  return chunk('IHDR', header)
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** M1: 900 million pixels in about 110 kB, and whole. */
export function aPixelFlood(side = 30_000): Buffer {
  return Buffer.concat([
    PNG_START,
    pngHeader(side, side, 1, 0),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A header that promises what no data follows. */
export function aPngWithout(width: number, height: number): Buffer {
  return Buffer.concat([PNG_START, pngHeader(width, height, 8, 2), chunk('IEND', Buffer.alloc(0))])
}

/** M1: an animation of so many frames, each one colour of a small part. */
export function aLongGif(frames: number, width = 400, height = 300): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0', 'latin1')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  const colours = Buffer.from([255, 255, 255, 40, 60, 120])
  const first = gifFrame(width, height, (at) => (at % width > width / 4 && at % width < (width * 3) / 4 ? 1 : 0))
  const next = gifFrame(1, 1, () => 1)
  return Buffer.concat([header, colours, first, ...Array.from({ length: frames - 1 }, () => next), Buffer.from([0x3b])])
}

/** Uncompressed LZW: 3-bit codes, cleared before they would grow. */
function gifFrame(width: number, height: number, indexAt: (at: number) => number): Buffer {
  const descriptor = Buffer.alloc(10)
  descriptor[0] = 0x2c
  descriptor.writeUInt16LE(width, 5)
  descriptor.writeUInt16LE(height, 7)
  const bits: number[] = []
  const code = (value: number): void => void bits.push(value & 1, (value >> 1) & 1, (value >> 2) & 1)
  for (let at = 0; at < width * height; at += 1) {
    if (at % 2 === 0) code(4)
    code(indexAt(at))
  }
  code(5)
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8))
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] as number) | (bit << (at & 7))
  const blocks = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, at) =>
    bytes.subarray(at * 255, at * 255 + 255),
  ).flatMap((block) => [Buffer.from([block.length]), block])
  return Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]),
    descriptor,
    Buffer.from([2]),
    ...blocks,
    Buffer.from([0]),
  ])
}

export const someBytes = {
  svgWithScript: Buffer.from(
    '<?xml version="1.0"?>\n<!-- a sofa -->\n<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
  ),
  html: Buffer.from('<!DOCTYPE html><html><body><img src="sofa.jpg"></body></html>'),
  zip: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(600, 1)]),
  tiff: Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(600)]),
  bmp: Buffer.concat([Buffer.from('BM', 'latin1'), Buffer.from([200, 2, 0, 0, 0, 0, 0, 0]), Buffer.alloc(600)]),
  nothing: Buffer.alloc(0),
} as const
