import { toneOf, type Tone } from '../language/tones.ts'
import { makersOf, seriesName, type Flavour } from '../language/names.ts'
import { pieces, type Phrase, type Piece } from '../pieces/pieces.ts'
import { drawSizes, type Size } from '../pieces/size-rule.ts'
import { drawFrom, type Draw } from '../prng.ts'
import { gtinOf } from './gtin.ts'
import type { Family, Product } from './product.ts'

/** How many of the products several shops sell ("a quarter" and a little more). */
const SHARED_SHARE = 0.29
const PRIVATE_LABEL_SHARE = 0.45

/** The whole assortment of the demo: about `productCount` articles, each category by its share. */
export function drawFamilies(seed: string, productCount: number): Family[] {
  const shares = pieces.reduce((sum, piece) => sum + piece.row.share, 0)
  return pieces.flatMap((piece) => familiesOf(piece, Math.round((productCount * piece.row.share) / shares), seed))
}

function familiesOf(piece: Piece, wanted: number, seed: string): Family[] {
  const families: Family[] = []
  const names = new Set<string>()
  for (let made = 0; made < wanted;) {
    const family = aFamily(piece, `${seed}/${piece.row.at}/${families.length}`, names)
    family.products.length = Math.min(family.products.length, wanted - made)
    made += family.products.length
    families.push(family)
  }
  return families
}

function aFamily(piece: Piece, key: string, names: Set<string>): Family {
  const draw = drawFrom(key)
  const isShared = draw.chance(SHARED_SHARE)
  const maker = isShared || !draw.chance(PRIVATE_LABEL_SHARE) ? draw.pick(makersOf(piece.department)) : null
  const material = drawMaterial(piece, draw)
  const part = piece.parts.length > 0 && draw.chance(0.7) ? draw.pick(piece.parts) : null
  const family: Family = {
    key: key.slice(key.indexOf('/') + 1),
    piece,
    series: freshName(maker?.flavour ?? draw.pick<Flavour>(['pt', 'pt', 'it', 'no']), names, draw),
    maker,
    tier: maker === null ? draw.unit() * 0.7 : maker.tier,
    material,
    part: part !== null && part.materialId === material.ids[0] ? null : part,
    facts: phrases(piece.facts, material.key, draw.int(3, 5), draw),
    does: phrases(piece.does, material.key, draw.int(2, 3), draw),
    isShared,
    identifiers: draw.weighted(['gtin', 'brand_mpn', 'none'] as const, (kind) => (kind === 'gtin' ? 3 : 1)),
    nounIndex: draw.weighted(
      piece.nouns.map((_, at) => at),
      (at) => 1 / (at + 1),
    ),
    products: [],
  }
  family.products = productsOf(family, draw)
  family.products.forEach((product, at) => (product.key = `${family.key}/${at}`))
  return family
}

/** The first materials of a row are the usual ones. */
function drawMaterial(piece: Piece, draw: Draw): Piece['materials'][number] {
  return draw.weighted(piece.materials, (material) => 1 / (1.6 + piece.materials.indexOf(material)))
}

/** No two designs of a category share a name. */
function freshName(flavour: Flavour, taken: Set<string>, draw: Draw): string {
  for (let tries = 0; tries < 40; tries += 1) {
    const name = seriesName(flavour, draw)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
  return `${seriesName(flavour, draw)} ${draw.pick(['Nova', 'Plus', 'Duo', 'Mini', 'Slim', 'Alta', 'Uno', 'Solo'])}`
}

function phrases(pool: readonly Phrase[], material: string, count: number, draw: Draw): string[] {
  const fitting = pool.filter((phrase) => phrase.only === null || phrase.only.has(material))
  return draw.some(fitting, count).map((phrase) => draw.pick(phrase.options))
}

function productsOf(family: Family, draw: Draw): Product[] {
  const { piece, material } = family
  const sizes = drawSizes(piece.row.sizes, sizeCount(piece.row.sizes, draw), draw)
  const keys = piece.row.tones === undefined ? material.tones : piece.row.tones.split(' ')
  const tones = draw
    .some(
      keys,
      draw.weighted([1, 2, 3, 4, 5], (count) => 6 / count),
    )
    .map(toneOf)
  const noun = piece.nouns[family.nounIndex]
  const designFactor = (noun?.factor ?? 1) * material.factor
  const designAt = draw.unit()
  return tones.flatMap((tone) =>
    // Not every colour is made in every size.
    sizes
      .filter((_, at) => at === 0 || draw.chance(0.85))
      .map((size): Product => aProduct(family, tone, size, { designFactor, designAt }, draw)),
  )
}

function sizeCount(rule: string, draw: Draw): number {
  const isList = /^(flat|slab|bed|pics|drop|len)/.test(rule)
  return isList ? draw.int(1, 4) : draw.weighted([1, 2, 3], (count) => (count === 1 ? 7 : 3 - count * 0.5))
}

function aProduct(
  family: Family,
  tone: Tone,
  size: Size,
  price: { designFactor: number; designAt: number },
  draw: Draw,
): Product {
  const { row } = family.piece
  const [low, high] = row.price
  const rank = 0.45 * size.t + 0.33 * family.tier + 0.22 * price.designAt
  const euros = Math.min(high * 1.15, Math.max(low * 0.9, low * (high / low) ** rank * price.designFactor))
  const [lightest, heaviest] = row.kg
  return {
    key: '',
    family,
    tone,
    size,
    seats: row.seatsByLength === true ? seatsAt(size) : (row.seats ?? null),
    gtin: gtinOf(draw),
    mpn: mpnOf(family, draw),
    weightGrams:
      Math.round(((lightest + (heaviest - lightest) * (0.65 * size.t + 0.35 * price.designAt)) * 1000) / 50) * 50,
    baseCents: Math.round(euros * 100),
    inSeries: null,
  }
}

/** One place every 60 cm on the long sides, and one at each end from 150 cm. */
function seatsAt(size: Size): number {
  const longest = size.diameterMm ?? size.widthMm ?? 0
  if (size.diameterMm !== undefined) return longest < 850 ? 2 : longest < 1150 ? 4 : longest < 1400 ? 6 : 8
  return longest < 900 ? 2 : longest < 1400 ? 4 : longest < 1900 ? 6 : longest < 2300 ? 8 : 10
}

function mpnOf(family: Family, draw: Draw): string {
  const letters = family.series
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
  return draw.chance(0.5)
    ? `${letters}-${draw.int(100, 999)}.${draw.int(10, 99)}`
    : `${draw.int(10, 99)}${letters}${draw.int(1000, 9999)}`
}
