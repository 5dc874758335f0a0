import { hash3, noise3 } from '../geometry/noise.ts'
import { clamp, smoothstep } from '../geometry/vector.ts'
import type { Footprint } from './footprint.ts'

/**
 * Sawn wood with its fibre along x (metres): year rings that lie close where a board cuts them and open into arches where it lies along
 * them, streaks of fibre, pores. Whatever is finer than a pixel fades to its mean: rings by how many of them `foot` crosses, fibre by how
 * far it reaches across. Frequencies are fixed: one that followed the distance would draw waves over the grain.
 */
export function wood(x: number, y: number, z: number, pixel: number, foot: Footprint): number {
  const slow = noise3(x * 0.8, y * 2.1, z * 2.1)
  const bend = (slow - 0.5) * 0.09 + (noise3(x * 2.7 + 5, y * 8, z * 8) - 0.5) * 0.011
  const [a, b] = [y * WAVE + slow * 1.4, z * WAVE * 0.93 + slow * 1.1]
  const depth = HIGH * (Math.sin(a) + Math.sin(b)) + bend + x * TAPER
  const crossed = crossing(foot, HIGH * WAVE * Math.cos(a), HIGH * WAVE * 0.93 * Math.cos(b), pixel)
  const across = Math.max(
    pixel * 0.5,
    Math.hypot(foot[1] as number, foot[2] as number),
    Math.hypot(foot[4] as number, foot[5] as number),
  )
  return 0.5 + (slow - 0.5) * 0.16 + rings(depth, crossed) + fibre(x, y, z, across)
}

/** Radians a metre and metres of the slow wave of the rings' depth: an arch every 0.36 m. */
const WAVE = 8.6
const HIGH = 0.115
/** A trunk is a cone. */
const TAPER = 0.03

/** How deep into the trunk one pixel reaches, in metres. */
function crossing(foot: Footprint, alongY: number, alongZ: number, pixel: number): number {
  const of = (at: 0 | 3): number =>
    Math.abs((foot[at] as number) * TAPER + (foot[at + 1] as number) * alongY + (foot[at + 2] as number) * alongZ)
  return Math.max(pixel * 0.1, of(0) + of(3))
}

/** Broad bands of good and bad years, and single rings with a dark late side. */
function rings(depth: number, crossed: number): number {
  const bands =
    (line(depth * 31) - 0.5) * 0.13 * kept(crossed * 31) + (line(depth * 79 + 9) - 0.5) * 0.13 * kept(crossed * 79)
  const seen = kept(crossed * RINGS)
  if (seen === 0) return bands
  const at = depth * RINGS + line(depth * 33) * 1.5
  const part = at - Math.floor(at)
  const late = smoothstep(0.3, 0.86, part) * (1 - smoothstep(0.9, 1, part)) - 0.36
  return bands - late * (0.08 + 0.2 * hash3(Math.floor(at), 3, 5)) * seen
}

/** A metre. */
const RINGS = 150

function fibre(x: number, y: number, z: number, across: number): number {
  let value = (noise3(x * 3.1, y * 75, z * 75) - 0.5) * 0.17 * kept(across * 60)
  const fine = kept(across * 220)
  if (fine > 0) value += (noise3(x * 7.3, y * 290, z * 290) - 0.5) * 0.2 * fine
  const pores = kept(across * 700)
  if (pores > 0) value -= (smoothstep(0.7, 0.9, noise3(x * 36, y * 1000, z * 1000)) - 0.06) * 0.22 * pores
  return value
}

/** Share of a pattern that is left when a pixel covers so many of its periods. */
function kept(periods: number): number {
  return clamp(1.35 - 2.2 * periods, 0, 1)
}

/** Smooth noise along a line, one bump a unit. */
function line(at: number): number {
  const from = Math.floor(at)
  const t = at - from
  const low = hash3(from, 11, 23)
  return low + (hash3(from + 1, 11, 23) - low) * t * t * (3 - 2 * t)
}
