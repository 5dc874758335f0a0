import type { Shop } from '../shops/shop.ts'
import type { FeedItem } from './feed-item.ts'

/** Google's RSS 2.0 with the `g:` namespace, as Merchant Center takes it. */
export function googleXml(shop: Shop, origin: string, items: readonly FeedItem[]): string {
  const written = shop.feed.cdata ? cdata : escaped
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escaped(shop.name)}</title>\n<link>${origin}/</link>\n<description>${escaped(shop.description)}</description>\n`
  const parts = [head]
  for (const item of items) parts.push(itemXml(item, written))
  parts.push('</channel>\n</rss>\n')
  return parts.join('')
}

const TEXTS = new Set(['title', 'description', 'product_type'])

function itemXml(item: FeedItem, written: (text: string) => string): string {
  let xml = '<item>\n'
  for (const [name, value] of item) {
    if (typeof value === 'string') xml += `<g:${name}>${TEXTS.has(name) ? written(value) : escaped(value)}</g:${name}>\n`
    else xml += `<g:${name}>${value.map(([part, text]) => `<g:${part}>${escaped(text)}</g:${part}>`).join('')}</g:${name}>\n`
  }
  return `${xml}</item>\n`
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function escaped(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}
