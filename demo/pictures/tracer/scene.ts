import { hash3 } from '../geometry/noise.ts'
import { cross, type Vec3 } from '../geometry/vector.ts'
import type { Part, Slot, Surface } from '../model.ts'
import { type Tree, treeOf } from './tree.ts'

/** One thing that gets one colour: a slot with a surface. */
export interface Layer {
  slot: Slot
  surface: Surface
}

/** Triangles in the order of the tree's leaves, nine numbers each. */
export interface Scene {
  corners: Float32Array
  normals: Float32Array
  grain: Float32Array
  /** Index into `layers` and into the parts. */
  layerOf: Uint8Array
  partOf: Uint16Array
  layers: readonly Layer[]
  tree: Tree
  /** Has joints and edges that may be finer than a pixel. */
  isOfBoards: boolean
}

/** A layer is stored as a byte, and two values of it mean something else. */
const MOST_LAYERS = 250

/** All parts as one soup of triangles, each part with a piece of the texture of its own. */
export function sceneOf(parts: readonly Part[]): Scene {
  const layers: Layer[] = []
  const keys = new Map<string, number>()
  const layerOfPart = parts.map(({ slot, surface }) => {
    const key = JSON.stringify([slot, surface])
    const known = keys.get(key)
    if (known !== undefined) return known
    keys.set(key, layers.length)
    layers.push({ slot, surface })
    return layers.length - 1
  })
  if (layers.length > MOST_LAYERS)
    throw new Error(`${layers.length} layers in one scene, at most ${MOST_LAYERS}: let parts share their surface`)
  const soup = soupOf(parts)
  const tree = treeOf(soup.corners)
  const ordered = (source: Float32Array): Float32Array => {
    const out = new Float32Array(source.length)
    tree.order.forEach((from, at) => out.set(source.subarray(from * 9, from * 9 + 9), at * 9))
    return out
  }
  const partOf = Uint16Array.from(tree.order, (triangle) => soup.partOf[triangle] as number)
  return {
    corners: ordered(soup.corners),
    normals: ordered(soup.normals),
    grain: ordered(soup.grain),
    partOf,
    layerOf: Uint8Array.from(partOf, (p) => layerOfPart[p] as number),
    layers,
    tree,
    isOfBoards: isOfBoards(parts),
  }
}

/** Whether a piece has boards: slender triangles run along their broken edges. */
export function isOfBoards(parts: readonly Part[]): boolean {
  return parts.some(({ mesh: { positions, indices } }) => {
    for (let at = 0; at < indices.length; at += 3) if (isSlender(positions, indices.subarray(at, at + 3))) return true
    return false
  })
}

/** At least 12 cm long and at most 2.5 mm high. */
function isSlender(positions: Float32Array, corners: Uint32Array): boolean {
  const side = (from: 0 | 1 | 2, to: 0 | 1 | 2): Vec3 =>
    [0, 1, 2].map(
      (c) =>
        (positions[(corners[to] as number) * 3 + c] as number) -
        (positions[(corners[from] as number) * 3 + c] as number),
    ) as unknown as Vec3
  const [a, b, c] = [side(0, 1), side(0, 2), side(1, 2)]
  const longest = Math.max(Math.hypot(...a), Math.hypot(...b), Math.hypot(...c))
  return longest > 0.12 && Math.hypot(...cross(a, b)) / longest < 0.0025
}

function soupOf(parts: readonly Part[]): {
  corners: Float32Array
  normals: Float32Array
  grain: Float32Array
  partOf: Uint16Array
} {
  const count = parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)
  const soup = {
    corners: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    grain: new Float32Array(count * 9),
    partOf: new Uint16Array(count),
  }
  let at = 0
  parts.forEach(({ mesh }, index) => {
    const shift = [0, 1, 2].map((c) => hash3(index + 1, c, 17) * 9)
    for (const corner of mesh.indices) {
      for (let c = 0; c < 3; c++) {
        soup.corners[at * 3 + c] = mesh.positions[corner * 3 + c] as number
        soup.normals[at * 3 + c] = mesh.normals[corner * 3 + c] as number
        soup.grain[at * 3 + c] = (mesh.grain[corner * 3 + c] as number) + (shift[c] as number)
      }
      soup.partOf[Math.floor(at / 3)] = index
      at++
    }
  })
  return soup
}
