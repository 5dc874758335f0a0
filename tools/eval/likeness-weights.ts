/**
 * Learns in which directions features of pictures tell pieces apart, from the learning half, and writes them into the
 * product; the other half is left for `likeness.ts` to judge:
 *
 *     node tools/eval/likeness-weights.ts
 */
import { pictureFeatures } from '../../src/domains/images/likeness/picture-features.ts'
import { DESCRIPTOR_BYTES } from '../../src/domains/images/likeness/weigh-features.ts'
import { pictureAnatomy } from '../../src/domains/images/scoring/picture-anatomy.ts'
import type { PicturePixels } from '../../src/domains/images/scoring/picture-pixels.ts'
import { solidShots } from './likeness/solid-samples.ts'
import { tracedPictures } from './likeness/traced-samples.ts'
import { trainAxes } from './likeness/train-axes.ts'
import { writeWeights } from './likeness/write-weights.ts'

const [MADE_DESIGNS, TRACED] = [40, 2_000]

const pieces = new Map<string, Float32Array[]>()
for await (const { piece, pixels } of solidShots(MADE_DESIGNS, 4, 1_000)) add(piece, pixels)
const made = pieces.size
for await (const { piece, angle, pixels } of tracedPictures('learn', TRACED)) if (angle !== 'detail') add(piece, pixels)
// One picture alone says nothing of what angles and shops change.
const known = [...pieces.values()].filter(({ length }) => length > 1)
writeWeights(trainAxes(known, DESCRIPTOR_BYTES), `${made} made pieces and ${pieces.size - made} drawn ones`)
console.log(`${known.length} pieces, ${known.flat().length} pictures`)

function add(piece: string, pixels: PicturePixels): void {
  pieces.set(piece, [...(pieces.get(piece) ?? []), pictureFeatures(pictureAnatomy(pixels))])
}
