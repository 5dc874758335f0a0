import { firstRooms } from './first-rooms.ts'
import { livingArrangements } from './living-arrangements.ts'
import { otherArrangements } from './other-arrangements.ts'
import type { RoomScene } from './room-scene.ts'
import { sleepingArrangements } from './sleeping-arrangements.ts'

/** The furnished rooms, each in two arrangements or three. Pieces stand where people put them; small things are props. */
export const ROOMS: readonly RoomScene[] = [
  ...firstRooms,
  ...livingArrangements,
  ...sleepingArrangements,
  ...otherArrangements,
]
