/** A place within a cell: 0 … 1 across and along. */
export type Spot = readonly [number, number]
type PaintAt = (spot: Spot) => number
type Put = (paint: number, outline: readonly Spot[]) => void
type Square = readonly [Spot, Spot, Spot, Spot]

function between([ax, az]: Spot, [bx, bz]: Spot, share = 0.5): Spot {
  return [ax + (bx - ax) * share, az + (bz - az) * share]
}

/** Cuts a square where its paints meet: lines and curves come out as they are, instead of in teeth as large as the cells. */
export function cutByPaint(square: Square, paintAt: PaintAt, put: Put, depth = 2): void {
  // A hair inside, so that a border along the cells' own lines belongs to one side of it.
  const middle = between(square[0], square[2])
  const paints = square.map((corner) => paintAt(between(corner, middle, 0.004)))
  const isPlain = [
    middle,
    ...square.map((corner, i) => between(between(corner, square[(i + 1) % 4] as Spot), middle, 0.4)),
  ].every((spot) => paintAt(spot) === paints[0])
  if (isPlain && paints.every((paint) => paint === paints[0])) return put(paints[0] as number, square)
  const sides = square.map((corner, i) => meeting(corner, square[(i + 1) % 4] as Spot, middle, paintAt))
  const halves = halved(square, paints, sides)
  if (halves?.every(([paint, outline]) => isOf(paint, outline, paintAt)))
    return halves.forEach(([paint, outline]) => put(paint, outline))
  if (depth > 0) return quarters(square).forEach((quarter) => cutByPaint(quarter, paintAt, put, depth - 1))
  square.forEach((corner, i) =>
    put(paints[i] as number, [
      sides[(i + 3) % 4] ?? between(corner, square[(i + 3) % 4] as Spot),
      corner,
      sides[i] ?? between(corner, square[(i + 1) % 4] as Spot),
      middle,
    ]),
  )
}

/** Where the paint changes between two corners. */
function meeting(from: Spot, to: Spot, middle: Spot, paintAt: PaintAt): Spot | undefined {
  const paint = (share: number): number => paintAt(between(between(from, to, share), middle, 0.004))
  const start = paint(0.004)
  if (paint(0.996) === start) return undefined
  let [low, high] = [0, 1]
  for (let i = 0; i < 7; i++) {
    const half = (low + high) / 2
    if (paint(half) === start) low = half
    else high = half
  }
  return between(from, to, high)
}

/** Both sides of one straight cut, if there is but one. */
function halved(
  square: Square,
  paints: readonly number[],
  sides: readonly (Spot | undefined)[],
): readonly (readonly [number, readonly Spot[]])[] | undefined {
  const cut = [0, 1, 2, 3].filter((side) => sides[side] !== undefined)
  const [first, second] = cut as [number, number]
  if (cut.length !== 2) return undefined
  const [start, end] = [sides[first] as Spot, sides[second] as Spot]
  const near = [0, 1, 2, 3].filter((i) => i > first && i <= second)
  const far = [0, 1, 2, 3].map((i) => (i + second + 1) % 4).filter((i) => !near.includes(i))
  return [
    [paints[near[0] as number] as number, [start, ...near.map((i) => square[i] as Spot), end]],
    [paints[far[0] as number] as number, [end, ...far.map((i) => square[i] as Spot), start]],
  ]
}

/** Looks at the middle and just beside its cut, where a corner of a figure would show. */
function isOf(paint: number, outline: readonly Spot[], paintAt: PaintAt): boolean {
  const middle: Spot = [0, 1].map(
    (k) => outline.reduce((sum, spot) => sum + (spot[k] as number), 0) / outline.length,
  ) as unknown as Spot
  const cut = between(outline[0] as Spot, outline.at(-1) as Spot)
  return paintAt(middle) === paint && paintAt(between(cut, middle, 0.3)) === paint
}

function quarters([a, b, c, d]: Square): readonly Square[] {
  const [west, south, east, north, middle] = [between(a, b), between(b, c), between(c, d), between(d, a), between(a, c)]
  return [
    [a, west, middle, north],
    [west, b, south, middle],
    [middle, south, c, east],
    [north, middle, east, d],
  ]
}
