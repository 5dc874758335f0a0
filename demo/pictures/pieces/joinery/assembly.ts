import { drawFrom, type Draw } from '../../../prng.ts'
import type { Mesh } from '../../geometry/mesh.ts'
import { boundsOf, joined } from '../../geometry/mesh.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { meshOf } from './mesh-of.ts'
import { mirrored, moved, reversed, type Solid } from './solid.ts'

/** A piece while it is put together: bodies by slot, each cut from another place of the wood. */
export interface Assembly {
  draw: Draw
  add(slot: string, ...solids: readonly Solid[]): void
  /** The body and its other hand (x mirrored). */
  pair(slot: string, solid: Solid): void
  /** The body, its other hand, and both again at the back: four legs from the one at +x, +z. */
  four(slot: string, solid: Solid): void
  /** The finished slots, standing on the floor, centred, brought to the stated size (mm, width, height, depth) where one is given. */
  slots(size?: Vec3): Slot[]
}

export interface Slot {
  slot: string
  mesh: Mesh
}

export function assembly(key: string): Assembly {
  const draw = drawFrom(key)
  const bodies = new Map<string, Mesh[]>()
  const add = (slot: string, ...solids: readonly Solid[]): void => {
    const list = bodies.get(slot) ?? []
    for (const solid of solids) list.push(meshOf(cutElsewhere(solid, draw)))
    bodies.set(slot, list)
  }
  return {
    draw,
    add,
    pair: (slot, solid) => add(slot, solid, mirrored(solid)),
    four: (slot, solid) => add(slot, solid, mirrored(solid), reversed(solid), reversed(mirrored(solid))),
    slots: (size) => fitted([...bodies].map(([slot, meshes]) => ({ slot, mesh: joined(meshes) })), size),
  }
}

/** The grain of the same board at another place, so that no two legs are alike. */
function cutElsewhere(solid: Solid, draw: Draw): Solid {
  const by: Vec3 = [draw.unit() * 3000, draw.unit() * 3000, draw.unit() * 3000]
  return { ...solid, grain: moved({ ...solid, places: solid.grain }, by).places }
}

/** The last few millimetres: a design aims at its size, bends and splays miss it a little. */
function fitted(slots: Slot[], size: Vec3 | undefined): Slot[] {
  const { low, high } = boundsOf(slots.map(({ mesh }) => mesh))
  const scale = [0, 1, 2].map((axis) => (size === undefined ? 1 : (size[axis] as number) / 1000 / ((high[axis] as number) - (low[axis] as number))))
  const from = [((low[0] + high[0]) / 2), low[1], (low[2] + high[2]) / 2]
  return slots.map(({ slot, mesh }) => {
    const positions = mesh.positions.map((value, at) => (value - (from[at % 3] as number)) * (scale[at % 3] as number))
    const normals = mesh.normals.map((value, at) => value / (scale[at % 3] as number))
    for (let at = 0; at < normals.length; at += 3) {
      const length = Math.hypot(normals[at] as number, normals[at + 1] as number, normals[at + 2] as number) || 1
      for (let axis = 0; axis < 3; axis += 1) normals[at + axis] = (normals[at + axis] as number) / length
    }
    return { slot, mesh: { ...mesh, positions, normals } }
  })
}
