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
  /** Stands in its place, smaller, until the shop's own is here (ADR 0031); null: nothing need. */
  readonly standIn: WireImage | null
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
 * A product's pictures: its best offer's, then what other shops show beside their first one (other angles, details, rooms), then
 * their first ones, which show the same again; each once, ten at most; banners only where there is nothing else, and none where
 * there is nothing at all. Behind them what is not here yet, but no other shop's first: it comes when somebody looks.
 */
export function presentGallery(product: Article, variants: readonly Pick<VariantData, 'pictures'>[]): GalleryImage[] {
  const [best = [], ...others] = variants.flatMap(({ pictures }) => (pictures.length === 0 ? [] : [pictures]))
  const seen = [...best, ...others.flatMap((pictures) => pictures.slice(1))]
  const here = shownPictures([...seen, ...others.map((pictures) => pictures[0] as VariantData['pictures'][number])])
  const found = [...here, ...seen.filter(({ isHere }) => !isHere).slice(0, MOST_AWAITED)]
  const shown = found.some(({ type }) => type !== 'banner') ? found.filter(({ type }) => type !== 'banner') : found
  const pictures = [...new Map(shown.map((picture) => [picture.path, picture])).values()].slice(0, MOST_PICTURES)
  const images = pictures.map(wireImage)
  const alts = pictureAlts(shownArticle(product), images)
  return pictures.map(({ width, height, placeholder, larger }, index) => ({
    ...shownLarge(images[index] as WireImage, larger),
    alt: alts[index] ?? '',
    width: larger?.width ?? width ?? AWAITED_PX.width,
    height: larger?.height ?? height ?? AWAITED_PX.height,
    placeholder: placeholder === null ? null : placeholderUri(placeholder),
  }))
}

/** A stand-in is made for cards: here the shop's own is asked for, and fetched at once. */
function shownLarge(
  image: WireImage,
  larger: VariantData['pictures'][number]['larger'],
): Pick<GalleryImage, 'image' | 'standIn'> {
  return larger === null ? { image, standIn: null } : { image: { ...image, id: larger.path }, standIn: image }
}

/** The picture that leads, where there is room for one; null: the article has none. */
export function leadPicture(product: Article, variants: readonly Pick<VariantData, 'pictures'>[]): WireImage | null {
  const [lead] = presentGallery(product, variants)
  return lead?.standIn ?? lead?.image ?? null
}

function shownArticle({ categoryId, attributes, title }: Article) {
  return {
    noun: (categoryId === null ? null : categoryById(categoryId)?.singular) ?? title,
    material: knownMaterials.find(({ id }) => id === attributes.materials?.ids[0])?.label ?? null,
    colour: knownColours.find(({ id }) => id === attributes.colours?.ids[0])?.label ?? null,
  }
}
