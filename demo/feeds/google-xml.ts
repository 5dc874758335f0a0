import { unmasked, type Chunk, type Manner } from './chunk.ts'
import type { FeedItem } from './feed-item.ts'
import type { FeedWriter, WriterContext } from './feed-writer.ts'
import { cdata, escaped, strayXml, XmlItemBuilder } from './xml-text.ts'

const TEXTS = new Set(['title', 'description', 'product_type'])

/** Google's RSS 2.0 with the `g:` namespace, as Merchant Center takes it. */
export function googleRss({ shop, origin }: WriterContext): FeedWriter {
  const written = shop.feed.cdata ? cdata : escaped
  return {
    head: () =>
      `${declaration(shop.feed.declaredEncoding)}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escaped(shop.name)}</title>\n<link>${origin}/</link>\n<description>${escaped(shop.description)}</description>\n`,
    item: (item, manner) => itemXml('item', item, manner, written),
    stray: strayXml,
    tail: '</channel>\n</rss>\n',
  }
}

/** The same in Atom's frame. */
export function googleAtom({ shop, origin }: WriterContext): FeedWriter {
  return {
    head: () =>
      `${declaration(shop.feed.declaredEncoding)}<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">\n<title>${escaped(shop.name)}</title>\n<link rel="self" href="${origin}/feed.xml"/>\n`,
    item: (item, manner) => itemXml('entry', item, manner, shop.feed.cdata ? cdata : escaped),
    stray: strayXml,
    tail: '</feed>\n',
  }
}

export function declaration(encoding: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?>\n`
}

function itemXml(element: string, item: FeedItem, manner: Manner, written: (text: string) => string): Chunk {
  const xml = new XmlItemBuilder(manner).add(`<${element}>\n`)
  for (const [name, value] of item) {
    if (typeof value === 'string') xml.field(name, `g:${name}`, value, TEXTS.has(name) ? written : escaped)
    else
      xml
        .mark(name)
        .add(
          `<g:${name}>${value.map(([part, text]) => `<g:${part}>${escaped(text)}</g:${part}>`).join('')}</g:${name}>\n`,
        )
  }
  xml.add(`</${element}>\n`)
  return { text: unmasked(xml.text), at: xml.at }
}
