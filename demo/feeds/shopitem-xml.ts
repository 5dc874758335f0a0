import { unmasked, type Chunk, type Manner } from './chunk.ts'
import type { FeedItem } from './feed-item.ts'
import {
  allOf,
  bare,
  deliveryDays,
  deliveryPrices,
  type FeedWriter,
  namedAttributes,
  nowAndBefore,
  singles,
  type WriterContext,
} from './feed-writer.ts'
import { declaration } from './google-xml.ts'
import { cdata, escaped, strayXml, XmlItemBuilder } from './xml-text.ts'

/** Heureka's SHOP/SHOPITEM: no old price, delivery by carrier, facts in PARAM. */
export function heurekaXml(context: WriterContext): FeedWriter {
  return shopItems(context, 'heureka')
}

/** Zboží's: the same with a namespace and a price before the discount. */
export function zboziXml(context: WriterContext): FeedWriter {
  return shopItems(context, 'zbozi')
}

function shopItems({ shop }: WriterContext, channel: 'heureka' | 'zbozi'): FeedWriter {
  const written = shop.feed.cdata ? cdata : escaped
  return {
    head: () =>
      `${declaration(shop.feed.declaredEncoding)}<SHOP${channel === 'zbozi' ? ' xmlns="http://www.zbozi.cz/ns/offer/1.0"' : ''}>\n`,
    item: (item, manner) => itemXml(item, manner, { channel, written }),
    stray: strayXml,
    tail: '</SHOP>\n',
  }
}

function itemXml(
  item: FeedItem,
  manner: Manner,
  { channel, written }: { channel: 'heureka' | 'zbozi'; written: (text: string) => string },
): Chunk {
  const values = singles(item)
  const { now, before } = nowAndBefore(values)
  const xml = new XmlItemBuilder(manner).add('<SHOPITEM>\n')
  xml
    .field('id', 'ITEM_ID', values.get('id'))
    .field('title', 'PRODUCTNAME', values.get('title'), written)
    .field('description', 'DESCRIPTION', values.get('description'), written)
  xml.field('link', 'URL', values.get('link')).field('image_link', 'IMGURL', values.get('image_link'))
  for (const image of allOf(item, 'additional_image_link'))
    xml.field('additional_image_link', channel === 'heureka' ? 'IMGURL_ALTERNATIVE' : 'IMGURL', image)
  xml.field('price', 'PRICE_VAT', now)
  if (channel === 'zbozi') xml.add('<CURRENCY>EUR</CURRENCY>\n').field('before', 'PRICE_BEFORE_DISCOUNT', before)
  xml
    .field('product_type', 'CATEGORYTEXT', values.get('product_type'), written)
    .field('brand', 'MANUFACTURER', values.get('brand'))
  xml
    .field('gtin', 'EAN', values.get('gtin'))
    .field('mpn', 'PRODUCTNO', values.get('mpn'))
    .field('item_group_id', 'ITEMGROUP_ID', values.get('item_group_id'))
    .field('condition', 'CONDITION', values.get('condition'))
  for (const [field, name, value] of namedAttributes(item))
    xml.mark(field).add(`<PARAM><PARAM_NAME>${escaped(name)}</PARAM_NAME><VAL>${escaped(value)}</VAL></PARAM>\n`)
  availability(xml, values)
  const { mainland } = deliveryPrices(item)
  if (mainland !== null)
    xml
      .mark('shipping')
      .add(`<DELIVERY><DELIVERY_ID>CTT</DELIVERY_ID><DELIVERY_PRICE>${bare(mainland)}</DELIVERY_PRICE></DELIVERY>\n`)
  xml.add('</SHOPITEM>\n')
  return { text: unmasked(xml.text), at: xml.at }
}

/** Days until it is sent, thirty at most for what is in stock; a date for what is to come; what is not there has no days and no pieces. */
function availability(xml: XmlItemBuilder, values: ReadonlyMap<string, string>): void {
  const said = values.get('availability')?.replaceAll(' ', '_')
  if (said === 'in_stock') xml.field('availability', 'DELIVERY_DATE', String(Math.min(30, deliveryDays(values) ?? 0)))
  else if (said === 'out_of_stock') xml.field('availability', 'STOCK_QUANTITY', '0')
  else if (said === 'backorder') xml.field('availability', 'DELIVERY_DATE', '45')
  else if (said === 'preorder')
    xml.field('availability', 'DELIVERY_DATE', values.get('availability_date') ?? '2030-01-01')
  else xml.field('availability', 'AVAILABILITY', said)
}
