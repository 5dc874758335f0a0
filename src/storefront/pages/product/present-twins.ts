import type { TwinFact, TwinProduct, TwinReasons } from '#domains/offers/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { labels } from '../../copy/labels.ts'
import { inRegion } from '../../copy/region-names.ts'
import { leadPicture } from '../../parts/gallery/present-gallery.ts'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import type { WireImage } from '../../site.ts'
import { type OffersContext, type OfferView, presentOffers } from './present-offers.ts'

/** Another product that looks the same, in finished words. */
export interface TwinView {
  readonly productId: number
  readonly title: string
  readonly url: string
  readonly image: WireImage | null
  /** "Na loja Casa do Cais", "Em 3 lojas". */
  readonly shops: string
  readonly price: string
  /** What the best offer's price comes to, or what is not known of it. */
  readonly priceNote: string
  /** "Mesma medida e cor; a marca não é dita." */
  readonly why: string
}

/** By its best offer, as the page lists offers. */
export function presentTwin(
  { productId, slug, title, variants, reasons }: TwinProduct,
  context: OffersContext,
): TwinView {
  const offers = presentOffers(variants, context)
  const [best] = offers as [OfferView]
  const { categoryId, attributes } =
    variants.find(({ variantId }) => variantId === best.variantId) ?? (variants[0] as (typeof variants)[0])
  return {
    productId,
    title: calmName(title),
    url: withRegion(paths.product(productId, slug), context.region),
    image: leadPicture({ title, categoryId, attributes }, variants),
    shops: shopsText([...new Set(offers.map(({ eshopName }) => eshopName))]),
    price: best.price,
    priceNote: priceNoteOf(best, context),
    why: whyText(reasons),
  }
}

function shopsText(names: readonly string[]): string {
  return names.length === 1
    ? `Na loja ${names[0]}`
    : names.length === 2
      ? `Nas lojas ${names[0]} e ${names[1]}`
      : `Em ${names.length} lojas`
}

function priceNoteOf(
  { active, isStale, total, deliveryKind, verifiedAt }: OfferView,
  { region }: OffersContext,
): string {
  if (!active) return labels.outOfStock
  if (deliveryKind === 'not_delivered') return `não entrega ${inRegion[region]}`
  const known = total === null ? 'entrega por confirmar' : `${total} com entrega ${inRegion[region]}`
  return isStale ? `${known}, visto a ${verifiedAt.text}` : known
}

const WORDS: Readonly<Record<TwinFact, { readonly word: string; readonly isFeminine: boolean }>> = {
  size: { word: 'medida', isFeminine: true },
  colour: { word: 'cor', isFeminine: true },
  material: { word: 'material', isFeminine: false },
  seats: { word: 'lotação', isFeminine: true },
  name: { word: 'nome', isFeminine: false },
  brand: { word: 'marca', isFeminine: true },
  picture: { word: 'fotografia', isFeminine: true },
}

/** What both say alike, then what one of them does not say. */
export function whyText({ alike, unknown }: TwinReasons): string {
  const same = alike.map((fact) => WORDS[fact])
  const [feminine, masculine] = [
    same.filter(({ isFeminine }) => isFeminine),
    same.filter(({ isFeminine }) => !isFeminine),
  ]
  const said = [
    ...(feminine.length > 0 ? [`mesma ${listed(feminine.map(({ word }) => word))}`] : []),
    ...(masculine.length > 0 ? [`mesmo ${listed(masculine.map(({ word }) => word))}`] : []),
  ]
  const text = [
    said.length === 0 ? 'nome parecido' : said.join(', '),
    ...(unknown.length > 0 ? [unsaidText(unknown)] : []),
  ].join('; ')
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function unsaidText(unknown: readonly TwinFact[]): string {
  const nouns = unknown.map((fact) => WORDS[fact])
  const areFeminine = nouns.every(({ isFeminine }) => isFeminine)
  const names = listed(nouns.map(({ word, isFeminine }) => `${isFeminine ? 'a' : 'o'} ${word}`))
  return nouns.length === 1
    ? `${names} não é ${areFeminine ? 'dita' : 'dito'}`
    : `${names} não são ${areFeminine ? 'ditas' : 'ditos'}`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
}
