import type { Shop } from '../shops/shop.ts'
import type { FeedItem } from './feed-item.ts'

/** Google's columns as CSV or TSV; blocks stand on one line by Google's own rule, "PT::Normal:4.90 EUR". */
export function googleTable(shop: Shop, items: readonly FeedItem[]): string {
  const isTsv = shop.feed.format === 'tsv'
  const separator = isTsv ? '\t' : (shop.feed.separator ?? ',')
  const columns = [...new Set(items.flatMap((item) => item.map(([name]) => name)))]
  const quoted = isTsv ? (cell: string): string => cell.replace(/\s+/g, ' ') : (cell: string): string => (/["\n\r,;|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const rows = items.map((item) => {
    const cells = new Map<string, string>()
    for (const [name, value] of item) cells.set(name, cells.has(name) ? `${cells.get(name)},${cellOf(name, value)}` : cellOf(name, value))
    return columns.map((column) => quoted(cells.get(column) ?? '')).join(separator)
  })
  return `${[columns.join(separator), ...rows].join('\n')}\n`
}

function cellOf(name: string, value: FeedItem[number][1]): string {
  if (typeof value === 'string') return value
  const part = (wanted: string): string => value.find(([key]) => key === wanted)?.[1] ?? ''
  if (name === 'shipping') return `${part('country')}:${part('region')}:${part('service').replaceAll(',', '')}:${part('price')}`
  if (name === 'product_detail') return `${part('section_name')}:${part('attribute_name')}:${part('attribute_value').replaceAll(',', ' ')}`
  return value.map(([, text]) => text).join(':')
}
