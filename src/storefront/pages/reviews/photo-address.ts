import type { PhotoAddress } from '../../parts/reviews/review-view.ts'
import type { Site } from '../../site.ts'

/** Where pictures of reviews lie. */
export function photoAddressOf({ imageUrl }: Pick<Site, 'imageUrl'>): PhotoAddress {
  return (id, width) => imageUrl({ id, type: 'other', cropped: false }, { width })
}
