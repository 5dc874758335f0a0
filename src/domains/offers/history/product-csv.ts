import { csvLine } from '#platform/files/csv-line.ts'
import { eurosFromCents } from '#platform/money.ts'
import type { OfferHistory, ProductHistory } from './load-history.ts'

const HEADER = [
  'loja',
  'oferta',
  'estado',
  'visto_desde',
  'visto_ate',
  'preco_eur',
  'entrega_continente_eur',
  'disponibilidade',
  'preco_anterior_segundo_a_loja_eur',
]

/**
 * A product's whole history for whoever wants to check it: a line for each stretch in which an offer was seen at a price, shop by
 * shop, oldest first. RFC 4180, UTF-8, times in UTC, decimal points; an open end is empty; nothing that a cell could run.
 */
export function productHistoryCsv({ offers }: ProductHistory, now: Date): string {
  return `${csvLine(HEADER, ',')}${offers.map((offer) => offerLines(offer, now)).join('')}`
}

function offerLines({ eshop, variantId, condition, segments }: OfferHistory, now: Date): string {
  return segments
    .map(({ from, until, row }) =>
      csvLine(
        [
          eshop.name,
          variantId,
          CONDITIONS[condition],
          iso(from),
          until > now.getTime() ? null : iso(until),
          eurosFromCents(row.priceCents),
          euros(row.deliveryCents),
          AVAILABILITIES[row.availability],
          euros(row.claimedBeforeCents),
        ],
        ',',
      ),
    )
    .join('')
}

const CONDITIONS = { new: 'novo', used: 'usado', refurbished: 'recondicionado', returned: 'devolvido' } as const
const AVAILABILITIES = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  preorder: 'pré-venda',
  backorder: 'por encomenda',
} as const

function euros(cents: number | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
function iso(at: number): string {
  return new Date(Math.round(at)).toISOString()
}
