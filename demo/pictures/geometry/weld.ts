import type { Mesh } from './triangle-mesh.ts'
import { cross, dot, lengthOf, times, type Vec3 } from './vector.ts'

const STEP = 2e-5

/**
 * Welds corners closer than 20 µm and gives every face corner the mean normal of the faces around it that lie within the crease angle,
 * so that a soft cushion is smooth and a board keeps its edges.
 */
export function weldedNormals(
  positions: Float32Array,
  grain: Float32Array,
  indices: Uint32Array,
  creaseDegrees: number,
): Mesh {
  const weld = weldIds(positions)
  const faces = facesOf(positions, indices, weld)
  const around = facesAround(faces.welded, positions.length / 3)
  return cornersWithNormals(
    { positions, grain, weld, crease: Math.cos((creaseDegrees * Math.PI) / 180) },
    faces,
    around,
  )
}

interface Faces {
  /** Source corner of each face corner, without the faces that welding made flat. */
  corners: Uint32Array
  welded: Uint32Array
  /** Unit normal and, as weight, the angle at each corner times the area: a board's broad face stays flat up to its rounded edge. */
  normals: Float32Array
  weights: Float32Array
}

interface Around {
  start: Uint32Array
  list: Uint32Array
}

function weldIds(positions: Float32Array): Uint32Array {
  const count = positions.length / 3
  const size = 1 << Math.ceil(Math.log2(count * 2 + 2))
  const table = new Int32Array(size).fill(-1)
  const ids = new Uint32Array(count)
  const quantised = Int32Array.from(positions, (value) => Math.round(value / STEP))
  for (let i = 0; i < count; i++) {
    const x = quantised[i * 3] as number
    const y = quantised[i * 3 + 1] as number
    const z = quantised[i * 3 + 2] as number
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (size - 1)
    for (;;) {
      const other = table[slot] as number
      if (other < 0) {
        table[slot] = i
        ids[i] = i
        break
      }
      if (quantised[other * 3] === x && quantised[other * 3 + 1] === y && quantised[other * 3 + 2] === z) {
        ids[i] = other
        break
      }
      slot = (slot + 1) & (size - 1)
    }
  }
  return ids
}

function facesOf(positions: Float32Array, indices: Uint32Array, weld: Uint32Array): Faces {
  const corners = new Uint32Array(indices.length)
  const normals = new Float32Array(indices.length)
  const weights = new Float32Array(indices.length)
  let kept = 0
  for (let f = 0; f < indices.length; f += 3) {
    const a = indices[f] as number
    const b = indices[f + 1] as number
    const c = indices[f + 2] as number
    if (weld[a] === weld[b] || weld[b] === weld[c] || weld[a] === weld[c]) continue
    const ab = edge(positions, a, b)
    const ac = edge(positions, a, c)
    const n = cross(ab, ac)
    const area = lengthOf(n)
    if (area < 1e-14) continue
    const bc = edge(positions, b, c)
    const angles = [angle(ab, ac), angle(bc, times(ab, -1)), angle(ac, bc)]
    for (let k = 0; k < 3; k++) {
      corners[kept + k] = indices[f + k] as number
      normals[kept + k] = (n[k] as number) / area
      weights[kept + k] = (angles[k] as number) * area
    }
    kept += 3
  }
  const used = corners.subarray(0, kept)
  return { corners: used, welded: used.map((corner) => weld[corner] as number), normals, weights }
}

function edge(positions: Float32Array, from: number, to: number): Vec3 {
  return [
    (positions[to * 3] as number) - (positions[from * 3] as number),
    (positions[to * 3 + 1] as number) - (positions[from * 3 + 1] as number),
    (positions[to * 3 + 2] as number) - (positions[from * 3 + 2] as number),
  ]
}

function angle(a: Vec3, b: Vec3): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(a, b) / (lengthOf(a) * lengthOf(b)))))
}

/** For each welded corner the face corners that meet there, as offsets into one list. */
function facesAround(ids: Uint32Array, count: number): Around {
  const start = new Uint32Array(count + 1)
  for (const id of ids) start[id + 1] = (start[id + 1] as number) + 1
  for (let i = 0; i < count; i++) start[i + 1] = (start[i + 1] as number) + (start[i] as number)
  const fill = start.slice()
  const list = new Uint32Array(ids.length)
  ids.forEach((id, corner) => {
    list[fill[id] as number] = corner
    fill[id] = (fill[id] as number) + 1
  })
  return { start, list }
}

interface Source {
  positions: Float32Array
  grain: Float32Array
  weld: Uint32Array
  crease: number
}

function cornersWithNormals(source: Source, faces: Faces, around: Around): Mesh {
  const out = { positions: [] as number[], normals: [] as number[], grain: [] as number[] }
  const indices = new Uint32Array(faces.corners.length)
  /** Corners already written for a source corner, so that smooth neighbours share one. */
  const written = new Map<number, number[]>()
  for (let corner = 0; corner < faces.corners.length; corner++) {
    const normal = normalAt(corner, faces, around, source.crease)
    const id = faces.corners[corner] as number
    const known = written.get(id)
    const same = known?.find(
      (k) =>
        (out.normals[k * 3] as number) * normal[0] +
          (out.normals[k * 3 + 1] as number) * normal[1] +
          (out.normals[k * 3 + 2] as number) * normal[2] >
        0.9999,
    )
    if (same !== undefined) {
      indices[corner] = same
      continue
    }
    const next = out.positions.length / 3
    indices[corner] = next
    if (known) known.push(next)
    else written.set(id, [next])
    out.normals.push(...normal)
    for (let c = 0; c < 3; c++) {
      out.positions.push(source.positions[id * 3 + c] as number)
      out.grain.push(source.grain[id * 3 + c] as number)
    }
  }
  return {
    positions: Float32Array.from(out.positions),
    normals: Float32Array.from(out.normals),
    grain: Float32Array.from(out.grain),
    indices,
  }
}

function normalAt(corner: number, faces: Faces, around: Around, crease: number): [number, number, number] {
  const own = Math.floor(corner / 3) * 3
  const id = faces.welded[corner] as number
  const ox = faces.normals[own] as number
  const oy = faces.normals[own + 1] as number
  const oz = faces.normals[own + 2] as number
  let x = 0
  let y = 0
  let z = 0
  for (let at = around.start[id] as number; at < (around.start[id + 1] as number); at++) {
    const other = around.list[at] as number
    const f = Math.floor(other / 3) * 3
    const nx = faces.normals[f] as number
    const ny = faces.normals[f + 1] as number
    const nz = faces.normals[f + 2] as number
    if (nx * ox + ny * oy + nz * oz < crease) continue
    const weight = faces.weights[other] as number
    x += nx * weight
    y += ny * weight
    z += nz * weight
  }
  const length = Math.hypot(x, y, z)
  return length > 1e-9 ? [x / length, y / length, z / length] : [ox, oy, oz]
}
