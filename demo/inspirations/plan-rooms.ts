import { drawAssortment, PRODUCT_COUNT } from '../assortment/assortment.ts'
import { DEFAULT_SEED } from '../generate.ts'
import { drawOffers } from '../offers/assign.ts'
import type { Offer } from '../offers/offer.ts'
import { storedDrawings } from '../pictures/layers/drawings.ts'
import { storedRooms } from '../pictures/rooms/stored-rooms.ts'
import { designsOfLeaves } from '../pictures/shots/drawn-designs.ts'
import { picturePlan } from '../pictures/shots/plan.ts'
import { type Candidate, plannedRoom, type PlannedRoom } from './inspiration-plan.ts'
import { inspirationTexts } from './inspiration-texts.ts'

/** All rooms of the demo's inspirations, each furnished with what the demo's shops have in stock. The same seed gives the same. */
export function planRooms(): PlannedRoom[] {
  const designsOf = designsOfLeaves(storedDrawings(), storedRooms())
  const byDrawing = new Map<string, Candidate[]>()
  for (const [shop, offers] of drawOffers(drawAssortment(DEFAULT_SEED, PRODUCT_COUNT), DEFAULT_SEED))
    for (const offer of offers) {
      if (offer.availability !== 'in_stock' || offer.condition !== 'new' || isCover(offer)) continue
      const plan = picturePlan(offer, designsOf)
      if (plan === null || plan.fault !== null) continue
      const known = byDrawing.get(plan.drawing) ?? []
      byDrawing.set(plan.drawing, known)
      known.push({ shop, offer, plan })
    }
  const taken = new Set<string>()
  return inspirationTexts.map((text) => plannedRoom(text, (drawing) => byDrawing.get(drawing) ?? [], taken))
}

/** A cover's picture shows the sofa that it lies on; who sees it in a room takes it for the sofa. */
function isCover({ product }: Offer): boolean {
  return product.family.piece.category.slug.startsWith('capas-')
}
