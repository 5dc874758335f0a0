const WIDTH = 240
const HEIGHT = 44
const GAP = 1.5

/** How many products lie in equal parts of a span of prices, in euros. */
export interface PriceBuckets {
  readonly min: number
  readonly max: number
  readonly counts: readonly number[]
}

/** At most 24 buckets as two paths: what the chosen prices hold, and the rest. It is a picture: the fields below it say the same. */
export function Histogram({ buckets, from, to }: { buckets: PriceBuckets; from: number; to: number }) {
  const { min, max, counts } = buckets
  const most = Math.max(0, ...counts)
  if (most === 0 || counts.length < 2) return null
  const width = (max - min) / counts.length
  const bars = counts.map((count, index) => ({
    isInside: min + (index + 1) * width >= from && min + index * width <= to,
    path: barPath(index, counts.length, count / most),
  }))
  const pathOf = (isInside: boolean): string => bars.map((bar) => (bar.isInside === isInside ? bar.path : '')).join('')
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="bars-out" d={pathOf(false)} />
      <path className="bars-in" d={pathOf(true)} />
    </svg>
  )
}

function barPath(index: number, bars: number, share: number): string {
  const step = WIDTH / bars
  // A bucket that holds anything is seen: the square root lifts the small ones, and two pixels are the least.
  const height = share === 0 ? 0 : Math.max(2, Math.round(Math.sqrt(share) * HEIGHT))
  return height === 0 ? '' : `M${round(index * step)} ${HEIGHT}v${-height}h${round(step - GAP)}v${height}z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
