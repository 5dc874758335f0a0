import { createHash } from 'node:crypto'
import { categoryById, colours } from '#domains/catalogue/contract.ts'
import { drawCategory } from './drawing/draw-category.ts'
import { type ImagePlace, imagePath } from './image-address.ts'

/**
 * Until shops' own pictures are fetched, every article shows the drawn picture of its category, in the colour group that
 * it has. `c1010-4` is category 1010 in colour 4; 0 stands for none.
 */
export interface CategoryPicture extends ImagePlace {
  readonly svg: string
}

const IMAGE_ID = /^c(\d{1,6})-(\d{1,2})$/
const known = new Map<string, CategoryPicture>()

/** The picture of a category (null: of any article) in a colour group (null: its usual colour). */
export const categoryPicture = (categoryId: number | null, colourId: number | null): CategoryPicture => {
  const imageId = `c${categoryId ?? 0}-${colourId ?? 0}`
  const drawn = known.get(imageId)
  if (drawn) return drawn
  const svg = drawCategory(categoryId === null ? null : categoryById(categoryId), colours.find(({ id }) => id === colourId)?.slug ?? null)
  const picture: CategoryPicture = { kind: 'product', imageId, svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 6) }
  known.set(imageId, picture)
  return picture
}

/** The picture that an address names, or null when there is none: neither such a category and colour, nor with this hash. */
export const findPicture = (kind: string, hash: string, imageId: string): CategoryPicture | null => {
  const [, category = '', colour = ''] = IMAGE_ID.exec(imageId) ?? []
  if (kind !== 'product' || category === '' || `c${Number(category)}-${Number(colour)}` !== imageId) return null
  const isKnown = (category === '0' || categoryById(Number(category)) !== null) && (colour === '0' || colours.some(({ id }) => id === Number(colour)))
  const picture = isKnown ? categoryPicture(Number(category) || null, Number(colour) || null) : null
  return picture?.hash === hash ? picture : null
}

/** What a wire image's `id` says: the picture's path without its size. */
export const categoryPicturePath = (categoryId: number | null, colourId: number | null): string => imagePath(categoryPicture(categoryId, colourId))
