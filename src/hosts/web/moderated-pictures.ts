import type { Site } from '#storefront/site.ts'

export interface ModeratedPictures {
  /** Where a picture of a text that is decided about is. */
  moderatedPictureUrl(picture: string): string
}

/** 180 px, on dense screens too. */
const SIZE = { width: 360 } as const

export function moderatedPictures(site: Pick<Site, 'imageUrl'>): ModeratedPictures {
  return { moderatedPictureUrl: (id) => site.imageUrl({ id, type: 'other', cropped: false }, SIZE) }
}
