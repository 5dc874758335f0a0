import type { Drawing } from '../layers/drawing.ts'
import { colourDrawing, loadDrawing } from '../layers/drawings.ts'
import type { Pictured, Pose } from './photograph.ts'

/** Opened drawings take some eight megabytes each. */
const OPEN_AT_ONCE = 6

/** Poses of pieces from the stored drawings; the last ones stay open, for a shop's pictures of one design come together. */
export const posesOfDrawings = (): Pictured => {
  const open = lastOf(OPEN_AT_ONCE, loadDrawing)
  return async (plan, view, [wide, high]): Promise<Pose> => {
    const drawing = await open(`${plan.drawing}/${view}`)
    const { piece, width } = drawing.facts
    const scale = Math.min(1, Math.max(wide / piece.width, high / piece.height))
    const pixels = await colourDrawing(drawing, plan.looks, { width: Math.ceil(width * scale) })
    const share = pixels.width / width
    return { pixels, box: { left: piece.left * share, top: piece.top * share, width: piece.width * share, height: piece.height * share } }
  }
}

/** The last few results by key, the longest unused one forgotten first. */
const lastOf = (most: number, load: (id: string) => Promise<Drawing>): ((id: string) => Promise<Drawing>) => {
  const kept = new Map<string, Promise<Drawing>>()
  return (id) => {
    const known = kept.get(id) ?? load(id)
    kept.delete(id)
    kept.set(id, known)
    // What could not be opened is tried again by the next who asks.
    known.catch(() => kept.delete(id))
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    return known
  }
}
