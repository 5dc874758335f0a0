/** A decoded picture, its longest side ≤ 256 px: rows of red, green, blue, any transparency laid on white. */
export interface PicturePixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3
}
