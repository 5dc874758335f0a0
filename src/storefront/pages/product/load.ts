import { ancestors, type Category, categoryById, categoryParameters } from '#domains/catalogue/contract.ts'
import { clickSources } from '#domains/clicks/contract.ts'
import { categoryPicturePath } from '#domains/images/contract.ts'
import { type FamilyMember, presentVariant, type ProductFacts, type ProductPage, type VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatCents, formatDay } from '../../copy/format.ts'
import { conditionNames } from '../../copy/labels.ts'
import type { ChristmasWindow } from '../../parts/variant/availability-tags.ts'
import { paths } from '../../paths.ts'
import type { WireImage } from '../../site.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import { type OfferView, presentOffers } from './present-offers.ts'

type FoundProduct = Extract<ProductPage, { kind: 'product' }>

/** What the product page asks of the offers; the host binds it to the database. */
export interface ProductSource {
  load(productId: number): Promise<ProductPage>
  /** Which product an offer belongs to; null: never existed. */
  resolveVariant(variantId: number): Promise<{ readonly productId: number; readonly slug: string } | null>
  /** Changes exactly when something that the product's page shows may have changed; asks no database. */
  versionOf(productId: number): string
}

/** A product's page in finished words. */
export interface ProductView {
  readonly productId: number
  readonly title: string
  readonly canonicalUrl: string
  readonly brand: string | null
  readonly condition: string | null
  /** One shop's words, and the shop. */
  readonly description: { readonly text: string; readonly eshopName: string } | null
  readonly image: WireImage
  readonly crumbs: readonly Crumb[]
  readonly category: { readonly name: string; readonly url: string } | null
  readonly region: Region
  /** Live offers, best delivered total first; without any the page says that the product is gone (410). */
  readonly offers: readonly OfferView[]
  readonly isGone: boolean
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  readonly family: readonly FamilyLink[]
  readonly history: string | null
  readonly gtin: string | null
  readonly mpn: string | null
}

export interface FamilyLink {
  readonly productId: number
  readonly title: string
  readonly url: string
  readonly price: string
  readonly image: WireImage
}

export interface ProductContext {
  readonly region: Region
  readonly now: Date
  readonly christmas: ChristmasWindow | null
}

/** Family members beside the product: enough for a row to look through. */
const SHOWN_FAMILY = 12

/** The page of a product that exists; offers that are gone from their shops count no more. */
export const loadProduct = ({ product, variants, family, history }: FoundProduct, context: ProductContext): ProductView => {
  const live = variants.filter(({ state }) => state === 'live')
  const shown = live[0] ?? variants[0] ?? null
  const category = product.categoryId === null ? null : categoryById(product.categoryId)
  return {
    productId: product.productId,
    title: calmName(product.title),
    canonicalUrl: paths.product(product.productId, product.slug),
    brand: product.brand?.name ?? null,
    condition: product.condition === 'new' ? null : conditionNames[product.condition],
    description: descriptionOf([...live, ...variants]),
    image: pictureOf(product.categoryId, product.attributes),
    crumbs: crumbsOf(category),
    category: category === null ? null : { name: category.name, url: paths.category(category.slug) },
    region: context.region,
    offers: presentOffers(live, context),
    isGone: live.length === 0,
    parameters: shown === null ? [] : parametersOf(product, shown, context.now),
    family: family.slice(0, SHOWN_FAMILY).map((member) => familyLink(member, product.categoryId)),
    history: historyText(history, context.now),
    gtin: variants.find(({ gtin }) => gtin !== null)?.gtin ?? null,
    mpn: variants.find(({ mpn }) => mpn !== null)?.mpn ?? null,
  }
}

const descriptionOf = (variants: readonly VariantData[]): ProductView['description'] => {
  const told = variants.find(({ description }) => description !== null)
  return told?.description == null ? null : { text: told.description, eshopName: told.eshop.name }
}

const pictureOf = (categoryId: number | null, { colours }: ProductFacts['attributes']): WireImage => ({
  id: categoryPicturePath(categoryId, colours?.ids[0] ?? null),
  type: 'category',
  cropped: false,
})

const crumbsOf = (category: Category | null): Crumb[] => [
  { name: 'Início', url: paths.homepage() },
  ...(category === null ? [] : [...ancestors(category), category].map(({ name, slug }) => ({ name, url: paths.category(slug) }))),
]

/** The card's parameters in the card's words, then those of the category. */
const parametersOf = (product: ProductFacts, shown: VariantData, now: Date): ProductView['parameters'] => {
  const { displayParameters } = presentVariant({ ...shown, attributes: product.attributes }, { region: 'mainland', now, clickSource: clickSources.detail, imageIdOf: () => null })
  const ofCategory = categoryParameters.flatMap(({ slug, label, choices }) => {
    const ids = product.attributes.parameters[slug]?.ids ?? []
    const names = choices.filter(({ id }) => ids.includes(id)).map((choice) => choice.label)
    return names.length === 0 ? [] : [{ name: label, value: names.join(', ') }]
  })
  return [...displayParameters, ...ofCategory]
}

const familyLink = ({ productId, slug, title, attributes, lowestCents }: FamilyMember, categoryId: number | null): FamilyLink => ({
  productId,
  title: calmName(title),
  url: paths.product(productId, slug),
  price: formatCents(lowestCents),
  image: pictureOf(categoryId, attributes),
})

/** A history shorter than this says nothing. */
const HISTORY_MIN_MS = 7 * 86_400_000

/** What we saw of its prices, in one sentence. */
const historyText = ({ observations, since, lowestCents, highestCents }: FoundProduct['history'], now: Date): string | null => {
  if (observations === 0 || since === null || lowestCents === null || highestCents === null) return null
  if (now.getTime() - Date.parse(since) < HISTORY_MIN_MS) return null
  const prices = lowestCents === highestCents ? `sempre a ${formatCents(lowestCents)}` : `entre ${formatCents(lowestCents)} e ${formatCents(highestCents)}`
  return `Desde ${formatDay(since)} vimos este produto ${prices}.`
}
