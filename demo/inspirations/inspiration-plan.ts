import type { Offer } from '../offers/offer.ts'
import { designNamed } from '../pictures/pieces/designs.ts'
import type { Placement } from '../pictures/rooms/furnish.ts'
import type { RoomScene } from '../pictures/rooms/room-scene.ts'
import { ROOMS } from '../pictures/rooms/scenes.ts'
import type { PicturePlan } from '../pictures/shots/plan.ts'
import type { InspirationText } from './inspiration-texts.ts'
import { type Palette, PALETTES } from './palettes.ts'

/** An offer that can stand in a room, with what it looks like. */
export interface Candidate {
  readonly shop: string
  readonly offer: Offer
  readonly plan: PicturePlan
}

/** Which offer a design of a room is: every piece of that design is drawn as it. */
export interface PlannedRoom {
  readonly text: InspirationText
  /** Furnished with the offers' own colours and materials. */
  readonly scene: RoomScene
  /** By design; designs of which nothing is on sale stand there without a mark. */
  readonly offers: ReadonlyMap<string, Candidate>
}

/** Furnishes a room with offers: each design of it becomes the one whose colour is nearest to what the room is meant to be. */
export function plannedRoom(
  text: InspirationText,
  candidatesOf: (drawing: string) => readonly Candidate[],
  taken: Set<string>,
): PlannedRoom {
  const room = ROOMS.find(({ id }) => id === text.scene)
  if (room === undefined) throw new Error(`no room ${text.scene}`)
  const offers = new Map<string, Candidate>()
  const pieces = room.pieces.map((placement): Placement => {
    if (placement.isProp) return placement
    const size = sizeOf(placement, candidatesOf)
    const chosen =
      offers.get(placement.design) ?? nearest(candidatesOf(`${placement.design}/${size}`), placement, text, taken)
    if (chosen === undefined) return placement
    offers.set(placement.design, chosen)
    taken.add(chosen.offer.product.key)
    return { ...placement, size, ...worn(chosen) }
  })
  const { wall, backWall } = PALETTES[text.palette]
  const shell = text.isTurned && room.shell.isOutdoors !== true ? { ...room.shell, wall, backWall } : room.shell
  return { text, scene: { ...room, shell, pieces }, offers }
}

/** The size that stands there; where none is on sale in it, the other side of an unsymmetrical piece. */
function sizeOf(placement: Placement, candidatesOf: (drawing: string) => readonly Candidate[]): string {
  const [family = '', name = ''] = placement.design.split('/')
  const sizes = designNamed(family, name).sizes
  const seats = placement.spec?.seats
  const own = placement.size ?? sizes.find(({ spec }) => seats != null && spec.seats === seats)?.key ?? sizes[0]?.key
  const isOnSale = (key: string): boolean => candidatesOf(`${placement.design}/${key}`).length > 0
  const side = own === 'right' ? 'left' : own === 'left' ? 'right' : own
  return own !== undefined && !isOnSale(own) && side !== undefined && isOnSale(side) ? side : (own ?? 'm')
}

function worn({ plan }: Candidate): Pick<Placement, 'colours' | 'kinds'> {
  const looks = Object.entries(plan.looks)
  return {
    colours: Object.fromEntries(looks.map(([slot, { colour }]) => [slot, colour])),
    kinds: Object.fromEntries(looks.flatMap(([slot, { kind }]) => (kind === undefined ? [] : [[slot, kind]]))),
  }
}

function nearest(
  candidates: readonly Candidate[],
  placement: Placement,
  text: InspirationText,
  taken: ReadonlySet<string>,
): Candidate | undefined {
  const own = text.shop === null ? candidates : candidates.filter(({ shop }) => shop === text.shop)
  const wanted =
    (text.isTurned ? undefined : placement.colours?.body) ??
    wantedColour(placement.design.split('/')[0] ?? '', PALETTES[text.palette])
  const distance = ({ offer, plan }: Candidate): number => {
    const seen = (plan.looks.body ?? plan.looks.top ?? plan.looks.frame)?.colour ?? wanted
    return apart(seen, wanted) + (taken.has(offer.product.key) ? 120 : 0) + (plan.isMirrored === text.isTurned ? 0 : 4)
  }
  return own.toSorted((one, other) => distance(one) - distance(other))[0]
}

const MAIN =
  /^(?:sofas|.*-sofas|upholstered-beds|storage-beds|dining-chairs|garden-seats|sofa-beds|childrens-sets|office-chairs)$/
const SECOND =
  /^(?:armchairs|poufs|footstools|bed-benches|rocking-chairs|garden-shade|child-things|bath-things|baskets)$/

function wantedColour(family: string, { main, second, rug, wood }: Palette): string {
  if (family === 'rugs') return rug
  return MAIN.test(family) ? main : SECOND.test(family) ? second : wood
}

function apart(one: string, other: string): number {
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)))
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16)
}
