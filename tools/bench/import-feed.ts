import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { googleRss } from '../../demo/feeds/google-xml.ts'
import { anArticle, BENCH_ORIGIN, benchShop, USUAL } from './articles.ts'

/** A Google Merchant feed of a shop that fills every field (about 2.3 kB an item), for the import's benches. */

interface FeedOptions {
  /** The same items from the last to the first. */
  readonly isReversed?: boolean
  /** Only what must be there, to have millions of them. */
  readonly isSmall?: boolean
  /** Share of items whose GTIN has a wrong check digit. */
  readonly wrongGtins?: number
}

/** Writes a feed of `offers` items with distinct ids. */
export async function writeImportFeed(
  file: string,
  offers: number,
  { isReversed = false, isSmall = false, wrongGtins = USUAL.wrongGtins }: FeedOptions = {},
): Promise<void> {
  const stream = createWriteStream(file)
  const writer = googleRss({ shop: benchShop('google-rss'), origin: BENCH_ORIGIN })
  let text = writer.head([])
  for (let n = 0; n < offers; n += 1) {
    const number = isReversed ? offers - 1 - n : n
    text += isSmall ? smallItem(number) : writer.item(anArticle(number, { wrongGtins }), {}).text
    if (text.length < 1_000_000) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(`${text}${writer.tail}`)
  await once(stream, 'finish')
}

function smallItem(n: number): string {
  return `<item><g:id>SKU-${n}</g:id><g:title>Candeeiro de mesa ${n}</g:title><g:link>${BENCH_ORIGIN}/p/${n}</g:link><g:price>${20 + (n % 900)}.90 EUR</g:price><g:availability>in_stock</g:availability></item>\n`
}
