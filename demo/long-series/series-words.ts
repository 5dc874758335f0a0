import { gtinOf } from '../assortment/gtin.ts'
import type { Product } from '../assortment/product.ts'
import type { OfferWords } from '../offers/offer.ts'
import type { Noun } from '../pieces/piece.ts'
import { drawFrom, type Draw } from '../prng.ts'
import type { Shop } from '../shops/shop.ts'
import type { SeriesArticle } from './series-article.ts'
import { shelfOf } from './series-shelves.ts'
import { seriesText } from './series-texts.ts'
import { seriesTitle } from './series-titles.ts'

/** Nobody gives away these articles' own numbers; now and then a shop makes one up. */
const INVENTED = 0.02

/** All that a shop says of an article of a long series, in its own way. */
export function seriesWords(product: Product, article: SeriesArticle, shop: Shop, seed: string): OfferWords {
  const streamOf = (thing: string): Draw => drawFrom(`${seed}/series-words/${shop.slug}/${thing}`)
  const draw = streamOf(product.key)
  const title = seriesTitle({
    product,
    article,
    shop: shop.slug,
    series: streamOf(product.family.series),
    family: streamOf(product.family.key),
  })
  const text = seriesText({ product, article, shop: shop.slug, family: streamOf(product.family.key), draw })
  return {
    noun: nounOf(article),
    title: title.text,
    titleSays: title.said,
    description: text.text,
    textSays: text.said,
    colourWord: article.colours.map(({ shade }) => (shop.slug === 'nordeira' ? shade.es : shade.pt)).join('/'),
    materialWord: product.family.material.words[0] as string,
    shelf: shelfOf(product.family.piece.category.slug, shop.slug),
    madeUpGtin: article.printedGtin ?? (draw.chance(INVENTED) ? gtinOf(draw) : null),
  }
}

/** What a shop asks beside what the first one does: from 0.7 to 1.5 of it. */
export function seriesPriceFactor({ key }: Product, { slug }: Shop, seed: string): number {
  const at = drawFrom(`${seed}/series-price/${slug}/${key}`).unit()
  if (slug === 'casa-alfarim') return 0.95 + at * 0.1
  return slug === 'casa-atlantida' ? 0.68 + at ** 1.5 * 0.7 : 0.85 + at * 0.4
}

const FEMININE =
  /^(?:capa|poltrona|chaise|almofada|cadeira|secretária|mesa|estante|combinação|cómoda|estrutura|cabeceira|cama)/

/** "capa para" says nothing of what it is for: a cover has no seats. */
function nounOf({ parts: [first] }: SeriesArticle): Noun {
  const text = (first?.pt ?? '').replace(/ para$/, '')
  return {
    text,
    gender: FEMININE.test(text) ? 'f' : 'm',
    head: /^chaise longue|^[\p{L}-]+/u.exec(text)?.[0] ?? text,
    factor: 1,
  }
}
