import type { Product } from '../assortment/product.ts'
import type { Draw } from '../prng.ts'
import type { SeriesArticle } from './series-article.ts'
import { wordsOf, type Words } from './words.ts'

/** One measure as texts list it; the slot says which side of the article it is (said.ts), null: another measure of it. */
export interface Measure {
  readonly label: Words
  readonly mm: number
  readonly slot: string | null
}

/** What a shop's text gives as measures, in the order of catalogues; what is long or low in itself, or grows, has labels of its own. */
export function measuresOf(product: Product, article: SeriesArticle, draw: Draw): Measure[] {
  const { size } = product
  const measure = (label: Words, mm: number | undefined, slot: string | null): Measure[] =>
    mm === undefined ? [] : [{ label, mm, slot }]
  if (size.kind === 'none') return []
  if (size.kind === 'bed')
    return [
      ...measure(LENGTH, size.lengthMm, 'bl'),
      ...measure(WIDTH, size.widthMm, 'bw'),
      ...measure(HEIGHT, size.heightMm, 'h'),
      ...measure(MATTRESS_LENGTH, size.lyingLengthMm, 'll'),
      ...measure(MATTRESS_WIDTH, size.lyingWidthMm, 'lw'),
    ]
  const seat = draw.chance(0.6) ? measure(SEAT, size.seatHeightMm, 'seat') : []
  const slug = product.family.piece.category.slug
  if (slug === 'secretarias-infantis')
    return [
      ...measure(WIDTH, size.widthMm, 'w'),
      ...measure(DEPTH, size.depthMm, 'd'),
      ...measure(LEAST_HEIGHT, size.heightMm, null),
      ...measure(MOST_HEIGHT, (size.heightMm ?? 0) + 130, null),
    ]
  if (slug === 'sofas-de-canto')
    return [
      ...measure(WIDTH_RIGHT, size.widthMm, 'w'),
      ...measure(WIDTH_LEFT, size.depthMm, 'd'),
      ...measure(HEIGHT, size.heightMm, 'h'),
      ...seat,
    ]
  const isChaise = slug.startsWith('sofas-') && article.parts.some(({ pt }) => pt.startsWith('com chaise'))
  const depth = isChaise
    ? [...measure(DEPTH, 980, null), ...measure(CHAISE_DEPTH, size.depthMm, 'd')]
    : measure(DEPTH, size.depthMm, 'd')
  return [...measure(WIDTH, size.widthMm, 'w'), ...depth, ...measure(HEIGHT, size.heightMm, 'h'), ...seat]
}

const [WIDTH, DEPTH, HEIGHT, LENGTH, SEAT] = [
  'Largura/Width/Ancho',
  'Profundidade/Depth/Fondo',
  'Altura/Height/Alto',
  'Comprimento/Length/Largo',
  'Altura do assento/Seat height/Altura del asiento',
].map(wordsOf) as [Words, Words, Words, Words, Words]
const [CHAISE_DEPTH, WIDTH_RIGHT, WIDTH_LEFT] = [
  'Profundidade da chaise longue/Depth chaise longue/Fondo de la chaise longue',
  'Largura à direita/Width right/Ancho derecha',
  'Largura à esquerda/Width left/Ancho izquierda',
].map(wordsOf) as [Words, Words, Words]
const [LEAST_HEIGHT, MOST_HEIGHT] = ['Altura mín./Min. height/Altura mín.', 'Altura máx./Max. height/Altura máx.'].map(
  wordsOf,
) as [Words, Words]
const [MATTRESS_LENGTH, MATTRESS_WIDTH] = [
  'Comprimento do colchão/Mattress length/Largo del colchón',
  'Largura do colchão/Mattress width/Ancho del colchón',
].map(wordsOf) as [Words, Words]
