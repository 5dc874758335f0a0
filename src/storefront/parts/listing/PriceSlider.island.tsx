import { useRef, useState } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { Histogram, type PriceBuckets } from './Histogram.tsx'
import { fieldOf, movedHandle, type PriceScale } from './price-scale.ts'

export interface PriceSliderProps {
  readonly scale: PriceScale
  /** The chosen ends in euros; those of the scale where none is chosen. */
  readonly from: number
  readonly to: number
  readonly buckets: PriceBuckets
}

/**
 * L-12: two handles on the histogram of prices. They write into the form's own fields, which work without it; the listing is asked for
 * when a handle is let go.
 */
export const priceSlider = defineIsland<PriceSliderProps>({
  name: 'PriceSlider',
  wakes: 'touch',
  why: 'most people choose no price, and the fields below it do the same',
  earlyClicks: 'native',
  Component: PriceSlider,
})

const HANDLES = [
  ['from', 'preco-de', 'Preço mínimo'],
  ['to', 'preco-ate', 'Preço máximo'],
] as const

function PriceSlider({ scale, from, to, buckets }: PriceSliderProps) {
  const [ends, setEnds] = useState<readonly [number, number]>([from, to])
  const box = useRef<HTMLDivElement>(null)
  const move = (handle: 'from' | 'to', value: number): void => {
    const next = movedHandle(scale, ends, handle, value)
    setEnds(next)
    HANDLES.forEach(([each, name], index) => {
      const field = fieldIn(box.current, name)
      if (field !== null) field.value = fieldOf(scale, each, next[index] ?? 0)
    })
  }
  // The fields tell the form what has changed: handles have no name in it.
  const letGo = (name: string): void =>
    void fieldIn(box.current, name)?.dispatchEvent(new Event('change', { bubbles: true }))
  return (
    <div className="price-slider" ref={box}>
      <Histogram buckets={buckets} from={ends[0]} to={ends[1]} />
      <div className="handles">
        {HANDLES.map(([handle, name, label], index) => (
          <input
            key={handle}
            type="range"
            aria-label={label}
            aria-valuetext={`${ends[index]} €`}
            min={scale.min}
            max={scale.max}
            step={scale.step}
            value={ends[index]}
            onChange={({ target }) => move(handle, Number(target.value))}
            onPointerUp={() => letGo(name)}
            onKeyUp={({ key }) => KEYS.test(key) && letGo(name)}
          />
        ))}
      </div>
    </div>
  )
}

const KEYS = /^(?:Arrow|Page|Home$|End$)/

function fieldIn(box: HTMLElement | null, name: string): HTMLInputElement | null {
  return box?.closest('form')?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null
}
