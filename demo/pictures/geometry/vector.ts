/** Metres: x to the viewer's right, y up, z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number]

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}
export function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}
export function times(a: Vec3, k: number): Vec3 {
  return [a[0] * k, a[1] * k, a[2] * k]
}
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
export function lengthOf(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2])
}

/** Length 1; a zero vector becomes straight up. */
export function unit(a: Vec3): Vec3 {
  const length = lengthOf(a)
  return length > 1e-12 ? [a[0] / length, a[1] / length, a[2] / length] : [0, 1, 0]
}

export function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}
export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value
}

/** 0 before `from`, 1 after `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}
