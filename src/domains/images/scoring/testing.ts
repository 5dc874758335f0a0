import sharp, { type Sharp } from 'sharp'
import { aPiece, type Design, type Draw, projectedEdges, render, type Solid } from './testing-solids.ts'
import type { PicturePixels } from './picture-pixels.ts'

/** Pictures made for tests and evaluations: pieces of boxes and cylinders in each way that shops show them. */

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seededDraw(seed: number): Draw {
  let state = (seed ^ 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(draw: Draw, from: readonly T[]): T {
  return from[Math.floor(draw() * from.length)] as T
}

/** Decoded as the fetcher does it: longest side ≤ 256 px, on white, three channels. */
export async function decoded(image: Buffer | Sharp): Promise<PicturePixels> {
  const { data, info } = await sharp(Buffer.isBuffer(image) ? image : await image.png().toBuffer())
    .flatten({ background: '#fff' })
    .resize(256, 256, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

const GROUNDS: readonly (readonly [number, number, number])[] = [
  [255, 255, 255],
  [255, 255, 255],
  [248, 248, 247],
  [238, 238, 240],
  [243, 238, 230],
  [232, 236, 238],
]

/** How a shop shows a piece: its angle, its crop, its ground, size, compression and watermark. */
export interface Shot {
  readonly yaw: number
  readonly elevation: number
  readonly ground: readonly [number, number, number]
  readonly crop: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly mirror: boolean
  readonly side: number
  readonly quality: number
  readonly watermark: boolean
}

export const plainShot: Shot = {
  yaw: 0.45,
  elevation: 0.2,
  ground: [255, 255, 255],
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  mirror: false,
  side: 600,
  quality: 90,
  watermark: false,
}

/** A shot as another shop takes it; crops cut up to a tenth of a side, in one of four pictures. */
export function aShot(draw: Draw, { yaw = 0.25 + draw() * 0.4 }: { yaw?: number } = {}): Shot {
  const cuts = (): number => (draw() < 0.12 ? draw() * 0.14 : 0)
  return {
    yaw,
    elevation: 0.12 + draw() * 0.15,
    ground: pick(draw, GROUNDS),
    crop: { left: cuts(), top: cuts(), right: cuts(), bottom: cuts() },
    mirror: draw() < 0.15,
    side: pick(draw, [240, 400, 600]),
    quality: 55 + Math.floor(draw() * 40),
    watermark: draw() < 0.15,
  }
}

/** The piece on its ground as this shop's file. */
export async function pieceFile(design: Design, shot: Shot): Promise<Buffer> {
  const size = 420
  const { left, top, right, bottom } = shot.crop
  const area = {
    left: Math.round(left * size),
    top: Math.round(top * size),
    width: Math.round((1 - left - right) * size),
    height: Math.round((1 - top - bottom) * size),
  }
  const drawn = sharp(Buffer.from(render(design.solids, { size, ...shot })), {
    raw: { width: size, height: size, channels: 3 },
  })
    .extract(area)
    .flop(shot.mirror)
  const sized = await drawn.resize(shot.side, shot.side, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true })
  const marked = shot.watermark
    ? sharp(sized.data).composite([{ input: Buffer.from(watermark(sized.info.width, sized.info.height)) }])
    : sharp(sized.data)
  return marked.jpeg({ quality: shot.quality }).toBuffer()
}

/** Strokes that look like words: no font is needed. */
function scribble(draw: Draw, x: number, y: number, height: number, letters: number): string {
  return Array.from({ length: letters }, (_, at) => {
    const [left, w] = [x + at * height * 0.75, height * 0.5]
    return pick(draw, [
      `M${left} ${y}v${-height}l${w} ${height}v${-height}`,
      `M${left + w} ${y}h${-w}v${-height}h${w}M${left} ${y - height / 2}h${w}`,
      `M${left} ${y}v${-height}h${w}v${height / 2}h${-w}`,
      `M${left} ${y}l${w / 2} ${-height}l${w / 2} ${height}`,
      `M${left} ${y - height}v${height}h${w}v${-height}`,
      `M${left} ${y - height}h${w}M${left + w / 2} ${y - height}v${height}`,
    ])
  }).join('')
}

function watermark(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${scribble(seededDraw(7), width * 0.12, height * 0.6, height * 0.1, 10)}" fill="none" stroke="#777" stroke-opacity="0.4" stroke-width="${height * 0.012}"/></svg>`
}

/** Words, prices and a plain field: 'promoção', with a small picture of a piece in some. */
export async function bannerFile(draw: Draw): Promise<Buffer> {
  const [width, height] = pick(draw, [
    [600, 600],
    [800, 400],
    [500, 650],
  ] as const)
  const field = pick(draw, ['#d5192b', '#ffd400', '#0b3d62', '#ffffff', '#111111', '#2f7d4f', '#f4e9dc', '#e0457b'])
  const ink = ['#d5192b', '#0b3d62', '#111111', '#2f7d4f', '#e0457b'].includes(field)
    ? pick(draw, ['#fff', '#ffe600'])
    : pick(draw, ['#111', '#c00', '#123'])
  const lines = Array.from({ length: 2 + Math.floor(draw() * 4) }, (_, at, { length } = { length: 5 }) => {
    const size = height * (0.05 + draw() * 0.14)
    return `<path d="${scribble(draw, width * (0.06 + draw() * 0.1), height * (0.2 + (at * 0.75) / Math.max(length, 4)), size, Math.min(14, Math.floor((width * 0.8) / (size * 0.75))))}" fill="none" stroke="${ink}" stroke-width="${size * (0.1 + draw() * 0.12)}"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${field}"/>${draw() < 0.4 ? `<circle cx="${width * 0.8}" cy="${height * 0.25}" r="${height * 0.16}" fill="${ink}"/>` : ''}${lines}</svg>`
  const small =
    draw() < 0.4
      ? [
          {
            input: await sharp(await pieceFile(aPiece(draw), plainShot))
              .resize(Math.round(height * 0.42))
              .png()
              .toBuffer(),
            left: Math.round(width * 0.5),
            top: Math.round(height * 0.5),
          },
        ]
      : []
  return sharp(Buffer.from(svg)).composite(small).jpeg({ quality: 80 }).toBuffer()
}

/** A piece in thin lines with its measures beside it. */
export function drawingFile(draw: Draw, design: Design): Promise<Buffer> {
  const size = 600
  const lines = projectedEdges(design.solids, {
    size: size * 0.8,
    yaw: draw() < 0.5 ? 0 : 0.5,
    elevation: draw() < 0.5 ? 0 : 0.25,
  })
  const ink = pick(draw, ['#000', '#333', '#555', '#124'])
  const stroke = 1 + draw() * 2
  const path = lines
    .map(
      ([x0, y0, x1, y1]) =>
        `M${(x0 + size * 0.06).toFixed(1)} ${(y0 + size * 0.04).toFixed(1)}L${(x1 + size * 0.06).toFixed(1)} ${(y1 + size * 0.04).toFixed(1)}`,
    )
    .join('')
  const measures = `M${size * 0.1} ${size * 0.93}H${size * 0.85}M${size * 0.1} ${size * 0.91}v${size * 0.04}M${size * 0.85} ${size * 0.91}v${size * 0.04}M${size * 0.93} ${size * 0.12}V${size * 0.85}M${size * 0.91} ${size * 0.12}h${size * 0.04}M${size * 0.91} ${size * 0.85}h${size * 0.04}`
  const words =
    scribble(draw, size * 0.42, size * 0.985, size * 0.03, 5) +
    scribble(draw, size * 0.945, size * 0.5, size * 0.025, 2)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${pick(draw, ['#fff', '#fff', '#f6f6f4'])}"/><path d="${path}${measures}${words}" fill="none" stroke="${ink}" stroke-width="${stroke}"/></svg>`
  return sharp(Buffer.from(svg))
    .resize(pick(draw, [300, 450, 600]))
    .jpeg({ quality: 75 + Math.floor(draw() * 20) })
    .toBuffer()
}

/** Several pieces between floor and walls. */
export function roomFile(draw: Draw, pieces: readonly Design[]): Promise<Buffer> {
  const tone = (base: number): [number, number, number] => [
    base + draw() * 40,
    base + draw() * 35,
    base - 10 + draw() * 35,
  ]
  const solids: Solid[] = [
    { kind: 'box', at: [0, -0.05, 0], size: [6, 0.1, 5], colour: tone(120), texture: 0.25 },
    { kind: 'box', at: [0, 1.4, -2.5], size: [6, 2.9, 0.1], colour: tone(180), texture: 0.03 },
    { kind: 'box', at: [draw() < 0.5 ? -3 : 3, 1.4, 0], size: [0.1, 2.9, 5], colour: tone(170), texture: 0.03 },
    { kind: 'box', at: [draw() - 0.5, 1.8, -2.44], size: [0.8 + draw(), 0.7, 0.04], colour: tone(80), texture: 0.4 },
    { kind: 'box', at: [draw() - 0.5, 0.01, 0], size: [2.4, 0.02, 1.6], colour: tone(100), texture: 0.3 },
  ]
  pieces.forEach(({ solids: own }, at) => {
    const shift = [(at - (pieces.length - 1) / 2) * 1.8, 0, -1.2 + draw() * 1.5] as const
    solids.push(
      ...own.map((solid): Solid => ({ ...solid, at: [solid.at[0] + shift[0], solid.at[1], solid.at[2] + shift[2]] })),
    )
  })
  const [width, height] = pick(draw, [
    [600, 450],
    [600, 600],
    [480, 600],
  ] as const)
  const size = 640
  const drawn = render(solids, {
    size,
    yaw: (draw() - 0.5) * 0.6,
    elevation: 0.12 + draw() * 0.2,
    ground: [200, 198, 190],
    fill: 1.9 + draw() * 0.5,
  })
  return sharp(Buffer.from(drawn), { raw: { width: size, height: size, channels: 3 } })
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: 70 + Math.floor(draw() * 25) })
    .toBuffer()
}

/** A part of the piece from near: nothing of its ground is seen, or a corner of it. */
export function detailFile(draw: Draw, design: Design): Promise<Buffer> {
  const size = 500
  const drawn = render(design.solids, {
    size,
    yaw: 0.2 + draw() * 0.6,
    elevation: 0.15 + draw() * 0.3,
    ground: pick(draw, GROUNDS),
    fill: 2.6 + draw() * 2.5,
    aim: [(draw() - 0.5) * 0.3, 0.35 + draw() * 0.3],
  })
  return sharp(Buffer.from(drawn), { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 70 + Math.floor(draw() * 25) })
    .toBuffer()
}
