import type { WireFilters } from '#domains/search/contract.ts'
import { formatEuros } from '../../copy/format.ts'

/** Ends of the place and the chosen ends, in euros, and how the prices lie. */
export interface ShownPrice {
  readonly min: number | null
  readonly max: number | null
  readonly from: number | null
  readonly to: number | null
  readonly histogram: Buckets
}

type Buckets = WireFilters['price']['histogram']

/** Price from and to, with how the prices lie drawn above. */
export function PriceFilter({ price }: { price: ShownPrice }) {
  return (
    <details className="filter" open>
      <summary>Preço</summary>
      <Histogram price={price} />
      <div className="from-to">
        <label>
          <span>De (€)</span>
          <input
            name="preco-de"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={price.from ?? ''}
            placeholder={hint(price.min, Math.floor)}
          />
        </label>
        <label>
          <span>Até (€)</span>
          <input
            name="preco-ate"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={price.to ?? ''}
            placeholder={hint(price.max, Math.ceil)}
          />
        </label>
      </div>
    </details>
  )
}

function hint(euros: number | null, round: (euros: number) => number): string {
  return euros === null ? '' : String(round(euros))
}

const WIDTH = 240
const HEIGHT = 44
const GAP = 1.5

/** At most 24 buckets as two paths: what the chosen prices hold, and the rest. */
function Histogram({ price: { histogram, ...price } }: { price: ShownPrice }) {
  const most = Math.max(0, ...histogram.map(({ count }) => count))
  if (most === 0 || histogram.length < 2) return null
  const [from, to] = [price.from ?? -Infinity, price.to ?? Infinity]
  const bars = histogram.map((bucket, index) => ({
    inside: bucket.upperBound >= from && bucket.lowerBound <= to,
    path: barPath(index, histogram.length, bucket.count / most),
  }))
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      role="img"
      aria-label={histogramLabel(histogram)}
    >
      <path
        className="bars-out"
        d={bars
          .filter(({ inside }) => !inside)
          .map(({ path }) => path)
          .join('')}
      />
      <path
        className="bars-in"
        d={bars
          .filter(({ inside }) => inside)
          .map(({ path }) => path)
          .join('')}
      />
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

function histogramLabel(histogram: Buckets): string {
  const fullest = histogram.reduce((best, bucket) => (bucket.count > best.count ? bucket : best))
  return `A maior parte dos preços está entre ${formatEuros(fullest.lowerBound)} e ${formatEuros(fullest.upperBound)}`
}
