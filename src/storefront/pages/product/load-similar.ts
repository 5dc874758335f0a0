import type { ListingHit, Listings, Region } from '#domains/search/contract.ts'
import type { ProductPage } from '#domains/offers/contract.ts'
import { comparedProduct, comparedVariant, distance, similarSelections } from './similar-pieces.ts'

/** Two rows on a desktop. */
export const SHOWN_SIMILAR = 8

/** The pieces most like a product by its attributes: of its category, never itself, its family nor what stands on the page as looking the same, nearest first. */
export async function loadSimilar(
  { product, variants, family, twins }: Extract<ProductPage, { kind: 'product' }>,
  { region, clickSource }: { region: Region; clickSource: number },
  listings: Pick<Listings, 'find' | 'cards'>,
): Promise<ListingHit[]> {
  const prices = variants.filter(({ state }) => state === 'live').map(({ priceCents }) => priceCents)
  if (product.categoryId === null || prices.length === 0) return []
  const own = comparedProduct(product, Math.min(...prices))
  const itself = new Set<number>([
    product.productId,
    ...family.map(({ productId }) => productId),
    ...twins.map(({ productId }) => productId),
  ])
  const candidates = new Map<number, ListingHit>()
  for (const selection of similarSelections(product.categoryId, own, region)) {
    for (const hit of (await listings.find(selection)).hits)
      if (!itself.has(hit.productId)) candidates.set(hit.productId, hit)
    if (candidates.size >= SHOWN_SIMILAR) break
  }
  const cards = await listings.cards([...candidates.values()], region, clickSource)
  const distances = new Map(
    cards.filter(({ active }) => active).map((card) => [card.productId, distance(own, comparedVariant(card))]),
  )
  return [...candidates.values()]
    .filter(({ productId }) => distances.has(productId))
    .sort(
      (a, b) =>
        (distances.get(a.productId) as number) - (distances.get(b.productId) as number) || a.productId - b.productId,
    )
    .slice(0, SHOWN_SIMILAR)
}
