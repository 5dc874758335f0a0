import type { PictureAnatomy } from '../scoring/picture-anatomy.ts'
import { bandFeatures } from './band-features.ts'
import { edgeFeatures } from './edge-features.ts'
import { accentFeatures, paletteFeatures, regionColourFeatures } from './colour-features.ts'
import { pieceInk } from './piece-ink.ts'
import { silhouetteFeatures } from './silhouette-features.ts'
import { structureFeatures } from './structure-features.ts'
import { textureFeatures } from './texture-features.ts'
import { thinFeatures } from './thin-features.ts'
import { toneFeatures } from './tone-features.ts'

/**
 * What a piece looks like as plain numbers, before they are weighed: the colours of the piece, where they are, its outline
 * and build, the directions of its edges and the grain of its surface, its tones by rank, those of its thin parts and from top to
 * bottom. All are counted within the box around the piece and folded left on right, so that ground, size, margins and mirroring
 * change nothing.
 */
export function pictureFeatures(anatomy: PictureAnatomy): Float32Array {
  const ink = pieceInk(anatomy)
  const blocks = [
    paletteFeatures(anatomy),
    accentFeatures(anatomy),
    regionColourFeatures(anatomy),
    silhouetteFeatures(anatomy),
    structureFeatures(anatomy),
    edgeFeatures(anatomy),
    textureFeatures(anatomy),
    toneFeatures(anatomy, ink),
    thinFeatures(anatomy),
    bandFeatures(anatomy, ink),
  ]
  const all = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const block of blocks) {
    all.set(block, at)
    at += block.length
  }
  return all
}
