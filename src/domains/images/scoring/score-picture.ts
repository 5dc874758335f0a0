import { judgeType } from './judge-type.ts'
import { pictureAnatomy, type PictureAnatomy } from './picture-anatomy.ts'
import type {
  FocusBox,
  OriginalSize,
  PictureOrientation,
  PictureReason,
  PictureScore,
  PictureType,
} from './picture-judge.ts'
import type { PicturePixels } from './picture-pixels.ts'
import { sharpnessOf } from './sharpness.ts'
import { type TypeFeatures, typeFeatures } from './type-features.ts'

/**
 * How well a picture serves as an article's main one (B-10, mainImageAiScore), with what it shows and why. `pixels` as
 * decoded, longest side ≤ 256 px; `original` is the size in which it came.
 */
export function scorePicture(pixels: PicturePixels, original: OriginalSize): PictureScore {
  return scoreAnatomy(pictureAnatomy(pixels), pixels, original)
}

export function scoreAnatomy(anatomy: PictureAnatomy, pixels: PicturePixels, original: OriginalSize): PictureScore {
  const features = typeFeatures(anatomy)
  const type: PictureType = isBlank(features) ? 'other' : judgeType(features).type
  const cropped = type === 'piece' && isCropped(anatomy)
  const seen: Seen = {
    anatomy,
    features,
    original,
    type,
    cropped,
    sharpness: type === 'other' ? 1 : sharpnessOf(pixels),
  }
  const reasons = (Object.keys(COSTS) as PictureReason[]).filter((reason) => REASONS[reason](seen))
  const score = reasons.reduce((left, reason) => left * (1 - COSTS[reason]), 1)
  return {
    type,
    orientation: orientationOf(original),
    cropped,
    score: Math.round(score * 100) / 100,
    reasons,
    focusBox: focusOf(anatomy, type),
  }
}

/** What each reason takes from what is left of the score. A shopper wants to see the whole piece, alone, sharp and large. */
const COSTS: Readonly<Record<PictureReason, number>> = {
  type_room: 0.35,
  type_detail: 0.6,
  type_drawing: 0.75,
  type_banner: 0.9,
  blank: 1,
  cropped: 0.25,
  blurred: 0.3,
  small: 0.2,
  ground_coloured: 0.06,
  ground_uneven: 0.1,
  overlay: 0.2,
  piece_tiny: 0.15,
  extreme_shape: 0.15,
  dark: 0.15,
  faint: 0.1,
}

/** What the reasons are judged from. */
interface Seen {
  readonly anatomy: PictureAnatomy
  readonly features: TypeFeatures
  readonly original: OriginalSize
  readonly type: PictureType
  readonly cropped: boolean
  readonly sharpness: number
}

/** Sides of a picture that fills a card on a dense screen, and what is too long or too high for one. */
const SMALL_SIDE = 480
const EXTREME = 2.4

const REASONS: Readonly<Record<PictureReason, (seen: Seen) => boolean>> = {
  type_room: ({ type }) => type === 'room',
  type_detail: ({ type }) => type === 'detail',
  type_drawing: ({ type }) => type === 'drawing',
  type_banner: ({ type }) => type === 'banner',
  blank: ({ type }) => type === 'other',
  cropped: ({ cropped }) => cropped,
  blurred: ({ sharpness }) => sharpness < 0.55,
  small: ({ original }) => Math.max(original.width, original.height) < SMALL_SIDE,
  ground_coloured: ({ type, features }) =>
    type === 'piece' && (features.groundColour > 0.24 || features.groundLight < 0.75),
  ground_uneven: ({ type, features }) => type === 'piece' && features.borderGround < 0.8,
  overlay: ({ type, features }) => (type === 'piece' || type === 'room') && features.textShare > 0.03,
  piece_tiny: ({ type, features }) => type === 'piece' && features.largestBox < 0.14,
  extreme_shape: ({ original: { width, height } }) => Math.max(width / height, height / width) > EXTREME,
  dark: ({ type, anatomy }) => type === 'room' && meanLight(anatomy) < 28,
  faint: ({ type, anatomy }) => type === 'piece' && contrastOf(anatomy) < 6,
}

/** Hardly anything differs from the ground, or all is one colour. */
function isBlank({ inkShare, edges, mainColour }: TypeFeatures): boolean {
  return inkShare < 0.004 || (edges < 0.004 && mainColour > 0.6)
}

/** The share of a side that a piece must touch to be cut by it: a leg's foot that ends there is not. */
const CUT_SHARE = 0.05

function isCropped({ lab: { width, height }, piece }: PictureAnatomy): boolean {
  const touches = (length: number, at: (index: number) => number): boolean => {
    let pixels = 0
    for (let index = 0; index < length; index += 1) pixels += piece[at(index)] as number
    return pixels > length * CUT_SHARE
  }
  return (
    touches(width, (x) => x) ||
    touches(width, (x) => (height - 1) * width + x) ||
    touches(height, (y) => y * width) ||
    touches(height, (y) => y * width + width - 1)
  )
}

/** Sides within a twelfth of each other are a square. */
function orientationOf({ width, height }: OriginalSize): PictureOrientation {
  if (Math.max(width, height) <= Math.min(width, height) * 1.08) return 'square'
  return width > height ? 'landscape' : 'portrait'
}

function meanLight({ lab: { l } }: PictureAnatomy): number {
  return l.reduce((sum, value) => sum + value, 0) / l.length
}

/** How far the piece's mean lightness and colour are from the ground's. */
function contrastOf({ lab, piece, ground }: PictureAnatomy): number {
  let [difference, pixels] = [0, 0]
  for (let at = 0; at < piece.length; at += 1) {
    if (piece[at] === 0) continue
    difference +=
      Math.abs((lab.l[at] as number) - ground.l) +
      Math.abs(Math.hypot(lab.a[at] as number, lab.b[at] as number) - ground.chroma)
    pixels += 1
  }
  return difference / Math.max(1, pixels)
}

const MARGIN = 0.03

/** Around the piece with a little of its ground; the whole picture where nothing stands free. */
function focusOf({ lab: { width, height }, box }: PictureAnatomy, type: PictureType): FocusBox {
  if (type !== 'piece') return { left: 0, top: 0, width: 1000, height: 1000 }
  const [left, top] = [Math.max(0, box.left / width - MARGIN), Math.max(0, box.top / height - MARGIN)]
  const [right, bottom] = [
    Math.min(1, (box.right + 1) / width + MARGIN),
    Math.min(1, (box.bottom + 1) / height + MARGIN),
  ]
  return {
    left: Math.round(left * 1000),
    top: Math.round(top * 1000),
    width: Math.round((right - left) * 1000),
    height: Math.round((bottom - top) * 1000),
  }
}
