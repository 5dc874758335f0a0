import { boundsOf, joined } from '../../geometry/mesh.ts'
import type { Mesh } from '../../geometry/triangle-mesh.ts'
import { mirrored, placed } from '../../geometry/transform.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { part, type Part, type PieceModel, type PieceSpec, type SurfaceKind } from '../../model.ts'

/** The meshes of an upholstered piece while it is put together, by what they are covered with. */
export interface Upholstery {
  body: Mesh[]
  /** Legs and visible wood or metal; each mesh is a piece of timber of its own. */
  frame: Mesh[]
  /** Scatter cushions, a roll. */
  accent: Mesh[]
  /** What stays dark whatever the product's colours: recessed bases, glides. */
  dark: Mesh[]
}

export function nothing(): Upholstery {
  return { body: [], frame: [], accent: [], dark: [] }
}

/** Adds one to another, turned about the upright axis (degrees) and moved; `mirror` turns left to right first. */
export function add(
  into: Upholstery,
  from: Partial<Upholstery>,
  move: Vec3 = [0, 0, 0],
  { turn = 0, mirror = false }: { turn?: number; mirror?: boolean } = {},
): void {
  for (const key of ['body', 'frame', 'accent', 'dark'] as const) {
    for (const mesh of from[key] ?? []) into[key].push(placed(mirror ? mirrored(mesh) : mesh, move, [0, turn, 0]))
  }
}

/** The spec of an opened piece: a product states its size closed, so a depth or height far from the open one's is not heeded. */
export function opened(spec: PieceSpec, own: { depth: number; height: number }): PieceSpec {
  const near = (mm: number | null, metres: number): number | null =>
    mm !== null && Math.abs(mm / 1000 / metres - 1) < 0.25 ? mm : null
  return { ...spec, depthMm: near(spec.depthMm, own.depth), heightMm: near(spec.heightMm, own.height) }
}

/** The finished piece, brought to exactly its outer size: it stands on the floor, its middle over the origin. */
export function upholsteredPiece(
  spec: PieceSpec,
  size: { width: number; depth: number; height: number },
  piece: Upholstery,
  finish: SurfaceKind,
): PieceModel {
  const { low, high } = boundsOf([...piece.body, ...piece.frame, ...piece.accent, ...piece.dark])
  const move: Vec3 = [-(low[0] + high[0]) / 2, -low[1], -(low[2] + high[2]) / 2]
  const factors: Vec3 = [
    size.width / (high[0] - low[0]),
    size.height / (high[1] - low[1]),
    size.depth / (high[2] - low[2]),
  ]
  const fit = (mesh: Mesh): Mesh => ({
    ...mesh,
    positions: mesh.positions.map((value, at) => (value + (move[at % 3] as number)) * (factors[at % 3] as number)),
  })
  const parts: Part[] = []
  if (piece.body.length > 0) parts.push(part('body', spec.cover ?? 'fabric', fit(joined(piece.body))))
  for (const mesh of piece.frame) parts.push(part('frame', spec.finish ?? finish, fit(mesh)))
  if (piece.accent.length > 0) parts.push(part('accent', 'fabric', fit(joined(piece.accent))))
  if (piece.dark.length > 0)
    parts.push(part('fixed', { kind: 'plain', colour: '#26231f', roughness: 0.9 }, fit(joined(piece.dark))))
  return { parts }
}
