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
import { planRooms } from '../../demo/inspirations/plan-rooms.ts'
import type { Pixels } from '../../demo/pictures/layers/colouring.ts'
import { drawnRoom, type Hotspot } from '../../demo/pictures/rooms/draw-room.ts'
import { encodedRoom } from '../../demo/pictures/rooms/encoded-room.ts'
import { sceneFingerprint } from '../../demo/pictures/rooms/scene-fingerprint.ts'

const WIDTH = 1000
const SAMPLES = 2

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
    known.set(room.text.ident, { ...(known.get(room.text.ident) as DemoInspiration), ...wordsOf(room) })
    continue
  }
  if (left-- <= 0) continue
  const started = performance.now()
  const { pixels, hotspots } = drawnRoom(room.scene, WIDTH, room.scene.samples ?? SAMPLES)
  const bytes = await encodedRoom(room.text.isTurned ? flopped(pixels) : pixels)
  writeFileSync(inspirationPicture(room.text), bytes)
  const { width, height } = pixels
  known.set(room.text.ident, { ...wordsOf(room), width, height, hotspots: marksOf(room, hotspots), scene })
  write()
  console.log(
    `${room.text.ident} ${(bytes.length / 1000).toFixed(0)} kB, ${known.get(room.text.ident)?.hotspots.length} marks, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
}
write()

function wordsOf({ text: { ident, name, description, room, style, shop } }: PlannedRoom) {
  return { ident, name, description, room, style, shop }
}

/** One mark for each offer, on the piece of it that is seen largest. */
function marksOf(
  { offers, text: { isTurned } }: PlannedRoom,
  hotspots: readonly Hotspot[],
): DemoInspiration['hotspots'] {
  return [...offers].flatMap(([design, { shop, offer }]) => {
    const largest = hotspots.filter((one) => one.design === design).toSorted((a, b) => b.share - a.share)[0]
    if (largest === undefined) return []
    const x = Math.round((isTurned ? 1 - largest.x : largest.x) * 1000)
    return [{ shop, itemId: offer.itemId, x, y: Math.round(largest.y * 1000) }]
  })
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
