import type { InspirationView } from '../pages/inspirations/inspiration-view.ts'
import { contentImage } from '../parts/pictures/content-image.ts'
import type { Site } from '../site.ts'
import { itemListData } from './structured-data.ts'

const LARGEST_PX = 1200

/** A room's pictures, and its pieces by their own pages. */
export function inspirationData(
  { url, imageUrl }: Pick<Site, 'url' | 'imageUrl'>,
  { name, description, pictures, owner }: InspirationView,
): object[] {
  const images = pictures.map(({ image, width, height }) => ({
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name,
    description,
    contentUrl: URL.parse(imageUrl(contentImage(image), { width: LARGEST_PX }), url)?.href,
    width: Math.min(width, LARGEST_PX),
    height: Math.round((Math.min(width, LARGEST_PX) * height) / width),
    creditText: owner.name,
  }))
  const pieces = pictures.flatMap((picture) => picture.pieces.map((piece) => piece.url.split('?', 1)[0] ?? piece.url))
  return pieces.length === 0 ? images : [...images, itemListData(url, pieces, 1)]
}
