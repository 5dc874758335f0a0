import { clamp, smoothstep, type Vec3 } from '../geometry/vector.ts'

/** The photo studio: a large soft light from the upper left front, a white dome, a white floor. */
const length = Math.hypot(0.62, 1.05, 0.72)
export const KEY: Vec3 = [-0.62 / length, 1.05 / length, 0.72 / length]
const flat = Math.hypot(KEY[2], KEY[0])
/** Two directions across the key light. */
export const KEY_SIDE: Vec3 = [KEY[2] / flat, 0, -KEY[0] / flat]
export const KEY_UP: Vec3 = [KEY[1] * KEY_SIDE[2], KEY[2] * KEY_SIDE[0] - KEY[0] * KEY_SIDE[2], -KEY[1] * KEY_SIDE[0]]
/** Half width of the key light at distance 1. */
export const KEY_RADIUS = 0.45
export const KEY_POWER = 2.9
export const DOME = 1
/** Light that falls on a bare floor: what is divided by, so that it is white. */
export const FLOOR_LIGHT = KEY_POWER * KEY[1] * 0.93 + Math.PI * DOME
export const FLOOR_ALBEDO = 0.8

/** What a polished surface sees in a direction, in units of a white floor: a light tent with two soft boxes and dark gaps. */
export function tent(dx: number, dy: number, dz: number): number {
  let value = dy > 0 ? 0.3 + 0.5 * dy : 0.3 + 0.5 * smoothstep(0, -0.4, dy)
  const key = dx * KEY[0] + dy * KEY[1] + dz * KEY[2]
  value += 2.1 * smoothstep(0.72, 0.9, key)
  value += 1.2 * smoothstep(0.45, 0.58, dx) * smoothstep(0.97, 0.86, dx) * smoothstep(0.85, 0.7, Math.abs(dy))
  value += 0.5 * smoothstep(-0.55, -0.68, dx) * smoothstep(-0.99, -0.9, dx)
  value -= 0.2 * smoothstep(0.35, 0.05, Math.abs(dx + 0.1)) * smoothstep(0.5, 0.1, Math.abs(dy - 0.1))
  return clamp(value, 0.1, 3)
}
