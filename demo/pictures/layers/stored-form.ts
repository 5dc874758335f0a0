import sharp, { type Sharp } from 'sharp'
import { type BytePlanes, half } from './byte-planes.ts'
import type { DrawnLayer } from './colouring.ts'
import { decodedLayers, encodedLayers } from './layer-runs.ts'

/**
 * One drawing as bytes: a line of JSON, then the planes, chosen by measurement (README): grey JPEGs, because they open four times as
 * fast as WebP; what is smooth at half size, three planes in one strip; the layers without loss.
 */
export async function encodedDrawing(planes: BytePlanes, layers: readonly DrawnLayer[]): Promise<Buffer> {
  const { width, height } = planes
  const grey = (plane: Uint8Array, w = width, h = height): Sharp =>
    sharp(plane, { raw: { width: w, height: h, channels: 1 } }).toColourspace('b-w')
  const sections = [
    await grey(planes.light).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    await textureWithin(await grey(planes.grain).png().toBuffer(), width * height * TEXTURE_BYTES_PER_PIXEL),
    await grey(Buffer.concat([planes.mirror, planes.facing, planes.shadow]), half(width), half(height) * 3)
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer(),
    encodedLayers(planes),
  ]
  const head = Buffer.from(
    `${JSON.stringify({ width, height, layers, sections: sections.map((section) => section.length) })}\n`,
  )
  return Buffer.concat([head, ...sections])
}

/** A drawing of its bytes; throws when they are cut off. */
export async function decodedDrawing(bytes: Buffer): Promise<{ planes: BytePlanes; layers: readonly DrawnLayer[] }> {
  const end = bytes.indexOf(10)
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as {
    width: number
    height: number
    layers: readonly DrawnLayer[]
    sections: readonly number[]
  }
  const { width, height } = head
  let at = end + 1
  const [lights, textures, strip, runs] = head.sections.map((length) => bytes.subarray(at, (at += length)))
  if (at !== bytes.length || !lights || !textures || !strip || !runs)
    throw new Error(`a drawing of ${bytes.length} bytes, expected ${at}`)
  const [light, grain, soft] = await Promise.all([greyOf(lights), greyOf(textures, width, height), greyOf(strip)])
  const count = half(width) * half(height)
  return {
    layers: head.layers,
    planes: {
      width,
      height,
      light,
      grain,
      mirror: soft.subarray(0, count),
      facing: soft.subarray(count, count * 2),
      shadow: soft.subarray(count * 2),
      ...decodedLayers(runs, width * height),
    },
  }
}

/** A byte a pixel; only a texture stored smaller is brought to size. */
async function greyOf(jpeg: Buffer, width?: number, height?: number): Promise<Uint8Array> {
  const { data, info } = await sharp(jpeg).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  if (width === undefined || height === undefined || info.width === width) return data
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

const TEXTURE_BYTES_PER_PIXEL = 0.02

/** The texture at the best of a few qualities and sizes that fits; tried with the quick encoder, whose files are a sixth larger. */
async function textureWithin(plane: Buffer, most: number): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(plane).metadata()
  const at = ([scale, quality]: readonly [number, number]): Sharp =>
    sharp(plane)
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
      .toColourspace('b-w')
      .jpeg({ quality })
  for (const attempt of TEXTURE_ATTEMPTS) {
    const isLast = attempt === TEXTURE_ATTEMPTS.at(-1)
    if (isLast || (await at(attempt).toBuffer()).length <= most * 1.17)
      return at(attempt).jpeg({ quality: attempt[1], mozjpeg: true }).toBuffer()
  }
  throw new Error('no attempt at a texture')
}

const TEXTURE_ATTEMPTS = [
  [1, 65],
  [1, 45],
  [1, 30],
  [0.7, 40],
  [0.5, 45],
  [0.5, 30],
] as const
