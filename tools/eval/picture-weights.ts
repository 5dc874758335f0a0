/**
 * Learns from the learning half what types of pictures look like and writes the weights into the product; the other half is
 * left for `pictures.ts` to judge:
 *
 *     node tools/eval/picture-weights.ts
 *
 * Softmax regression by plain gradient steps, drawn towards 0. Same pictures, same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { steppedFeatures } from '../../src/domains/images/scoring/judge-type.ts'
import { judgedTypes } from '../../src/domains/images/scoring/judged-types.ts'
import { pictureAnatomy } from '../../src/domains/images/scoring/picture-anatomy.ts'
import { typeFeatures } from '../../src/domains/images/scoring/type-features.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { demoTypeSamples, drawnTypeSamples, solidTypeSamples, type TypeSample } from './likeness/type-samples.ts'
import { variedTypeSamples } from './likeness/varied-samples.ts'

const FILE = join(projectRoot, 'src/domains/images/scoring/type-weights.ts')
const [SAMPLES, DESIGNS, SHOP_PIECES, ROOM_PARTS] = [300, 130, 260, 40]
const [EPOCHS, STEP, PULL] = [700, 1.2, 0.0005]

/** Features that are not 0, by their place; few of all the steps are. */
interface Example {
  readonly places: readonly number[]
  readonly values: readonly number[]
  readonly type: number
}

const examples: Example[] = []
let size = 0
for await (const sample of solidTypeSamples(SAMPLES, 40_000)) add(sample)
for await (const sample of drawnTypeSamples(DESIGNS, 'learn')) add(sample)
for await (const sample of variedTypeSamples('learn', { designs: DESIGNS, every: 3, ofRoom: ROOM_PARTS })) add(sample)
for await (const sample of demoTypeSamples(SHOP_PIECES, 'learn')) add(sample)
writeWeights(learn(examples), `${examples.length} pictures`)
console.log(`${examples.length} pictures; written to ${FILE}`)

function add({ type, pixels }: TypeSample): void {
  const features = steppedFeatures(typeFeatures(pictureAnatomy(pixels)))
  size = features.length
  const places = [...features.keys()].filter((at) => features[at] !== 0)
  examples.push({ places, values: places.map((at) => features[at] as number), type: judgedTypes.indexOf(type) })
}

function learn(known: readonly Example[]): Float64Array[] {
  const weights = judgedTypes.map(() => new Float64Array(size))
  const counts = sharesOf(known)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradients = judgedTypes.map(() => new Float64Array(size))
    for (const example of known) addGradient(gradients, weights, example, counts[example.type] as number)
    weights.forEach((own, type) =>
      own.forEach((weight, at) => {
        own[at] = weight * (1 - PULL * STEP) - STEP * ((gradients[type] as Float64Array)[at] as number)
      }),
    )
  }
  return weights
}

/** What an example of each type counts: a rare type more than a common one, by the root of how rare; 1 together. */
function sharesOf(known: readonly Example[]): number[] {
  const rare = judgedTypes.map(
    (_, type) => 1 / Math.sqrt(Math.max(1, known.filter((example) => example.type === type).length)),
  )
  const total = known.reduce((sum, { type }) => sum + (rare[type] as number), 0)
  return rare.map((each) => each / total)
}

function addGradient(
  gradients: readonly Float64Array[],
  weights: readonly Float64Array[],
  { places, values, type }: Example,
  share: number,
): void {
  const sums = weights.map((own) =>
    places.reduce((sum, place, at) => sum + (own[place] as number) * (values[at] as number), 0),
  )
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  gradients.forEach((own, each) => {
    const error = share * ((parts[each] as number) / total - (each === type ? 1 : 0))
    places.forEach((place, at) => {
      own[place] = (own[place] as number) + error * (values[at] as number)
    })
  })
}

function writeWeights(weights: readonly Float64Array[], from: string): void {
  const tables = judgedTypes.map(
    (type, at) =>
      `  ${type}: [${[...(weights[at] as Float64Array)].map((weight) => Math.round(weight * 100)).join(', ')}],`,
  )
  writeFileSync(
    FILE,
    `import type { JudgedType } from './judged-types.ts'

/** Learned by \`node tools/eval/picture-weights.ts\` from ${from}; hundredths, one a step of each feature in their order, and one more. */
export const TYPE_WEIGHTS: Readonly<Record<JudgedType, readonly number[]>> = {
${tables.join('\n')}
}
`,
  )
}
