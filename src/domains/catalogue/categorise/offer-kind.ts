import { memoised } from '#platform/memory/memoised.ts'
import { categoryKeys, phraseKeys } from './category-phrases.ts'
import { pathAnswer } from './path-answer.ts'
import { isSilentLevel, pathKey, pathLevels } from './path-words.ts'

/**
 * What offers of one shop share that are alike: what a correction of one holds for. `path` as rules compare it, '' when
 * it says nothing; `words` the head words of the name, null where the path alone tells what the article is.
 */
export type OfferKind = { readonly path: string; readonly words: string | null }

/**
 * The kind of an offer within its shop: its category path; where that names several things ("Mesas", "Móveis") the path
 * and the head words of the name; where it says nothing ("Promoções", codes, empty) the head words alone.
 */
export function offerKind({
  productType,
  title,
}: {
  readonly productType: string | null
  readonly title: string
}): OfferKind {
  const saying = productType === null ? 'nothing' : sayingOf(productType)
  if (saying === 'one') return { path: pathKey(productType as string), words: null }
  return { path: saying === 'nothing' ? '' : pathKey(productType as string), words: headWords(title) }
}

const mostRemembered = 20_000

/** One kind of article, several, or nothing. Words that we do not know (another language, the shop's own) are taken to mean one. */
const sayingOf = memoised((path: string): 'one' | 'several' | 'nothing' => {
  const levels = pathLevels(path).filter((keys) => !isSilentLevel(keys))
  if (levels.length === 0) return 'nothing'
  const answer = pathAnswer(path)
  if (answer !== null) return answer.isOne ? 'one' : 'several'
  return levels.every((keys) => keys.every((key) => broadWords.has(key) || phraseKeys.has(key))) ? 'several' : 'one'
}, mostRemembered)

/** Words of whole shops. */
const broadWords = new Set([
  'movel',
  'mobiliario',
  'mobilia',
  'mueble',
  'furniture',
  'meuble',
  'mobel',
  'moebel',
  'casa',
  'lar',
  'hogar',
  'maison',
  'haus',
  'wohnen',
  'decoracao',
  'decoracion',
  'decor',
  'interior',
  'living',
])

const maxTitle = 120
const mostWords = 3

/** The first words of a name that any category knows, as they follow each other; of a name without such a word its first word. */
export function headWords(title: string): string {
  const keys = categoryKeys(title.slice(0, maxTitle))
  const from = keys.findIndex(isHeadWord)
  if (from === -1) return keys.find((key) => key.length > 2 && !/\d/.test(key)) ?? keys[0] ?? ''
  const past = keys.findIndex((key, index) => index > from && !phraseKeys.has(key))
  return keys.slice(from, Math.min(past === -1 ? keys.length : past, from + mostWords)).join(' ')
}

function isHeadWord(key: string): boolean {
  return phraseKeys.has(key) && key.length > 1 && !/\d/.test(key)
}
