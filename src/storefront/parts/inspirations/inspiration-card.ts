import { type Inspiration, type InspirationShops, ownerOf } from '#domains/content/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { countOf } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import type { WireImage } from '../../site.ts'
import { contentImage } from '../pictures/content-image.ts'

/** A room in a list of them. */
export interface InspirationCardView {
  readonly name: string
  readonly url: string
  readonly image: WireImage | null
  /** "7 peças · Casa Alfarim" */
  readonly words: string
}

export function presentInspirationCard(
  inspiration: Inspiration,
  { shops, editors, region }: { readonly shops: InspirationShops; readonly editors: string; readonly region: Region },
): InspirationCardView {
  const [first] = inspiration.images
  const pieces = inspiration.images.reduce((sum, { hotspots }) => sum + hotspots.length, 0)
  const owner = ownerOf(inspiration, shops)?.name ?? editors
  return {
    name: inspiration.name,
    url: withRegion(paths.inspiration(inspiration.id), region),
    image: first === undefined ? null : contentImage(first.picture),
    words: pieces === 0 ? owner : `${countOf(pieces, ['peça', 'peças'])} · ${owner}`,
  }
}
