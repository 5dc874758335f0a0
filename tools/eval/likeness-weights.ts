/**
 * Learns in which directions features of pictures tell pieces apart, from the learning half, and writes them into the
 * product; the other half is left for `likeness.ts` to judge:
 *
 *     node tools/eval/likeness-weights.ts
 */
import { DESCRIPTOR_BYTES } from '../../src/domains/images/likeness/weigh-features.ts'
import { solidSamples } from './likeness/solid-samples.ts'
import { trainAxes } from './likeness/train-axes.ts'
import { writeWeights } from './likeness/write-weights.ts'

const solids = await solidSamples(300, 5, 1_000)
const samples = solids.map(({ pictures }) => pictures)
writeWeights(trainAxes(samples, DESCRIPTOR_BYTES), `${solids.length} drawn pieces`)
console.log(`${samples.length} pieces, ${samples.flat().length} pictures`)
