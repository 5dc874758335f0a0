/** Decision trees whose leaves add up to the logarithm of the odds that the answer is yes; learned in tools/eval, shipped as numbers. */
export interface TreeModel {
  /** Names of the features that the trees ask for, by the number with which they do. */
  readonly features: readonly string[]
  /** The logarithm of the odds before anything is asked. */
  readonly bias: number
  /**
   * Node after node, the low side before the high one: of a question the number of its feature, its cut and its value, of a leaf
   * -1 and its value. A value is what the whole tree says on the average of what comes to the node; of a root it is 0.
   */
  readonly nodes: readonly number[]
}

/** A model made ready for vectors in which its features have their places. */
export class BoostedTrees {
  readonly bias: number
  readonly #feature: Int16Array
  readonly #cut: Float64Array
  readonly #value: Float64Array
  readonly #high: Int32Array
  readonly #roots: readonly number[]

  /** Throws an error that names the feature which `places` does not have, or the tree that has no end. */
  constructor({ features, bias, nodes }: TreeModel, places: readonly string[]) {
    const placeOf = features.map((name) => placeIn(places, name))
    const read = { feature: [] as number[], cut: [] as number[], value: [] as number[], high: [] as number[] }
    const roots: number[] = []
    for (let at = 0; at < nodes.length;) {
      roots.push(read.feature.length)
      at = readNode(nodes, at, placeOf, read)
    }
    this.bias = bias
    this.#roots = roots
    this.#feature = Int16Array.from(read.feature)
    this.#cut = Float64Array.from(read.cut)
    this.#value = Float64Array.from(read.value)
    this.#high = Int32Array.from(read.high)
  }

  /** The logarithm of the odds. What is up to a cut goes low. */
  score(vector: ArrayLike<number>): number {
    let sum = this.bias
    for (const root of this.#roots) {
      let at = root
      for (let feature = this.#feature[at]!; feature >= 0; feature = this.#feature[at]!) {
        at = vector[feature]! <= this.#cut[at]! ? at + 1 : this.#high[at]!
      }
      sum += this.#value[at]!
    }
    return sum
  }

  /** What each feature adds by the sides that its questions lead to; with the bias the sum is the score. */
  shares(vector: ArrayLike<number>): Float64Array {
    const shares = new Float64Array(vector.length)
    for (const root of this.#roots) {
      let at = root
      for (let feature = this.#feature[at]!; feature >= 0; feature = this.#feature[at]!) {
        const next = vector[feature]! <= this.#cut[at]! ? at + 1 : this.#high[at]!
        shares[feature] = shares[feature]! + this.#value[next]! - this.#value[at]!
        at = next
      }
    }
    return shares
  }
}

function placeIn(places: readonly string[], name: string): number {
  const place = places.indexOf(name)
  if (place === -1)
    throw new Error(`the trees ask for "${name}", which no pair has: learn them anew (tools/eval/matching-weights.ts)`)
  return place
}

interface ReadNodes {
  feature: number[]
  cut: number[]
  value: number[]
  high: number[]
}

/** Reads a node and all below it; where the next tree begins. */
function readNode(nodes: readonly number[], at: number, placeOf: readonly number[], read: ReadNodes): number {
  const [feature, first, value] = [nodes[at], nodes[at + 1], nodes[at + 2]]
  if (feature === undefined || first === undefined || (feature >= 0 && value === undefined))
    throw new Error('the trees end within a tree')
  const place = read.feature.length
  const isLeaf = feature < 0
  read.feature.push(isLeaf ? -1 : placeOf[feature]!)
  read.cut.push(isLeaf ? 0 : first)
  read.value.push(isLeaf ? first : (value as number))
  read.high.push(0)
  if (isLeaf) return at + 2
  const behindLow = readNode(nodes, at + 3, placeOf, read)
  read.high[place] = read.feature.length
  return readNode(nodes, behindLow, placeOf, read)
}
