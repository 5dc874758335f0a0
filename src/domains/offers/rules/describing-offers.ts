import type { VariantState } from './offer-words.ts'

/** The offers that say what their product is, the oldest first: the live ones; only where none is left, those that are gone. */
export function describingOffers<Offer extends { readonly variantId: number; readonly state: VariantState }>(
  offers: readonly Offer[],
): Offer[] {
  const live = offers.filter(({ state }) => state === 'live')
  return (live.length > 0 ? live : [...offers]).toSorted((a, b) => a.variantId - b.variantId)
}
