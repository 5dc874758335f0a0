/** Where a picture's random choices come from: an even cover of all dimensions, for one pixel as for its neighbourhood. */
export interface Spread {
  /** In [0, 1): dimension `axis` of sample `sample` of pixel `pixel`. */
  at: (pixel: number, sample: number, axis: number) => number
}

const LEVELS = 11

/**
 * Points of Roberts' sequence in the order of a Hilbert curve through the picture: neighbours choose differently, so what is left of the
 * noise is fine-grained and goes when the light is smoothed; white noise stays behind as clouds on bare walls.
 */
export function spreadOver(width: number, samples: number, axes: number): Spread {
  const steps = stepsOf(axes)
  let [known, start] = [-1, 0]
  return {
    at: (pixel, sample, axis) => {
      if (pixel !== known) {
        known = pixel
        start = hilbert(pixel % width, Math.floor(pixel / width)) * samples
      }
      const value = 0.5 + (start + sample) * (steps[axis] as number)
      return value - Math.floor(value)
    },
  }
}

/** Powers of the root of xⁿ⁺¹ = x + 1. */
function stepsOf(axes: number): number[] {
  let root = 1.5
  for (let i = 0; i < 60; i++) root = (1 + root) ** (1 / (axes + 1))
  return Array.from({ length: axes }, (_, axis) => root ** -(axis + 1))
}

/** Number of a cell along a Hilbert curve of 2048 × 2048. */
function hilbert(x: number, y: number): number {
  let [column, row, index] = [x, y, 0]
  for (let side = 1 << (LEVELS - 1); side > 0; side >>= 1) {
    const right = (column & side) > 0 ? 1 : 0
    const up = (row & side) > 0 ? 1 : 0
    index += side * side * ((3 * right) ^ up)
    if (up === 1) continue
    if (right === 1) {
      column = (1 << LEVELS) - 1 - column
      row = (1 << LEVELS) - 1 - row
    }
    ;[column, row] = [row, column]
  }
  return index
}
