import type { FeedItem } from './feed-item.ts'
import type { FeedWriter, WriterContext } from './feed-writer.ts'
import { type Cell, tableWriter } from './table.ts'

/** Google's columns as CSV or TSV; blocks stand on one line by Google's own rule, "PT::Normal:4.90 EUR". */
export function googleTable({ shop }: WriterContext): FeedWriter {
  return tableWriter(COLUMNS, shop.feed.separator ?? ',', cellsOf, shop.feed.separatorNote === true)
}

const COLUMNS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'availability',
  'availability_date',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'item_group_id',
  'condition',
  'product_type',
  'google_product_category',
  'color',
  'material',
  'size',
  'product_width',
  'product_length',
  'product_height',
  'shipping_weight',
  'shipping',
  'max_handling_time',
  'max_transit_time',
  'installment',
  'product_detail',
]

function cellsOf(item: FeedItem): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const [name, value] of item) {
    const text = cellOf(name, value)
    cells.set(name, [name, cells.has(name) ? `${cells.get(name)?.[1]},${text}` : text])
  }
  return cells
}

function cellOf(name: string, value: FeedItem[number][1]): string {
  if (typeof value === 'string') return value
  const part = (wanted: string): string => value.find(([key]) => key === wanted)?.[1] ?? ''
  if (name === 'shipping')
    return `${part('country')}:${part('region')}:${part('service').replaceAll(',', '')}:${part('price')}`
  if (name === 'product_detail')
    return `${part('section_name')}:${part('attribute_name')}:${part('attribute_value').replaceAll(',', ' ')}`
  return value.map(([, text]) => text).join(':')
}
