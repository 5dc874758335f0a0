import { memoised } from '#platform/memory/memoised.ts'
import type { JsonNode } from './json-value.ts'

/** An item's values by flat names: `a.b` for a field of an object, the name again for each element of a list. */
export interface JsonFields {
  names: string[]
  values: string[]
  /** Where each value begins in the item's text. */
  offsets: number[]
}

const CURRENCIES = new Set(['currency', 'currency_code', 'currencycode'])
const AMOUNTS = new Set(['value', 'amount', 'price'])

/**
 * Flattens an object for the dialects: keys in lower case with '_' ("imageLink" → `image_link`), each object of a list opened
 * by its own name and '' as blocks of XML are, money of two parts ({value, currency}) as one text. `skip`: a key of the
 * outermost object that is left out.
 */
export function flattenJson(
  node: JsonNode,
  prefix: string,
  fields: JsonFields,
  maxValues: number,
  skip: string | null = null,
): void {
  if (node.kind === 'scalar') return add(fields, prefix, node.text, node.at, maxValues)
  if (node.kind === 'array') return node.values.forEach((value) => flattenJson(value, prefix, fields, maxValues))
  const money = moneyOf(node)
  if (money !== null) return add(fields, prefix, money, node.at, maxValues)
  if (prefix !== '') add(fields, prefix, '', node.at, maxValues)
  for (const [key, value] of node.entries) {
    const name = jsonName(key)
    if (name !== skip) flattenJson(value, prefix === '' ? name : `${prefix}.${name}`, fields, maxValues)
  }
}

/** A key as dialects name it; a feed has the same few in each item. */
export const jsonName: (key: string) => string = memoised((key) =>
  key
    .trim()
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase(),
)

function moneyOf(node: JsonNode & { kind: 'object' }): string | null {
  if (node.entries.length !== 2) return null
  const [amount, currency] = AMOUNTS.has(jsonName(node.entries[0]?.[0] ?? ''))
    ? node.entries
    : node.entries.toReversed()
  if (amount === undefined || currency === undefined || amount[1].kind !== 'scalar' || currency[1].kind !== 'scalar')
    return null
  return AMOUNTS.has(jsonName(amount[0])) && CURRENCIES.has(jsonName(currency[0]))
    ? `${amount[1].text} ${currency[1].text}`
    : null
}

function add(fields: JsonFields, name: string, value: string, at: number, maxValues: number): void {
  if (fields.names.length >= maxValues) return
  fields.names.push(name)
  fields.values.push(value)
  fields.offsets.push(at)
}
