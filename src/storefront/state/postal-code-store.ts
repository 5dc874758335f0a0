import { readPostalCode } from '#platform/europe/postal-code.ts'
import { openStored, type StoredSurroundings, type StoredValue } from './stored-value.ts'

/** The exact postal code of this browser, in its canonical form ('1000', '1000-100'): it leaves it only as the question of `deliveries`. */
export type PostalCodeStore = StoredValue<string>

export const POSTAL_CODE_KEY = 'poiso.postal-code'

let opened: PostalCodeStore | null = null

/** The page's one store. */
export function postalCodeStore(): PostalCodeStore {
  return (opened ??= createPostalCodeStore())
}

export function createPostalCodeStore(surroundings: StoredSurroundings = {}): PostalCodeStore {
  return openStored<string>(
    {
      key: POSTAL_CODE_KEY,
      version: 1,
      read: (value) => (typeof value === 'string' ? readPostalCode(value) : null),
      // The bare code.
      earlier: readPostalCode,
    },
    surroundings,
  )
}
