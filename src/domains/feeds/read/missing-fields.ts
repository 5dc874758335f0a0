import type { FeedHead } from '../dialects/dialect.ts'
import { GENERIC_FIELDS, genericName } from '../dialects/generic/generic-fields.ts'

/** What an offer cannot be without, in words; an id may be made of the link. */
const NEEDED = { title: 'o nome', link: 'a ligação para a página', price: 'o preço' } as const
const ESSENTIAL = ['title', 'link', 'price'] as const
const FEWEST_KNOWN = 2

/**
 * Names of things that look like articles and lack what an offer cannot be without ("o preço (price)"); null where nothing looks
 * like an article, or nothing is missing: then it is the format that is strange.
 */
export function missingFields(head: FeedHead): string | null {
  const best = kindsOf(head)
    .map(meaningsOf)
    .reduce((one, other) => (known(other) > known(one) ? other : one), new Set<string>())
  const missing = ESSENTIAL.filter((field) => !best.has(field))
  if (known(best) === 0 || best.size < FEWEST_KNOWN || missing.length === 0) return null
  return missing.map((field) => `${NEEDED[field]} (${field})`).join(' nem ')
}

function kindsOf(head: FeedHead): Iterable<string>[] {
  return head.kind === 'csv'
    ? [head.columns]
    : head.kind === 'json'
      ? [head.fields]
      : [...head.elements.values()].map(({ fields }) => fields)
}

function known(meanings: ReadonlySet<string>): number {
  return ESSENTIAL.filter((field) => meanings.has(field)).length
}

function meaningsOf(names: Iterable<string>): Set<string> {
  const meanings = [...names].map((name) => GENERIC_FIELDS[genericName(name.replace(/^@/, ''))] ?? '')
  return new Set(meanings.filter(Boolean).map((field) => (PRICES.has(field) ? 'price' : field)))
}

const PRICES = new Set<string>(['current_price', 'sale_price', 'before_price'])
