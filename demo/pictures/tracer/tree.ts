/** A tree of boxes over triangles; both children of a node lie side by side. */
export interface Tree {
  /** Low and high corner, six numbers a node. */
  bounds: Float32Array
  /** Two numbers a node: the first child and 0, or −(first triangle + 1) and their count. */
  links: Int32Array
  /** The triangles in the order of the leaves. */
  order: Uint32Array
}

const BINS = 12
const LEAF = 4

interface Work {
  boxes: Float32Array
  centres: Float32Array
  bounds: Float32Array
  links: Int32Array
  order: Uint32Array
  nodes: number
}

/** Built by the surface-area heuristic in bins; `corners` holds nine numbers a triangle. */
export function treeOf(corners: Float32Array): Tree {
  const count = corners.length / 9
  const work: Work = {
    ...boxesOf(corners),
    bounds: new Float32Array(Math.max(1, count * 2) * 6),
    links: new Int32Array(Math.max(1, count * 2) * 2),
    order: Uint32Array.from({ length: count }, (_, i) => i),
    nodes: 1,
  }
  build(work, 0, 0, count)
  return { bounds: work.bounds.slice(0, work.nodes * 6), links: work.links.slice(0, work.nodes * 2), order: work.order }
}

function boxesOf(corners: Float32Array): { boxes: Float32Array; centres: Float32Array } {
  const count = corners.length / 9
  const boxes = new Float32Array(count * 6)
  const centres = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      const [a, b, d] = [
        corners[i * 9 + c] as number,
        corners[i * 9 + 3 + c] as number,
        corners[i * 9 + 6 + c] as number,
      ]
      boxes[i * 6 + c] = Math.min(a, b, d)
      boxes[i * 6 + 3 + c] = Math.max(a, b, d)
      centres[i * 3 + c] = ((boxes[i * 6 + c] as number) + (boxes[i * 6 + 3 + c] as number)) / 2
    }
  }
  return { boxes, centres }
}

function build(work: Work, node: number, from: number, to: number): void {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  const centreLow = [Infinity, Infinity, Infinity]
  const centreHigh = [-Infinity, -Infinity, -Infinity]
  for (let i = from; i < to; i++) {
    const t = work.order[i] as number
    for (let c = 0; c < 3; c++) {
      low[c] = Math.min(low[c] as number, work.boxes[t * 6 + c] as number)
      high[c] = Math.max(high[c] as number, work.boxes[t * 6 + 3 + c] as number)
      centreLow[c] = Math.min(centreLow[c] as number, work.centres[t * 3 + c] as number)
      centreHigh[c] = Math.max(centreHigh[c] as number, work.centres[t * 3 + c] as number)
    }
  }
  work.bounds.set([...low, ...high], node * 6)
  const split = to - from > LEAF ? bestSplit(work, from, to, centreLow, centreHigh) : null
  if (!split) {
    work.links[node * 2] = -(from + 1)
    work.links[node * 2 + 1] = to - from
    return
  }
  const middle = parted(work, from, to, split)
  const left = work.nodes
  work.nodes += 2
  work.links[node * 2] = left
  build(work, left, from, middle)
  build(work, left + 1, middle, to)
}

interface Split {
  axis: number
  at: number
}

function bestSplit(
  work: Work,
  from: number,
  to: number,
  low: readonly number[],
  high: readonly number[],
): Split | null {
  let best: (Split & { cost: number }) | null = null
  for (let axis = 0; axis < 3; axis++) {
    const extent = (high[axis] as number) - (low[axis] as number)
    if (extent < 1e-7) continue
    const { counts, boxes } = binned(work, { from, to, axis, low: low[axis] as number, extent })
    const costs = sweepCosts(counts, boxes)
    for (let k = 0; k < BINS - 1; k++) {
      const cost = costs[k] as number
      if (cost < (best?.cost ?? Infinity)) best = { cost, axis, at: (low[axis] as number) + (extent * (k + 1)) / BINS }
    }
  }
  return best
}

function binned(
  work: Work,
  at: { from: number; to: number; axis: number; low: number; extent: number },
): { counts: Uint32Array; boxes: Float64Array } {
  const counts = new Uint32Array(BINS)
  const boxes = new Float64Array(BINS * 6)
  for (let k = 0; k < BINS; k++) for (let c = 0; c < 6; c++) boxes[k * 6 + c] = c < 3 ? Infinity : -Infinity
  for (let i = at.from; i < at.to; i++) {
    const t = work.order[i] as number
    const k = Math.min(BINS - 1, Math.floor((((work.centres[t * 3 + at.axis] as number) - at.low) / at.extent) * BINS))
    counts[k] = (counts[k] as number) + 1
    for (let c = 0; c < 3; c++) {
      boxes[k * 6 + c] = Math.min(boxes[k * 6 + c] as number, work.boxes[t * 6 + c] as number)
      boxes[k * 6 + 3 + c] = Math.max(boxes[k * 6 + 3 + c] as number, work.boxes[t * 6 + 3 + c] as number)
    }
  }
  return { counts, boxes }
}

/** Cost of cutting after each bin: area times count on both sides. */
function sweepCosts(counts: Uint32Array, boxes: Float64Array): Float64Array {
  const costs = new Float64Array(BINS)
  for (const isBack of [false, true]) {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
    let count = 0
    for (let step = 0; step < BINS - 1; step++) {
      const k = isBack ? BINS - 1 - step : step
      count += counts[k] as number
      for (let c = 0; c < 3; c++) {
        box[c] = Math.min(box[c] as number, boxes[k * 6 + c] as number)
        box[3 + c] = Math.max(box[3 + c] as number, boxes[k * 6 + 3 + c] as number)
      }
      const [x, y, z] = [
        (box[3] as number) - (box[0] as number),
        (box[4] as number) - (box[1] as number),
        (box[5] as number) - (box[2] as number),
      ]
      const cut = isBack ? k - 1 : k
      costs[cut] = count === 0 ? Infinity : (costs[cut] as number) + (x * y + y * z + z * x) * count
    }
  }
  return costs
}

function parted(work: Work, from: number, to: number, { axis, at }: Split): number {
  let i = from
  let j = to - 1
  while (i <= j) {
    if ((work.centres[(work.order[i] as number) * 3 + axis] as number) < at) i++
    else {
      const kept = work.order[i] as number
      work.order[i] = work.order[j] as number
      work.order[j] = kept
      j--
    }
  }
  return i === from || i === to ? (from + to) >> 1 : i
}
