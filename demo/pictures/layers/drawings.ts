import type { Colouring, Pixels } from './colouring.ts'
import type { Drawing, DrawingFacts } from './drawing.ts'

/** All stored drawings, in the order of their ids; read once. */
export function storedDrawings(): readonly DrawingFacts[] {
  throw new Error('no drawings yet')
}

/** Opens a stored drawing; throws when there is none of that id. */
export async function loadDrawing(id: string): Promise<Drawing> {
  throw new Error(`no drawing ${id} yet`)
}

/** The drawing in a product's colours on white, `width` pixels wide (at most as wide as stored; its height follows). */
export async function colourDrawing(drawing: Drawing, colouring: Colouring, options: { width?: number } = {}): Promise<Pixels> {
  throw new Error(`cannot colour ${drawing.facts.id} ${JSON.stringify(colouring)} ${options.width} yet`)
}
