import type { Condition } from '../rules/offer-words.ts'
import type { ProductAttributes } from '../read/product-attributes.ts'
import { readTitle } from './title/read-title.ts'
import type { TitleFacts } from './title/title-facts.ts'
import { readText, type TitleText } from './title/title-text.ts'
import { foldAccents } from './title/title-tokens.ts'
import { type Rarity, rarityOf } from './words/word-rarity.ts'

/** What one offer says of the article it sells. Money in cents. */
export interface Article {
  readonly variantId: number
  readonly eshopId: number
  readonly title: string
  readonly brandSlug: string | null
  /** 14 digits with a right check digit, or null. */
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: Condition
  readonly categoryId: number | null
  readonly departmentId: number | null
  readonly priceCents: number
  /** As the catalogue extracts them. */
  readonly attributes: ProductAttributes
  /** The shop's own key of articles that differ in colour or size only. */
  readonly groupKey: string | null
}

/** An article read once for many comparisons. */
export interface ArticleFeatures extends TitleFacts {
  readonly article: Article
  /** The maker's part number in capital letters and digits, of at least three signs; else null. */
  readonly mpn: string | null
  /** The brand's slug without its joints. */
  readonly brand: string | null
  /** Low and high seats; by the attributes, else the title. */
  readonly seats: readonly [low: number, high: number] | null
  /** Colour groups of attributes and title together. */
  readonly colourGroups: readonly number[]
  readonly materialIds: readonly number[]
  /** All lengths of the attributes in mm, whatever the axis, ascending. */
  readonly lengthsMm: readonly number[]
  /** null: a price that stands for none, as 1 € on a whole list. */
  readonly logPrice: number | null
  readonly text: TitleText
}

const MIN_MPN_CHARS = 3
/** Shops write 1 € where the price is on request; nothing that is compared here costs less. */
const NO_PRICE_CENTS = 100

/** Everything that comparing and blocking need of an article; pure and deterministic. `rarity`: how rare words are where it is sold. */
export function readArticle(article: Article, rarity: Rarity = rarityOf): ArticleFeatures {
  const { attributes, brandSlug } = article
  const title = readTitle(article.title, brandSlug)
  const mpn = normalisedCode(article.mpn ?? '')
  const { seats } = attributes
  const titleSeats = title.counts.get('seats')
  return {
    ...title,
    article,
    mpn: mpn.length >= MIN_MPN_CHARS ? mpn : null,
    brand: brandSlug === null ? null : brandSlug.replaceAll('-', ''),
    seats:
      titleSeats !== undefined
        ? [titleSeats, titleSeats]
        : seats === null || seats === undefined || seats.source === 'category'
          ? null
          : [seats.low, seats.high],
    colourGroups:
      title.titleGroups.length > 0 && attributes.colours === null ? title.titleGroups : (attributes.colours?.ids ?? []),
    materialIds: attributes.materials?.ids ?? title.titleMaterials,
    lengthsMm: Object.values(attributes.sizes)
      .flatMap(({ lowMm, highMm }) => (lowMm === highMm ? [lowMm] : [lowMm, highMm]))
      .sort((one, other) => one - other),
    logPrice: article.priceCents > NO_PRICE_CENTS ? Math.log(article.priceCents) : null,
    text: readText(article.title, title, rarity),
  }
}

/** "MAL-310.26" and "mal 31026" are one part number; leading zeros of a number say nothing. */
function normalisedCode(text: string): string {
  return foldAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '')
    .replace(/^0+(?=\d)/, '')
}
