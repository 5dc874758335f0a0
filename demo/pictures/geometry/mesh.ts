import type { Mesh } from './triangle-mesh.ts'
import type { Vec3 } from './vector.ts'
import { weldedNormals } from './weld.ts'

export type Axis = 'x' | 'y' | 'z'

/** What the shapes write into; corners are shared or not, as is easiest: `finished` welds them. */
export interface Sketch {
  positions: number[]
  indices: number[]
  /** Only where the fibre does not simply run along an axis (sweeps). */
  grain?: number[]
}

/**
 * A mesh of a sketch: equal corners welded, normals smooth where faces meet at less than `creaseDegrees`, fibre along `grainAlong`.
 * Triangles are wound counter-clockwise seen from outside.
 */
export function finished(sketch: Sketch, options: { creaseDegrees?: number; grainAlong?: Axis } = {}): Mesh {
  const positions = Float32Array.from(sketch.positions)
  const grain = sketch.grain ? Float32Array.from(sketch.grain) : grainOf(positions, options.grainAlong ?? 'x')
  return weldedNormals(positions, grain, Uint32Array.from(sketch.indices), options.creaseDegrees ?? 50)
}

/** The same mesh with the fibre along another axis of its own (before it is turned). */
export function withGrainAlong(mesh: Mesh, axis: Axis): Mesh {
  return { ...mesh, grain: grainOf(mesh.positions, axis) }
}

function grainOf(positions: Float32Array, axis: Axis): Float32Array {
  const first = axis === 'x' ? 0 : axis === 'y' ? 1 : 2
  const grain = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    for (let c = 0; c < 3; c++) grain[at + c] = positions[at + ((first + c) % 3)] ?? 0
  }
  return grain
}

/** Several meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const total = meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0)
  const mesh: Mesh = {
    positions: new Float32Array(total),
    normals: new Float32Array(total),
    grain: new Float32Array(total),
    indices: new Uint32Array(meshes.reduce((sum, one) => sum + one.indices.length, 0)),
  }
  let at = 0
  let index = 0
  for (const one of meshes) {
    mesh.positions.set(one.positions, at)
    mesh.normals.set(one.normals, at)
    mesh.grain.set(one.grain, at)
    for (let i = 0; i < one.indices.length; i++) mesh.indices[index + i] = (one.indices[i] ?? 0) + at / 3
    at += one.positions.length
    index += one.indices.length
  }
  return mesh
}

/** Lowest and highest corner. */
export function boundsOf(meshes: readonly Mesh[]): { low: Vec3; high: Vec3 } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes) {
    for (let at = 0; at < positions.length; at++) {
      const value = positions[at] ?? 0
      const c = at % 3
      if (value < (low[c] ?? 0)) low[c] = value
      if (value > (high[c] ?? 0)) high[c] = value
    }
  }
  return { low, high }
}
