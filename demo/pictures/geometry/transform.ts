import type { Mesh } from './triangle-mesh.ts'
import type { Vec3 } from './vector.ts'
import { weldedNormals } from './weld.ts'

const RADIANS = Math.PI / 180

/** Moved by metres after being turned by degrees around x, then y, then z. */
export function placed(mesh: Mesh, position: Vec3, turnDegrees: Vec3 = [0, 0, 0]): Mesh {
  const matrix = rotation(turnDegrees)
  return {
    ...mesh,
    positions: applied(mesh.positions, matrix, position),
    normals: applied(mesh.normals, matrix, [0, 0, 0]),
  }
}

/** Mirrored left to right (x becomes −x), its faces still turned outwards. */
export function mirrored(mesh: Mesh): Mesh {
  const flip = (source: Float32Array): Float32Array => source.map((value, at) => (at % 3 === 0 ? -value : value))
  const indices = mesh.indices.slice()
  for (let at = 0; at < indices.length; at += 3) {
    indices[at + 1] = mesh.indices[at + 2] as number
    indices[at + 2] = mesh.indices[at + 1] as number
  }
  return { ...mesh, positions: flip(mesh.positions), normals: flip(mesh.normals), indices }
}

/** Stretched along the axes by positive factors; the texture stretches along, so use it for small corrections. */
export function stretched(mesh: Mesh, factors: Vec3): Mesh {
  const positions = mesh.positions.map((value, at) => value * (factors[at % 3] as number))
  return weldedNormals(positions, mesh.grain, mesh.indices, 50)
}

/** Every corner moved by a function; normals are made anew. */
export function warped(mesh: Mesh, move: (point: Vec3) => Vec3, creaseDegrees = 50): Mesh {
  const positions = new Float32Array(mesh.positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const point = move([
      mesh.positions[at] as number,
      mesh.positions[at + 1] as number,
      mesh.positions[at + 2] as number,
    ])
    positions.set(point, at)
  }
  return weldedNormals(positions, mesh.grain, mesh.indices, creaseDegrees)
}

/** Bent around a vertical axis: curvature in 1/m, positive pulls the ends towards the viewer (a curved sofa, a chair's back). */
export function bent(mesh: Mesh, curvature: number): Mesh {
  if (curvature === 0) return mesh
  const radius = 1 / curvature
  return warped(mesh, ([x, y, z]) => {
    const angle = x / radius
    return [Math.sin(angle) * (radius - z), y, radius - Math.cos(angle) * (radius - z)]
  })
}

function rotation([x, y, z]: Vec3): readonly number[] {
  const [cx, sx] = [Math.cos(x * RADIANS), Math.sin(x * RADIANS)]
  const [cy, sy] = [Math.cos(y * RADIANS), Math.sin(y * RADIANS)]
  const [cz, sz] = [Math.cos(z * RADIANS), Math.sin(z * RADIANS)]
  // Rz · Ry · Rx
  return [
    cz * cy,
    cz * sy * sx - sz * cx,
    cz * sy * cx + sz * sx,
    sz * cy,
    sz * sy * sx + cz * cx,
    sz * sy * cx - cz * sx,
    -sy,
    cy * sx,
    cy * cx,
  ]
}

function applied(source: Float32Array, m: readonly number[], move: Vec3): Float32Array {
  const out = new Float32Array(source.length)
  for (let at = 0; at < source.length; at += 3) {
    const x = source[at] as number
    const y = source[at + 1] as number
    const z = source[at + 2] as number
    for (let row = 0; row < 3; row++)
      out[at + row] =
        (m[row * 3] as number) * x +
        (m[row * 3 + 1] as number) * y +
        (m[row * 3 + 2] as number) * z +
        (move[row] as number)
  }
  return out
}
