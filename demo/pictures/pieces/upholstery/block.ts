import type { Vec3 } from '../../geometry/vector.ts'

/** A stuffed block, lengths in metres: its box, how round its edges and its plan are, how it bulges, where it is sewn. */
export interface Stuffed {
  /** Width (x), height (y), depth (z) before it bulges. */
  size: Vec3
  /** Of the edges between top or bottom and sides. */
  radius: number
  /** Of the upright corners seen from above, in front and behind; the edges' own when not given. */
  planRadius?: number | { front: number; back: number }
  /** Distance of the net's lines. */
  step: number
  /** How far top, bottom and sides bulge. */
  crown?: { top?: number; bottom?: number; side?: number }
  /** 2 is a dome (feathers), 6 a board (foam). */
  firmness?: number
  /** Below 1 the filling reaches the seam: 0.45 is a cushion without a border. */
  fullness?: number
  /** Height of the unevenness of the cover and the length of its waves. */
  slack?: number
  wave?: number
  /** Folds that run out of the four corners. */
  folds?: number
  /** Depth of the seams between panels and border. */
  seam?: number
  /** Seams across, in metres from the middle along an axis: channels, a middle seam. */
  lines?: readonly { axis: 'x' | 'y' | 'z'; at: number; depth: number; width: number }[]
  /** Added to the top (or bottom) panel at a place of it, both in metres. */
  relief?: (x: number, z: number, top: boolean) => number
  /** Faces nobody can see. */
  open?: readonly Face[]
  seed: number
  /** Last: bends, leans, tapers. Receives the place and where it was on the box (−1 … 1). */
  warp?: (at: Vec3, share: Vec3) => Vec3
}

export type Face = 'top' | 'bottom' | 'left' | 'right' | 'front' | 'back'

/** The corner radius of the front or of the back half. */
export function planRadiusAt({ planRadius, radius }: Stuffed, z: number): number {
  if (planRadius === undefined) return radius
  return typeof planRadius === 'number' ? planRadius : z > 0 ? planRadius.front : planRadius.back
}
