/** How many gave so many whole stars. */
export interface StarCount {
  readonly stars: number
  readonly count: number
  /** Of all, in whole percent. */
  readonly percent: number
}

/** Ten counts in half-star steps as five rows, the best first: halves count with the star that they are rounded up to. */
export function starCounts(vector: readonly number[]): readonly StarCount[] {
  const total = vector.reduce((sum, count) => sum + count, 0)
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = (vector[stars * 2 - 2] ?? 0) + (vector[stars * 2 - 1] ?? 0)
    return { stars, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) }
  })
}
