import type { Vec3 } from '../geometry/vector.ts'

/** An empty room: x from −width/2 to width/2, z = 0 the back wall, open towards the viewer. */
export interface Shell {
  width: number
  depth: number
  height: number
  wall: string
  /** Of the wall behind; as the others unless told. */
  backWall?: string
  floor: 'oak' | 'walnut' | 'pale' | 'tiles' | 'stone' | 'deck' | 'grass' | 'parquet'
  window: { side: 'left' | 'right' | 'back'; from: number; to: number; sill: number; top: number }
  curtains?: string
  /** The lower half of the walls painted in another colour, up to `height` metres. */
  dado?: { height: number; colour: string; rail?: string }
  /** How many frames of mouldings stand side by side on the wall behind. */
  frames?: number
  /** Direction to the sun; it shines through the window. */
  sun?: Vec3
  /** Without walls and ceiling to left and right (a balcony, a garden). */
  isOutdoors?: boolean
}
