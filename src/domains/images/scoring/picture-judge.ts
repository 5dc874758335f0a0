import type { PicturePixels } from './picture-pixels.ts'

/** What a picture shows: the piece on a plain ground, in a room, a part of it, drawn with lines and measures, or words; 'other' is nothing at all. */
export type PictureType = 'piece' | 'room' | 'detail' | 'drawing' | 'banner' | 'other'

export type PictureOrientation = 'landscape' | 'square' | 'portrait'

/** Why a picture's score is what it is: stable codes, for the back office and the shop's report. */
export type PictureReason =
  | 'type_room'
  | 'type_detail'
  | 'type_drawing'
  | 'type_banner'
  | 'blank'
  | 'cropped'
  | 'blurred'
  | 'small'
  | 'ground_coloured'
  | 'ground_uneven'
  | 'overlay'
  | 'piece_tiny'
  | 'extreme_shape'
  | 'dark'
  | 'faint'

/** Part of a picture, in thousandths of its width and height. */
export interface FocusBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PictureScore {
  readonly type: PictureType
  readonly orientation: PictureOrientation
  /** The piece touches the picture's edge. */
  readonly cropped: boolean
  /** 0 to 1 in steps of 0.01: how well it serves as an article's main picture (mainImageAiScore). */
  readonly score: number
  readonly reasons: readonly PictureReason[]
  /** Around the piece; the whole picture when no piece stands out. */
  readonly focusBox: FocusBox
}

/** Size of the picture as it came, before it was made small: what the small one cannot tell. */
export interface OriginalSize {
  readonly width: number
  readonly height: number
}

/** Who judges pictures: classical features here; a model may take its place behind the same interface. */
export interface PictureJudge {
  /** Raised with every change of the answers: pictures judged under an older one are judged again. */
  readonly version: number
  score(pixels: PicturePixels, original: OriginalSize): PictureScore
  /** What the picture looks like, for likeness: DESCRIPTOR_BYTES signed bytes. */
  describe(pixels: PicturePixels): Int8Array
}
