import type { Product } from '../assortment/product.ts'
import { capital } from '../language/agreement.ts'
import { cm } from '../language/size-text.ts'
import type { Wrote } from '../offers/wording.ts'
import type { Draw } from '../prng.ts'
import type { SeriesArticle } from './series-article.ts'
import type { NamedColour, Words } from './words.ts'

export interface Titled {
  readonly product: Product
  readonly article: SeriesArticle
  readonly shop: string
  /** What the shop does alike for a whole series, and for a family. */
  readonly series: Draw
  readonly family: Draw
}

/** An article's name as this shop writes names of long series. */
export function seriesTitle(titled: Titled): Wrote {
  if (titled.shop === 'casa-alfarim') return inCapitals(titled)
  return titled.shop === 'casa-atlantida' ? halfTranslated(titled) : inSpanish(titled)
}

function colourText({ name, shade }: NamedColour, language: keyof Words = 'pt'): string {
  return [name, shade[language]].filter((word) => word !== null).join(' ')
}

function saying({ parts }: SeriesArticle, { seats }: Product, ...more: string[]): ReadonlySet<string> {
  return new Set(['noun', ...(seats !== null && parts.some(({ pt }) => /lugar/.test(pt)) ? ['seats'] : []), ...more])
}

/** "GRINDVALL sofá de 2 lugares Fenvik bege, 175x98 cm": the series in capitals, sizes at the end, few commas. */
function inCapitals({ product, article, family }: Titled): Wrote {
  const [series, thing] = [product.family.series.toUpperCase(), article.parts.map(({ pt }) => pt).join(' ')]
  const [isLast, saysSize] = [
    family.chance(0.12),
    family.chance(product.family.piece.category.slug.startsWith('sofas-') ? 0.4 : 0.9),
  ]
  const size = saysSize ? sizeOf(product) : null
  const colours = article.colours.map((colour) => colourText(colour)).join(' ')
  const name = isLast ? `${capital(thing)} ${series}, ${colours}` : `${series} ${thing} ${colours}`
  return {
    text: size === null ? name : `${name}, ${size.text}`,
    said: saying(article, product, 'cor', ...(size?.says ?? [])),
  }
}

/** As catalogues have it: what stands on a floor by its sides, what is a cupboard by all three, a bed by its mattress. */
function sizeOf({ size, family }: Product): { text: string; says: readonly string[] } | null {
  const { slug } = family.piece.category
  if (size.kind === 'bed') return { text: `${cm(size.lyingWidthMm)}x${cm(size.lyingLengthMm)} cm`, says: ['lw', 'll'] }
  if (slug === 'bancos-altos') return { text: `${cm(size.seatHeightMm)} cm`, says: ['seat'] }
  if (size.kind === 'none' || slug === 'cadeiras-de-jantar') return null
  const isCupboard = size.kind === 'box' && /^(?:roupeiros|estantes|armarios|bancadas|comodas)/.test(slug)
  return isCupboard
    ? { text: `${cm(size.widthMm)}x${cm(size.depthMm)}x${cm(size.heightMm)} cm`, says: ['w', 'd', 'h'] }
    : { text: `${cm(size.widthMm)}x${cm(size.depthMm)} cm`, says: ['w', 'd'] }
}

/** "Grindvall two-seat sofa, Fenvik bege": commas between the parts, English words that nobody translated, no sizes, and now and then no shade. */
function halfTranslated({ product, article, series, family }: Titled): Wrote {
  const name = `${product.family.series}${series.chance(0.3) ? series.pick([' Home', ' Collection']) : ''}`
  const english = article.parts.map(() => family.chance(0.3))
  const thing = article.parts
    .map((part, at) => (english[at] === true ? part.en : part.pt))
    .map((part, at) => (at > 0 && /^(?:com|with|metal|madeira|wood)/.test(part) ? `, ${part}` : ` ${part}`))
    .join('')
    .trim()
  const order = family.weighted(
    ['first', 'last', 'shadeless'] as const,
    (one) => ({ first: 6, last: 2, shadeless: 1.5 })[one],
  )
  const colours = article.colours
    .map((colour) => colourText(colour))
    .join(article.colours[0]?.name === null && article.colours.length > 1 ? '/' : ' ')
  if (order === 'first') return { text: `${name} ${thing}, ${colours}`, said: saying(article, product, 'cor') }
  if (order === 'last')
    return { text: `${capital(thing)}, ${colours} – ${name}`, said: saying(article, product, 'cor') }
  const names = article.colours.flatMap((colour) => colour.name ?? []).join(' ')
  return { text: `${capital(thing)} ${name}${names === '' ? '' : `, ${names}`}`, said: saying(article, product) }
}

/** "Varnaby Grindvall sofá de 2 plazas, beige Fenvik": the maker first, shades before the covers' names. */
function inSpanish({ product, article, family }: Titled): Wrote {
  const isEnglish = family.chance(0.15)
  const thing = article.parts.map((part) => (isEnglish ? part.en : part.es)).join(' ')
  const colours = article.colours
    .map(({ name, shade }) => [shade.es, name].filter((word) => word !== null).join(' '))
    .join(', ')
  const text = family.chance(0.5)
    ? `${product.family.maker?.name ?? ''} ${product.family.series} ${thing}, ${colours}`
    : `${capital(thing)} ${product.family.series} ${colours}`
  return { text, said: saying(article, product, 'cor') }
}
