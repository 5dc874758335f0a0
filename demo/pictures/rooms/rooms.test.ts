import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DRAWN } from '../layers/drawings.ts'
import { designNamed } from '../pieces/designs.ts'
import { drawnRoom } from './draw-room.ts'
import { furnished } from './furnish.ts'
import { ROOMS } from './scenes.ts'
import { storedRooms } from './stored-rooms.ts'

describe('furnished rooms', () => {
  test('are eight kinds at least, each with pieces that exist', () => {
    expect(new Set(ROOMS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(8)
    for (const { design } of ROOMS.flatMap(({ pieces }) => pieces)) expect(designNamed(...(design.split('/') as [string, string])).name).toBe(design.split('/')[1])
  })

  test('have no piece through the floor or a wall behind', () => {
    for (const room of ROOMS) {
      for (const placement of room.pieces) {
        const { low, high } = furnished(placement)
        expect(low[1], `${room.id} ${placement.design} below the floor`).toBeGreaterThan(-0.02)
        expect(high[1], `${room.id} ${placement.design} above the ceiling`).toBeLessThan(room.shell.height + 0.02)
        expect(low[2], `${room.id} ${placement.design} through the wall`).toBeGreaterThan(-0.02)
      }
    }
  }, 120_000)

  test('E-05 hotspots lie in the picture, on pieces that are seen, and are the same on every run', () => {
    const room = ROOMS.find(({ id }) => id === 'entrada')
    if (!room) throw new Error('no entrance')
    const { hotspots, pixels } = drawnRoom(room, 96, 1)
    expect(hotspots.length).toBeGreaterThanOrEqual(4)
    for (const { x, y, share } of hotspots) for (const value of [x, y, share]) expect(value > 0 && value < 1).toBe(true)
    const again = drawnRoom(room, 96, 1)
    expect(again.hotspots).toEqual(hotspots)
    expect(Buffer.from(again.pixels.rgb).equals(Buffer.from(pixels.rgb))).toBe(true)
  })

  test('that are stored have their picture and hotspots of this repository\'s designs', () => {
    for (const { file, hotspots } of storedRooms()) {
      expect(existsSync(join(DRAWN, file)), file).toBe(true)
      for (const { design, x, y } of hotspots) {
        expect(() => designNamed(...(design.split('/') as [string, string]))).not.toThrow()
        expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 1).toBe(true)
      }
    }
  })
})
