import type { AccuracyContest } from '#platform/api-client/calls.ts'
import { formatCents } from '#storefront/copy/format.ts'
import { availabilityWords } from '../../../parts/accuracy-words.ts'

type Compared = Pick<AccuracyContest, 'shownCents' | 'readCents' | 'shownAvailability' | 'readAvailability'>

/** "649,90 €, em stock" */
export function shownText({ shownCents, shownAvailability }: Compared): string {
  return `${formatCents(shownCents)}, ${availabilityWords[shownAvailability]}`
}

/** What the page said, as far as it said it. */
export function readText({ readCents, readAvailability }: Compared): string {
  const price = readCents === null ? 'sem preço' : formatCents(readCents)
  return readAvailability === null ? price : `${price}, ${availabilityWords[readAvailability]}`
}
