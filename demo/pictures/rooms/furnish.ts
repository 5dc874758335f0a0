import { boundsOf } from '../geometry/mesh.ts'
import type { Mesh } from '../geometry/triangle-mesh.ts'
import { placed } from '../geometry/transform.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { EMPTY_SPEC, type Part, type PieceModel, type PieceSpec, type Slot, type SurfaceKind } from '../model.ts'
import { designNamed } from '../pieces/designs.ts'

/** One piece in a room. */
export interface Placement {
  /** 'sofas/nordic' */
  design: string
  /** Where its middle stands, in metres from the room's middle and from the back wall; lower end `y` above the floor. */
  x: number
  z: number
  y?: number
  turn?: number
  /** Key of a size class, or what to build instead. */
  size?: string
  spec?: Partial<PieceSpec>
  colours?: Partial<Record<Slot, string>>
  kinds?: Partial<Record<Slot, SurfaceKind>>
  /** Height of the ceiling it hangs from: its upper end goes there. */
  hangsFrom?: number
  /** Small things on tables and shelves are not told as hotspots. */
  isProp?: boolean
}

export interface Furnished {
  placement: Placement
  parts: Part[]
  low: Vec3
  high: Vec3
}

/** Builds a piece, gives it its colours and puts it in its place. */
export function furnished(placement: Placement): Furnished {
  const [family = '', name = ''] = placement.design.split('/')
  const design = designNamed(family, name)
  const size = design.sizes.find(({ key }) => key === placement.size) ?? design.sizes[0]
  const model = design.build({ ...EMPTY_SPEC, ...size?.spec, ...placement.spec })
  const colours = { ...design.colours, ...placement.colours }
  const move = moveOf(model, placement)
  const parts = model.parts.map(({ mesh, slot, surface }): Part => {
    const kind = slot === 'fixed' ? surface.kind : (placement.kinds?.[slot] ?? surface.kind)
    const colour = slot === 'fixed' ? (surface.colour ?? '#b8b2a8') : (colours[slot] ?? surface.colour ?? '#b8b2a8')
    return { mesh: move(mesh), slot: 'fixed', surface: { ...surface, kind, colour } }
  })
  return { placement, parts, ...boundsOf(parts.map(({ mesh }) => mesh)) }
}

/** Wall pieces touch z with their back, others stand with their middle there. */
function moveOf(model: PieceModel, { x, y = 0, z, turn = 0, hangsFrom }: Placement): (mesh: Mesh) => Mesh {
  const { low, high } = boundsOf(model.parts.map(({ mesh }) => mesh))
  const lift = hangsFrom !== undefined ? hangsFrom - high[1] : y - (model.stands === 'wall' || y > 0 ? low[1] : 0)
  const forward = model.stands === 'wall' ? -low[2] : 0
  return (mesh) => placed(placed(mesh, [0, lift, forward]), [x, 0, z], [0, turn, 0])
}
