import { categoryById, colours as knownColours, materials as knownMaterials } from '#domains/catalogue/contract.ts'
import { categoryPicturePath, placeholderUri } from '#domains/images/contract.ts'
import { MOST_PICTURES, type ProductFacts, shownPictures, type VariantData, wireImage } from '#domains/offers/contract.ts'
import type { WireImage } from '../../site.ts'
import { pictureAlts } from '../pictures/picture-alt.ts'

/** A picture of the product page. */
export interface GalleryImage {
  readonly image: WireImage
  readonly alt: string
  /** Of the largest there is, in pixels; drawings and what is not here yet have the listing's shape. */
  readonly width: number
  readonly height: number
  /** A `data:` image of the same shape; null: none. */
  readonly placeholder: string | null
}

type Article = Pick<ProductFacts, 'categoryId' | 'attributes' | 'title'>

const DRAWING_PX = { width: 960, height: 768 }

/**
 * A product's pictures: its best offer's, then what other shops show, each once, ten at most; banners only where there is
 * nothing else, and the drawing of its category where there is nothing at all.
 */
export const presentGallery = (product: Article, variants: readonly Pick<VariantData, 'pictures'>[]): GalleryImage[] => {
  const drawing = categoryPicturePath(product.categoryId, product.attributes.colours?.ids[0] ?? null)
  const found = shownPictures(variants.flatMap(({ pictures }) => pictures))
  const shown = found.some(({ type }) => type !== 'banner') ? found.filter(({ type }) => type !== 'banner') : found
  const pictures = [...new Map(shown.map((picture) => [picture.path, picture])).values()].slice(0, MOST_PICTURES)
  const images = pictures.length > 0 ? pictures.map((picture) => ({ picture, image: wireImage(picture, drawing) })) : [{ picture: null, image: { id: drawing, type: 'category' as const, cropped: false } }]
  const alts = pictureAlts(shownArticle(product), images.map(({ image }) => image))
  return images.map(({ picture, image }, index) => ({
    image,
    alt: alts[index] ?? '',
    width: picture?.width ?? DRAWING_PX.width,
    height: picture?.height ?? DRAWING_PX.height,
    placeholder: picture?.placeholder == null ? null : placeholderUri(picture.placeholder),
  }))
}

/** The picture that leads, where there is room for one. */
export const leadPicture = (product: Article, variants: readonly Pick<VariantData, 'pictures'>[]): WireImage => (presentGallery(product, variants)[0] as GalleryImage).image

const shownArticle = ({ categoryId, attributes, title }: Article) => ({
  noun: (categoryId === null ? null : categoryById(categoryId)?.singular) ?? title,
  material: knownMaterials.find(({ id }) => id === attributes.materials?.ids[0])?.label ?? null,
  colour: knownColours.find(({ id }) => id === attributes.colours?.ids[0])?.label ?? null,
})
