/**
 * Learns in which directions features of pictures tell pieces apart, from the learning half of the designs, and writes them
 * into the product; the other half is left for `likeness.ts` to judge:
 *
 *     node tools/eval/likeness-weights.ts [--practice 5]
 *
 * Too few designs of a half have been drawn from two angles. So the half's own designs, and no other, are drawn for practice in
 * `--practice` other sizes (`practice-drawings.ts`; 0 for none): small, coarse, kept in the folder for temporary files, some twenty minutes
 * of one core at the first time, then five. How far axes are turned (`turn-axes.ts`) was chosen on thirds of the designs that are learned.
 */
import { parseArgs } from 'node:util'
import { pictureFeatures } from '../../src/domains/images/likeness/picture-features.ts'
import { DESCRIPTOR_BYTES } from '../../src/domains/images/likeness/weigh-features.ts'
import { pictureAnatomy } from '../../src/domains/images/scoring/picture-anatomy.ts'
import type { PicturePixels } from '../../src/domains/images/scoring/picture-pixels.ts'
import { decoded } from '../../src/domains/images/scoring/testing.ts'
import { demoPictures } from './likeness/demo-samples.ts'
import { drawnPictures } from './likeness/drawn-samples.ts'
import { solidShots } from './likeness/solid-samples.ts'
import { practicePictures } from './likeness/practice-samples.ts'
import { trainAxes } from './likeness/train-axes.ts'
import { type Kin, turnAxes } from './likeness/turn-axes.ts'
import { writeWeights } from './likeness/write-weights.ts'

const { values } = parseArgs({ options: { practice: { type: 'string', default: '5' } } })
const [MADE_DESIGNS, DESIGNS, SHOP_PIECES] = [40, 261, 300]
/** From so many of the axes, in which pieces differ most, those of a descriptor are turned. */
const AXES = 220
const [STEPS, SEEDS] = [200, [1, 2, 3]] as const

/** Pictures by piece, pieces by what they are asked about among. */
const kin = new Map<string, Map<string, Float32Array[]>>()
for await (const { piece, family, pixels } of solidShots(MADE_DESIGNS, 4, 1_000)) add(`made ${family}`, piece, pixels)
for await (const { piece, family, angle, pixels } of drawnPictures('learn', DESIGNS))
  if (angle !== 'detail') add(`drawn ${family}`, piece, pixels)
for await (const { truth, piece, file } of demoPictures(SHOP_PIECES, 'learn'))
  if (truth.type === 'piece') add(`shops ${truth.categoryId}`, piece, await decoded(file))
for await (const { piece, family, variant, pixels } of practicePictures(Number(values.practice)))
  add(`practice ${family} ${variant}`, piece, pixels)
// One picture alone says nothing of what angles and shops change.
const known: Kin[] = [...kin.values()].map((pieces) => [...pieces.values()].filter(({ length }) => length > 1))
const pieces = known.flat()
const axes = turnAxes(
  trainAxes(pieces, AXES),
  known.filter(({ length }) => length > 1),
  { count: DESCRIPTOR_BYTES, steps: STEPS, seeds: SEEDS },
)
const learned = `${pieces.flat().length} pictures of ${pieces.length} pieces, made, drawn, in shops and drawn for practice`
writeWeights(axes, learned)
console.log(learned)

function add(own: string, piece: string, pixels: PicturePixels): void {
  const ofKin = kin.get(own) ?? (kin.set(own, new Map()).get(own) as Map<string, Float32Array[]>)
  ofKin.set(piece, [...(ofKin.get(piece) ?? []), pictureFeatures(pictureAnatomy(pixels))])
}
