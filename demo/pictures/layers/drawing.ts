import type { Angle, PieceModel, PieceSpec, Slot, SurfaceKind } from '../model.ts'
import type { BytePlanes } from './byte-planes.ts'
import type { DrawnLayer } from './colouring.ts'

/** What is known of a stored drawing without opening it (the manifest's entry). */
export interface DrawingFacts {
  /** 'sofas/boxy-piped/3-seats/three-quarter' */
  id: string
  family: string
  design: string
  /** Key of the size class. */
  size: string
  angle: Angle
  /** The spec it was drawn with, size in mm of the piece as built (never null here). */
  spec: PieceSpec & { widthMm: number; depthMm: number; heightMm: number }
  stands: NonNullable<PieceModel['stands']>
  /** Millimetres that a pixel is wide at the piece's middle. */
  pixelMm: number
  /** Pixels of the stored drawing: the piece, its shadow and a margin of 5 % on white. */
  width: number
  height: number
  /** Where the piece itself is in it, without its shadow, in pixels. */
  piece: { left: number; top: number; width: number; height: number }
  /** The eight corners of the piece's true box in pixels (may lie outside in a detail): bit 0 right, bit 1 top, bit 2 front. */
  corners: readonly (readonly [x: number, y: number])[]
  /** Which slots can be coloured, as what they were drawn, and their share of the piece's pixels. */
  slots: readonly { slot: Slot; kind: SurfaceKind; share: number }[]
  /** File under drawn/ and its length. */
  file: string
  bytes: number
  /** Fingerprint of the built piece, the view and the renderer: it is drawn anew when this changes. */
  inputs: string
}

/** A drawing opened: colour it as often as you like. */
export interface Drawing {
  facts: DrawingFacts
  planes: BytePlanes
  layers: readonly DrawnLayer[]
}
