import type { Scene } from './scene.ts'

/** What the last `nearest` met: distance and the shares of the second and third corner. */
export interface Caster {
  /** True when a triangle lies nearer than `far`; then `hit` and `triangle()` tell. Skips clear glass when told. */
  nearest: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number, throughGlass: boolean) => boolean
  /** Share of light that passes: 0 behind anything solid, less than 1 behind glass. */
  passing: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number) => number
  /** [distance, u, v] */
  hit: Float64Array
  triangle: () => number
}

const GLASS_PASSES = 0.94

/** Casts rays into a scene. One caster per thread: its state is reused for each ray. */
// Two long loops instead of shared functions: this is where four fifths of a drawing's time go.
export function casterOf(scene: Scene): Caster {
  const { corners } = scene
  const { bounds, links } = scene.tree
  const isGlass = Uint8Array.from(scene.layerOf, (layer) => (scene.layers[layer]?.surface.kind === 'glass' ? 1 : 0))
  const passes = Uint8Array.from(scene.layerOf, (layer) => (scene.layers[layer]?.surface.kind === 'bulb' ? 1 : 0))
  const stack = new Int32Array(96)
  const near = new Float64Array(96)
  const edges = edgeForm(corners)
  const hit = new Float64Array(3)
  let triangle = -1

  function cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, far: number, throughGlass: boolean, isShadow: boolean): number {
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    let best = far
    let passed = 1
    let depth = 0
    let node = 0
    triangle = -1
    for (;;) {
      const first = links[node * 2] as number
      if (first < 0) {
        const to = -first - 1 + (links[node * 2 + 1] as number)
        for (let t = -first - 1; t < to; t++) {
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
          if (isShadow) {
            if (passes[t] === 1) continue
            if (isGlass[t] === 0) return 0
            passed *= GLASS_PASSES
            continue
          }
          if (throughGlass && isGlass[t] === 1) continue
          best = at
          triangle = t
          hit[1] = u
          hit[2] = v
        }
        do {
          if (depth === 0) {
            hit[0] = best
            return passed
          }
          node = stack[--depth] as number
        } while ((near[depth] as number) > best)
        continue
      }
      let c = first * 6
      let a0 = ((bounds[c] as number) - ox) * ix
      let a1 = ((bounds[c + 3] as number) - ox) * ix
      let low = a0 < a1 ? a0 : a1
      let high = a0 < a1 ? a1 : a0
      a0 = ((bounds[c + 1] as number) - oy) * iy
      a1 = ((bounds[c + 4] as number) - oy) * iy
      if (a0 > a1) {
        const swap = a0
        a0 = a1
        a1 = swap
      }
      if (a0 > low) low = a0
      if (a1 < high) high = a1
      a0 = ((bounds[c + 2] as number) - oz) * iz
      a1 = ((bounds[c + 5] as number) - oz) * iz
      if (a0 > a1) {
        const swap = a0
        a0 = a1
        a1 = swap
      }
      if (a0 > low) low = a0
      if (a1 < high) high = a1
      const isLeft = low <= high && high >= 0 && low <= best
      const leftAt = low
      c += 6
      a0 = ((bounds[c] as number) - ox) * ix
      a1 = ((bounds[c + 3] as number) - ox) * ix
      low = a0 < a1 ? a0 : a1
      high = a0 < a1 ? a1 : a0
      a0 = ((bounds[c + 1] as number) - oy) * iy
      a1 = ((bounds[c + 4] as number) - oy) * iy
      if (a0 > a1) {
        const swap = a0
        a0 = a1
        a1 = swap
      }
      if (a0 > low) low = a0
      if (a1 < high) high = a1
      a0 = ((bounds[c + 2] as number) - oz) * iz
      a1 = ((bounds[c + 5] as number) - oz) * iz
      if (a0 > a1) {
        const swap = a0
        a0 = a1
        a1 = swap
      }
      if (a0 > low) low = a0
      if (a1 < high) high = a1
      const isRight = low <= high && high >= 0 && low <= best
      if (isLeft && isRight) {
        const isLeftFirst = leftAt <= low
        near[depth] = isLeftFirst ? low : leftAt
        stack[depth++] = isLeftFirst ? first + 1 : first
        node = isLeftFirst ? first : first + 1
      } else if (isLeft) node = first
      else if (isRight) node = first + 1
      else {
        do {
          if (depth === 0) {
            hit[0] = best
            return passed
          }
          node = stack[--depth] as number
        } while ((near[depth] as number) > best)
      }
    }
  }

  return {
    nearest: (ox, oy, oz, dx, dy, dz, far, throughGlass) => {
      cast(ox, oy, oz, dx, dy, dz, far, throughGlass, false)
      return triangle >= 0
    },
    passing: (ox, oy, oz, dx, dy, dz, far) => cast(ox, oy, oz, dx, dy, dz, far, false, true),
    hit,
    triangle: () => triangle,
  }
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
