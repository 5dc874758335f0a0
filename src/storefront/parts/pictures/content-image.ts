import type { WireImage } from '../../site.ts'

/** A picture that an editor or a shop gave, by its place among the images (`poiso content set`, `poiso shops apply`). */
export function contentImage(id: string): WireImage {
  return { id, type: 'room', cropped: false }
}
