import type { PicturePixels } from '../../../src/domains/images/scoring/picture-pixels.ts'
import { aPiece, familyNames, toneNames } from '../../../src/domains/images/scoring/testing-solids.ts'
import { aShot, decoded, pick, pieceFile, seededDraw } from '../../../src/domains/images/scoring/testing.ts'

/** One picture of a made piece, with what is known of it. */
export interface SolidShot {
  readonly piece: string
  readonly family: string
  readonly colourGroup: string
  readonly shot: number
  readonly pixels: PicturePixels
}

const TONES_OF_DESIGN = 3

/** Designs of boxes and cylinders, each in several tones (pieces of their own), each piece in several shots: one of them from clearly another angle. */
export async function* solidShots(designs: number, shots: number, seed: number): AsyncGenerator<SolidShot> {
  for (let at = 0; at < designs; at += 1) {
    const family = pick(seededDraw(seed + at), familyNames)
    const first = Math.floor(seededDraw(seed * 3 + at)() * toneNames.length)
    for (let tone = 0; tone < TONES_OF_DESIGN; tone += 1) {
      const colourGroup = toneNames[(first + tone * 4) % toneNames.length] as string
      // The same seed gives the same design in another tone.
      const design = aPiece(seededDraw(seed + at), family, colourGroup)
      const draw = seededDraw(seed * 7 + at * TONES_OF_DESIGN + tone)
      for (let shot = 0; shot < shots; shot += 1) {
        const file = await pieceFile(design, aShot(draw, shot === 1 ? { yaw: -0.1 + draw() * 0.3 } : {}))
        yield { piece: `solid-${seed + at}-${colourGroup}`, family, colourGroup, shot, pixels: await decoded(file) }
      }
    }
  }
}
