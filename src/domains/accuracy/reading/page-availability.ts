import type { Availability } from '#domains/offers/contract.ts'

/** What a page says of the stock in the words of schema.org, OpenGraph or their misspellings; null: nothing that is known. */
export function availabilityOf(text: string | null): Availability | null {
  const word = (text ?? '')
    .trim()
    .replace(/^.*[/#:]/, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  return WORDS[word] ?? null
}

/** What stands only in a shop's own rooms (InStoreOnly) is not said here: nobody knows whether it can be ordered. */
const WORDS: Readonly<Record<string, Availability | undefined>> = {
  instock: 'in_stock',
  limitedavailability: 'in_stock',
  onlineonly: 'in_stock',
  available: 'in_stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  madetoorder: 'backorder',
  availablefororder: 'backorder',
  outofstock: 'out_of_stock',
  oos: 'out_of_stock',
  soldout: 'out_of_stock',
  discontinued: 'out_of_stock',
}
