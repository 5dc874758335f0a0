/**
 * Learns in which directions features of pictures tell pieces apart, from the learning half of the designs, and writes them
 * into the product; the other half is left for `likeness.ts` to judge:
 *
 *     node tools/eval/likeness-weights.ts
 */
import { pictureFeatures } from '../../src/domains/images/likeness/picture-features.ts'
import { DESCRIPTOR_BYTES } from '../../src/domains/images/likeness/weigh-features.ts'
import { pictureAnatomy } from '../../src/domains/images/scoring/picture-anatomy.ts'
import type { PicturePixels } from '../../src/domains/images/scoring/picture-pixels.ts'
import { decoded } from '../../src/domains/images/scoring/testing.ts'
import { demoPictures } from './likeness/demo-samples.ts'
import { drawnPictures } from './likeness/drawn-samples.ts'
import { solidShots } from './likeness/solid-samples.ts'
import { trainAxes } from './likeness/train-axes.ts'
import { writeWeights } from './likeness/write-weights.ts'

const [MADE_DESIGNS, DESIGNS, SHOP_PIECES] = [40, 261, 300]

const pieces = new Map<string, Float32Array[]>()
for await (const { piece, pixels } of solidShots(MADE_DESIGNS, 4, 1_000)) add(piece, pixels)
for await (const { piece, angle, pixels } of drawnPictures('learn', DESIGNS)) if (angle !== 'detail') add(piece, pixels)
for await (const { truth, piece, file } of demoPictures(SHOP_PIECES, 'learn')) if (truth.type === 'piece') add(piece, await decoded(file))
// One picture alone says nothing of what angles and shops change.
const known = [...pieces.values()].filter(({ length }) => length > 1)
const pictures = known.flat().length
writeWeights(trainAxes(known, DESCRIPTOR_BYTES), `${pictures} pictures of ${known.length} pieces, made, drawn and in shops`)
console.log(`${pictures} pictures of ${known.length} pieces`)

function add(piece: string, pixels: PicturePixels): void {
  pieces.set(piece, [...(pieces.get(piece) ?? []), pictureFeatures(pictureAnatomy(pixels))])
}
