import { type PageItem, type PageValue, READING_LIMITS, schemaWord } from './page-item.ts'

/** The things that blocks of JSON-LD describe, the outermost; a block that is no JSON has none. */
export function jsonLdItems(blocks: readonly string[]): PageItem[] {
  const budget = { items: READING_LIMITS.items }
  return blocks.flatMap((block) => outermost(parsed(block), budget, 0))
}

/** As shops' systems write it: in a comment or CDATA, with line ends in the texts. */
function parsed(block: string): unknown {
  const text = block
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replaceAll(/[\u0000-\u001f]+/g, ' ')
    .replace(/;\s*$/, '')
  try {
    return JSON.parse(text)
  } catch {
    // A shop's own slip: the page says nothing by this block, and may by another.
    return null
  }
}

function outermost(value: unknown, budget: { items: number }, depth: number): PageItem[] {
  if (Array.isArray(value) && depth < READING_LIMITS.depth)
    return value.slice(0, READING_LIMITS.valuesOfItem).flatMap((one) => outermost(one, budget, depth + 1))
  const item =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? itemOf(value, budget, depth) : null
  if (item === null) return []
  const inner = (value as Record<string, unknown>)['@graph']
  return inner === undefined ? [item] : [item, ...outermost(inner, budget, depth + 1)]
}

function itemOf(value: object, budget: { items: number }, depth: number): PageItem | null {
  budget.items -= 1
  if (budget.items < 0 || depth > READING_LIMITS.depth) return null
  const { '@type': type, ...rest } = value as Record<string, unknown>
  const values = Object.create(null) as Record<string, PageValue[]>
  for (const [name, given] of Object.entries(rest).slice(0, READING_LIMITS.valuesOfItem))
    if (name !== '@graph') values[schemaWord(name)] = valuesOf(given, budget, depth + 1)
  return {
    types: [type]
      .flat()
      .filter((word) => typeof word === 'string')
      .map(schemaWord),
    values,
  }
}

function valuesOf(given: unknown, budget: { items: number }, depth: number): PageValue[] {
  return (Array.isArray(given) ? given : [given]).slice(0, READING_LIMITS.valuesOfItem).flatMap((one): PageValue[] => {
    if (typeof one === 'string') return [one.slice(0, READING_LIMITS.textChars)]
    if (typeof one === 'number' || typeof one === 'boolean') return [plainNumber(one)]
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return []
    const item = itemOf(one, budget, depth)
    return item === null ? [] : [item]
  })
}

/** Of a number that was reckoned in binary (1299.8999999999999) the one that was meant. */
function plainNumber(value: number | boolean): string {
  if (typeof value === 'boolean') return String(value)
  const cents = Math.round(value * 100)
  return Math.abs(value * 100 - cents) < 1e-6 * Math.max(1, Math.abs(cents)) ? (cents / 100).toFixed(2) : String(value)
}
