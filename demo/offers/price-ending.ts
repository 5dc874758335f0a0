import type { PriceEnding } from '../shops/shop.ts'

/** A price as shops round it: 128,37 € → 127,99 €, 129 € or 127,90 €; from 1,000 € on to the nearest ten less one, or ten. */
export function endedAt(cents: number, ending: PriceEnding): number {
  const euros = cents / 100
  if (euros >= 1000) return (Math.round(euros / 10) * 10 - (ending === 0 ? 0 : 1)) * 100
  if (euros >= 200)
    return ending === 0
      ? (Math.round(euros / 10) * 10 - (Math.round(euros) % 3 === 0 ? 0 : 1)) * 100
      : Math.round(euros) * 100 - (ending === 50 ? 0 : 100 - ending)
  if (euros < 12 && ending === 0) return Math.max(50, Math.round(euros * 2) * 50)
  return Math.max(49, Math.round(euros) * 100 - (ending === 0 ? 0 : 100 - ending))
}
