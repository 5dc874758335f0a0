import type { WordsLibrary } from '#domains/content/contract.ts'
import type { ShopTerms } from '#domains/partners/contract.ts'
import { paths } from '../paths.ts'

const SHOP_TERMS = paths.termsOfShops().slice(1)

/** The terms for shops at a moment, and the version that is announced. */
export function shopTermsAt(words: WordsLibrary, moment: Date): ShopTerms {
  const at = words.at(SHOP_TERMS, moment)
  if (at === null) throw new Error(`there is no text ${SHOP_TERMS}`)
  const { text, next } = at
  return {
    version: text.version,
    next: next === null ? null : { version: next.version, holdsFrom: `${next.date}T00:00:00.000Z` },
  }
}
