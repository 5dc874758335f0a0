import { useSite, type WireImage } from '../../site.ts'
import { awaitedMark } from './awaited.ts'
import { listingSrcSet } from './listing-src-set.ts'
import { NoPicture } from './NoPicture.tsx'

export interface ListingPictureProps {
  /** null: the article has none. */
  readonly image: WireImage | null
  /** How wide it is shown (`sizes`). */
  readonly sizes: string
  /** Empty where words beside it say what it shows. */
  readonly alt: string
  readonly isLazy?: boolean
}

/** A picture in the listing's sizes, 5:4 around the piece: wherever one is shown that small, it is shown by this. */
export function ListingPicture({ image, sizes, alt, isLazy = true }: ListingPictureProps) {
  const site = useSite()
  if (image === null) return <NoPicture />
  return (
    <img
      {...awaitedMark(image)}
      src={site.imageUrl(image, { sizeName: 'listingRectangle' })}
      srcSet={listingSrcSet(image, site)}
      sizes={sizes}
      width={LISTING_PX.width}
      height={LISTING_PX.height}
      alt={alt}
      loading={isLazy ? 'lazy' : undefined}
    />
  )
}

/** The listing picture of section 9, 5:4. */
export const LISTING_PX = { width: 360, height: 288 }
