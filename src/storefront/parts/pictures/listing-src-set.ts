import type { Site, WireImage } from '../../site.ts'

/** The listing's three sizes of a picture, for `srcset`: all are cut around the piece, 5:4. */
export function listingSrcSet(image: WireImage, { imageUrl }: Pick<Site, 'imageUrl'>): string {
  return `${imageUrl(image, { sizeName: 'listingRectangleMobile' })} 240w, ${imageUrl(image, { sizeName: 'listingRectangle' })} 360w, ${imageUrl(image, { sizeName: 'listingRectangleRetina' })} 720w`
}
