import type { Category } from '#domains/catalogue/contract.ts'
import { categoryPicturePath, imageAddress } from '#domains/images/contract.ts'

/** Address of a category's picture in the menu and beside suggestions. */
export function menuPictureOf({ id }: Category): string {
  return imageAddress(categoryPicturePath(id, null), { sizeName: 'listingRectangle' })
}
