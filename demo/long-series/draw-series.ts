import { gtinOf } from '../assortment/gtin.ts'
import type { Family, Product } from '../assortment/product.ts'
import { materialOf } from '../language/materials.ts'
import { pieces, type Piece } from '../pieces/pieces.ts'
import { drawFrom, type Draw } from '../prng.ts'
import { seriesSize } from './series-size.ts'
import { LONG_SERIES_BRAND, longSeries, type SeriesRow } from './series.ts'
import type { SeriesArticle } from './series-article.ts'
import { sellersOfAlike, sellersOfArticle } from './series-sellers.ts'
import { partsOf, type ThingRow } from './thing.ts'
import { wordsOf, type NamedColour, type Words } from './words.ts'

/** One family in so many carries one number on all its articles. */
const ONE_NUMBER = 0.05

/** The long series of a whole assortment, or as many as a share of it has. */
export function drawSeriesFamilies(seed: string, share = 1): Family[] {
  return longSeries
    .slice(0, Math.round(share * longSeries.length))
    .flatMap((row) => familiesOf(row, `${seed}/series/${row.name}`))
}

function familiesOf(row: SeriesRow, key: string): Family[] {
  const draw = drawFrom(key)
  const [covers, factor] = [row.covers(draw), 0.75 + draw.unit() * 0.7]
  const shifts = [draw.int(-12, 14), draw.int(-5, 8), draw.int(-6, 6)]
  return row.things
    .flatMap((thing, at) => {
      const hasFeet = thing.seats !== undefined && !isCover(thing)
      return ((hasFeet ? row.feet : undefined) ?? [null]).map((feet): Family =>
        aFamily({ row, thing, covers, factor, shifts, feet }, `${key}/${at}${feet === null ? '' : `/${feet}`}`),
      )
    })
    .filter(({ products }) => products.length > 0)
}

interface Plan {
  readonly row: SeriesRow
  readonly thing: ThingRow
  readonly covers: readonly NamedColour[]
  readonly factor: number
  readonly shifts: readonly number[]
  readonly feet: 'wood' | 'metal' | null
}

function isCover({ parts }: ThingRow): boolean {
  return parts.startsWith('cover ')
}

const FEET = {
  wood: { text: 'pés em madeira', materialId: 10 },
  metal: { text: 'pés metálicos', materialId: 12 },
} as const

function aFamily(plan: Plan, key: string): Family {
  const { row, thing, feet } = plan
  const family: Family = {
    key: key.slice(key.indexOf('/') + 1),
    piece: pieceOf(thing),
    series: row.name,
    maker: { name: LONG_SERIES_BRAND, tier: 0.4, flavour: 'no' },
    tier: 0.4,
    material: materialOf(row.material),
    part:
      feet !== null ? FEET[feet] : thing.parts.includes('glass') ? { text: 'portas de vidro', materialId: 17 } : null,
    facts: [],
    does: [],
    isShared: true,
    identifiers: 'none',
    nounIndex: 0,
    products: [],
  }
  family.products = productsOf(plan, family, drawFrom(key))
  family.products.forEach((product, at) => (product.key = `${family.key}/${at}`))
  return family
}

/** The category's piece at the price and weight of this thing. */
function pieceOf({ at, euros, kg }: ThingRow): Piece {
  const piece = pieces.find(({ row }) => row.at === at)
  if (piece === undefined) throw new Error(`no row of the grammar is called ${at}`)
  return { ...piece, row: { ...piece.row, price: [euros * 0.7, euros * 2.2], kg: [kg, kg] } }
}

function productsOf(plan: Plan, family: Family, draw: Draw): Product[] {
  const { thing, feet } = plan
  const colourings = draw.some(colouringsOf(plan), feet === null ? thing.count : Math.ceil(thing.count / 2))
  const number = draw.chance(ONE_NUMBER) ? gtinOf(draw) : null
  return (thing.sizes.length === 0 ? [null] : thing.sizes).flatMap((size, sizeAt) =>
    colourings
      .filter((_, at) => at === 0 || draw.chance(0.85))
      .flatMap((colours, colourAt) => {
        const alike = colourAt === 0 ? (thing.alike ?? 1) : 1
        return Array.from({ length: alike }, (_, sibling): Product => {
          const article: SeriesArticle = {
            parts: [...partsOf(thing.parts), ...(feet === null ? [] : partsOf(feet))],
            colours,
            sellers: alike > 1 ? sellersOfAlike(sibling) : sellersOfArticle(draw),
            inside: alike > 1 ? (INSIDES[sibling % INSIDES.length] as Words) : null,
            printedGtin: number,
            isUndrawn: thing.isUndrawn === true || isCover(thing),
          }
          return aProduct({ plan, family, article, size, rank: sizeAt + sibling * 0.5 }, draw)
        })
      }),
  )
}

function colouringsOf({ row, thing, covers }: Plan): NamedColour[][] {
  if (thing.in === 'covers') return covers.map((cover) => [cover])
  if (thing.in === 'frames') return row.frames.map((frame) => [frame])
  // "branco branco" is what nobody writes.
  return row.frames.flatMap((frame) =>
    covers.filter(({ name, tone }) => name !== null || tone !== frame.tone).map((cover) => [frame, cover]),
  )
}

/** What stands behind the same doors. */
const INSIDES = [
  'Interior com 2 prateleiras e 1 varão/Interior: 2 shelves and 1 clothes rail/Interior con 2 baldas y 1 barra',
  'Interior com 4 prateleiras/Interior: 4 shelves/Interior con 4 baldas',
  'Interior com 1 prateleira, 2 gavetas e 1 varão/Interior: 1 shelf, 2 drawers and 1 clothes rail/Interior con 1 balda, 2 cajones y 1 barra',
  'Interior sem prateleiras/Interior without shelves/Interior sin baldas',
].map(wordsOf)

function aProduct(
  {
    plan: { thing, factor, shifts },
    family,
    article,
    size,
    rank,
  }: { plan: Plan; family: Family; article: SeriesArticle; size: string | null; rank: number },
  draw: Draw,
): Product {
  const tone = article.colours[0]?.tone
  if (tone === undefined) throw new Error(`${family.key} comes in no colour`)
  return {
    key: '',
    family,
    tone,
    size: seriesSize(size, thing.at.startsWith('sofas-') ? shifts : []),
    seats: thing.seats ?? null,
    gtin: gtinOf(draw),
    mpn: `VAR-${draw.int(100, 999)}.${draw.int(10, 99)}`,
    weightGrams: Math.round(thing.kg * (1 + rank * 0.2) * 20) * 50,
    baseCents: Math.round(thing.euros * factor * (1 + rank * 0.16) * (0.94 + draw.unit() * 0.16)) * 100,
    inSeries: article,
  }
}
