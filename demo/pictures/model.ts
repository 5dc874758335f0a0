import { joined } from './geometry/mesh.ts'
import type { Mesh } from './geometry/triangle-mesh.ts'
import type { Vec3 } from './geometry/vector.ts'

/** What a product's own colours can be put on. 'fixed' parts keep the colour that their surface says. */
export type Slot = 'body' | 'frame' | 'top' | 'accent' | 'fixed'

/** How a part takes the light; see README for when to use which. */
export type SurfaceKind =
  | 'fabric'
  | 'velvet'
  | 'leather'
  | 'boucle'
  | 'knit'
  | 'wood'
  | 'lacquer'
  | 'plain'
  | 'metal'
  | 'glass'
  | 'mirror'
  | 'ceramic'
  | 'rattan'
  | 'marble'
  | 'concrete'
  | 'rug'
  | 'shade'
  | 'bulb'
  | 'leaf'

export interface Surface {
  kind: SurfaceKind
  /** '#rrggbb': the only colour of a 'fixed' part, of others the one used when nothing is known of the product. */
  colour?: string
  /** 0 a mirror, 1 matt; each kind has its own. */
  roughness?: number
  /** Size of the texture against its natural one; 1 unless told. */
  scale?: number
  /** Strength of the texture, 0 none, 1 natural. */
  grain?: number
}

export interface Part {
  mesh: Mesh
  slot: Slot
  surface: Surface
}

/** One part of one or several meshes. */
export function part(slot: Slot, surface: SurfaceKind | Surface, mesh: Mesh | readonly Mesh[]): Part {
  return {
    slot,
    surface: typeof surface === 'string' ? { kind: surface } : surface,
    mesh: 'positions' in mesh ? mesh : joined(mesh),
  }
}

/** What is known of a product; null is unknown and the design chooses. */
export interface PieceSpec {
  widthMm: number | null
  depthMm: number | null
  heightMm: number | null
  seats: number | null
  doors: number | null
  drawers: number | null
  shelves: number | null
  shape: 'rectangular' | 'square' | 'round' | 'oval' | 'organic' | 'left' | 'right' | 'u' | null
  /** Surface of the slots 'body' and of 'frame' or 'top', where the design lets the product choose. */
  cover: SurfaceKind | null
  finish: SurfaceKind | null
  seed: number
}

export const EMPTY_SPEC: PieceSpec = {
  widthMm: null,
  depthMm: null,
  heightMm: null,
  seats: null,
  doors: null,
  drawers: null,
  shelves: null,
  shape: null,
  cover: null,
  finish: null,
  seed: 1,
}

/** A built piece in metres: x = 0 its middle, y = 0 the floor, z = 0 its middle, its front towards +z. */
export interface PieceModel {
  parts: readonly Part[]
  /** 'floor' unless told: stands and throws a shadow; 'wall': hangs on a wall behind it; 'hung': in the air, without any shadow. */
  stands?: 'floor' | 'wall' | 'hung'
}

export type Angle = 'three-quarter' | 'front' | 'side' | 'detail'

export interface View {
  /** Degrees to the viewer's right of straight ahead; negative looks from the left. */
  azimuth: number
  elevation: number
  /** Where the camera looks, as shares of the piece's box (0…1 each); its middle unless told. */
  aim?: Vec3
  /** 1 shows the whole piece, 3 a third of it. */
  zoom?: number
}

export const VIEWS: Readonly<Record<Angle, View>> = {
  'three-quarter': { azimuth: 28, elevation: 12 },
  front: { azimuth: 0, elevation: 7 },
  side: { azimuth: -58, elevation: 10 },
  detail: { azimuth: 24, elevation: 20, aim: [0.26, 0.7, 0.9], zoom: 2.7 },
}

/** One size that is drawn; products show the drawing whose proportions are nearest to theirs. */
export interface SizeClass {
  /** 's', 'm', '3-seats', 'round-120' …: part of the drawing's name. */
  key: string
  spec: Partial<PieceSpec>
  /** The design's angles unless told. */
  angles?: readonly Angle[]
  /** Before the design's: a piece that stands to the left is looked at from the right. */
  views?: Partial<Record<Angle, View>>
}

export interface Design {
  /** Family in kebab-case: 'sofas', 'dining-chairs'. */
  family: string
  /** Name within the family: 'boxy-piped'. */
  name: string
  /** Colours of the slots in the preview and where a product says none. */
  colours: Partial<Record<Slot, string>>
  sizes: readonly SizeClass[]
  /** ['three-quarter', 'front', 'detail'] unless told. */
  angles?: readonly Angle[]
  views?: Partial<Record<Angle, View>>
  /** Pure: the same spec gives the same piece. */
  build: (spec: PieceSpec) => PieceModel
}

export const DEFAULT_ANGLES: readonly Angle[] = ['three-quarter', 'front', 'detail']

/** Width, height and depth in metres, the design's own where the product says none. */
export function sizeOf(
  spec: PieceSpec,
  own: { width: number; depth: number; height: number },
): { width: number; depth: number; height: number } {
  const metres = (mm: number | null, fallback: number): number => (mm === null ? fallback : mm / 1000)
  return {
    width: metres(spec.widthMm, own.width),
    depth: metres(spec.depthMm, own.depth),
    height: metres(spec.heightMm, own.height),
  }
}
