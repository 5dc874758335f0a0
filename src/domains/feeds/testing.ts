import type { NormaliseContext } from './dialects/item/normalise-context.ts'
import type { RawItem } from './offer-item.ts'

/** What tests normalise under: a shop at casa.pt. */
export const CONTEXT: NormaliseContext = { feedCurrency: null, allowedDomains: ['casa.pt'] }

/** A good Google item with some fields replaced, repeated (a list) or taken out (null). */
export function aRawItem(fields: Readonly<Record<string, string | readonly string[] | null>> = {}): RawItem {
  const all = {
    id: 'A-1',
    title: 'Mesa de jantar',
    link: 'https://www.casa.pt/mesa',
    price: '129.00 EUR',
    availability: 'in_stock',
    image_link: 'https://casa.pt/1.jpg',
    ...fields,
  }
  const pairs = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [value].flat().map((one) => [name, one] as const),
  )
  return {
    itemId: typeof all.id === 'string' ? all.id : '',
    fingerprint: '0'.repeat(32),
    line: 1,
    column: 1,
    ordinal: 1,
    names: pairs.map(([name]) => name),
    values: pairs.map(([, value]) => value),
    positionOf: () => ({ line: 1, column: 1 }),
  }
}
