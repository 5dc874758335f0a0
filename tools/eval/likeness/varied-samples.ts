import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { DRAWN } from '../../../demo/pictures/layers/drawings.ts'
import { storedRooms } from '../../../demo/pictures/rooms/stored-rooms.ts'
import type { JudgedType } from '../../../src/domains/images/scoring/judged-types.ts'
import { decoded, pick, seededDraw } from '../../../src/domains/images/scoring/testing.ts'
import type { Draw } from '../../../src/domains/images/scoring/testing-solids.ts'
import { tonedDrawings } from './drawn-samples.ts'
import { type Half, halfOfRoom, slotHash } from './halves.ts'
import type { TypeSample } from './type-samples.ts'

/**
 * What the demo's shops do not do and others will: parts of pieces cut out anywhere, pieces cut by a side, on coloured and shaded
 * grounds, rooms cut, mirrored, darker and paler. One picture in `every` of the toned drawings, and `ofRoom` of each room.
 */
export async function* variedTypeSamples(
  half: Half,
  { designs, every, ofRoom }: { designs: number; every: number; ofRoom: number },
): AsyncGenerator<TypeSample> {
  let at = 0
  for await (const { piece, angle, file } of tonedDrawings(half, designs)) {
    at += 1
    if (angle === 'detail' || at % every !== 0) continue
    const draw = seededDraw(slotHash(piece) * 1_000 + at)
    for (const [type, picture] of [
      ['detail', await partOf(file, draw)],
      ['piece', await onOtherGround(file, draw)],
    ] as const) {
      if (picture !== null)
        yield { type, pixels: await compressed(picture, draw), name: `${piece} ${angle}, varied ${type}` }
    }
  }
  const rooms = storedRooms()
  for (const { id, file } of rooms.filter((room) => halfOfRoom(room.id, rooms) === half)) {
    const room = await readFile(join(DRAWN, file))
    for (let each = 0; each < ofRoom; each += 1) {
      const draw = seededDraw(slotHash(id) * 1_000 + each)
      yield {
        type: 'room' satisfies JudgedType,
        pixels: await compressed(await roomPart(room, draw), draw),
        name: `${id}, varied room`,
      }
    }
  }
}

async function compressed(picture: Sharp, draw: Draw) {
  return decoded(
    await sharp(await picture.png().toBuffer())
      .jpeg({ quality: 62 + Math.floor(draw() * 30) })
      .toBuffer(),
  )
}

/** A window of a third to half of the piece; null where it would show mostly ground. */
async function partOf(file: Buffer, draw: Draw): Promise<Sharp | null> {
  const { width, height } = await sizeOf(file)
  const [wide, high] = [Math.round(width * (0.28 + draw() * 0.27)), Math.round(height * (0.28 + draw() * 0.27))]
  const area = {
    left: Math.round((width - wide) * (0.1 + 0.8 * draw())),
    top: Math.round((height - high) * (0.1 + 0.8 * draw())),
    width: wide,
    height: high,
  }
  const part = await sharp(file).extract(area).png().toBuffer()
  const { channels } = await sharp(part).greyscale().threshold(250).stats()
  if ((channels[0]?.mean ?? 255) > 255 * 0.5) return null
  return tintedBy(
    sharp(part)
      .resize({ width: 280, height: 280, fit: 'inside' })
      .flop(draw() < 0.5),
    pick(draw, PALE),
  )
}

const PALE = ['#ffffff', '#ffffff', '#f4f2ee', '#f7f7f7'] as const
const GROUNDS = [
  '#d9e2dc',
  '#c9b8a8',
  '#b8c2cc',
  '#e8d9d0',
  '#cfcfcf',
  '#e9e2d2',
  '#bfb6d0',
  '#f2f2f2',
  '#dfe8ee',
  '#a9b3a4',
] as const

/** The piece on a coloured ground, plain or darker towards one end, and in two of five cut by one side, by a quarter at most. */
async function onOtherGround(file: Buffer, draw: Draw): Promise<Sharp> {
  const { width, height } = await sizeOf(file)
  const cut = draw() < 0.4 ? 0.04 + draw() * 0.24 : 0
  const side = Math.floor(draw() * 3)
  const area = {
    left: side === 0 ? Math.round(width * cut) : 0,
    top: 0,
    width: Math.round(width * (side < 2 ? 1 - cut : 1)),
    height: Math.round(height * (side === 2 ? 1 - cut : 1)),
  }
  const margin = cut > 0 ? 0 : Math.round(width * draw() * 0.2)
  const placed = await sharp(file)
    .extract(area)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .png()
    .toBuffer()
  const size = await sizeOf(placed)
  const ground = pick(draw, GROUNDS)
  const shade = draw() < 0.4 ? 0.86 + draw() * 0.1 : 1
  const dark = hexOf(ground, shade)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${draw() < 0.5 ? ground : dark}"/><stop offset="1" stop-color="${ground}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(placed).composite([{ input: Buffer.from(svg), blend: 'multiply' }])
}

/** Half of a room or more, as it is or mirrored, in another light. */
async function roomPart(room: Buffer, draw: Draw): Promise<Sharp> {
  const { width, height } = await sizeOf(room)
  const [wide, high] = [Math.round(width * (0.5 + draw() * 0.5)), Math.round(height * (0.6 + draw() * 0.4))]
  const cut = await sharp(room)
    .extract({
      left: Math.round((width - wide) * draw()),
      top: Math.round((height - high) * draw()),
      width: wide,
      height: high,
    })
    .png()
    .toBuffer()
  const lit = sharp(cut)
    .flop(draw() < 0.5)
    .modulate({ brightness: 0.75 + draw() * 0.5, saturation: 0.4 + draw() * 0.9, hue: Math.floor(draw() * 40) - 20 })
  return lit.resize({ width: 300, height: 300, fit: draw() < 0.3 ? 'fill' : 'inside' })
}

async function sizeOf(file: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata()
  return { width: width as number, height: height as number }
}

function tintedBy(picture: Sharp, colour: string): Sharp {
  return picture.linear(
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255),
    [0, 0, 0],
  )
}
function hexOf(colour: string, share: number): string {
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
