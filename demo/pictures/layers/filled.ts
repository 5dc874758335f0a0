interface Level {
  width: number
  height: number
  values: Float32Array
  has: Uint8Array
}

/**
 * A plane whose meaningless pixels (outside the piece) take the mean of what lies around, ever wider: nothing rings at the outline and
 * the file stays small. `isMeant` tells which pixels mean something.
 */
export function filled(plane: Uint8Array, width: number, height: number, isMeant: (at: number) => boolean): Uint8Array {
  const base: Level = { width, height, values: Float32Array.from(plane), has: new Uint8Array(plane.length) }
  for (let i = 0; i < plane.length; i++) base.has[i] = isMeant(i) ? 1 : 0
  const levels = [base]
  for (let last = base; last.width > 1 || last.height > 1;) {
    last = halved(last)
    levels.push(last)
  }
  for (let k = levels.length - 2; k >= 0; k--) fillFrom(levels[k] as Level, levels[k + 1] as Level)
  return Uint8Array.from(base.values)
}

function halved(from: Level): Level {
  const [width, height] = [Math.ceil(from.width / 2), Math.ceil(from.height / 2)]
  const to: Level = { width, height, values: new Float32Array(width * height), has: new Uint8Array(width * height) }
  const counts = new Float32Array(width * height)
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < from.width; x++) {
      const i = y * from.width + x
      if (from.has[i] === 0) continue
      const j = (y >> 1) * width + (x >> 1)
      to.values[j] = (to.values[j] as number) + (from.values[i] as number)
      counts[j] = (counts[j] as number) + 1
    }
  }
  for (let j = 0; j < counts.length; j++) {
    if (counts[j] === 0) continue
    to.values[j] = (to.values[j] as number) / (counts[j] as number)
    to.has[j] = 1
  }
  return to
}

function fillFrom(level: Level, coarse: Level): void {
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const i = y * level.width + x
      if (level.has[i] === 0) level.values[i] = coarse.values[(y >> 1) * coarse.width + (x >> 1)] as number
    }
  }
}
