import { checkDigit } from '../../demo/assortment/gtin.ts'
import { drawFamilies } from '../../demo/assortment/families.ts'
import { type FeedItem, feedItemOf } from '../../demo/feeds/feed-item.ts'
import { slotsOf } from '../../demo/language/slots.ts'
import type { Slots } from '../../demo/language/template.ts'
import { drawOffersOf, familiesBySeller } from '../../demo/offers/assign.ts'
import type { Offer } from '../../demo/offers/offer.ts'
import { descriptionOf, wordingOf } from '../../demo/offers/wording.ts'
import { type Draw, drawFrom } from '../../demo/prng.ts'
import type { FeedField, FeedManners, Shop } from '../../demo/shops/shop.ts'
import { shops } from '../../demo/shops/shops.ts'

/**
 * Articles for the benches' feeds, in the demo's own language: the same number is the same article on every machine. Drawn in rounds, each
 * with names, texts, sizes, colours and prices of its own, so that a feed of any length says as much that is new as real ones do.
 */

export interface ArticleOptions {
  /** Share of articles whose trade item number has a wrong check digit. */
  readonly wrongGtins: number
}

export const USUAL: ArticleOptions = { wrongGtins: 0.05 }

/** The article of a number as a shop tells it that fills every field; its id is `SKU-<n>`, its link on ensaio-loja.pt. */
export function anArticle(n: number, { wrongGtins }: ArticleOptions = USUAL): FeedItem {
  const offer = offerOf(n)
  const draw = drawFrom(`article/${n}`)
  const product = draw.chance(wrongGtins)
    ? {
        ...offer.product,
        gtin: wrongGtin(offer.product.gtin),
        family: { ...offer.product.family, identifiers: 'gtin' as const },
      }
    : offer.product
  return feedItemOf(
    { ...offer, product, itemId: `SKU-${n}` },
    { origin: BENCH_ORIGIN, today: BENCH_DAY, picturesOf: () => draw.int(1, 4) },
  )
}

/** The shop of the benches: every field, in the channel's own words. */
export const BENCH_ORIGIN = 'https://www.ensaio-loja.pt'
const BENCH_DAY = new Date('2026-01-15T00:00:00Z')
const FIELDS: readonly FeedField[] = [
  'brand',
  'gtin',
  'mpn',
  'color',
  'material',
  'size',
  'dimensions',
  'weight',
  'shipping',
  'islands',
  'days',
  'installment',
  'details',
  'condition',
  'extra_image',
]
const FEED = {
  packing: 'none',
  encoding: 'utf-8',
  declaredEncoding: 'UTF-8',
  decimalComma: false,
  cdata: false,
  html: false,
  productType: 'path',
  typeSeparator: ' > ',
  google: 'id',
  availabilityWords: 'snake',
  groups: true,
  fields: new Set(FIELDS),
} as const satisfies Omit<FeedManners, 'dialect'>

export function benchShop(dialect: FeedManners['dialect'], own: Partial<FeedManners> = {}): Shop {
  return asBenchShop(shops[0] as Shop, { dialect, ...own })
}
function asBenchShop(shop: Shop, own: Partial<FeedManners> = {}): Shop {
  return {
    ...shop,
    name: 'Ensaio',
    feed: { ...FEED, dialect: 'google-rss', ...own },
  }
}

const ROUND = 24_000
/** Somewhat more articles than a round takes: how many shops sell each is drawn. */
const ROUND_PRODUCTS = 14_600
let round: { readonly number: number; readonly offers: readonly Offer[] } = { number: -1, offers: [] }

function offerOf(n: number): Offer {
  const number = Math.floor(n / ROUND)
  if (round.number !== number) round = { number, offers: drawRound(number) }
  return round.offers[n % ROUND] as Offer
}

function drawRound(number: number): Offer[] {
  const seed = `bench/${number}`
  const bySeller = familiesBySeller(drawFamilies(seed, ROUND_PRODUCTS), seed)
  const offers = [...bySeller].flatMap(([shop, families]) =>
    drawOffersOf(shop, families, seed).map((offer) => toldAtLength(offer, seed)),
  )
  if (offers.length < ROUND) throw new Error(`round ${number} has only ${offers.length} articles`)
  return offers.slice(0, ROUND).map((offer) => ({
    ...offer,
    groupId: `${offer.shop.slug}-${number}-${offer.groupId}`,
    shop: asBenchShop(offer.shop),
  }))
}

/** What a shop tells of one colour and size, and behind it what it tells of the whole design. */
function toldAtLength(offer: Offer, seed: string): Offer {
  return {
    ...offer,
    description: [offer.description ?? '', storyOf(offer, seed)].filter(Boolean).join(' '),
  }
}

let lastStory = { key: '', text: '' }

/** Offers of a design come one after the other. */
function storyOf({ product, shop }: Offer, seed: string): string {
  const key = `${seed}/story/${shop.slug}/${product.family.key}`
  if (lastStory.key !== key) lastStory = { key, text: aStory(product, shop, drawFrom(key)) }
  return lastStory.text
}

const VOICES: readonly Shop['voice'][] = ['warm', 'selling', 'editorial', 'practical', 'dry']

function aStory(product: Offer['product'], shop: Shop, draw: Draw): string {
  const wording = wordingOf(product, shop, draw)
  const slots = withoutSizes(slotsOf(product, wording, shop))
  const wanted = draw.int(160, 640)
  let text = ''
  for (let tries = 0; text.length < wanted && tries < 12; tries += 1)
    text += ` ${descriptionOf(product, wording.noun, slots, { ...shop, voice: draw.pick(VOICES) }, draw).text}`
  return text.trim()
}

/** Designs come in several sizes. */
function withoutSizes(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !SIZE_SLOTS.has(name)))
}
const SIZE_SLOTS = new Set([
  'size',
  'full',
  'w',
  'd',
  'h',
  'dia',
  'rh',
  'fw',
  'fl',
  'fh',
  'lw',
  'll',
  'bw',
  'bl',
  'hw',
  'hh',
  'len',
  'open',
  'seat',
  'kg',
])

function wrongGtin(gtin: string): string {
  return gtin.slice(0, -1) + ((checkDigit(gtin.slice(0, -1)) + 1 + (Number(gtin[5]) % 8)) % 10)
}
