import { judgedTypes, type JudgedType } from '../../../src/domains/images/scoring/judged-types.ts'
import type { PicturePixels } from '../../../src/domains/images/scoring/picture-pixels.ts'
import { demoPictures } from './demo-samples.ts'
import { drawnPictures } from './drawn-samples.ts'
import type { Half } from './halves.ts'
import { aPiece } from '../../../src/domains/images/scoring/testing-solids.ts'
import {
  aShot,
  bannerFile,
  decoded,
  detailFile,
  drawingFile,
  pieceFile,
  roomFile,
  seededDraw,
} from '../../../src/domains/images/scoring/testing.ts'

export interface TypeSample {
  readonly type: JudgedType
  readonly pixels: PicturePixels
  /** Where it comes from, for what went wrong. */
  readonly name: string
}

/** `count` made pictures, each type as often as the others. */
export async function* solidTypeSamples(count: number, seed: number): AsyncGenerator<TypeSample> {
  for (let at = 0; at < count; at += 1) {
    const type = judgedTypes[at % judgedTypes.length] as JudgedType
    yield { type, pixels: await decoded(await FILES[type](seed + at)), name: `${type}-${seed + at}` }
  }
}

/** Pictures of the demo's shops with what they show, of about so many pieces. */
export async function* demoTypeSamples(pieces: number, half: Half): AsyncGenerator<TypeSample> {
  for await (const { truth, file } of demoPictures(pieces, half))
    yield { type: truth.type, pixels: await decoded(file), name: `${truth.drawing}/${truth.view} of ${truth.shop}` }
}

/** The demo's designs in several tones: pieces, and parts of them. */
export async function* drawnTypeSamples(designs: number, half: Half): AsyncGenerator<TypeSample> {
  for await (const { piece, angle, pixels } of drawnPictures(half, designs))
    yield { type: angle === 'detail' ? 'detail' : 'piece', pixels, name: `${piece} ${angle}` }
}

const FILES: Readonly<Record<JudgedType, (seed: number) => Promise<Buffer>>> = {
  piece: (seed) => pieceFile(aPiece(seededDraw(seed)), aShot(seededDraw(seed + 1))),
  room: (seed) =>
    roomFile(
      seededDraw(seed),
      Array.from({ length: 2 + (seed % 3) }, (_, at) => aPiece(seededDraw(seed * 7 + at))),
    ),
  detail: (seed) => detailFile(seededDraw(seed), aPiece(seededDraw(seed + 1))),
  drawing: (seed) => drawingFile(seededDraw(seed), aPiece(seededDraw(seed + 1))),
  banner: (seed) => bannerFile(seededDraw(seed)),
}
