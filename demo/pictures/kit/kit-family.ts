import { EMPTY_SPEC, type Angle, type Design, type PieceSpec, type SizeClass, type Slot, type View } from '../model.ts'
import { bench, fitted, type Bench, type Extent } from './bench.ts'

/** One way to draw a small thing. */
export interface KitPiece {
  /** Colours where nothing is known of the product; its slots are the keys, without 'fixed'. */
  colours: Partial<Record<Slot, string>>
  draw: (b: Bench, size: Extent, spec: PieceSpec) => void
  /** Outer size of what is shown, where it is not the product's own (a pendant with its cord, a folded blanket). */
  holds?: (size: Extent) => readonly [w: number, h: number, d: number]
  /** Own size in mm, where it is not the family's. */
  own?: readonly [w: number, h: number, d: number]
  stands?: Stand
  /** Shows several things or one folded up: the product's own size says nothing of the picture's. */
  isArranged?: true
  sizes?: readonly SizeClass[]
  angles?: readonly Angle[]
  views?: Partial<Record<Angle, View>>
}

type Stand = 'floor' | 'wall' | 'hung'

/** The designs of a family of small things that share a way to stand and a usual size [w, h, d] in mm. */
export function kitFamily(
  family: string,
  stands: Stand,
  own: readonly [w: number, h: number, d: number],
  pieces: Readonly<Record<string, KitPiece>>,
): readonly Design[] {
  return Object.entries(pieces).map(([name, piece]): Design => {
    const at = (spec: PieceSpec): Extent => extentOf(piece.isArranged ? EMPTY_SPEC : spec, piece.own ?? own)
    return {
      family,
      name,
      colours: piece.colours,
      sizes: piece.sizes ?? [{ key: 'm', spec: piece.isArranged ? {} : specOf(piece.own ?? own) }],
      angles: piece.angles ?? ['three-quarter', 'front', 'detail'],
      ...(piece.views && { views: piece.views }),
      build: (spec) => {
        const size = at(spec)
        const { bench: b, parts } = bench(spec.seed)
        piece.draw(b, size, spec)
        const [w, h, d] = piece.holds?.(size) ?? [size.w, size.h, size.d]
        return { parts: fitted(parts(), { w, h, d }), stands: piece.stands ?? stands }
      },
    }
  })
}

function specOf([widthMm, heightMm, depthMm]: readonly [number, number, number]): Partial<PieceSpec> {
  return {
    widthMm,
    heightMm,
    depthMm,
  }
}

function extentOf(spec: PieceSpec, [w, h, d]: readonly [number, number, number]): Extent {
  const width = spec.widthMm ?? w
  return { w: width, h: spec.heightMm ?? h, d: spec.depthMm ?? (spec.shape === 'round' || w === d ? width : d) }
}
