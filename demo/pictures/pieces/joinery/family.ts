import type { Angle, Design, PieceSpec, SizeClass, Slot, SurfaceKind, View } from '../../model.ts'
import { assembly, type Assembly } from './assembly.ts'

/** The outer size that is asked for, mm, and what else is known. */
export interface Wanted {
  w: number
  h: number
  d: number
  spec: PieceSpec
  /** Surface that the product asks for on its upholstery, or the design's usual one. */
  cover: (usual: SurfaceKind) => SurfaceKind
  /** The same for top or frame. */
  finish: (usual: SurfaceKind) => SurfaceKind
}

export interface Pattern {
  /** Its own width, height and depth in mm. */
  own: readonly [w: number, h: number, d: number]
  colours: Partial<Record<Slot, string>>
  /** One drawing at its own size unless told. */
  sizes?: readonly SizeClass[]
  angles?: readonly Angle[]
  detail?: View
  draw: (to: Assembly, wanted: Wanted) => void
}

/** The designs of a family, each put together from bodies in mm. */
export function family(name: string, patterns: Readonly<Record<string, Pattern>>): readonly Design[] {
  return Object.entries(patterns).map(([key, pattern]) => designOf(name, key, pattern))
}

function designOf(family: string, name: string, { own, colours, sizes, angles, detail, draw }: Pattern): Design {
  return {
    family,
    name,
    colours,
    sizes: sizes ?? [{ key: 'm', spec: {} }],
    ...(angles === undefined ? {} : { angles }),
    ...(detail === undefined ? {} : { views: { detail } }),
    build: (spec) => {
      const [w, h, d] = [spec.widthMm ?? own[0], spec.heightMm ?? own[1], spec.depthMm ?? own[2]]
      const to = assembly(`${family}/${name}/${spec.seed}`)
      draw(to, { w, h, d, spec, cover: (usual) => spec.cover ?? usual, finish: (usual) => spec.finish ?? usual })
      return { parts: to.parts([w, h, d]) }
    },
  }
}

/** A size class by its width, height and depth in mm. */
export function size(
  key: string,
  widthMm: number,
  heightMm: number,
  depthMm: number,
  more: Partial<PieceSpec> = {},
): SizeClass {
  return { key, spec: { widthMm, heightMm, depthMm, ...more } }
}
