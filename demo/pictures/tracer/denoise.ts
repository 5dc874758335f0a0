/** What the filter must not blur across: places and normals of what is seen; parts below 0 are skipped. */
export interface Guide {
  width: number
  height: number
  part: Int16Array
  /** x, y, z of place and of normal, six planes in one. */
  place: Float32Array
  normal: Float32Array
  /** Metres that a pixel is wide. */
  pixel: number
  /** Boards lie behind each other: what is seen through a joint takes no light from the fronts before it. */
  isOfBoards: boolean
}

/**
 * Edge-keeping blur in the given steps (light without edges from the widest down, shadows from the finest up): a pixel takes from others on the same surface only; `tolerance` is the difference of value
 * (relative) beyond which they are another shadow's, Infinity for light without edges.
 */
export function denoised(
  source: Float32Array,
  guide: Guide,
  options: { steps: readonly number[]; tolerance: number },
): Float32Array {
  let from: Float32Array = source
  let to: Float32Array = new Float32Array(source.length)
  for (const [level, step] of options.steps.entries()) {
    pass(from, to, guide, step, level === 0 ? Infinity : (options.tolerance * 1.6) / level)
    const next: Float32Array = from === source ? new Float32Array(source.length) : from
    from = to
    to = next
  }
  return from
}

function pass(from: Float32Array, to: Float32Array, guide: Guide, step: number, tolerance: number): void {
  const { width, height, part, place, normal, isOfBoards } = guide
  const hasTolerance = tolerance < 1e6
  const reach = guide.pixel * step * 0.9
  const inverse = 1 / (reach * reach)
  const inverseApart = isOfBoards ? 1 / (guide.pixel * guide.pixel) : inverse
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if ((part[i] as number) < 0) continue
      const own = from[i] as number
      const px = place[i * 3] as number
      const py = place[i * 3 + 1] as number
      const pz = place[i * 3 + 2] as number
      const nx = normal[i * 3] as number
      const ny = normal[i * 3 + 1] as number
      const nz = normal[i * 3 + 2] as number
      const scale = hasTolerance ? 1 / (tolerance * (0.25 + own)) : 0
      let total = own * 4
      let weight = 4
      for (let v = -1; v <= 1; v++) {
        const Y = y + v * step
        if (Y < 0 || Y >= height) continue
        for (let u = -1; u <= 1; u++) {
          if (u === 0 && v === 0) continue
          const X = x + u * step
          if (X < 0 || X >= width) continue
          const j = Y * width + X
          if ((part[j] as number) < 0) continue
          let same =
            nx * (normal[j * 3] as number) + ny * (normal[j * 3 + 1] as number) + nz * (normal[j * 3 + 2] as number)
          if (same < 0.6) continue
          same *= same
          same *= same
          same *= same
          const off =
            nx * ((place[j * 3] as number) - px) +
            ny * ((place[j * 3 + 1] as number) - py) +
            nz * ((place[j * 3 + 2] as number) - pz)
          const plane = off * off * (part[j] === part[i] ? inverse : inverseApart)
          if (plane > 12) continue
          const difference = ((from[j] as number) - own) * scale
          const w =
            ((u === 0 || v === 0 ? 2 : 1) * same) /
            ((1 + plane) * (1 + plane) * (1 + difference * difference * (1 + difference * difference)))
          total += (from[j] as number) * w
          weight += w
        }
      }
      to[i] = total / weight
    }
  }
}
