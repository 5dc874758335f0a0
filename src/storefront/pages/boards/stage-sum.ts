import { isForSale, totalParts, type TotalParts, type VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { countOf, formatCents } from '../../copy/format.ts'
import { inRegion } from '../../copy/region-names.ts'
import type { StageSum } from '../../parts/boards/board-view.ts'

const PIECE = ['peça', 'peças'] as const

/** So many of a piece, with the offer that stands for it; null: no shop sells it. */
export interface SummedPiece {
  readonly piece: { readonly quantity: number }
  readonly offer: VariantData | null
}

interface Bought {
  readonly eshopName: string
  readonly quantity: number
  readonly priceCents: number
  readonly parts: TotalParts
}

/**
 * What the pieces of a column cost delivered, each by its best offer, added up by shop. Each is counted as delivered by itself, also of several of one: a shop
 * that brings several together can only be cheaper. What is not known, or does not go there, is said and is never 0.
 */
export function stageSum(pieces: readonly SummedPiece[], region: Region): StageSum | null {
  const bought = pieces.flatMap(({ piece: { quantity }, offer }): Bought[] =>
    offer === null || !isForSale(offer)
      ? []
      : [{ eshopName: offer.eshop.name, quantity, priceCents: offer.priceCents, parts: totalParts(offer, region) }],
  )
  const delivered = bought.filter(({ parts }) => parts.kind !== 'not_delivered')
  if (delivered.length === 0) return null
  const unknown = countPieces(delivered.filter(({ parts }) => parts.kind === 'unknown'))
  const left = countPieces(pieces.map(({ piece }) => piece)) - countPieces(bought)
  const notThere = countPieces(bought) - countPieces(delivered)
  return {
    total: formatCents(sumOf(delivered)),
    words:
      unknown === 0 ? `com entrega ${inRegion[region]}` : `sem a entrega de ${countOf(unknown, PIECE)}, por confirmar`,
    eshops: [...Map.groupBy(delivered, ({ eshopName }) => eshopName)]
      .map(([name, own]) => ({ name, own, cents: sumOf(own) }))
      .sort((one, other) => other.cents - one.cents)
      .map(({ name, own, cents }) => ({
        name,
        count: countOf(countPieces(own), PIECE),
        total: formatCents(cents),
        parts: partsWords(own),
      })),
    notes: [
      ...(notThere === 0
        ? []
        : [`Fora da soma: ${countOf(notThere, PIECE)} que a loja não entrega ${inRegion[region]}.`]),
      ...(left === 0
        ? []
        : [`Fora da soma: ${countOf(left, PIECE)} que agora não se ${left === 1 ? 'pode' : 'podem'} comprar.`]),
    ],
  }
}

/** Known totals, and the bare price of what has none. */
function sumOf(bought: readonly Bought[]): number {
  return bought.reduce(
    (sum, { quantity, priceCents, parts }) => sum + quantity * (parts.kind === 'known' ? parts.totalCents : priceCents),
    0,
  )
}

function countPieces(pieces: readonly { readonly quantity: number }[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** "1 299 € - 50 € de voucher + 59,80 € de entrega" */
function partsWords(bought: readonly Bought[]): string {
  const known = bought.flatMap(({ quantity, parts }) => (parts.kind === 'known' ? [{ quantity, parts }] : []))
  const priceCents = bought.reduce((sum, each) => sum + each.quantity * each.priceCents, 0)
  const deliveryCents = known.reduce((sum, { quantity, parts }) => sum + quantity * parts.deliveryCents, 0)
  const offCents = known.reduce(
    (sum, { quantity, parts }) => sum + quantity * (parts.priceCents + parts.deliveryCents - parts.totalCents),
    0,
  )
  const delivery =
    known.length < bought.length
      ? known.length === 0
        ? 'entrega por confirmar'
        : `${formatCents(deliveryCents)} de entrega de ${countOf(countPieces(known), PIECE)}`
      : deliveryCents === 0
        ? 'entrega grátis'
        : `${formatCents(deliveryCents)} de entrega`
  return `${formatCents(priceCents)}${offCents === 0 ? '' : ` - ${formatCents(offCents)} de voucher`} + ${delivery}`
}
