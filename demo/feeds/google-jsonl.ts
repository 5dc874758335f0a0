import { ChunkBuilder, unmasked, type Chunk } from './chunk.ts'
import { allOf, blocksOf, type FeedWriter, singles } from './feed-writer.ts'
import type { FeedItem } from './feed-item.ts'

/** JSON Lines with the names of Google's content API: an object a line, lists and money as objects. */
export function googleJsonl(): FeedWriter {
  return { head: () => '', item: line, stray: (at) => (at % 2 === 0 ? '\n' : '   \n'), tail: '' }
}

const LISTS: Readonly<Record<string, string>> = {
  additional_image_link: 'additionalImageLinks',
  product_type: 'productTypes',
  shipping: 'shipping',
  product_detail: 'productDetails',
}

function line(item: FeedItem): Chunk {
  const json = new ChunkBuilder().add('{')
  let isFirst = true
  const add = (field: string, key: string, value: unknown): void => {
    const text = JSON.stringify(value)
    // Of a list its first value is what stands there.
    const head = Array.isArray(value) ? 1 : 0
    json
      .add(`${isFirst ? '' : ', '}${JSON.stringify(key)}: ${text.slice(0, head)}`)
      .mark(field)
      .add(text.slice(head))
    isFirst = false
  }
  for (const [field, value] of singles(item))
    if (LISTS[field] === undefined) add(field, camel(field), moneyOf(field, value))
  for (const [field, key] of Object.entries(LISTS)) {
    const values = [
      ...allOf(item, field),
      ...blocksOf(item, field).map((block) =>
        Object.fromEntries([...block].map(([part, text]) => [camel(part), moneyOf(part, text)])),
      ),
    ]
    if (values.length > 0) add(field, key, values)
  }
  const plan = blocksOf(item, 'installment')[0]
  if (plan !== undefined)
    add('installment', 'installment', {
      months: plan.get('months'),
      amount: moneyOf('price', plan.get('amount') ?? ''),
    })
  json.add('}\n')
  return { text: unmasked(json.text), at: json.at }
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function moneyOf(field: string, value: string): unknown {
  const [, amount, currency] = /^(-?[\d.]+) ([A-Z]{3})$/.exec(value) ?? []
  return amount !== undefined && (field === 'price' || field === 'sale_price') ? { value: amount, currency } : value
}
