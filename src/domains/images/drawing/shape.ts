import type { Drawing } from './ink.ts'
import type { Paint, UsualTone } from './tones.ts'

/** A piece drawn with a paint. */
export type Shape = (paint: Paint) => Drawing

/** How the pieces of a category look: the archetype's name with what tells it from its like, and what they are mostly made of. */
export interface Look {
  readonly shape: Shape
  readonly usual: UsualTone
}
export type Looks = Readonly<Record<string, Look>>

export function look(shape: Shape, usual: UsualTone): Look {
  return { shape, usual }
}
