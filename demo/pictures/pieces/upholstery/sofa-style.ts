import type { ArmKind } from './arms.ts'
import type { CushionMake } from './cushions.ts'
import type { View } from '../../model.ts'
import type { LegKind } from './legs.ts'

/** How a sofa is built, whatever its plan; metres and degrees. */
export interface SofaStyle {
  legs: LegKind | 'plinth'
  legHeight: number
  finish: 'wood' | 'metal'
  arm: { kind: ArmKind; width: number; /** Above the seat. */ over: number }
  seat: CushionMake & {
    thick: number
    /** One cushion over all seats. */ bench?: boolean
    /** Two cushions for three. */ wide?: boolean
  }
  back: CushionMake & {
    lean: number
    frameThick: number
    thick: number
    /** How far the cushions stand above the frame. */ over: number
    slump?: number
    tight?: boolean
  }
  /** Scatter cushions: half the inner width, how many seat cushions. */
  scatter: (inner: number, count: number) => readonly { x: number; side: -1 | 1; width?: number; height?: number }[]
}

/** A detail of the right arm, the seam of its cushion and a leg. */
export const ARM_DETAIL: View = { azimuth: 34, elevation: 15, aim: [0.86, 0.42, 0.95], zoom: 2.3 }

export const STYLES = {
  /** Slim arms on tapered legs, corded foam. */
  nordic: {
    legs: 'tapered',
    legHeight: 0.155,
    finish: 'wood',
    arm: { kind: 'slim', width: 0.1, over: 0.16 },
    seat: { filling: 'foam', piped: true, thick: 0.165 },
    back: { filling: 'foam', piped: false, lean: 12, frameThick: 0.1, thick: 0.17, over: 0.07 },
    scatter: (inner, count) =>
      count === 1 ? [{ x: 0.01, side: -1, width: 0.44, height: 0.3 }] : [{ x: -inner + 0.24, side: -1 }],
  },
  /** Wide padded arms, feathers, almost on the floor. */
  deep: {
    legs: 'plinth',
    legHeight: 0.045,
    finish: 'wood',
    arm: { kind: 'puff', width: 0.25, over: 0.13 },
    seat: { filling: 'puffed', piped: false, thick: 0.2, wide: true },
    back: { filling: 'feather', piped: false, lean: 13, frameThick: 0.15, thick: 0.26, over: 0.17, slump: 0.034 },
    scatter: (inner, count) => [
      { x: -inner + 0.25, side: -1, height: 0.44 },
      ...(count > 1 && inner > 0.75 ? [{ x: inner - 0.25, side: 1, height: 0.42 } as const] : []),
    ],
  },
  /** Blades for arms, one long cushion on steel blades. */
  linear: {
    legs: 'blade',
    legHeight: 0.17,
    finish: 'metal',
    arm: { kind: 'blade', width: 0.055, over: 0.15 },
    seat: { filling: 'foam', piped: false, thick: 0.15, bench: true },
    back: { filling: 'foam', piped: false, lean: 11, frameThick: 0.06, thick: 0.15, over: 0.05 },
    scatter: (inner) => [{ x: inner - 0.34, side: 1, width: 0.56, height: 0.32 }],
  },
  /** Sloping arms, domed cushions, turned legs. */
  family: {
    legs: 'straight',
    legHeight: 0.11,
    finish: 'wood',
    arm: { kind: 'sloped', width: 0.17, over: 0.19 },
    seat: { filling: 'feather', piped: true, thick: 0.17 },
    back: { filling: 'feather', piped: true, lean: 13, frameThick: 0.12, thick: 0.2, over: 0.1, slump: 0.016 },
    scatter: (inner) => [
      { x: -inner + 0.23, side: -1 },
      ...(inner > 0.75 ? [{ x: inner - 0.23, side: 1 } as const] : []),
    ],
  },
} as const satisfies Record<string, SofaStyle>
