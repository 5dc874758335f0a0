/** A connected part of a mask. */
export interface MaskPart {
  readonly id: number
  readonly area: number
  readonly left: number
  readonly top: number
  /** The last column and row of it. */
  readonly right: number
  readonly bottom: number
}

export interface MaskParts {
  /** Of each pixel the id of its part, 0 outside of all. */
  readonly labels: Int32Array
  /** Largest first. */
  readonly parts: readonly MaskPart[]
}

/** The parts of a mask that hang together over edges or corners. */
export function maskParts(mask: Uint8Array, width: number, height: number): MaskParts {
  const labels = new Int32Array(mask.length)
  const queue = new Int32Array(mask.length)
  const parts: MaskPart[] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 1 && labels[start] === 0)
      parts.push(fillPart(start, parts.length + 1, { mask, labels, queue, width, height }))
  }
  return { labels, parts: parts.sort((one, other) => other.area - one.area || one.id - other.id) }
}

interface Filling {
  readonly mask: Uint8Array
  readonly labels: Int32Array
  readonly queue: Int32Array
  readonly width: number
  readonly height: number
}

function fillPart(start: number, id: number, { mask, labels, queue, width, height }: Filling): MaskPart {
  let [tail, left, right, top, bottom] = [0, width, 0, height, 0]
  labels[start] = id
  queue[tail++] = start
  for (let head = 0; head < tail; head += 1) {
    const at = queue[head] as number
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
        const next = ny * width + nx
        if (mask[next] === 0 || labels[next] !== 0) continue
        labels[next] = id
        queue[tail++] = next
      }
    }
  }
  return { id, area: tail, left, right, top, bottom }
}

/** What is left of a mask when everything thinner than three pixels is taken off it. */
export function withoutThin(mask: Uint8Array, width: number, height: number): Uint8Array {
  const eroded = new Uint8Array(mask.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      if (
        mask[at] &&
        mask[at - 1] &&
        mask[at + 1] &&
        mask[at - width] &&
        mask[at + width] &&
        mask[at - width - 1] &&
        mask[at - width + 1] &&
        mask[at + width - 1] &&
        mask[at + width + 1]
      )
        eroded[at] = 1
    }
  }
  const opened = new Uint8Array(mask.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      if (eroded[y * width + x] === 0) continue
      for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) opened[(y + dy) * width + x + dx] = 1
    }
  }
  return opened
}
