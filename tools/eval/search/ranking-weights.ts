import { readFileSync } from 'node:fs'
import { type RankWeights, weightsWith } from '../../../src/domains/search/ranking/ranking-table.ts'

/** A changed table of weights: a JSON object with the factors that change, each a whole number; the others stay. Throws what is wrong with it. */
export function readWeights(file: string): RankWeights {
  return changedWeights(JSON.parse(readFileSync(file, 'utf8')) as unknown)
}

export function changedWeights(changes: unknown): RankWeights {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    throw new Error('weights are an object of factors')
  return weightsWith(changes as Readonly<Record<string, unknown>>)
}
