import sharp from 'sharp'
import type { BytePlanes } from './byte-planes.ts'
import type { DrawnLayer } from './colouring.ts'
import { filled } from './filled.ts'

/**
 * One drawing as bytes: a line of JSON, then pictures, chosen by measurement (README). The light whole and well, the texture as well as
 * 30 kB allow, what is smooth at half size, the layers without loss.
 */
export async function encodedDrawing(planes: BytePlanes, layers: readonly DrawnLayer[]): Promise<Buffer> {
  const { width, height } = planes
  const isPiece = (i: number): boolean => planes.first[i] !== 0 || (planes.share[i] !== 255 && planes.second[i] !== 0)
  const isGround = (i: number): boolean => planes.first[i] === 0 || (planes.share[i] !== 255 && planes.second[i] === 0)
  const grey = (plane: Uint8Array, isMeant: (at: number) => boolean): sharp.Sharp => sharp(filled(plane, width, height, isMeant), { raw: { width, height, channels: 1 } })
  const soft = (plane: sharp.Sharp): Promise<Buffer> => plane.resize(half(width), half(height), { fit: 'fill' }).webp({ quality: 75, effort: 6 }).toBuffer()
  const sections = [
    await grey(planes.light, isPiece).webp({ quality: 84, effort: 6 }).toBuffer(),
    await textureWithin(await grey(planes.grain, isPiece).png().toBuffer(), width, height),
    await soft(grey(planes.mirror, isPiece)),
    await soft(grey(planes.facing, isPiece)),
    await soft(grey(planes.shadow, isGround)),
    await sharp(woven(planes), { raw: { width, height, channels: 3 } }).webp({ lossless: true, effort: 6 }).toBuffer(),
  ]
  const head = Buffer.from(`${JSON.stringify({ width, height, layers, sections: sections.map((section) => section.length) })}\n`)
  return Buffer.concat([head, ...sections])
}

/** A drawing of its bytes; throws when they are cut off. */
export async function decodedDrawing(bytes: Buffer): Promise<{ planes: BytePlanes; layers: readonly DrawnLayer[] }> {
  const end = bytes.indexOf(10)
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as { width: number; height: number; layers: readonly DrawnLayer[]; sections: readonly number[] }
  const { width, height } = head
  let at = end + 1
  const sections = head.sections.map((length) => bytes.subarray(at, (at += length)))
  if (at !== bytes.length) throw new Error(`a drawing of ${bytes.length} bytes, expected ${at}`)
  const grey = async (section: Buffer | undefined): Promise<Uint8Array> => sharp(section).resize(width, height, { fit: 'fill', kernel: 'linear' }).extractChannel(0).raw().toBuffer()
  const [light, grain, mirror, facing, shadow, layersOf] = await Promise.all([...sections.slice(0, 5).map(grey), sharp(sections[5]).raw().toBuffer()])
  if (!light || !grain || !mirror || !facing || !shadow || !layersOf) throw new Error(`a drawing with ${sections.length} planes, expected 6`)
  return { layers: head.layers, planes: { width, height, light, grain, mirror, facing, shadow, ...unwoven(layersOf) } }
}

const half = (side: number): number => Math.ceil(side / 2)
const TEXTURE_BYTES = 30_000

/** The texture at the best of a few sizes and qualities that fits. */
async function textureWithin(plane: Buffer, width: number, height: number): Promise<Buffer> {
  let last: Buffer | undefined
  for (const [scale, quality] of [
    [1, 70],
    [1, 50],
    [0.75, 60],
    [0.6, 55],
    [0.5, 50],
    [0.5, 35],
  ] as const) {
    last = await sharp(plane)
      .extractChannel(0)
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
      .webp({ quality, effort: 5 })
      .toBuffer()
    if (last.length <= TEXTURE_BYTES) return last
  }
  if (!last) throw new Error('no size was tried')
  return last
}

/** First layer, second layer and share in three channels; the second is 0 where the first is alone, so that areas stay even. */
function woven({ first, second, share }: BytePlanes): Uint8Array {
  const out = new Uint8Array(first.length * 3)
  for (let i = 0; i < first.length; i++) {
    const isAlone = share[i] === 255
    out[i * 3] = first[i] as number
    out[i * 3 + 1] = isAlone ? 0 : (second[i] as number)
    out[i * 3 + 2] = isAlone ? 0 : Math.round((255 - (share[i] as number)) / 32)
  }
  return out
}

function unwoven(channels: Uint8Array): { first: Uint8Array; second: Uint8Array; share: Uint8Array } {
  const count = channels.length / 3
  const out = { first: new Uint8Array(count), second: new Uint8Array(count), share: new Uint8Array(count) }
  for (let i = 0; i < count; i++) {
    out.first[i] = channels[i * 3] as number
    out.second[i] = channels[i * 3 + 1] as number
    out.share[i] = 255 - (channels[i * 3 + 2] as number) * 32
  }
  return out
}
