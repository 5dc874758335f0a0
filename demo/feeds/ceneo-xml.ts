import { ChunkBuilder, unmasked, type Chunk } from './chunk.ts'
import type { FeedItem } from './feed-item.ts'
import { allOf, type FeedWriter, namedAttributes, nowAndBefore, singles, type WriterContext } from './feed-writer.ts'
import { declaration } from './google-xml.ts'
import { cdata, escaped, strayXml } from './xml-text.ts'

const AVAIL: Readonly<Record<string, string>> = { in_stock: '3', out_of_stock: '1', backorder: '99', preorder: '110' }

/** Ceneo's offers/o: facts in attributes of the item, the rest by name in attrs/a. */
export function ceneoXml({ shop }: WriterContext): FeedWriter {
  return {
    head: () =>
      `${declaration(shop.feed.declaredEncoding)}<offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">\n`,
    item: offer,
    stray: strayXml,
    tail: '</offers>\n',
  }
}

function offer(item: FeedItem): Chunk {
  const values = singles(item)
  const xml = new ChunkBuilder()
  // Attributes have no place of their own in a report: it names the item's.
  for (const field of ['id', 'link', 'price', 'before', 'availability']) xml.mark(field)
  xml.add(
    `<o${Object.entries(attributesOf(values))
      .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
      .join('')}>\n`,
  )
  if (values.has('product_type'))
    xml.mark('product_type').add(`<cat>${cdata(values.get('product_type') ?? '')}</cat>\n`)
  if (values.has('title')) xml.mark('title').add(`<name>${cdata(values.get('title') ?? '')}</name>\n`)
  if (values.has('image_link')) {
    xml
      .add('<imgs>')
      .mark('image_link')
      .add(
        `<main url="${escaped(values.get('image_link') ?? '')}"/>${allOf(item, 'additional_image_link')
          .map((url) => `<i url="${escaped(url)}"/>`)
          .join('')}</imgs>\n`,
      )
  }
  if (values.has('description')) xml.mark('description').add(`<desc>${cdata(values.get('description') ?? '')}</desc>\n`)
  const facts: [string, string, string][] = [
    ['brand', 'Producent', values.get('brand') ?? ''],
    ['mpn', 'Kod_producenta', values.get('mpn') ?? ''],
    ['gtin', 'EAN', values.get('gtin') ?? ''],
    ...namedAttributes(item),
  ]
  xml.add('<attrs>\n')
  for (const [field, name, value] of facts)
    if (value !== '') xml.mark(field).add(`<a name="${escaped(name)}">${cdata(value)}</a>\n`)
  xml.add('</attrs>\n</o>\n')
  return { text: unmasked(xml.text), at: xml.at }
}

function attributesOf(values: ReadonlyMap<string, string>): Record<string, string | undefined> {
  const { now, before } = nowAndBefore(values)
  const said = values.get('availability')?.replaceAll(' ', '_') ?? ''
  return {
    id: values.get('id'),
    url: values.get('link'),
    price: now,
    currency: 'EUR',
    oldprice: before,
    avail: AVAIL[said] ?? said,
    stock: said === 'out_of_stock' ? '0' : undefined,
    weight: values.get('shipping_weight')?.replace(/ kg$/, ''),
  }
}
