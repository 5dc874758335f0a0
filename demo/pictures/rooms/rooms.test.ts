import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DRAWN } from '../layers/drawings.ts'
import { designNamed } from '../pieces/designs.ts'
import { drawnRoom } from './draw-room.ts'
import { type Furnished, furnished, type Placement } from './furnish.ts'
import type { RoomScene } from './room-scene.ts'
import { ROOMS } from './scenes.ts'
import { depthInto, isCarried } from './standing.ts'
import { storedRooms } from './stored-rooms.ts'

const inRooms = new Map(ROOMS.map((room) => [room.id, room.pieces.map(furnished)]))
function roomNamed(id: string): RoomScene {
  return ROOMS.find((room) => room.id === id) ?? fail(id)
}
function fail(id: string): never {
  throw new Error(`no room ${id}`)
}

describe('furnished rooms', () => {
  test('are eight kinds at least, each with pieces that exist', () => {
    expect(new Set(ROOMS.map(({ id }) => id)).size).toBe(ROOMS.length)
    expect(new Set(ROOMS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(8)
    for (const { design } of ROOMS.flatMap(({ pieces }) => pieces))
      expect(designNamed(...(design.split('/') as [string, string])).name).toBe(design.split('/')[1])
  })

  test('come in two arrangements at least, three of them in three: other pieces, another camera, other walls', () => {
    const arrangements = [...Map.groupBy(ROOMS, ({ id, arranges }) => arranges ?? id)]
    expect(arrangements.length).toBe(10)
    expect(arrangements.filter(([, of]) => of.length >= 3).length).toBeGreaterThanOrEqual(3)
    for (const [id, of] of arrangements) {
      expect(roomNamed(id).arranges, id).toBeUndefined()
      expect(of.length, id).toBeGreaterThanOrEqual(2)
      for (const key of ['name', 'view', 'shell'] as const)
        expect(new Set(of.map((room) => JSON.stringify(room[key]))).size, `${id} ${key}`).toBe(
          key === 'name' ? 1 : of.length,
        )
      const designs = of.map(
        ({ pieces }) => new Set(pieces.filter(({ isProp }) => !isProp).map(({ design }) => design)),
      )
      for (const [at, one] of designs.entries())
        for (const other of designs.slice(at + 1))
          expect([...one].filter((design) => other.has(design)).length, id).toBeLessThanOrEqual(2)
    }
  })

  test('E-05 have no piece through the floor, the ceiling or a wall', () => {
    for (const room of ROOMS) {
      for (const {
        placement: { design },
        low,
        high,
      } of inRooms.get(room.id) ?? fail(room.id)) {
        const half = room.shell.width / 2
        expect(low[1], `${room.id} ${design} below the floor`).toBeGreaterThan(-0.02)
        expect(high[1], `${room.id} ${design} above the ceiling`).toBeLessThan(room.shell.height + 0.02)
        expect(low[2], `${room.id} ${design} through the wall`).toBeGreaterThan(-0.02)
        if (!room.shell.isOutdoors)
          expect(Math.max(-half - low[0], high[0] - half), `${room.id} ${design} through a side wall`).toBeLessThan(
            0.02,
          )
      }
    }
  })

  test('E-05 have no piece standing in another, and none in the air', () => {
    for (const room of ROOMS) {
      const { id } = room
      const pieces = inRooms.get(id) ?? fail(id)
      for (const [at, one] of pieces.entries()) {
        for (const other of pieces.slice(at + 1))
          expect(depthInto(one, other), `${id}: ${one.placement.design} in ${other.placement.design}`).toBe(0)
        expect(isCarried(one, pieces, room), `${id}: ${one.placement.design} is in the air`).toBe(true)
      }
    }
  }, 120_000)

  test('tell a piece in the air from one on the floor, on a wall, on another or under the ceiling', () => {
    const room = roomNamed('entrada')
    const table = furnished({ design: 'consoles/slim-steel', x: 0, z: 0.22 })
    const lamp = (y: number): Furnished => furnished({ design: 'table-lamps/mushroom', x: 0, z: 0.2, y })
    expect(isCarried(table, [], room)).toBe(true)
    expect(isCarried(lamp(table.high[1]), [table], room)).toBe(true)
    expect(isCarried(lamp(table.high[1] + 0.03), [table], room)).toBe(false)
    expect(isCarried(furnished({ design: 'mirrors/arched', x: 0, z: 0.01, y: 1 }), [], room)).toBe(true)
    expect(isCarried(furnished({ design: 'mirrors/arched', x: 0, z: 0.5, y: 1 }), [], room)).toBe(false)
  })

  test('tell a piece that stands in another from one that stands on it or beside it', () => {
    const at = (placement: Partial<Placement>): Furnished =>
      furnished({ design: 'poufs/cube', x: 0, z: 1, ...placement })
    const cube = at({})
    expect(depthInto(cube, at({ x: 0.2 }))).toBeGreaterThan(0.1)
    expect(depthInto(cube, at({ x: 0.43 }))).toBe(0)
    expect(depthInto(cube, at({ y: cube.high[1] }))).toBe(0)
  })

  test('E-05 hotspots lie in the picture, on pieces that are seen, and are the same on every run', () => {
    const room = roomNamed('entrada')
    const { hotspots, pixels } = drawnRoom(room, 96, 1)
    expect(hotspots.length).toBeGreaterThanOrEqual(4)
    for (const { x, y, share } of hotspots) for (const value of [x, y, share]) expect(value > 0 && value < 1).toBe(true)
    const again = drawnRoom(room, 96, 1)
    expect(again.hotspots).toEqual(hotspots)
    expect(Buffer.from(again.pixels.rgb).equals(Buffer.from(pixels.rgb))).toBe(true)
  })

  test("that are stored have their picture and hotspots of this repository's designs", () => {
    for (const { id, file, hotspots } of storedRooms()) {
      expect(existsSync(join(DRAWN, file)), file).toBe(true)
      if (roomNamed(id).arranges) expect(statSync(join(DRAWN, file)).size, file).toBeLessThanOrEqual(46_000)
      for (const { design, x, y } of hotspots) {
        expect(() => designNamed(...(design.split('/') as [string, string]))).not.toThrow()
        expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 1).toBe(true)
      }
    }
  })
})
