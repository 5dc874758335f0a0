import { readFileSync } from 'node:fs'
import { rankWeights, type RankFactor, type RankWeights } from '../../../src/domains/search/indexing/rank.ts'

/** A changed table of weights: a JSON object with the factors that change, each a whole number; the others stay. Throws what is wrong with it. */
export function readWeights(file: string): RankWeights {
  return changedWeights(JSON.parse(readFileSync(file, 'utf8')) as unknown)
}

export function changedWeights(changes: unknown): RankWeights {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    throw new Error('weights are an object of factors')
  for (const [factor, weight] of Object.entries(changes)) {
    if (!Object.hasOwn(rankWeights, factor))
      throw new Error(`no factor is called "${factor}"; there are: ${Object.keys(rankWeights).join(', ')}`)
    if (!Number.isInteger(weight) || weight < 0)
      throw new Error(`the weight of "${factor}" is no whole number from 0 on`)
  }
  return { ...rankWeights, ...(changes as Partial<Record<RankFactor, number>>) }
}
