import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFamilies } from '../../../demo/assortment/families.ts'
import { drawOffers } from '../../../demo/offers/assign.ts'
import type { Offer } from '../../../demo/offers/offer.ts'
import { DRAWN, stateOfDrawing, storedDrawings } from '../../../demo/pictures/layers/drawings.ts'
import { storedRooms } from '../../../demo/pictures/rooms/stored-rooms.ts'
import { designsOfLeaves } from '../../../demo/pictures/shots/drawn-designs.ts'
import { mannersOf } from '../../../demo/pictures/shots/manners.ts'
import { photograph, type Pictured } from '../../../demo/pictures/shots/photograph.ts'
import { type PicturePlan, picturePlan } from '../../../demo/pictures/shots/plan.ts'
import { posesOfDrawings } from '../../../demo/pictures/shots/poses.ts'
import { type PictureTruth, pictureTruths } from '../../../demo/pictures/shots/truth.ts'
import { type Half, halfOf, halfOfRoom, slotHash } from './halves.ts'
import { seenPieces } from './seen-pieces.ts'

/** One picture of the demo's shops, made as its shop would send it. */
export interface DemoPicture {
  readonly truth: PictureTruth
  /** What is drawn: articles of one design in one colouring cannot be told apart by their pictures. */
  readonly piece: string
  /** The same by the letter of its colours, though nobody could see a difference. */
  readonly strictPiece: string
  /** Of a room's picture, its id. */
  readonly room: string | null
  readonly file: Buffer
}

interface Planned {
  readonly offer: Offer
  readonly plan: PicturePlan
}

const PRODUCTS = 4_000
const SEED = 'likeness'
/** A picture takes a tenth of a second to make: what was made once is kept here. */
const KEPT = join(tmpdir(), 'poiso-shop-pictures')
/** Raised when shops' pictures are made otherwise from the same plan. */
const KEPT_AS = 1

/**
 * Pictures of about so many pieces, all views of up to three shops that sell them, designs drawn by chance; empty while nothing
 * is drawn. `half` splits by design, and rooms by room: nothing that is judged was learned from.
 */
export async function* demoPictures(pieces: number, half: Half): AsyncGenerator<DemoPicture> {
  mkdirSync(KEPT, { recursive: true })
  const pictured = posesOfDrawings()
  const rooms = storedRooms()
  const seenPiece = seenPieces(drawingsOrNone())
  for (const [strictPiece, offers] of plannedPieces(half).slice(0, pieces)) {
    const [
      {
        plan: { drawing, looks },
      },
    ] = offers as [Planned]
    const piece = seenPiece(drawing, looks)
    for (const { offer, plan } of offers) {
      if (plan.fault !== null) continue
      for (const [at, truth] of pictureTruths(offer, plan, 'http://shop').entries()) {
        if (truth.type === 'room' && halfOfRoom(plan.room ?? '', rooms) !== half) continue
        yield { truth, piece, strictPiece, room: plan.room, file: await keptShot({ offer, plan, at, pictured }) }
      }
    }
  }
}

interface Asked extends Planned {
  readonly at: number
  readonly pictured: Pictured
}

async function keptShot({ offer, plan, at, pictured }: Asked): Promise<Buffer> {
  const manners = mannersOf(offer.shop.slug)
  const key = `${offer.shop.slug}/${offer.itemId}/${at}`
  const told = JSON.stringify([KEPT_AS, key, plan, { ...manners, views: [] }, stateOf(plan, at)])
  const kept = join(KEPT, `${createHash('sha256').update(told).digest('hex').slice(0, 24)}.jpg`)
  if (existsSync(kept)) return readFile(kept)
  const file = await photograph(plan, at, key, { manners: { ...manners, canvas: smaller(manners.canvas) }, pictured })
  await writeFile(kept, file)
  return file
}

let inputs: ReadonlyMap<string, string> | undefined

/** What tells whether the drawing or the room behind a picture is still the one that it was made from. */
function stateOf({ drawing, views, room }: PicturePlan, at: number): string {
  const view = views[at]
  if (view === 'banner') return ''
  if (view === 'room')
    return String(statSync(join(DRAWN, storedRooms().find(({ id }) => id === room)?.file ?? '')).size)
  inputs ??= new Map(storedDrawings().map((facts) => [facts.id, `${stateOfDrawing(facts)} ${facts.bytes}`]))
  return inputs.get(`${drawing}/${view === 'lines' ? 'three-quarter' : view}`) ?? ''
}

/** The judge sees 256 px: half of a shop's size gives the same, four times as fast. */
function smaller([width, height]: readonly [number, number]): [number, number] {
  return [Math.round(width / 2), Math.round(height / 2)]
}

function plannedPieces(half: Half): [string, Planned[]][] {
  const designsOf = designsOfLeaves(drawingsOrNone(), storedRooms())
  const offers = [...drawOffers(drawFamilies(SEED, PRODUCTS), SEED).values()].flat()
  const planned = offers.flatMap((offer): Planned[] => {
    const plan = picturePlan(offer, designsOf)
    return plan === null || halfOf(plan.drawing.split('/').slice(0, 2).join('/')) !== half ? [] : [{ offer, plan }]
  })
  const byPiece = Map.groupBy(planned, ({ plan }) => `${plan.drawing} ${JSON.stringify(plan.looks)}`)
  return [...byPiece]
    .sort(([one], [other]) => slotHash(one) - slotHash(other) || (one < other ? -1 : 1))
    .map(([piece, own]) => [piece, own.slice(0, 3)])
}

/** The stored drawings; none before they are drawn. */
export function drawingsOrNone() {
  try {
    return storedDrawings()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
