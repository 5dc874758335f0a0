import type { WireFilters } from '#domains/search/contract.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import { formatEuros } from '../../copy/format.ts'
import { Island } from '../../islands/Island.tsx'
import { Histogram, type PriceBuckets } from '../../parts/listing/Histogram.tsx'
import { priceScale } from '../../parts/listing/price-scale.ts'
import { priceSlider } from '../../parts/listing/PriceSlider.island.tsx'

/** Ends of the place and the chosen ends, in euros, and how the prices lie. */
export interface ShownPrice {
  readonly min: number | null
  readonly max: number | null
  readonly from: number | null
  readonly to: number | null
  readonly histogram: Buckets
  readonly choices: WireFilters['price']['choices']
}

type Buckets = WireFilters['price']['histogram']

/** Price from and to, below two handles on how the prices lie. */
export function PriceFilter({ price }: { price: ShownPrice }) {
  return (
    <details className="filter" open>
      <summary>Preço</summary>
      <Slider price={price} />
      {price.histogram.length > 1 && <p className="visually-hidden">{histogramText(price.histogram)}</p>}
      <ChoiceLinks label="Preços" type="preco" choices={price.choices} />
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

/** Without script the handles are not there, and the picture still is. */
function Slider({ price: { min, max, from, to, histogram } }: { price: ShownPrice }) {
  const scale = priceScale(min, max)
  const buckets = bucketsOf(histogram)
  const [low, high] = [from ?? scale?.min ?? -Infinity, to ?? scale?.max ?? Infinity]
  if (scale === null) return <Histogram buckets={buckets} from={low} to={high} />
  const within = (value: number): number => Math.min(Math.max(value, scale.min), scale.max)
  return <Island of={priceSlider} props={{ scale, from: within(low), to: within(high), buckets }} />
}

function bucketsOf(histogram: Buckets): PriceBuckets {
  return {
    min: histogram[0]?.lowerBound ?? 0,
    max: histogram.at(-1)?.upperBound ?? 0,
    counts: histogram.map(({ count }) => count),
  }
}

function hint(euros: number | null, round: (euros: number) => number): string {
  return euros === null ? '' : String(round(euros))
}

function histogramText(histogram: Buckets): string {
  const fullest = histogram.reduce((best, bucket) => (bucket.count > best.count ? bucket : best))
  return `A maior parte dos preços está entre ${formatEuros(fullest.lowerBound)} e ${formatEuros(fullest.upperBound)}`
}
