import { type MaskPart, withoutThin } from './mask-parts.ts'
import type { PictureAnatomy } from './picture-anatomy.ts'
import { textRows } from './text-rows.ts'

/** What tells the types of pictures apart, each number from 0 to 1. */
export interface TypeFeatures {
  readonly borderGround: number
  readonly groundShare: number
  readonly topGround: number
  readonly bottomGround: number
  readonly sideGround: number
  readonly leastSideGround: number
  readonly sidesTouched: number
  readonly cornersGround: number
  readonly borderColours: number
  readonly bareShare: number
  readonly whiteShare: number
  readonly enclosedBare: number
  readonly faintShare: number
  readonly groundLight: number
  readonly groundColour: number
  readonly pieceShare: number
  readonly inkShare: number
  readonly thinInk: number
  readonly inkColour: number
  readonly darkInk: number
  readonly textShare: number
  readonly textRows: number
  readonly partCount: number
  readonly largestBox: number
  readonly largestFill: number
  readonly edges: number
  readonly strongEdges: number
  readonly colours: number
  readonly mainColour: number
  readonly halvesDiffer: number
  readonly upright: number
  readonly flat: number
  readonly vivid: number
}

/** A colour is unlike the ground from this distance in Lab. */
const INK = 8

export function typeFeatures(anatomy: PictureAnatomy): TypeFeatures {
  const { lab, ground, parts, pieceShare } = anatomy
  const ink = inkOf(anatomy)
  const inked = count(ink)
  const text = textRows(lab, ink)
  const largest = parts[0]
  return {
    borderGround: ground.borderShare,
    groundShare: ground.share,
    ...sidesOf(anatomy),
    borderColours: borderColoursOf(anatomy),
    ...bareShares(anatomy),
    groundLight: ground.l / 100,
    groundColour: Math.min(1, ground.chroma / 50),
    pieceShare,
    inkShare: inked / ink.length,
    thinInk: inked === 0 ? 0 : 1 - count(withoutThin(ink, lab.width, lab.height)) / inked,
    ...inkTones(anatomy, ink, inked),
    textShare: Math.min(1, text.share * 5),
    textRows: Math.min(1, text.rows / 5),
    partCount: Math.min(1, Math.log2(1 + parts.filter(({ area }) => area > 2).length) / 7),
    largestBox: largest ? boxArea(largest) / ink.length : 0,
    largestFill: largest ? largest.area / boxArea(largest) : 0,
    ...edgeShares(anatomy),
    ...colourShares(anatomy),
  }
}

function count(mask: Uint8Array): number {
  return mask.reduce((sum, value) => sum + value, 0)
}
function boxArea({ left, right, top, bottom }: MaskPart): number {
  return (right - left + 1) * (bottom - top + 1)
}

/** Pixels unlike the ground's usual colour, wherever they are: lines and letters, and what they enclose is not. */
function inkOf({ lab, ground, piece }: PictureAnatomy): Uint8Array {
  const tone = groundTone({ lab, ground })
  const ink = new Uint8Array(piece.length)
  for (let at = 0; at < ink.length; at += 1) {
    const [l, a, b] = [(lab.l[at] as number) - tone.l, (lab.a[at] as number) - tone.a, (lab.b[at] as number) - tone.b]
    if (l * l + a * a + b * b > INK * INK) ink[at] = 1
  }
  return ink
}

function groundTone({ lab, ground }: Pick<PictureAnatomy, 'lab' | 'ground'>): { l: number; a: number; b: number } {
  const sum = { l: 0, a: 0, b: 0 }
  let pixels = 0
  for (let at = 0; at < ground.mask.length; at += 1) {
    // A soft shadow is ground, but not what paper looks like.
    if (ground.mask[at] === 0 || Math.abs((lab.l[at] as number) - ground.l) > INK) continue
    sum.l += lab.l[at] as number
    sum.a += lab.a[at] as number
    sum.b += lab.b[at] as number
    pixels += 1
  }
  return pixels === 0 ? { l: ground.l, a: 0, b: 0 } : { l: sum.l / pixels, a: sum.a / pixels, b: sum.b / pixels }
}

type Sides = Pick<
  TypeFeatures,
  'topGround' | 'bottomGround' | 'sideGround' | 'leastSideGround' | 'sidesTouched' | 'cornersGround'
>

/** Of a side that a piece touches so much the piece goes on beyond the picture. */
const TOUCHED = 0.08

/** A piece that stands free touches no side, a cut one touches one, a part of it several, though ground may be seen between. */
function sidesOf({ lab: { width, height }, ground: { mask } }: PictureAnatomy): Sides {
  const share = (length: number, at: (index: number) => number): number => {
    let sum = 0
    for (let index = 0; index < length; index += 1) sum += mask[at(index)] as number
    return sum / length
  }
  const [top, bottom] = [share(width, (x) => x), share(width, (x) => (height - 1) * width + x)]
  const [left, right] = [share(height, (y) => y * width), share(height, (y) => y * width + width - 1)]
  const sides = [top, bottom, left, right]
  return {
    topGround: top,
    bottomGround: bottom,
    sideGround: (left + right) / 2,
    leastSideGround: Math.min(...sides),
    sidesTouched: sides.filter((side) => 1 - side > TOUCHED).length / 4,
    cornersGround:
      [0, width - 1, (height - 1) * width, height * width - 1].reduce((sum, at) => sum + (mask[at] as number), 0) / 4,
  }
}

/** How many colours lie along the border: a wall, a floor and what stands before them, or one piece and its ground. */
function borderColoursOf({ lab: { l, a, b, width, height } }: PictureAnatomy): number {
  const bins = new Map<number, number>()
  let total = 0
  const add = (at: number): void => {
    const bin =
      Math.round((l[at] as number) / 12) * 10_000 +
      Math.round(((a[at] as number) + 128) / 12) * 100 +
      Math.round(((b[at] as number) + 128) / 12)
    bins.set(bin, (bins.get(bin) ?? 0) + 1)
    total += 1
  }
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) add(y * width + x)
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) add(y * width + x)
  return Math.min(
    1,
    -[...bins.values()].reduce((sum, count) => sum + (count / total) * Math.log2(count / total), 0) / 5,
  )
}

type Bare = Pick<TypeFeatures, 'bareShare' | 'whiteShare' | 'enclosedBare' | 'faintShare'>

/**
 * Smooth pixels: of the ground's colour wherever they are, near-white ones, those of the ground's colour that the flood did not
 * come to, for the piece lies around them, and those that differ from it as shadow and white paint do, which no drawing has.
 */
function bareShares({ lab: { l, a, b }, ground, edges: { strength } }: PictureAnatomy): Bare {
  let [bare, white, enclosed, faint] = [0, 0, 0, 0]
  for (let at = 0; at < l.length; at += 1) {
    if ((strength[at] as number) > 0.8) continue
    const [own, chroma] = [l[at] as number, Math.hypot(a[at] as number, b[at] as number)]
    if (own > 93 && chroma < 6) white += 1
    const differs = Math.abs(own - ground.l) + Math.abs(chroma - ground.chroma)
    if (differs > 1.4 && differs < 12) faint += 1
    if (differs > 3) continue
    bare += 1
    if (ground.mask[at] === 0) enclosed += 1
  }
  return {
    bareShare: bare / l.length,
    whiteShare: white / l.length,
    enclosedBare: Math.min(1, (4 * enclosed) / l.length),
    faintShare: Math.min(1, (4 * faint) / l.length),
  }
}

function inkTones(
  { lab }: PictureAnatomy,
  ink: Uint8Array,
  inked: number,
): Pick<TypeFeatures, 'inkColour' | 'darkInk'> {
  let [colour, dark] = [0, 0]
  for (let at = 0; at < ink.length; at += 1) {
    if (ink[at] === 0) continue
    colour += Math.hypot(lab.a[at] as number, lab.b[at] as number)
    if ((lab.l[at] as number) < 50) dark += 1
  }
  return { inkColour: Math.min(1, colour / Math.max(1, inked) / 40), darkInk: dark / Math.max(1, inked) }
}

function edgeShares({
  edges: { strength, direction },
}: PictureAnatomy): Pick<TypeFeatures, 'edges' | 'strongEdges' | 'upright' | 'flat'> {
  let [some, strong, upright, total, flat] = [0, 0, 0, 0, 0]
  for (let at = 0; at < strength.length; at += 1) {
    const value = strength[at] as number
    if (value < 0.4) flat += 1
    if (value > 2.5) some += 1
    if (value > 9) strong += 1
    if (value <= 2.5) continue
    const turn = ((direction[at] as number) / Math.PI) * 2
    total += value
    if (Math.abs(turn - Math.round(turn)) < 0.09) upright += value
  }
  const share = (part: number): number => Math.min(1, (part / strength.length) * 2.5)
  return {
    edges: share(some),
    strongEdges: share(strong),
    upright: total === 0 ? 0 : upright / total,
    flat: flat / strength.length,
  }
}

/** How many colours, how much of the commonest, how much of vivid ones, and how unlike the upper half is to the lower. */
function colourShares({
  lab,
}: PictureAnatomy): Pick<TypeFeatures, 'colours' | 'mainColour' | 'halvesDiffer' | 'vivid'> {
  const [upper, lower] = [new Map<number, number>(), new Map<number, number>()]
  const half = lab.l.length / 2
  let vivid = 0
  for (let at = 0; at < lab.l.length; at += 1) {
    const [l, a, b] = [lab.l[at] as number, lab.a[at] as number, lab.b[at] as number]
    const bin = Math.round(l / 10) * 10_000 + Math.round((a + 128) / 10) * 100 + Math.round((b + 128) / 10)
    const side = at < half ? upper : lower
    side.set(bin, (side.get(bin) ?? 0) + 1)
    if (Math.hypot(a, b) > 45) vivid += 1
  }
  const bins = [...new Set([...upper.keys(), ...lower.keys()])].map(
    (bin) => [(upper.get(bin) ?? 0) / half, (lower.get(bin) ?? 0) / half] as const,
  )
  const shares = bins.map(([above, below]) => (above + below) / 2)
  return {
    colours: Math.min(1, -shares.reduce((sum, share) => sum + share * Math.log2(share), 0) / 6),
    mainColour: Math.max(...shares),
    halvesDiffer: bins.reduce((sum, [above, below]) => sum + Math.abs(above - below), 0) / 2,
    vivid: vivid / lab.l.length,
  }
}
