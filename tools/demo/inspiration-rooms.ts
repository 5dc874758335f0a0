/**
 * Draws the rooms of the demo's inspirations and finds where their pieces are seen (demo/README.md, Inspirations):
 *
 *     node tools/demo/inspiration-rooms.ts [--most 2] [--all]
 *
 * Those that are missing or furnished otherwise now, so many at once; --all: each anew. About a quarter of a minute each.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type DemoInspiration,
  demoInspirations,
  INSPIRATIONS,
  inspirationPicture,
} from '../../demo/inspirations/demo-inspirations.ts'
import type { PlannedRoom } from '../../demo/inspirations/inspiration-plan.ts'
import { marksOfRoom } from '../../demo/inspirations/marks-of-room.ts'
import { planRooms } from '../../demo/inspirations/plan-rooms.ts'
import type { Pixels } from '../../demo/pictures/layers/colouring.ts'
import { drawnRoom, lookedAt } from '../../demo/pictures/rooms/draw-room.ts'
import { encodedRoom } from '../../demo/pictures/rooms/encoded-room.ts'
import { sceneFingerprint } from '../../demo/pictures/rooms/scene-fingerprint.ts'

const WIDTH = 1000
const SAMPLES = 2
/** Wide enough to find thin legs. */
const LOOKED_PX = 500

const { values } = parseArgs({
  options: { most: { type: 'string', default: '99' }, all: { type: 'boolean', default: false } },
})
const listPath = join(INSPIRATIONS, 'inspirations.json')
mkdirSync(join(INSPIRATIONS, 'rooms'), { recursive: true })
const known = new Map(existsSync(listPath) ? demoInspirations().map((one) => [one.ident, one]) : [])
const planned = planRooms()
let left = Number(values.most)
for (const room of planned) {
  const scene = sceneFingerprint(room.scene)
  const isAsItWas = known.get(room.text.ident)?.scene === scene && existsSync(inspirationPicture(room.text))
  if (isAsItWas && !values.all) {
    known.set(room.text.ident, { ...(known.get(room.text.ident) as DemoInspiration), ...saidOf(room) })
    continue
  }
  if (left-- <= 0) continue
  const started = performance.now()
  const { pixels } = drawnRoom(room.scene, WIDTH, room.scene.samples ?? SAMPLES)
  const bytes = await encodedRoom(room.text.isTurned ? flopped(pixels) : pixels)
  writeFileSync(inspirationPicture(room.text), bytes)
  const { width, height } = pixels
  known.set(room.text.ident, { ...saidOf(room), width, height, scene })
  write()
  console.log(
    `${room.text.ident} ${(bytes.length / 1000).toFixed(0)} kB, ${known.get(room.text.ident)?.hotspots.length} marks, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
}
write()

/** All but the picture: marks are found by looking at the room small, without light. */
function saidOf(room: PlannedRoom) {
  const { ident, name, description, room: slug, style, shop } = room.text
  const hotspots = marksOfRoom(room, lookedAt(room.scene, LOOKED_PX))
  return { ident, name, description, room: slug, style, shop, hotspots }
}

function flopped({ rgb, width, height }: Pixels): Pixels {
  const turned = new Uint8Array(rgb.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      turned.set(rgb.subarray(from, from + 3), (y * width + width - 1 - x) * 3)
    }
  return { width, height, rgb: turned }
}

function write(): void {
  const lines = planned.flatMap(({ text }) => known.get(text.ident) ?? []).map((one) => JSON.stringify(one))
  writeFileSync(listPath, `{"inspirations":[\n${lines.join(',\n')}\n]}\n`)
}
