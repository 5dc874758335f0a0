import type { TreeModel } from '../../../src/domains/offers/matching/learned/boosted-trees.ts'
import { aRandom } from '../../bench/random.ts'

/** One thing to learn from. */
export interface Example {
  readonly row: Float64Array
  readonly isYes: boolean
  /** How much it counts; 1 is one example. */
  readonly weight: number
}

export interface GrowingOptions {
  readonly features: readonly string[]
  /** Of a feature whose direction sense demands: 1, more of it never says less; -1, never more; 0, it is left out. */
  readonly directions: Readonly<Record<string, -1 | 0 | 1>>
  readonly trees: number
  readonly depth: number
  readonly learningRate: number
  /** The least weight (of p · (1 - p)) on either side of a question. */
  readonly minWeight: number
  readonly shrinkage: number
  readonly rowShare: number
  readonly featureShare: number
  readonly seed: number
}

const MAX_BINS = 64
const DIGITS = 1e4

/**
 * Gradient-boosted trees for yes or no, small and deterministic: each tree corrects what those before it say (logistic loss,
 * second-order steps), over features cut into at most 64 bins, with the rows and features of each tree drawn from a seed.
 */
export function growTrees(examples: readonly Example[], options: GrowingOptions): TreeModel {
  const random = aRandom(options.seed)
  const cuts = cutsOf(examples, options)
  const bins = cuts.map((cut, feature) => Uint8Array.from(examples, ({ row }) => binOf(cut, row[feature] as number)))
  const directions = options.features.map((name) => options.directions[name] ?? null)
  let bias = logOdds(examples)
  const scores = new Float64Array(examples.length).fill(bias)
  const [gradients, weights] = [new Float64Array(examples.length), new Float64Array(examples.length)]
  const nodes: number[] = []
  for (let made = 0; made < options.trees; made += 1) {
    slopesOf(examples, scores, gradients, weights)
    const chosen = Uint32Array.from(examples.keys()).filter(() => random.next() < options.rowShare)
    const features = cuts
      .map((_, feature) => feature)
      .filter((feature) => (cuts[feature] as number[]).length > 0 && random.next() < options.featureShare)
    const tree = grow({ bins, gradients, weights, features, directions, cuts, options }, chosen, options.depth, {
      least: -Infinity,
      most: Infinity,
    })
    for (const [at, { row }] of examples.entries()) scores[at] = (scores[at] as number) + valueOf(tree, row)
    if (!('feature' in tree)) continue
    bias += tree.value
    write(tree, tree.value, nodes)
  }
  return { features: options.features, bias: rounded(bias), nodes }
}

function slopesOf(
  examples: readonly Example[],
  scores: Float64Array,
  gradients: Float64Array,
  weights: Float64Array,
): void {
  for (const [at, { isYes, weight }] of examples.entries()) {
    const probability = 1 / (1 + Math.exp(-(scores[at] as number)))
    gradients[at] = weight * ((isYes ? 1 : 0) - probability)
    weights[at] = weight * Math.max(probability * (1 - probability), 1e-6)
  }
}

type Node =
  | { readonly value: number }
  | { readonly value: number; readonly feature: number; readonly cut: number; readonly low: Node; readonly high: Node }

interface Growing {
  readonly bins: readonly Uint8Array[]
  readonly gradients: Float64Array
  readonly weights: Float64Array
  readonly features: readonly number[]
  readonly directions: readonly (number | null)[]
  readonly cuts: readonly number[][]
  readonly options: GrowingOptions
}

/** What a node may say, so that a direction asked for higher up holds below. */
interface Bounds {
  readonly least: number
  readonly most: number
}

function grow(growing: Growing, rows: Uint32Array, depth: number, bounds: Bounds): Node {
  const { gradients, weights, options } = growing
  let [gradient, weight] = [0, 0]
  for (const row of rows) {
    gradient += gradients[row] as number
    weight += weights[row] as number
  }
  const value = within(bounds, step(gradient, weight, options))
  const split = depth === 0 ? null : bestSplit(growing, rows, gradient, weight, bounds)
  if (split === null) return { value }
  const { feature, bin, lowValue, highValue } = split
  const ofRow = growing.bins[feature] as Uint8Array
  const [low, high] = [
    rows.filter((row) => (ofRow[row] as number) <= bin),
    rows.filter((row) => (ofRow[row] as number) > bin),
  ]
  const direction = growing.directions[feature] ?? 0
  const middle = (lowValue + highValue) / 2
  const [boundsLow, boundsHigh] =
    direction > 0
      ? [
          { ...bounds, most: middle },
          { ...bounds, least: middle },
        ]
      : direction < 0
        ? [
            { ...bounds, least: middle },
            { ...bounds, most: middle },
          ]
        : [bounds, bounds]
  const [lowNode, highNode] = [grow(growing, low, depth - 1, boundsLow), grow(growing, high, depth - 1, boundsHigh)]
  return { value, feature, cut: (growing.cuts[feature] as number[])[bin] as number, low: lowNode, high: highNode }
}

function step(gradient: number, weight: number, { learningRate, shrinkage }: GrowingOptions): number {
  return (learningRate * gradient) / (weight + shrinkage)
}
function within({ least, most }: Bounds, value: number): number {
  return Math.min(most, Math.max(least, value))
}

interface Split {
  feature: number
  bin: number
  gain: number
  lowValue: number
  highValue: number
}

function bestSplit(
  { bins, gradients, weights, features, directions, cuts, options }: Growing,
  rows: Uint32Array,
  gradient: number,
  weight: number,
  bounds: Bounds,
): Split | null {
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
    const direction = directions[feature] ?? 0
    let [low, lowWeight] = [0, 0]
    for (let bin = 0; bin < (cuts[feature] as number[]).length; bin += 1) {
      low += gradientOf[bin] as number
      lowWeight += weightOf[bin] as number
      if (lowWeight < options.minWeight || weight - lowWeight < options.minWeight) continue
      const gain =
        (low * low) / (lowWeight + options.shrinkage) +
        ((gradient - low) * (gradient - low)) / (weight - lowWeight + options.shrinkage) -
        whole
      if (gain <= 1e-9 || gain <= (best?.gain ?? 0)) continue
      const [lowValue, highValue] = [
        within(bounds, step(low, lowWeight, options)),
        within(bounds, step(gradient - low, weight - lowWeight, options)),
      ]
      if (direction * (highValue - lowValue) >= 0) best = { feature, bin, gain, lowValue, highValue }
    }
  }
  return best
}

function valueOf(tree: Node, row: Float64Array): number {
  let node = tree
  while ('feature' in node) node = (row[node.feature] as number) <= node.cut ? node.low : node.high
  return node.value
}

/** As the product reads them, less what the root says. */
function write(node: Node, root: number, nodes: number[]): void {
  const value = rounded(node.value - root)
  if (!('feature' in node)) {
    nodes.push(-1, value)
    return
  }
  nodes.push(node.feature, node.cut, value)
  write(node.low, root, nodes)
  write(node.high, root, nodes)
}

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS
}

/** Upper ends of the bins of each feature: between distinct values, at even shares of the rows where there are many. */
function cutsOf(examples: readonly Example[], { features, directions }: GrowingOptions): number[][] {
  return features.map((name, feature) => {
    if (directions[name] === 0) return []
    const sorted = Float64Array.from(examples, ({ row }) => row[feature] as number).sort()
    const distinct = [...new Set(sorted)]
    const ends =
      distinct.length <= MAX_BINS
        ? distinct
        : Array.from(
            { length: MAX_BINS - 1 },
            (_, bin) => sorted[Math.floor(((bin + 1) * sorted.length) / MAX_BINS)] as number,
          )
    const cuts = new Set(ends.map(rounded))
    cuts.delete(rounded(sorted.at(-1) as number))
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

function logOdds(examples: readonly Example[]): number {
  const sum = (isYes: boolean): number =>
    examples.reduce((total, example) => total + (example.isYes === isYes ? example.weight : 0), 1)
  return Math.log(sum(true) / sum(false))
}
