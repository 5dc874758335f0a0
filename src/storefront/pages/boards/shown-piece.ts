import type { Board, Piece } from '#domains/boards/contract.ts'
import type { ComparedProduct, Comparison, VariantData } from '#domains/offers/contract.ts'
import { rankOffers } from '../product/present-offers.ts'

/** A piece with the offer that stands for it: its product's best in the region; null: no shop sells it. */
export interface ShownPiece {
  readonly piece: Piece
  readonly compared: ComparedProduct | null
  readonly offer: VariantData | null
}

export function shownPiece(piece: Piece, { products }: Comparison, { region }: Board, now: Date): ShownPiece {
  const compared = products.find(({ askedIds }) => askedIds.some((id) => id === piece.variantId)) ?? null
  const live = (compared?.variants ?? []).filter(({ state }) => state === 'live')
  return { piece, compared, offer: rankOffers(live, { region, now, christmas: null })[0]?.offer ?? null }
}
