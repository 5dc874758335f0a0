import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../../src/platform/project-root.ts'
import type { TrainedAxes } from './train-axes.ts'

const FILE = join(projectRoot, 'src/domains/images/likeness/feature-weights.ts')
const LINE = 240

/** Writes what was learned into the product: directions as whole numbers of two bytes, each with its scale. */
export function writeWeights({ means, axes }: TrainedAxes, from: string): void {
  const scales = axes.map((axis) => axis.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 32_767)
  const numbers = axes.flatMap((axis, at) => [...axis].map((value) => Math.round(value / (scales[at] as number))))
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((value, at) => bytes.writeInt16LE(value, at * 2))
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  writeFileSync(
    FILE,
    `/** Learned by \`node tools/eval/likeness-weights.ts\` from ${from}; not written by hand. */

/** Mean of each feature (\`pictureFeatures\`). */
export const FEATURE_MEANS: readonly number[] = [
${rows([...means].map((value) => Number(value.toPrecision(4))))}
]

/** By what the numbers of each direction are multiplied. */
export const AXIS_SCALES: readonly number[] = [
${rows(scales.map((value) => Number(value.toPrecision(4))))}
]

/** One direction after the other, two bytes a feature, the low one first. */
export const AXES_BASE64: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
]
`,
  )
}

function rows(values: readonly number[]): string {
  const lines: string[] = []
  for (let at = 0; at < values.length; at += 16) lines.push(`  ${values.slice(at, at + 16).join(', ')},`)
  return lines.join('\n')
}
