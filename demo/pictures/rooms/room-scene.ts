import type { Vec3 } from '../geometry/vector.ts'
import type { Placement } from './furnish.ts'
import type { Shell } from './shell-plan.ts'

/** A furnished room and from where it is seen. */
export interface RoomScene {
  /** 'sala-de-estar-clara': also the file's name. */
  id: string
  /** As shoppers say it. */
  name: string
  /** Id of the room that this is another arrangement of. */
  arranges?: string
  shell: Shell
  /** Eye in metres; turned in degrees to the right; half the picture's height at one metre; the lens shifted up. */
  view: { eye: Vec3; turn?: number; tangent: number; shiftY: number }
  exposure?: number
  /** Light paths a pixel where the usual ones leave a grain: soft shadows of a wide sky. */
  samples?: number
  pieces: readonly Placement[]
}
