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
import { judgedTypes, steppedFeatures } from '../../src/domains/images/scoring/judge-type.ts'
import { pictureAnatomy } from '../../src/domains/images/scoring/picture-anatomy.ts'
import { typeFeatures } from '../../src/domains/images/scoring/type-features.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { demoTypeSamples, solidTypeSamples, tracedTypeSamples, type TypeSample } from './likeness/type-samples.ts'

const FILE = join(projectRoot, 'src/domains/images/scoring/type-weights.ts')
const [SAMPLES, TRACED, DEMO_PIECES, EPOCHS, STEP, PULL] = [300, 2_000, 130, 700, 1.2, 0.0007]

interface Example { readonly features: Float64Array; readonly type: number }

const examples: Example[] = []
for await (const sample of solidTypeSamples(SAMPLES, 40_000)) add(sample)
for await (const sample of tracedTypeSamples(TRACED, 'learn')) add(sample)
for await (const sample of demoTypeSamples(DEMO_PIECES, 'learn')) add(sample)
writeWeights(learn(examples), `${examples.length} pictures`)
console.log(`${examples.length} pictures; written to ${FILE}`)

function add({ type, pixels }: TypeSample): void {
  examples.push({ features: steppedFeatures(typeFeatures(pictureAnatomy(pixels))), type: judgedTypes.indexOf(type) })
}

function learn(known: readonly Example[]): Float64Array[] {
  const size = (known[0] as Example).features.length
  const weights = judgedTypes.map(() => new Float64Array(size))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradients = judgedTypes.map(() => new Float64Array(size))
    for (const example of known) addGradient(gradients, weights, example, 1 / known.length)
    weights.forEach((own, type) => own.forEach((weight, at) => { own[at] = weight * (1 - PULL * STEP) - STEP * ((gradients[type] as Float64Array)[at] as number) }))
  }
  return weights
}

function addGradient(gradients: readonly Float64Array[], weights: readonly Float64Array[], { features, type }: Example, share: number): void {
  const sums = weights.map((own) => own.reduce((sum, weight, at) => sum + weight * (features[at] as number), 0))
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  gradients.forEach((own, each) => {
    const error = (parts[each] as number) / total - (each === type ? 1 : 0)
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] as number) + share * error * (features[at] as number)
  })
}

function writeWeights(weights: readonly Float64Array[], from: string): void {
  const tables = judgedTypes.map((type, at) => `  ${type}: [${[...(weights[at] as Float64Array)].map((weight) => Math.round(weight * 100)).join(', ')}],`)
  writeFileSync(FILE, `import type { JudgedType } from './judge-type.ts'

/** Learned by \`node tools/eval/picture-weights.ts\` from ${from}; hundredths, one a step of each feature in their order, and one more. */
export const TYPE_WEIGHTS: Readonly<Record<JudgedType, readonly number[]>> = {
${tables.join('\n')}
}
`)
}
