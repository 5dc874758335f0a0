import type { Scene } from './scene.ts'

/** What the last `nearest` met: distance and the shares of the second and third corner. */
export interface Caster {
  /** True when a triangle lies nearer than `far`; then `hit` and `triangle()` tell. Skips clear glass when told. */
  nearest: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    throughGlass: boolean,
  ) => boolean
  /** Share of light that passes: 0 behind anything solid, less than 1 behind glass. */
  passing: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number) => number
  /** [distance, u, v] */
  hit: Float64Array
  triangle: () => number
}

const GLASS_PASSES = 0.94
const [NEAREST, NEAREST_THROUGH_GLASS, SHADOW] = [0, 1, 2]

/** Casts rays into a scene. One caster per thread: its state is reused for each ray. */
export function casterOf(scene: Scene): Caster {
  const kindOf = (layer: number): string => scene.layers[layer]?.surface.kind ?? ''
  const core: Core = {
    bounds: scene.tree.bounds,
    links: scene.tree.links,
    edges: edgeForm(scene.corners),
    isGlass: Uint8Array.from(scene.layerOf, (layer) => (kindOf(layer) === 'glass' ? 1 : 0)),
    isBulb: Uint8Array.from(scene.layerOf, (layer) => (kindOf(layer) === 'bulb' ? 1 : 0)),
    stack: new Int32Array(96),
    near: new Float64Array(96),
    hit: new Float64Array(3),
    met: new Int32Array([-1]),
    passed: new Float64Array(1),
  }
  return {
    nearest: (ox, oy, oz, dx, dy, dz, far, throughGlass) => {
      cast(core, ox, oy, oz, dx, dy, dz, far, throughGlass ? NEAREST_THROUGH_GLASS : NEAREST)
      return (core.met[0] as number) >= 0
    },
    passing: (ox, oy, oz, dx, dy, dz, far) => {
      cast(core, ox, oy, oz, dx, dy, dz, far, SHADOW)
      return core.passed[0] as number
    },
    hit: core.hit,
    triangle: () => core.met[0] as number,
  }
}

interface Core {
  bounds: Float32Array
  links: Int32Array
  edges: Float32Array
  isGlass: Uint8Array
  isBulb: Uint8Array
  stack: Int32Array
  near: Float64Array
  hit: Float64Array
  met: Int32Array
  passed: Float64Array
}

// Numbers instead of vectors here and in the next two functions: four fifths of a drawing's time go by in them.
function cast(
  core: Core,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
  mode: number,
): void {
  const { bounds, links, stack, near } = core
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  let best = far
  let depth = 0
  let node = 0
  core.met[0] = -1
  core.passed[0] = 1
  for (;;) {
    const first = links[node * 2] as number
    let goesOn = false
    if (first < 0) {
      best = meetLeaf(
        core,
        -first - 1,
        -first - 1 + (links[node * 2 + 1] as number),
        ox,
        oy,
        oz,
        dx,
        dy,
        dz,
        best,
        mode,
      )
      if (best < 0) return
    } else {
      const left = enters(bounds, first * 6, ox, oy, oz, ix, iy, iz, best)
      const right = enters(bounds, first * 6 + 6, ox, oy, oz, ix, iy, iz, best)
      goesOn = left !== Infinity || right !== Infinity
      if (goesOn) {
        const isLeftFirst = left <= right
        node = isLeftFirst ? first : first + 1
        if (left !== Infinity && right !== Infinity) {
          near[depth] = isLeftFirst ? right : left
          stack[depth++] = isLeftFirst ? first + 1 : first
        }
      }
    }
    while (!goesOn) {
      if (depth === 0) {
        core.hit[0] = best
        return
      }
      node = stack[--depth] as number
      goesOn = (near[depth] as number) <= best
    }
  }
}

/** Where a ray enters a box, Infinity when it misses it or has met something nearer. */
function enters(
  bounds: Float32Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  best: number,
): number {
  const x0 = ((bounds[at] as number) - ox) * ix
  const x1 = ((bounds[at + 3] as number) - ox) * ix
  const y0 = ((bounds[at + 1] as number) - oy) * iy
  const y1 = ((bounds[at + 4] as number) - oy) * iy
  const z0 = ((bounds[at + 2] as number) - oz) * iz
  const z1 = ((bounds[at + 5] as number) - oz) * iz
  let low = x0 < x1 ? x0 : x1
  let high = x0 < x1 ? x1 : x0
  if (y0 < y1) {
    if (y0 > low) low = y0
    if (y1 < high) high = y1
  } else {
    if (y1 > low) low = y1
    if (y0 < high) high = y0
  }
  if (z0 < z1) {
    if (z0 > low) low = z0
    if (z1 < high) high = z1
  } else {
    if (z1 > low) low = z1
    if (z0 < high) high = z0
  }
  return low <= high && high >= 0 && low <= best ? low : Infinity
}

/** The nearest of a leaf's triangles; for a shadow −1 as soon as one stops the light. */
function meetLeaf(
  core: Core,
  from: number,
  to: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
  mode: number,
): number {
  const { edges } = core
  let best = far
  for (let t = from; t < to; t++) {
    const b = t * 9
    const e1x = edges[b + 3] as number
    const e1y = edges[b + 4] as number
    const e1z = edges[b + 5] as number
    const e2x = edges[b + 6] as number
    const e2y = edges[b + 7] as number
    const e2z = edges[b + 8] as number
    const px = dy * e2z - dz * e2y
    const py = dz * e2x - dx * e2z
    const pz = dx * e2y - dy * e2x
    const det = e1x * px + e1y * py + e1z * pz
    if (det > -1e-13 && det < 1e-13) continue
    const inverse = 1 / det
    const sx = ox - (edges[b] as number)
    const sy = oy - (edges[b + 1] as number)
    const sz = oz - (edges[b + 2] as number)
    const u = (sx * px + sy * py + sz * pz) * inverse
    if (u < 0 || u > 1) continue
    const qx = sy * e1z - sz * e1y
    const qy = sz * e1x - sx * e1z
    const qz = sx * e1y - sy * e1x
    const v = (dx * qx + dy * qy + dz * qz) * inverse
    if (v < 0 || u + v > 1) continue
    const at = (e2x * qx + e2y * qy + e2z * qz) * inverse
    if (at <= 1e-4 || at >= best) continue
    if (mode === SHADOW) {
      if (core.isBulb[t] === 1) continue
      const passes = core.isGlass[t] === 1 ? GLASS_PASSES : 0
      core.passed[0] = (core.passed[0] as number) * passes
      if (passes === 0) return -1
      continue
    }
    if (mode === NEAREST_THROUGH_GLASS && core.isGlass[t] === 1) continue
    best = at
    core.met[0] = t
    core.hit[1] = u
    core.hit[2] = v
  }
  return best
}

/** Corner and two edges of each triangle. */
function edgeForm(corners: Float32Array): Float32Array {
  const edges = corners.slice()
  for (let at = 0; at < edges.length; at += 9) {
    for (let c = 0; c < 3; c++) {
      edges[at + 3 + c] = (corners[at + 3 + c] as number) - (corners[at + c] as number)
      edges[at + 6 + c] = (corners[at + 6 + c] as number) - (corners[at + c] as number)
    }
  }
  return edges
}
