/**
 * Makes the pictures of the demo's home page that are drawn for it alone (demo/pictures/README.md, Home):
 *
 *     node tools/demo/home-pictures.ts [--only NAME] [--samples 2]
 *
 * A piece for each department, all as large and on one ground, and the rooms in which no offer stands.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OutputInfo } from 'sharp'
import { HOME_PICTURES, homePictureFile } from '../../demo/pictures/home/home-picture-file.ts'
import { type HomePiece, homePieces } from '../../demo/pictures/home/home-pieces.ts'
import { homeRooms } from '../../demo/pictures/home/home-rooms.ts'
import { colourDrawing, loadDrawing } from '../../demo/pictures/layers/drawings.ts'
import { drawnRoom } from '../../demo/pictures/rooms/draw-room.ts'
import { encodedRoom } from '../../demo/pictures/rooms/encoded-room.ts'

/** 5:4 like the place, twice as wide as it is shown on a computer. */
const CANVAS = { width: 600, height: 480 }
/** Of each side that a piece may take: those that are long reach the sides, those that are high the top. */
const SHARE = { width: 0.74, height: 0.7 }
/** The ground of every piece: that under pictures by day (`--color-picture`). */
const GROUND = [0xf3, 0xef, 0xe7] as const
const ROOM_WIDTH = 1200

const { values } = parseArgs({ options: { only: { type: 'string' }, samples: { type: 'string', default: '2' } } })

mkdirSync(HOME_PICTURES, { recursive: true })
for (const piece of homePieces) if (isWanted(piece.department)) write(piece.department, await drawnPiece(piece))
for (const room of homeRooms)
  if (isWanted(room.id)) write(room.id, await encodedRoom(drawnRoom(room, ROOM_WIDTH, Number(values.samples)).pixels))

function write(name: string, bytes: Buffer): void {
  writeFileSync(homePictureFile(name), bytes)
  console.log(`${join('demo/pictures/home', `${name}.webp`)} ${(bytes.length / 1000).toFixed(1)} kB`)
}

/** Its middle in the middle, its shadow on the ground; white becomes the ground. */
async function drawnPiece({ drawing: id, colours }: HomePiece): Promise<Buffer> {
  const drawing = await loadDrawing(id)
  const { piece } = drawing.facts
  const { rgb, width, height } = await colourDrawing(drawing, colours)
  const scale = Math.min((CANVAS.width * SHARE.width) / piece.width, (CANVAS.height * SHARE.height) / piece.height)
  const view = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * scale), Math.round(height * scale))
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(CANVAS.width / 2 - (piece.left + piece.width / 2) * scale)
  const top = Math.round(CANVAS.height / 2 - (piece.top + piece.height / 2) * scale)
  const canvas = await sharp({ create: { ...CANVAS, channels: 3, background: '#fff' } })
    .composite([await within(view, left, top)])
    .png()
    .toBuffer()
  return sharp(canvas)
    .linear(
      GROUND.map((value) => value / 255),
      [0, 0, 0],
    )
    .webp({ quality: 78, effort: 6 })
    .toBuffer()
}

/** What of a view lies on the canvas, where it lies. */
async function within(view: { data: Buffer; info: OutputInfo }, left: number, top: number) {
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const size = {
    width: Math.min(view.info.width - from.left, CANVAS.width - Math.max(0, left)),
    height: Math.min(view.info.height - from.top, CANVAS.height - Math.max(0, top)),
  }
  const input = await sharp(view.data)
    .extract({ ...from, ...size })
    .png()
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}

function isWanted(name: string): boolean {
  return values.only === undefined || values.only === name
}
