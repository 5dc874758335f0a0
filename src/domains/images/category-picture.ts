import { createHash } from 'node:crypto'
import { categoryById, colours } from '#domains/catalogue/contract.ts'
import { drawCategory } from './drawing/draw-category.ts'
import { type ImagePlace, imagePath } from './image-address.ts'

/**
 * What stands for a category: its drawing, in a colour group. Never for an article, which it would look like without being it (ADR 0041).
 * `c1010-4` is category 1010 in colour 4; 0 stands for none.
 */
export interface CategoryPicture extends ImagePlace {
  readonly svg: string
}

const known = new Map<string, CategoryPicture>()

/** The drawing of a category (null: of any article) in a colour group (null: its usual colour). Bounded by the tree and its colours. */
export function categoryPicture(categoryId: number | null, colourId: number | null): CategoryPicture {
  const imageId = `c${categoryId ?? 0}-${colourId ?? 0}`
  const drawn = known.get(imageId)
  if (drawn) return drawn
  const svg = drawCategory(
    categoryId === null ? null : categoryById(categoryId),
    colours.find(({ id }) => id === colourId)?.slug ?? null,
  )
  const picture: CategoryPicture = {
    kind: 'product',
    imageId,
    svg,
    hash: createHash('sha256').update(svg).digest('hex').slice(0, 6),
  }
  known.set(imageId, picture)
  return picture
}

/** What a wire image's `id` says: the picture's path without its size. */
export function categoryPicturePath(categoryId: number | null, colourId: number | null): string {
  return imagePath(categoryPicture(categoryId, colourId))
}
