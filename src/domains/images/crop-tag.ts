import { hash } from 'node:crypto'
import type { FocusBox } from './scoring/picture-judge.ts'

/** Raised when what is cut around a piece changes (serving/crop-around.ts): the addresses of all pictures change with it. */
const CROP_RULE = 2

/**
 * What names the crop of a picture: three letters or digits of where its piece is; null for one that is shown in its middle. A
 * judge that finds the piece elsewhere gives the picture another address, or what is kept of the old crop would stay for a year.
 */
export function cropTag(focus: FocusBox | null): string | null {
  return focus === null
    ? null
    : (
        Number.parseInt(
          hash('sha256', `${CROP_RULE} ${focus.left} ${focus.top} ${focus.width} ${focus.height}`, 'hex').slice(0, 8),
          16,
        ) %
        36 ** 3
      )
        .toString(36)
        .padStart(3, '0')
}

/** The id of a fetched picture in its address: `p17` and `k3f` make `p17-k3f`. */
export function croppedId(imageId: string, tag: string | null): string {
  return tag === null ? imageId : `${imageId}-${tag}`
}
