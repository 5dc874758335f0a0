// node demo/pictures/rooms/draw-rooms.ts [--only ID] [--width 1200] [--samples 2] [--out FOLDER]: draws the furnished rooms that are missing or have changed, and their hotspots
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DRAWN } from '../layers/drawings.ts'
import { drawnRoom } from './draw-room.ts'
import { encodedRoom } from './encoded-room.ts'
import { ROOMS } from './scenes.ts'
import { sceneFingerprint } from './scene-fingerprint.ts'
import type { RoomFacts } from './stored-rooms.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string', default: '1200' },
    samples: { type: 'string' },
    out: { type: 'string', default: join(DRAWN, 'rooms') },
  },
})
mkdirSync(values.out, { recursive: true })
const listPath = join(values.out, 'rooms.json')
const known = existsSync(listPath) ? (JSON.parse(readFileSync(listPath, 'utf8')) as { rooms: RoomFacts[] }).rooms : []
const facts = new Map(known.filter(({ id }) => ROOMS.some((room) => room.id === id)).map((room) => [room.id, room]))

for (const room of ROOMS) {
  const scene = sceneFingerprint(room)
  if (values.only ? values.only !== room.id : facts.get(room.id)?.scene === scene) continue
  const started = performance.now()
  const { pixels, hotspots } = drawnRoom(room, Number(values.width), Number(values.samples ?? room.samples ?? 2))
  const { width, height } = pixels
  const bytes = await encodedRoom(pixels)
  writeFileSync(join(values.out, `${room.id}.webp`), bytes)
  facts.set(room.id, { id: room.id, name: room.name, file: `rooms/${room.id}.webp`, width, height, hotspots, scene })
  const lines = ROOMS.flatMap(({ id }) => facts.get(id) ?? []).map((one) => JSON.stringify(one))
  writeFileSync(listPath, `{"rooms":[\n${lines.join(',\n')}\n]}\n`)
  process.stdout.write(
    `${room.id} ${width}×${height} ${(bytes.length / 1000).toFixed(0)} kB, ${hotspots.length} hotspots, ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  )
}
