import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawAssortment, PRODUCT_COUNT } from '../../demo/assortment/assortment.ts'
import { DEFAULT_SEED } from '../../demo/generate.ts'
import { drawOffers } from '../../demo/offers/assign.ts'
import { FIRST } from '../../demo/pictures/first/first-pictures.ts'
import { stateOfDrawing, storedDrawings } from '../../demo/pictures/layers/drawings.ts'
import { storedRooms } from '../../demo/pictures/rooms/stored-rooms.ts'
import { designsOfLeaves } from '../../demo/pictures/shots/drawn-designs.ts'
import { mannersOf } from '../../demo/pictures/shots/manners.ts'
import { type PicturePlan, picturePlan } from '../../demo/pictures/shots/plan.ts'

/** A first picture that is to be made. */
export interface FirstOrder {
  readonly shop: string
  readonly itemId: string
  readonly plan: PicturePlan
  /** Fingerprint of all that it is made of. */
  readonly madeOf: string
}

const COUNT = 300
/** Raised when other pictures are made of the same. */
const RECIPE = 3

/** The first cards whose picture is one, in their order: what goes wrong on purpose is left to go wrong. */
export function firstOrders(): FirstOrder[] {
  const cards = JSON.parse(readFileSync(join(FIRST, 'cards.json'), 'utf8')) as [shop: string, itemId: string][]
  const inputs = new Map(storedDrawings().map((facts) => [facts.id, stateOfDrawing(facts)]))
  const designsOf = designsOfLeaves(storedDrawings(), storedRooms())
  const offers = new Map(
    [...drawOffers(drawAssortment(DEFAULT_SEED, PRODUCT_COUNT), DEFAULT_SEED)].flatMap(([shop, list]) =>
      list.map((offer) => [`${shop}/${offer.itemId}`, offer]),
    ),
  )
  const orders = cards.flatMap(([shop, itemId]): FirstOrder[] => {
    const offer = offers.get(`${shop}/${itemId}`)
    const plan = offer === undefined ? null : picturePlan(offer, designsOf)
    if (plan === null || plan.fault !== null) return []
    const madeOf = [RECIPE, shop, itemId, seenOf(plan), mannersOf(shop), inputs.get(`${plan.drawing}/${plan.views[0]}`)]
    return [
      { shop, itemId, plan, madeOf: createHash('sha256').update(JSON.stringify(madeOf)).digest('hex').slice(0, 16) },
    ]
  })
  return orders.slice(0, COUNT)
}

/** What the first picture shows of a plan. */
function seenOf(plan: PicturePlan): PicturePlan {
  return { ...plan, views: plan.views.slice(0, 1), room: null }
}
