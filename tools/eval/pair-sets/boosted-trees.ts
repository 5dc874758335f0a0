import { aRandom } from '../../bench/random.ts'

/**
 * Gradient-boosted trees for yes or no, small and deterministic: each tree corrects what those before it say (logistic loss,
 * second-order steps), over features cut into at most 64 bins, with the rows and features of each tree drawn from a seed.
 */
export interface BoostedTrees {
  /** The logarithm of the odds that the answer is yes. */
  readonly score: (row: ArrayLike<number>) => number
}

export interface BoostingOptions {
  readonly trees: number
  readonly depth: number
  readonly learningRate: number
  readonly minWeight: number
  readonly shrinkage: number
  readonly rowShare: number
  readonly featureShare: number
  readonly seed: number
}

const MAX_BINS = 64

export function trainBoostedTrees(rows: readonly ArrayLike<number>[], answers: readonly boolean[], options: BoostingOptions): BoostedTrees {
  const random = aRandom(options.seed)
  const cuts = cutsOf(rows)
  const bins = cuts.map((cut, feature) => Uint8Array.from(rows, (row) => binOf(cut, row[feature] as number)))
  const bias = logOdds(answers)
  const scores = new Float64Array(rows.length).fill(bias)
  const [gradients, weights] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  const trees: Node[] = []
  for (let made = 0; made < options.trees; made += 1) {
    for (let row = 0; row < rows.length; row += 1) {
      const probability = 1 / (1 + Math.exp(-(scores[row] as number)))
      gradients[row] = (answers[row] === true ? 1 : 0) - probability
      weights[row] = Math.max(probability * (1 - probability), 1e-6)
    }
    const chosen = Uint32Array.from(rows.keys()).filter(() => random.next() < options.rowShare)
    const features = cuts.map((_, feature) => feature).filter((feature) => (cuts[feature] as number[]).length > 0 && random.next() < options.featureShare)
    const tree = grow({ bins, gradients, weights, features, cuts, options }, chosen, options.depth)
    trees.push(tree)
    for (let row = 0; row < rows.length; row += 1) scores[row] = (scores[row] as number) + valueOf(tree, (feature) => (rows[row] as ArrayLike<number>)[feature] as number)
  }
  return { score: (row) => trees.reduce((sum, tree) => sum + valueOf(tree, (feature) => row[feature] as number), bias) }
}

type Node = { readonly value: number } | { readonly feature: number; readonly cut: number; readonly low: Node; readonly high: Node }

interface Growing {
  readonly bins: readonly Uint8Array[]
  readonly gradients: Float64Array
  readonly weights: Float64Array
  readonly features: readonly number[]
  readonly cuts: readonly number[][]
  readonly options: BoostingOptions
}

function grow(growing: Growing, rows: Uint32Array, depth: number): Node {
  const { gradients, weights, options } = growing
  let [gradient, weight] = [0, 0]
  for (const row of rows) {
    gradient += gradients[row] as number
    weight += weights[row] as number
  }
  const leaf = { value: (options.learningRate * gradient) / (weight + options.shrinkage) }
  const split = depth === 0 ? null : bestSplit(growing, rows, gradient, weight)
  if (split === null) return leaf
  const bins = growing.bins[split.feature] as Uint8Array
  const low = rows.filter((row) => (bins[row] as number) <= split.bin)
  const high = rows.filter((row) => (bins[row] as number) > split.bin)
  return { feature: split.feature, cut: (growing.cuts[split.feature] as number[])[split.bin] as number, low: grow(growing, low, depth - 1), high: grow(growing, high, depth - 1) }
}

interface Split { feature: number; bin: number; gain: number }

function bestSplit({ bins, gradients, weights, features, cuts, options }: Growing, rows: Uint32Array, gradient: number, weight: number): Split | null {
  let best: Split | null = null
  const whole = (gradient * gradient) / (weight + options.shrinkage)
  const [gradientOf, weightOf] = [new Float64Array(MAX_BINS), new Float64Array(MAX_BINS)]
  for (const feature of features) {
    gradientOf.fill(0)
    weightOf.fill(0)
    const binOfRow = bins[feature] as Uint8Array
    for (const row of rows) {
      const bin = binOfRow[row] as number
      gradientOf[bin] = (gradientOf[bin] as number) + (gradients[row] as number)
      weightOf[bin] = (weightOf[bin] as number) + (weights[row] as number)
    }
    let [low, lowWeight] = [0, 0]
    for (let bin = 0; bin < (cuts[feature] as number[]).length; bin += 1) {
      low += gradientOf[bin] as number
      lowWeight += weightOf[bin] as number
      if (lowWeight < options.minWeight || weight - lowWeight < options.minWeight) continue
      const gain = (low * low) / (lowWeight + options.shrinkage) + ((gradient - low) * (gradient - low)) / (weight - lowWeight + options.shrinkage) - whole
      if (gain > 1e-9 && gain > (best?.gain ?? 0)) best = { feature, bin, gain }
    }
  }
  return best
}

function valueOf(tree: Node, at: (feature: number) => number): number {
  let node = tree
  while ('feature' in node) node = at(node.feature) <= node.cut ? node.low : node.high
  return node.value
}

/** Upper ends of the bins of each feature: between distinct values, at even shares of the rows where there are many. */
function cutsOf(rows: readonly ArrayLike<number>[]): number[][] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, feature) => {
    const sorted = Float64Array.from(rows, (row) => row[feature] as number).sort()
    const cuts = new Set<number>()
    for (let bin = 1; bin < MAX_BINS; bin += 1) cuts.add(sorted[Math.floor((bin * sorted.length) / MAX_BINS)] as number)
    cuts.delete(sorted.at(-1) as number)
    return [...cuts].sort((a, b) => a - b)
  })
}

function binOf(cuts: readonly number[], value: number): number {
  let [from, to] = [0, cuts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (value <= (cuts[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}

function logOdds(answers: readonly boolean[]): number {
  const yes = answers.filter(Boolean).length
  return Math.log((yes + 1) / (answers.length - yes + 1))
}
