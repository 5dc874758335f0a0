import { drawFrom, type Draw } from '../../../prng.ts'
import { boundsOf, joined } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { part, type Part, type Slot, type Surface, type SurfaceKind } from '../../model.ts'
import { meshOf } from './mesh-of.ts'
import { mirrored, reversed, type Solid } from './solid.ts'

/** What a body is made of and whose colour it takes. */
export interface Paint {
  slot: Slot
  surface: Surface
}

export function paint(slot: Slot, kind: SurfaceKind, more: Omit<Surface, 'kind'> = {}): Paint {
  return {
    slot,
    surface: { kind, ...more },
  }
}

/** A piece while it is put together: bodies by paint, each cut from another place of the wood. */
export interface Assembly {
  draw: Draw
  add(paint: Paint, ...solids: readonly Solid[]): void
  /** The body and its other hand (x mirrored). */
  pair(paint: Paint, ...solids: readonly Solid[]): void
  /** The body, its other hand, and both again at the back: four legs from the one at +x, +z. */
  four(paint: Paint, ...solids: readonly Solid[]): void
  /** The finished parts, standing on the floor, centred, brought to the stated size (mm: width, height, depth). */
  parts(size: Vec3): Part[]
}

export function assembly(key: string): Assembly {
  const draw = drawFrom(key)
  const bodies = new Map<string, { paint: Paint; meshes: Mesh[] }>()
  const add = (paint: Paint, ...solids: readonly Solid[]): void => {
    const body = bodies.get(JSON.stringify(paint)) ?? { paint, meshes: [] }
    for (const solid of solids)
      body.meshes.push(meshOf(paint.surface.kind === 'wood' ? cutElsewhere(solid, draw) : solid))
    bodies.set(JSON.stringify(paint), body)
  }
  return {
    draw,
    add,
    pair: (paint, ...solids) => add(paint, ...solids.flatMap((solid) => [solid, mirrored(solid)])),
    four: (paint, ...solids) =>
      add(paint, ...solids.flatMap((solid) => [solid, mirrored(solid), reversed(solid), reversed(mirrored(solid))])),
    parts: (size) =>
      fitted(
        [...bodies.values()].map(({ paint, meshes }) => part(paint.slot, paint.surface, joined(meshes))),
        size,
      ),
  }
}

/**
 * The grain of the same board at another place of the trunk, so that no two legs are alike; near its middle, where the rings are wide as in
 * a sawn board, and drawn out along the fibre, for wide tops show more of the trunk than a leg does.
 */
function cutElsewhere(solid: Solid, draw: Draw): Solid {
  const by: Vec3 = [draw.unit() * 3000, (draw.unit() - 0.3) * 60, (draw.unit() - 0.5) * 140]
  const across = Math.max(...solid.grain.map(([, , z]) => z)) - Math.min(...solid.grain.map(([, , z]) => z))
  const [along, wide] = across > 250 ? [0.7, 0.6] : [0.9, 0.9]
  return {
    ...solid,
    grain: solid.grain.map(([x, y, z]): Vec3 => [x * along + by[0], y * 0.9 + by[1], z * wide + by[2]]),
  }
}

/** The last few millimetres: a design aims at its size, bends and splays miss it a little. */
function fitted(parts: readonly Part[], size: Vec3): Part[] {
  const { low, high } = boundsOf(parts.map(({ mesh }) => mesh))
  const scale = [0, 1, 2].map(
    (axis) => (size[axis] as number) / 1000 / ((high[axis] as number) - (low[axis] as number)),
  )
  const from = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
  return parts.map((one) => ({ ...one, mesh: fittedMesh(one.mesh, from, scale) }))
}

function fittedMesh(mesh: Mesh, from: readonly number[], scale: readonly number[]): Mesh {
  const positions = mesh.positions.map((value, at) => (value - (from[at % 3] as number)) * (scale[at % 3] as number))
  const normals = mesh.normals.map((value, at) => value / (scale[at % 3] as number))
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] as number, normals[at + 1] as number, normals[at + 2] as number) || 1
    for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] as number) / length
  }
  return { ...mesh, positions, normals }
}
