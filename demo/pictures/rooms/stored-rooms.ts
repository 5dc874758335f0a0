import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWN } from '../layers/drawings.ts'
import type { Hotspot } from './draw-room.ts'

/** A drawn room: its picture under drawn/ and where its pieces are seen. */
export interface RoomFacts {
  id: string
  name: string
  file: string
  width: number
  height: number
  hotspots: readonly Hotspot[]
  /** Fingerprint of the scene that was drawn; another one now means that the picture is of an older placing. */
  scene?: string
}

/** The drawn rooms; none before they are drawn. */
export function storedRooms(): readonly RoomFacts[] {
  const path = join(DRAWN, 'rooms/rooms.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { rooms: RoomFacts[] }).rooms : []
}
