import type { DrawingFacts } from '../../../demo/pictures/layers/drawing.ts'
import type { Looks } from '../../../demo/pictures/shots/looks.ts'

/** Below this mean difference in Lab two colourings of one drawing are one piece: shops' own light changes a piece by more. */
const UNSEEN = 4
/** A part of so much of the piece shows what it is made of. */
const LEAST_PART = 0.05

/** Names for colourings of drawings: those that nobody could tell apart in two shops have one. */
export function seenPieces(drawings: readonly DrawingFacts[]): (drawing: string, looks: Looks) => string {
  const shares = new Map(
    drawings
      .filter(({ angle }) => angle !== 'detail')
      .map(({ id, slots }) => [id.split('/').slice(0, 3).join('/'), slots] as const),
  )
  const known = new Map<string, Looks[]>()
  return (drawing, looks) => {
    const others = known.get(drawing) ?? (known.set(drawing, []).get(drawing) as Looks[])
    const same = others.findIndex((other) => differenceOf(looks, other, shares.get(drawing) ?? []) < UNSEEN)
    if (same === -1) others.push(looks)
    return `${drawing} ${same === -1 ? others.length - 1 : same}`
  }
}

function differenceOf(one: Looks, other: Looks, slots: DrawingFacts['slots']): number {
  let difference = 0
  for (const { slot, share } of slots) {
    const [own, its] = [one[slot], other[slot]]
    if (own === undefined || its === undefined) continue
    if (share >= LEAST_PART && own.kind !== its.kind) return Infinity
    const [a, b] = [labOf(own.colour), labOf(its.colour)]
    difference += share * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  }
  return difference
}

/** CIE Lab (D65) of "#rrggbb". */
function labOf(colour: string): readonly [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2) as [
    number,
    number,
    number,
  ]
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const [x, y, z] = [
    f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505),
    f(0.2126 * red + 0.7152 * green + 0.0722 * blue),
    f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089),
  ]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
