import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { add, cross, lengthOf, minus, times, unit, type Vec3 } from '../../geometry/vector.ts'
import type { Solid } from './solid.ts'

const CREASE = Math.cos((62 * Math.PI) / 180)

/**
 * The mesh of a body, in metres. Normals are weighted by the area of the faces (the kernel's own weigh by angle, which makes a board
 * with a narrow rounding look puffed up) and are not smoothed over edges sharper than 62°.
 */
export function meshOf(solid: Solid): Mesh {
  const ids = welded(solid.places)
  const faces = solid.triangles.filter(([a, b, c]) => ids[a] !== ids[b] && ids[b] !== ids[c] && ids[a] !== ids[c])
  const normals = faces.map(([a, b, c]) =>
    cross(
      minus(solid.places[b] as Vec3, solid.places[a] as Vec3),
      minus(solid.places[c] as Vec3, solid.places[a] as Vec3),
    ),
  )
  const around = new Map<number, number[]>()
  faces.forEach((face, at) =>
    face.forEach((corner) =>
      (around.get(ids[corner] as number) ?? around.set(ids[corner] as number, []).get(ids[corner] as number))?.push(at),
    ),
  )
  return written(solid, faces, (face, corner) => cornerNormal(normals, face, around.get(ids[corner] as number) ?? []))
}

function cornerNormal(normals: readonly Vec3[], face: number, around: readonly number[]): Vec3 {
  const own = unit(normals[face] as Vec3)
  let sum: Vec3 = [0, 0, 0]
  for (const other of around) {
    const normal = normals[other] as Vec3
    const length = lengthOf(normal)
    if (length > 0 && (normal[0] * own[0] + normal[1] * own[1] + normal[2] * own[2]) / length >= CREASE)
      sum = add(sum, normal)
  }
  return lengthOf(sum) > 0 ? unit(sum) : own
}

/** Corners within 0.05 mm of each other are one; pieces reach 3 m from their middle at most. */
function welded(places: readonly Vec3[]): number[] {
  const known = new Map<number, number>()
  const cell = (mm: number): number => Math.round(mm * 20) + 65536
  return places.map(([x, y, z], at) => {
    const key = (cell(x) * 131072 + cell(y)) * 131072 + cell(z)
    const first = known.get(key)
    if (first === undefined) known.set(key, at)
    return first ?? at
  })
}

function written(solid: Solid, faces: Solid['triangles'], normalOf: (face: number, corner: number) => Vec3): Mesh {
  const out = { positions: [] as number[], normals: [] as number[], grain: [] as number[] }
  const known = new Map<number, number[]>()
  const indices = new Uint32Array(faces.length * 3)
  faces.forEach((face, at) => {
    face.forEach((corner, side) => {
      const normal = normalOf(at, corner)
      const list = known.get(corner) ?? known.set(corner, []).get(corner) ?? []
      const same = list.find(
        (id) =>
          Math.abs((out.normals[id * 3] as number) - normal[0]) +
            Math.abs((out.normals[id * 3 + 1] as number) - normal[1]) +
            Math.abs((out.normals[id * 3 + 2] as number) - normal[2]) <
          0.004,
      )
      indices[at * 3 + side] = same ?? out.positions.length / 3
      if (same !== undefined) return
      list.push(out.positions.length / 3)
      out.positions.push(...times(solid.places[corner] as Vec3, 0.001))
      out.grain.push(...times(solid.grain[corner] as Vec3, 0.001))
      out.normals.push(...normal)
    })
  })
  return {
    positions: Float32Array.from(out.positions),
    normals: Float32Array.from(out.normals),
    grain: Float32Array.from(out.grain),
    indices,
  }
}
