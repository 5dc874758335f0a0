import { type BoostedTrees, trainBoostedTrees } from './pair-sets/boosted-trees.ts'
import { type LabelledPair, readPairFile } from './pair-sets/pair-file.ts'
import { PairSetReader } from './pair-sets/pair-set-features.ts'

/** How many of a public pair set's answers are right. */
export interface PairSetScore {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  readonly pairs: number
  readonly matches: number
}

const FOLDS = 5
const BOOSTING = { trees: 220, depth: 5, learningRate: 0.06, minWeight: 1.5, shrinkage: 2, rowShare: 0.8, featureShare: 0.5 }

/**
 * Learns from the train file alone and answers the test file. The train file is cut into five parts; five models each learn
 * from four and answer the fifth, which gives the threshold with the best F1; the test file is answered by the mean of the five.
 */
export function evaluatePairSet(trainFile: string, testFile: string): PairSetScore {
  const [train, test] = [readPairFile(trainFile), readPairFile(testFile)]
  if (!train.some(({ isMatch }) => isMatch)) throw new Error(`${trainFile}: no pair with label 1, so there is nothing to learn`)
  const reader = new PairSetReader(train)
  const rows = train.map((pair) => reader.features(pair))
  const held = new Float64Array(train.length)
  const models: BoostedTrees[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const inside = [...rows.keys()].filter((row) => row % FOLDS !== fold)
    const model = trainBoostedTrees(inside.map((row) => rows[row] as Float64Array), inside.map((row) => (train[row] as LabelledPair).isMatch), { ...BOOSTING, seed: fold + 1 })
    for (let row = fold; row < rows.length; row += FOLDS) held[row] = model.score(rows[row] as Float64Array)
    models.push(model)
  }
  const threshold = bestThreshold([...held], train.map(({ isMatch }) => isMatch))
  const scores = test.map((pair) => {
    const row = reader.features(pair)
    return models.reduce((sum, model) => sum + model.score(row), 0) / models.length
  })
  return scoreAt(threshold, scores, test.map(({ isMatch }) => isMatch))
}

function bestThreshold(scores: readonly number[], answers: readonly boolean[]): number {
  const order = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const wanted = answers.filter(Boolean).length
  let [right, best, threshold] = [0, -1, 0]
  for (const [rank, index] of order.entries()) {
    right += answers[index] === true ? 1 : 0
    const f1 = (2 * right) / (rank + 1 + wanted)
    if (f1 > best) [best, threshold] = [f1, ((scores[index] as number) + (scores[order[rank + 1] ?? index] as number)) / 2]
  }
  return threshold
}

function scoreAt(threshold: number, scores: readonly number[], answers: readonly boolean[]): PairSetScore {
  let [right, given] = [0, 0]
  for (const [index, score] of scores.entries()) {
    if (score < threshold) continue
    given += 1
    if (answers[index] === true) right += 1
  }
  const wanted = answers.filter(Boolean).length
  return { precision: given === 0 ? 0 : right / given, recall: wanted === 0 ? 0 : right / wanted, f1: given + wanted === 0 ? 0 : (2 * right) / (given + wanted), pairs: answers.length, matches: wanted }
}
