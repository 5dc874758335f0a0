import { categoryById, colours as knownColours, materials as knownMaterials } from '#domains/catalogue/contract.ts'
import { placeholderUri } from '#domains/images/contract.ts'
import {
  MOST_PICTURES,
  type ProductFacts,
  shownPictures,
  type VariantData,
  wireImage,
} from '#domains/offers/contract.ts'
import type { WireImage } from '../../site.ts'
import { pictureAlts } from '../pictures/picture-alt.ts'

/** A picture of the product page. */
export interface GalleryImage {
  readonly image: WireImage
  readonly alt: string
  /** Of the largest there is, in pixels; what is not here yet has the listing's shape. */
  readonly width: number
  readonly height: number
  /** A `data:` image of the same shape; null: none. */
  readonly placeholder: string | null
}

type Article = Pick<ProductFacts, 'categoryId' | 'attributes' | 'title'>

const AWAITED_PX = { width: 960, height: 768 }

/** So many that are not here yet stand behind those that are: to look at them fetches them. */
const MOST_AWAITED = 4

/**
 * A product's pictures: its best offer's, then what other shops show, each once, ten at most; banners only where there is
 * nothing else, and none where there is nothing at all. Behind them the first offer's others, which come when somebody looks:
 * of other shops it is not known yet whether they are the same.
 */
export function presentGallery(product: Article, variants: readonly Pick<VariantData, 'pictures'>[]): GalleryImage[] {
  const coming = (variants.find(({ pictures }) => pictures.length > 0)?.pictures ?? []).filter(({ isHere }) => !isHere)
  const here = shownPictures(variants.flatMap(({ pictures }) => pictures))
  const found = [...here, ...coming.slice(0, MOST_AWAITED)]
  const shown = found.some(({ type }) => type !== 'banner') ? found.filter(({ type }) => type !== 'banner') : found
  const pictures = [...new Map(shown.map((picture) => [picture.path, picture])).values()].slice(0, MOST_PICTURES)
  const images = pictures.map(wireImage)
  const alts = pictureAlts(shownArticle(product), images)
  return pictures.map(({ width, height, placeholder }, index) => ({
    image: images[index] as WireImage,
    alt: alts[index] ?? '',
    width: width ?? AWAITED_PX.width,
    height: height ?? AWAITED_PX.height,
    placeholder: placeholder === null ? null : placeholderUri(placeholder),
  }))
}

/** The picture that leads, where there is room for one; null: the article has none. */
export function leadPicture(product: Article, variants: readonly Pick<VariantData, 'pictures'>[]): WireImage | null {
  return presentGallery(product, variants)[0]?.image ?? null
}

function shownArticle({ categoryId, attributes, title }: Article) {
  return {
    noun: (categoryId === null ? null : categoryById(categoryId)?.singular) ?? title,
    material: knownMaterials.find(({ id }) => id === attributes.materials?.ids[0])?.label ?? null,
    colour: knownColours.find(({ id }) => id === attributes.colours?.ids[0])?.label ?? null,
  }
}
