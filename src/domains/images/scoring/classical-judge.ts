import { DESCRIPTOR_VERSION, describeAnatomy } from '../likeness/describe-picture.ts'
import { pictureAnatomy, type PictureAnatomy } from './picture-anatomy.ts'
import type { PictureJudge } from './picture-judge.ts'
import type { PicturePixels } from './picture-pixels.ts'
import { scoreAnatomy } from './score-picture.ts'

/** Raised with every change of what scores say. */
const SCORE_VERSION = 5

/** The judge by classical features: pure, some milliseconds a picture. Scoring and describing the same pixels takes them apart once. */
export function classicalJudge(): PictureJudge {
  let last: { readonly pixels: PicturePixels; readonly anatomy: PictureAnatomy } | null = null
  const anatomyOf = (pixels: PicturePixels): PictureAnatomy => {
    if (last?.pixels !== pixels) last = { pixels, anatomy: pictureAnatomy(pixels) }
    return last.anatomy
  }
  return {
    version: SCORE_VERSION * 1_000 + DESCRIPTOR_VERSION,
    score: (pixels, original) => scoreAnatomy(anatomyOf(pixels), pixels, original),
    describe: (pixels) => describeAnatomy(anatomyOf(pixels)),
  }
}
