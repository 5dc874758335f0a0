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
import { type Cell, tableWriter } from './table.ts'

/** idealo's offer list. */
export function idealoTable({ shop }: WriterContext): FeedWriter {
  const columns = [
    'sku',
    'brand',
    'title',
    'categoryPath',
    'url',
    'eans',
    'hans',
    'description',
    'price',
    'formerPrice',
    'paymentCosts_multibanco',
    'deliveryCosts_ctt',
    'deliveryTime',
    'imageUrls',
    'colour',
    'material',
    'size',
    'weight',
  ]
  const delivered = (values: ReadonlyMap<string, string>, said: string): string =>
    IDEALO_WORDS[said] ?? (said === 'in_stock' ? `1-${deliveryDays(values) ?? 5} dias úteis` : said)
  return tableWriter(columns, shop.feed.separator ?? '|', (item) =>
    cells(
      item,
      {
        id: 'sku',
        brand: 'brand',
        title: 'title',
        product_type: 'categoryPath',
        link: 'url',
        gtin: 'eans',
        mpn: 'hans',
        description: 'description',
        now: 'price',
        before: 'formerPrice',
        delivery: 'deliveryCosts_ctt',
        availability: 'deliveryTime',
        images: 'imageUrls',
        color: 'colour',
        material: 'material',
        size: 'size',
        shipping_weight: 'weight',
      },
      { imageSeparator: ';', availability: delivered },
    ),
  )
}

const IDEALO_WORDS: Readonly<Record<string, string>> = {
  out_of_stock: 'Esgotado',
  backorder: 'Por encomenda',
  preorder: 'Pré-venda',
}

/** Kelkoo's offer list. */
export function kelkooTable({ shop }: WriterContext): FeedWriter {
  const columns = [
    'offer-id',
    'title',
    'product-url',
    'price',
    'strike-price',
    'brand',
    'description',
    'image-url',
    'image-url-2',
    'ean',
    'mpn',
    'merchant-category',
    'google-product-category',
    'availability',
    'delivery-cost',
    'delivery-time',
    'condition',
    'colour',
    'material',
    'shipping-weight',
  ]
  return tableWriter(columns, shop.feed.separator ?? '\t', (item) =>
    cells(
      item,
      {
        id: 'offer-id',
        title: 'title',
        link: 'product-url',
        now: 'price',
        before: 'strike-price',
        brand: 'brand',
        description: 'description',
        images: 'image-url',
        gtin: 'ean',
        mpn: 'mpn',
        product_type: 'merchant-category',
        google_product_category: 'google-product-category',
        availability: 'availability',
        delivery: 'delivery-cost',
        days: 'delivery-time',
        condition: 'condition',
        color: 'colour',
        material: 'material',
        shipping_weight: 'shipping-weight',
      },
      { imageSeparator: ',', availability: (_, said) => KELKOO_WORDS[said] ?? said },
    ),
  )
}

const KELKOO_WORDS: Readonly<Record<string, string>> = {
  in_stock: 'In Stock',
  out_of_stock: 'Out of stock',
  backorder: 'Available on order',
  preorder: 'Pre-order',
}

/** Awin's product feed, with the merchant's own deep links. */
export function awinTable({ shop }: WriterContext): FeedWriter {
  const columns = [
    'product_name',
    'aw_product_id',
    'merchant_product_id',
    'merchant_image_url',
    'description',
    'merchant_category',
    'search_price',
    'merchant_name',
    'currency',
    'delivery_cost',
    'merchant_deep_link',
    'brand_name',
    'colour',
    'dimensions',
    'delivery_weight',
    'condition',
    'product_price_old',
    'delivery_time',
    'in_stock',
    'stock_status',
    'ean',
    'mpn',
    'parent_product_id',
  ]
  return tableWriter(columns, shop.feed.separator ?? ',', (item) =>
    cells(
      item,
      {
        title: 'product_name',
        id: 'merchant_product_id',
        images: 'merchant_image_url',
        description: 'description',
        product_type: 'merchant_category',
        now: 'search_price',
        delivery: 'delivery_cost',
        link: 'merchant_deep_link',
        brand: 'brand_name',
        color: 'colour',
        size: 'dimensions',
        shipping_weight: 'delivery_weight',
        condition: 'condition',
        before: 'product_price_old',
        days: 'delivery_time',
        availability: 'stock_status',
        gtin: 'ean',
        mpn: 'mpn',
        item_group_id: 'parent_product_id',
      },
      { imageSeparator: ',', availability: (_, said) => said.replaceAll('_', ' ') },
    ),
  )
}

interface Habits {
  imageSeparator: string
  availability: (values: ReadonlyMap<string, string>, said: string) => string
}

/** Puts what the item says under the channel's columns (`columns`: by neutral name). */
function cells(
  item: FeedItem,
  columns: Readonly<Record<string, string>>,
  { imageSeparator, availability }: Habits,
): Map<string, Cell> {
  const values = singles(item)
  const { now, before } = nowAndBefore(values)
  const days = deliveryDays(values)
  const special: Readonly<Record<string, Cell>> = {
    now: ['price', now ?? ''],
    before: ['before', before ?? ''],
    delivery: ['shipping', bare(deliveryPrices(item).mainland) ?? ''],
    days: ['max_transit_time', days === null ? '' : `${days} dias`],
    images: [
      'image_link',
      [...allOf(item, 'image_link'), ...allOf(item, 'additional_image_link')].join(imageSeparator),
    ],
    availability: ['availability', availability(values, values.get('availability')?.replaceAll(' ', '_') ?? '')],
  }
  const row = new Map<string, Cell>()
  for (const [field, column] of Object.entries(columns))
    row.set(column, special[field] ?? [field, values.get(field) ?? ''])
  return row
}
