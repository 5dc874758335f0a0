import { unmasked, type Chunk, type Manner } from './chunk.ts'
import type { FeedItem } from './feed-item.ts'
import {
  allOf,
  bare,
  deliveryDays,
  deliveryPrices,
  type FeedWriter,
  nowAndBefore,
  singles,
  type WriterContext,
} from './feed-writer.ts'
import { declaration } from './google-xml.ts'
import { cdata, escaped, strayXml, XmlItemBuilder } from './xml-text.ts'

/** KuantoKusta's products/product: price with the sign glued on, delivery to the islands, days by words. */
export function kuantokustaXml({ shop }: WriterContext): FeedWriter {
  return frame(shop.feed.declaredEncoding, '<products>\n', '</products>\n', (item, manner) =>
    kuantokustaItem(item, manner, shop.feed.cdata ? cdata : escaped),
  )
}

/** Skroutz's mywebstore/products/product: weights in grams, promises of availability in words. */
export function skroutzXml({ shop }: WriterContext): FeedWriter {
  return frame(
    shop.feed.declaredEncoding,
    '<mywebstore>\n<created_at>2026-11-21 04:00</created_at>\n<products>\n',
    '</products>\n</mywebstore>\n',
    (item, manner) => skroutzItem(item, manner, shop.feed.cdata ? cdata : escaped),
  )
}

function frame(encoding: string, open: string, tail: string, item: FeedWriter['item']): FeedWriter {
  return { head: () => `${declaration(encoding)}${open}`, item, stray: strayXml, tail }
}

function euros(price: string | null | undefined): string | undefined {
  return price?.replace(/ EUR$/, '€')
}

function kuantokustaItem(item: FeedItem, manner: Manner, written: (text: string) => string): Chunk {
  const values = singles(item)
  const [now, before] = values.has('sale_price')
    ? [values.get('sale_price'), values.get('price')]
    : [values.get('price'), undefined]
  const xml = new XmlItemBuilder(manner).add('<product>\n')
  xml
    .field('id', 'reference', values.get('id'))
    .field('title', 'designation', values.get('title'), written)
    .field('description', 'description', values.get('description'), written)
  xml
    .field('product_type', 'category', values.get('product_type'), written)
    .field('link', 'product_url', values.get('link'))
    .field('image_link', 'image_url', values.get('image_link'))
  allOf(item, 'additional_image_link').forEach((image, at) =>
    xml.field('additional_image_link', `image_url_${at + 2}`, image),
  )
  xml.field('before', 'regular_price', euros(before)).field('price', 'current_price', euros(now))
  xml
    .field('brand', 'brand', values.get('brand'))
    .field('gtin', 'upc_ean', values.get('gtin'))
    .field('mpn', 'mpn', values.get('mpn'))
    .field('condition', 'condition', values.get('condition'))
  xml.field('availability', 'availability', values.get('availability')?.replaceAll('_', ' '))
  const { mainland, islands } = deliveryPrices(item)
  xml
    .field('shipping', 'norma_shipping_cost', euros(mainland))
    .field('shipping', 'norma_shipping_cost_islands', euros(islands))
  const days = deliveryDays(values)
  xml.field('max_transit_time', 'max_delivery_time', days === null ? null : `${days} dias`)
  xml
    .field('size', 'size', values.get('size'))
    .field('color', 'color', values.get('color'))
    .field('shipping_weight', 'weight', values.get('shipping_weight'))
  xml.add('</product>\n')
  return { text: unmasked(xml.text), at: xml.at }
}

const PROMISES: Readonly<Record<string, string>> = {
  in_stock: 'Disponível em 1 a 3 dias',
  out_of_stock: 'Esgotado',
  backorder: 'Por encomenda',
  preorder: 'Pré-encomenda',
}

function skroutzItem(item: FeedItem, manner: Manner, written: (text: string) => string): Chunk {
  const values = singles(item)
  const { now, before } = nowAndBefore(values)
  const said = values.get('availability')?.replaceAll(' ', '_') ?? ''
  const xml = new XmlItemBuilder(manner).add('<product>\n')
  xml
    .field('id', 'id', values.get('id'))
    .field('title', 'name', values.get('title'), written)
    .field('link', 'link', values.get('link'))
    .field('image_link', 'image', values.get('image_link'))
  for (const image of allOf(item, 'additional_image_link'))
    xml.field('additional_image_link', 'additional_imageurl', image)
  xml
    .field('product_type', 'category', values.get('product_type'), written)
    .field('price', 'price_with_vat', now)
    .field('before', 'old_price', before)
  xml
    .field('brand', 'manufacturer', values.get('brand'))
    .field('mpn', 'mpn', values.get('mpn'))
    .field('gtin', 'ean', values.get('gtin'))
  xml.field('availability', 'availability', PROMISES[said] ?? said)
  if (said === 'in_stock' || said === 'out_of_stock') xml.add(`<quantity>${said === 'in_stock' ? 3 : 0}</quantity>\n`)
  xml
    .field('size', 'size', values.get('size'))
    .field('shipping_weight', 'weight', grams(values.get('shipping_weight')))
    .field('color', 'color', values.get('color'))
  xml
    .field('shipping', 'shipping_cost', bare(deliveryPrices(item).mainland))
    .field('description', 'description', values.get('description'), written)
  xml.add('</product>\n')
  return { text: unmasked(xml.text), at: xml.at }
}

function grams(weight: string | undefined): string | undefined {
  return weight === undefined ? undefined : String(Math.round(Number.parseFloat(weight.replace(',', '.')) * 1000))
}
