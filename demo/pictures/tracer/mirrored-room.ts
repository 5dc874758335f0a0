import { clamp, smoothstep } from '../geometry/vector.ts'

/** Metres from the piece to the room's far wall, out of focus as in a photograph of a mirror. */
const DEPTH = 2.3
const [LEFT, RIGHT, HEIGHT] = [-2.9, 2.7, 2.6]
const WINDOW = { left: -1.55, right: -0.34, sill: 0.78, head: 2.32 }
const SOFT = 0.035

/**
 * What a looking glass shows where a ray leaves the piece: a bright window with its curtain in a darker room, in units of a white floor.
 * A glass in the empty studio would show an even grey and look like a plate of tin. `floor` is the room's own, in the piece's metres.
 */
export function mirroredRoom([x, y, z]: readonly number[], dx: number, dy: number, dz: number, floor: number): number {
  const [px, py, pz] = [x as number, (y as number) - floor, z as number]
  const wall = dz > 1e-6 ? (DEPTH - pz) / dz : Infinity
  const level = dy < 0 ? -py / dy : dy > 0 ? (HEIGHT - py) / dy : Infinity
  const side = dx < 0 ? (LEFT - px) / dx : dx > 0 ? (RIGHT - px) / dx : Infinity
  const far = Math.max(0, Math.min(wall, level, side))
  // Straight back along the wall that it hangs on.
  if (far === Infinity) return 0.45
  const [hx, hy, hz] = [px + dx * far, py + dy * far, pz + dz * far]
  // Corners are darker, and light falls off from the window.
  const corner = 0.8 + 0.2 * Math.min(1, Math.min(HEIGHT - hy, hy + 0.2) / 0.7)
  if (far === side) return corner * (0.34 + 0.14 * smoothstep(0.4, DEPTH, hz))
  if (far === level) return dy < 0 ? floorLight(hx, hz) : 0.62 + 0.16 * smoothstep(0, DEPTH, hz)
  return wallLight(hx, hy, corner)
}

function wallLight(x: number, y: number, corner: number): number {
  const paper = corner * (0.56 - 0.1 * clamp(Math.abs(x + 1.05) / 2.4, 0, 1))
  const picture = between(x, 0.36, 0.94) * between(y, 0.98, 1.72)
  const wall = mix(mix(paper, 0.26, picture), 0.78, between(x, 0.4, 0.9) * between(y, 1.02, 1.68))
  const inside = between(x, WINDOW.left, WINDOW.right) * between(y, WINDOW.sill, WINDOW.head)
  const middle = (WINDOW.left + WINDOW.right) / 2
  const bars = 1 - 0.62 * Math.max(between(x, middle - 0.035, middle + 0.035), between(y, 1.5, 1.55))
  const view = (1.02 + 0.26 * smoothstep(WINDOW.sill, WINDOW.head, y)) * bars
  const frame = between(x, WINDOW.left - 0.09, WINDOW.right + 0.09) * between(y, WINDOW.sill - 0.09, WINDOW.head + 0.09)
  const folds = (left: number, right: number): number => between(x, left, right) * between(y, 0.06, WINDOW.head + 0.16)
  const curtain = Math.max(
    folds(WINDOW.left - 0.42, WINDOW.left + 0.06),
    folds(WINDOW.right - 0.04, WINDOW.right + 0.36),
  )
  const behind = mix(mix(wall, 0.74, frame), view, inside)
  const skirting = mix(behind, 0.68, between(y, 0, 0.1))
  return mix(skirting, 0.8 + 0.09 * Math.sin(x * 52 + 1.4 * Math.sin(x * 17)), curtain)
}

/** Boards, and the light that the window throws on them. */
function floorLight(x: number, z: number): number {
  const back = DEPTH - z
  const pool =
    between(x, WINDOW.left + back * 0.35, WINDOW.right + back * 0.35) *
    smoothstep(0.1, 0.5, back) *
    smoothstep(1.9, 1.1, back)
  return 0.4 + 0.06 * smoothstep(1.6, 0, back) + 0.3 * pool
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

/** 1 between two edges that are out of focus. */
function between(value: number, low: number, high: number): number {
  return smoothstep(low - SOFT, low + SOFT, value) * smoothstep(high + SOFT, high - SOFT, value)
}
