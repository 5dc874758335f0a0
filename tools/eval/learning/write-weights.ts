import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TreeModel } from '../../../src/domains/offers/matching/learned/boosted-trees.ts'
import type { MatchingWeights } from '../../../src/domains/offers/matching/learned/weights.ts'
import { projectRoot } from '../../../src/platform/project-root.ts'

const FOLDER = join(projectRoot, 'src/domains/offers/matching')
const LINE = 230
const NOT_BY_HAND = 'Learned by `node tools/eval/matching-weights.ts`; not written by hand.'

/** Writes the trees and limits into the product. */
export function writeWeights({ family, same, sameFrom, twinFrom }: MatchingWeights): void {
  writeFileSync(
    join(FOLDER, 'learned-weights.ts'),
    `import type { MatchingWeights } from './weights.ts'

/** ${NOT_BY_HAND} */
export const learnedWeights: MatchingWeights = {
  sameFrom: ${sameFrom},
  twinFrom: ${twinFrom},
  family: ${treesText(family)},
  same: ${treesText(same)},
}
`,
  )
}

/** Writes how common words are. */
export function writeWordShares(table: readonly (readonly [perMille: number, words: string])[]): void {
  const rows = table.flatMap(([perMille, words]) =>
    linesOf(words.split(' '), ' ').map((line) => `  [${perMille}, '${line}'],`),
  )
  writeFileSync(
    join(FOLDER, 'word-shares.ts'),
    `/** ${NOT_BY_HAND} Words of several brands by the mean share of titles that have them, in thousandths. */
export const wordShares: readonly (readonly [perMille: number, words: string])[] = [
${rows.join('\n')}
]
`,
  )
}

function treesText(model: TreeModel): string {
  const { features, bias, nodes } = withUsedFeatures(model)
  return `{
    bias: ${bias},
    features: [
${linesOf(
  features.map((name) => `'${name}'`),
  ', ',
)
  .map((line) => `      ${line},`)
  .join('\n')}
    ],
    nodes: [
${linesOf(nodes.map(String), ', ')
  .map((line) => `      ${line},`)
  .join('\n')}
    ],
  }`
}

/** Only what is asked for, so that a feature which nobody asks for may go. */
function withUsedFeatures({ features, bias, nodes }: TreeModel): TreeModel {
  const used: string[] = []
  const renumbered: number[] = []
  for (let at = 0; at < nodes.length;) {
    const isLeaf = (nodes[at] as number) < 0
    const name = isLeaf ? null : (features[nodes[at] as number] as string)
    if (name !== null && !used.includes(name)) used.push(name)
    renumbered.push(name === null ? -1 : used.indexOf(name), ...nodes.slice(at + 1, at + (isLeaf ? 2 : 3)))
    at += isLeaf ? 2 : 3
  }
  return { features: used, bias, nodes: renumbered }
}

function linesOf(parts: readonly string[], joint: string): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line === undefined || line.length + joint.length + part.length > LINE) lines.push(part)
    else lines[lines.length - 1] = `${line}${joint}${part}`
  }
  return lines
}
