import type { AccuracyContest } from '#platform/api-client/calls.ts'
import { formatCents } from '#storefront/copy/format.ts'

export const contestStates = { waiting: 'Por decidir', accepted: 'Aceite', refused: 'Recusada' } as const

const availabilities = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  preorder: 'em pré-venda',
  backorder: 'por encomenda',
} as const

type Compared = Pick<AccuracyContest, 'shownCents' | 'readCents' | 'shownAvailability' | 'readAvailability'>

/** "649,90 €, em stock" */
export function shownText({ shownCents, shownAvailability }: Compared): string {
  return `${formatCents(shownCents)}, ${availabilities[shownAvailability]}`
}

/** What the page said, as far as it said it. */
export function readText({ readCents, readAvailability }: Compared): string {
  const price = readCents === null ? 'sem preço' : formatCents(readCents)
  return readAvailability === null ? price : `${price}, ${availabilities[readAvailability]}`
}
