import type { Site } from '../../site.ts'

/** Address of a picture in the list of favourites, its id at `{id}`. */
export function favouritePicture(site: Pick<Site, 'imageUrl'>): string {
  return site.imageUrl({ id: '{id}', type: 'product', cropped: false }, { sizeName: 'listingRectangle' })
}
