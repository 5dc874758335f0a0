import type { AccuracyReading } from '#platform/api-client/calls.ts'
import { formatEuros } from '#storefront/copy/format.ts'
import { availabilityWords } from '../../../parts/accuracy-words.ts'

export const outcomeWords: Readonly<Record<AccuracyReading['outcome'], string>> = {
  right: 'Certo',
  price: 'Preço diferente',
  stock: 'Stock diferente',
  unknown: 'Não se sabe',
}

/** "649,90 €, em stock" */
export function shownText({ shownPrice, shownAvailability }: AccuracyReading): string {
  return `${formatEuros(shownPrice)}, ${availabilityWords[shownAvailability]}`
}

/** What the page said, as far as it said it. */
export function readText({ readPrice, readAvailability }: AccuracyReading): string {
  const price = readPrice === null ? 'sem preço' : formatEuros(readPrice)
  return readAvailability === null ? price : `${price}, ${availabilityWords[readAvailability]}`
}

export function percentText(percent: number | null): string {
  return percent === null ? 'desconhecida' : `${String(percent).replace('.', ',')} %`
}
