import { pictureFeatures } from '../../../src/domains/images/likeness/picture-features.ts'
import { pictureAnatomy } from '../../../src/domains/images/scoring/picture-anatomy.ts'
import { aPiece } from '../../../src/domains/images/scoring/testing-solids.ts'
import { aShot, decoded, pieceFile, seededDraw } from '../../../src/domains/images/scoring/testing.ts'

/** Several pictures of one piece, as features, with what is known of it. */
export interface SamplePiece {
  readonly piece: string
  readonly family: string
  readonly colourGroup: string
  readonly pictures: readonly Float32Array[]
}

/** Pieces of boxes and cylinders, each in several shots: one of them from clearly another angle. */
export const solidSamples = async (pieces: number, shots: number, seed: number): Promise<SamplePiece[]> => {
  const samples: SamplePiece[] = []
  for (let at = 0; at < pieces; at += 1) {
    const draw = seededDraw(seed + at)
    const design = aPiece(draw)
    const pictures: Float32Array[] = []
    for (let shot = 0; shot < shots; shot += 1) {
      const file = await pieceFile(design, aShot(draw, shot === 1 ? { yaw: -0.1 + draw() * 0.3 } : {}))
      pictures.push(pictureFeatures(pictureAnatomy(await decoded(file))))
    }
    samples.push({ piece: `solid-${seed + at}`, family: design.family, colourGroup: design.colourGroup, pictures })
  }
  return samples
}
