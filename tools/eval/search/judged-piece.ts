import type { Offer } from '../../../demo/offers/offer.ts'
import { truthOf, type Truth } from '../../../demo/truth.ts'
import { ancestors, categoryById } from '../../../src/domains/catalogue/contract.ts'

/** What a product of the demo truly is, and the part of it that its shops' feeds tell. */
export interface JudgedPiece {
  /** Its category and all above it, by slug. */
  readonly kinds: ReadonlySet<string>
  readonly series: string
  /** Phrases of the generator that say what it has: "arca sob a parte curta"; of a long series its parts. */
  readonly facts: ReadonlySet<string>
  /** Its numbers, as far as a feed tells them. */
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: string
  readonly itemIds: ReadonlySet<string>
  readonly offers: readonly { readonly shop: string; readonly priceCents: number; readonly inStock: boolean }[]
  readonly real: Facts
  readonly told: Facts
}

/** What may be true of a piece without any feed telling it. */
export interface Facts {
  readonly brand: string | null
  /** Keys of the generator's shades: "azul-marinho". */
  readonly tones: ReadonlySet<string>
  /** Key of the generator's material: "bombazina" and "veludo" are one choice of the filter, but two things. */
  readonly stuff: string | null
  readonly colours: ReadonlySet<number>
  readonly materials: ReadonlySet<number>
  readonly shape: number | null
  readonly seats: number | null
  readonly sizesMm: Truth['sizesMm']
}

/** What the feed of an offer tells of who made it and under which numbers. */
export interface ToldNames {
  readonly brand: string | null
  readonly gtin: string | null
  readonly mpn: string | null
}

/** Of the offers of one article in one condition. */
export function pieceOf(offers: readonly Offer[], numbers: readonly ToldNames[]): JudgedPiece {
  const [first] = offers as readonly [Offer]
  const { product } = first
  const truths = offers.map(truthOf)
  const [truth] = truths as [Truth]
  const category = categoryById(truth.categoryId)
  const told = factsOf(truths.map(({ said }) => said))
  const tones = new Set(product.inSeries?.colours.map(({ tone }) => tone.key) ?? [product.tone.key])
  const stuff = product.family.material.key
  return {
    kinds: new Set(category === null ? [] : [category, ...ancestors(category)].map(({ slug }) => slug)),
    series: product.family.series,
    facts: new Set([...product.family.facts, ...(product.inSeries?.parts.map(({ pt }) => pt) ?? [])]),
    // Readers of feeds write a number in fourteen digits.
    gtin: numbers.some(({ gtin }) => gtin?.endsWith(product.gtin) === true) ? product.gtin : null,
    mpn: numbers.some(({ mpn }) => mpn === product.mpn) ? product.mpn : null,
    condition: first.condition,
    itemIds: new Set(offers.map(({ itemId }) => itemId)),
    offers: offers.map(({ shop, regularCents, saleCents, availability }) => ({
      shop: shop.slug,
      priceCents: saleCents ?? regularCents,
      inStock: availability === 'in_stock',
    })),
    real: { ...factsOf([truth]), brand: truth.brand, tones, stuff },
    told: {
      ...told,
      brand: offers.some(
        ({ titleSays }, at) => numbers[at]?.brand != null || titleSays.has('brand') || titleSays.has('BRAND'),
      )
        ? truth.brand
        : null,
      tones: told.colours.size > 0 ? tones : new Set(),
      stuff: told.materials.size > 0 ? stuff : null,
    },
  }
}

type Said = Pick<Truth, 'colours' | 'materials' | 'shape' | 'seats' | 'sizesMm'>

function factsOf(all: readonly Said[]): Omit<Facts, 'brand' | 'tones' | 'stuff'> {
  return {
    colours: new Set(all.flatMap(({ colours }) => colours)),
    materials: new Set(all.flatMap(({ materials }) => materials)),
    shape: all.find(({ shape }) => shape !== null)?.shape ?? null,
    seats: all.find(({ seats }) => seats !== null)?.seats ?? null,
    sizesMm: Object.assign({}, ...all.map(({ sizesMm }) => sizesMm)) as Truth['sizesMm'],
  }
}
