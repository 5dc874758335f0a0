import { type BytePlanes, FADED, half } from './byte-planes.ts'
import type { DrawingFacts } from './drawing.ts'
import { cutSides, type Sides } from './fade-ground.ts'

type Opened = { readonly facts: DrawingFacts; readonly planes: BytePlanes }

/** A ground darker than this shows where it fades. */
const SHADED = 244

/**
 * A drawing without the bands in which a stored shadow fades towards a side that cuts the piece: there the picture would have a white
 * rim under the piece. Sides that the piece does not reach, and those without a shadow, are left as they are.
 */
export function trimmed({ facts, planes }: Opened): Opened {
  const band = 2 * Math.ceil((Math.max(planes.width, planes.height) * FADED) / 2)
  const sides = shadedSides(planes, cutSides(planes), band)
  const [left, top] = [sides.left ? band : 0, sides.top ? band : 0]
  const [width, height] = [
    planes.width - left - (sides.right ? band : 0),
    planes.height - top - (sides.bottom ? band : 0),
  ]
  if (width === planes.width && height === planes.height) return { facts, planes }
  const whole = (plane: Uint8Array): Uint8Array => window(plane, planes.width, { left, top, width, height })
  const halved = (plane: Uint8Array): Uint8Array =>
    window(plane, half(planes.width), { left: left / 2, top: top / 2, width: half(width), height: half(height) })
  return {
    facts: {
      ...facts,
      width,
      height,
      piece: shifted(facts.piece, { left, top, width, height }),
      corners: facts.corners.map(([x, y]) => [x - left, y - top] as const),
    },
    planes: {
      width,
      height,
      light: whole(planes.light),
      grain: whole(planes.grain),
      first: whole(planes.first),
      second: whole(planes.second),
      share: whole(planes.share),
      mirror: halved(planes.mirror),
      facing: halved(planes.facing),
      shadow: halved(planes.shadow),
    },
  }
}

/** The cut sides along whose band, where it begins, the ground lies in shadow. */
function shadedSides({ width, height, first, shadow }: BytePlanes, cut: Sides, band: number): Sides {
  const isShaded = (x: number, y: number): boolean =>
    first[y * width + x] === 0 && (shadow[(y >> 1) * half(width) + (x >> 1)] as number) < SHADED
  const along = (count: number, at: (step: number) => boolean): boolean =>
    Array.from({ length: count }, (_, step) => step).some(at)
  return {
    left: cut.left && along(height, (y) => isShaded(band, y)),
    right: cut.right && along(height, (y) => isShaded(width - 1 - band, y)),
    top: cut.top && along(width, (x) => isShaded(x, band)),
    bottom: cut.bottom && along(width, (x) => isShaded(x, height - 1 - band)),
  }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function window(plane: Uint8Array, from: number, { left, top, width, height }: Box): Uint8Array {
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    out.set(plane.subarray((top + y) * from + left, (top + y) * from + left + width), y * width)
  return out
}

function shifted(piece: Box, frame: Box): Box {
  const [left, top] = [Math.max(0, piece.left - frame.left), Math.max(0, piece.top - frame.top)]
  return {
    left,
    top,
    width: Math.min(frame.width, piece.left + piece.width - frame.left) - left,
    height: Math.min(frame.height, piece.top + piece.height - frame.top) - top,
  }
}
