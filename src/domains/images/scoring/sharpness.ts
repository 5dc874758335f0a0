import type { PicturePixels } from './picture-pixels.ts'

/**
 * How sharp a picture is, 0 (a blur) to 1: of its strongest edges, how much of their height lies within one pixel. Asks the
 * decoded pixels themselves, not the working size; a picture without an edge is as sharp as can be.
 */
export function sharpnessOf({ data, width, height }: PicturePixels): number {
  const light = (x: number, y: number): number => {
    const at = (y * width + x) * 3
    return 0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number)
  }
  const edges: { readonly step: number; readonly share: number }[] = []
  for (let y = 2; y < height - 3; y += 2) {
    for (let x = 3; x < width - 4; x += 1) {
      addEdge(edges, light(x - 3, y), light(x, y), light(x + 1, y), light(x + 4, y))
      if (y > 2 && y < height - 4) addEdge(edges, light(x, y - 3), light(x, y), light(x, y + 1), light(x, y + 4))
    }
  }
  if (edges.length < LEAST_EDGES) return 1
  const strongest = edges
    .sort((one, other) => other.step - one.step)
    .slice(0, Math.max(LEAST_EDGES, Math.floor(edges.length * 0.1)))
  const shares = strongest.map(({ share }) => share).sort((one, other) => one - other)
  return Math.min(1, (shares[Math.floor(shares.length * 0.75)] as number) / SHARP_SHARE)
}

const LEAST_EDGES = 24
/** Eight-bit steps below this are grain. */
const LEAST_STEP = 24
/** An edge of a sharp picture has half its height between two pixels. */
const SHARP_SHARE = 0.5

/** Over eight pixels, from the third before to the fourth behind; only where it rises or falls all the way. */
function addEdge(
  edges: { step: number; share: number }[],
  before: number,
  here: number,
  next: number,
  behind: number,
): void {
  const step = Math.abs(behind - before)
  if (step < LEAST_STEP) return
  const share = Math.abs(next - here) / step
  if (share > 0.12 && share <= 1.3) edges.push({ step, share: Math.min(1, share) })
}
