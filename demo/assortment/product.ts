import type { Material } from '../language/materials.ts'
import type { SeriesArticle } from '../long-series/series-article.ts'
import type { Maker } from '../language/names.ts'
import type { Tone } from '../language/tones.ts'
import type { Piece } from '../pieces/pieces.ts'
import type { Size } from '../pieces/size-rule.ts'

/** One design in its colours and sizes: what all its articles have in common. */
export interface Family {
  key: string
  piece: Piece
  series: string
  /** Null: an article without a maker's name, sold by one shop. */
  maker: Maker | null
  tier: number
  material: Material
  part: { text: string; materialId: number } | null
  facts: readonly string[]
  does: readonly string[]
  /** Sold by several shops. */
  isShared: boolean
  identifiers: 'gtin' | 'brand_mpn' | 'none'
  nounIndex: number
  products: Product[]
}

/** The identical article, colour and size included. */
export interface Product {
  key: string
  family: Family
  tone: Tone
  size: Size
  seats: number | null
  gtin: string
  mpn: string
  weightGrams: number
  /** What it usually costs, before any shop's own level. */
  baseCents: number
  /** Null for all that does not belong to a long series. */
  inSeries: SeriesArticle | null
}
