import { drawFamilies } from '../../../demo/assortment/families.ts'
import { drawOffers } from '../../../demo/offers/assign.ts'
import type { Offer } from '../../../demo/offers/offer.ts'
import { storedDrawings } from '../../../demo/pictures/layers/drawings.ts'
import { storedRooms } from '../../../demo/pictures/rooms/stored-rooms.ts'
import { designsOfLeaves } from '../../../demo/pictures/shots/drawn-designs.ts'
import { mannersOf } from '../../../demo/pictures/shots/manners.ts'
import { photograph } from '../../../demo/pictures/shots/photograph.ts'
import { type PicturePlan, picturePlan } from '../../../demo/pictures/shots/plan.ts'
import { posesOfDrawings } from '../../../demo/pictures/shots/poses.ts'
import { type PictureTruth, pictureTruths } from '../../../demo/pictures/shots/truth.ts'
import { slotHash } from './halves.ts'

/** One picture of the demo's shops, made as its shop would send it. */
export interface DemoPicture {
  readonly truth: PictureTruth
  /** What is drawn: articles of one design in one colouring cannot be told apart by their pictures. */
  readonly piece: string
  readonly file: Buffer
}

interface Planned {
  readonly offer: Offer
  readonly plan: PicturePlan
}

const PRODUCTS = 4_000

/**
 * Pictures of about so many pieces, all views of every shop that sells them, designs drawn by chance; empty while nothing is
 * drawn. `half` splits by design: nothing that is judged was learned from.
 */
export async function* demoPictures(pieces: number, half: 'learn' | 'judge', seed = 'likeness'): AsyncGenerator<DemoPicture> {
  const pictured = posesOfDrawings()
  for (const [piece, offers] of plannedPieces(half, seed).slice(0, pieces)) {
    for (const { offer, plan } of offers) {
      if (plan.fault !== null) continue
      const manners = mannersOf(offer.shop.slug)
      for (const [at, truth] of pictureTruths(offer, plan, 'http://shop').entries()) {
        yield { truth, piece, file: await photograph(plan, at, `${offer.shop.slug}/${offer.itemId}/${at}`, { manners: { ...manners, canvas: smaller(manners.canvas) }, pictured }) }
      }
    }
  }
}

/** The judge sees 256 px: half of a shop's size gives the same, four times as fast. */
const smaller = ([width, height]: readonly [number, number]): [number, number] => [Math.round(width / 2), Math.round(height / 2)]

const plannedPieces = (half: 'learn' | 'judge', seed: string): [string, Planned[]][] => {
  const designsOf = designsOfLeaves(drawingsOrNone(), storedRooms())
  const offers = [...drawOffers(drawFamilies(seed, PRODUCTS), seed).values()].flat()
  const planned = offers.flatMap((offer): Planned[] => {
    const plan = picturePlan(offer, designsOf)
    return plan === null || (slotHash(plan.drawing.split('/').slice(0, 2).join('/')) < 128) !== (half === 'learn') ? [] : [{ offer, plan }]
  })
  const byPiece = Map.groupBy(planned, ({ plan }) => `${plan.drawing} ${JSON.stringify(plan.looks)}`)
  return [...byPiece].sort(([one], [other]) => slotHash(one) - slotHash(other) || (one < other ? -1 : 1)).map(([piece, own]) => [piece, own.slice(0, 3)])
}

const drawingsOrNone = () => {
  try {
    return storedDrawings()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
