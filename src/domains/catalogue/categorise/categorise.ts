import { memoised } from '../attributes/memo.ts'
import { isAncestor, isLeaf, type Category } from '../category-tree.ts'
import type { CategoryId } from '#platform/ids.ts'
import { categoryKeys, categoryMatches, chosenCategory, phraseKeys } from './category-phrases.ts'
import { googleScope } from './google-categories.ts'
import { pathAnswer } from './path-answer.ts'
import { pathLevels } from './path-words.ts'
import { ruledCategory, type ShopCategoryRule } from './shop-rules.ts'

export type CategoryInput = {
  /** Google's category as an id or as a path in English or Brazilian Portuguese. */
  readonly googleCategory: string | null
  /** The shop's own category path, levels joined by " > ". */
  readonly productType: string | null
  readonly title: string
  readonly shopRules: readonly ShopCategoryRule[]
}

export type CategorySource = 'shop-rule' | 'google' | 'product-type' | 'none'
/** `confidence` 0 to 1; null and 0 with source `none`. */
export type CategoryAnswer = { readonly categoryId: CategoryId | null; readonly source: CategorySource; readonly confidence: number }

/**
 * Which category an offer belongs to: the shop's rule, else Google's category, else the words of the shop's own path,
 * else none (decisions.md, Things). Where that gives an inner node, the words of the path and then of the name lead on
 * to one below it if exactly one is meant; a leaf of Google's is never overruled by words. The name alone decides nothing.
 */
export function categorise(input: CategoryInput): CategoryAnswer {
  const ruled = input.shopRules.length === 0 ? null : ruledCategory(input, input.shopRules)
  if (ruled) return { categoryId: ruled.id, source: 'shop-rule', confidence: 1 }
  const key = `${lineOf(input.googleCategory)}\n${lineOf(input.productType)}`
  const base = baseOf(key)
  if (!base) return none
  const refined = isSettled(base) ? null : refinedBy(`${key}\n${knownKeys(input.title.slice(0, maxTitle))}`)
  const category = refined ?? base.category
  return category ? { categoryId: category.id, source: base.source, confidence: refined ? Math.min(base.confidence, confidences.refined) : base.confidence } : none
}

/** How sure each way is; measured against the truth of labelled offers in a later evaluation. */
const confidences = { google: 0.95, refined: 0.9, productType: 0.9, productTypeWords: 0.75 } as const
const none: CategoryAnswer = { categoryId: null, source: 'none', confidence: 0 }
const maxTitle = 120
const maxPath = 300
const mostRemembered = 20_000
const mostNames = 5_000

/** What Google's category and the path say together, before the name is looked at. */
type Base = { readonly category: Category | null; readonly source: 'google' | 'product-type'; readonly confidence: number; readonly candidates: readonly Category[] }

/** The key has two lines, whatever a feed says. */
const lineOf = (text: string | null): string => (text ?? '').slice(0, maxPath).replaceAll('\n', ' ')

const baseOf = memoised((key: string): Base | null => {
  const [google, path] = key.split('\n') as [string, string]
  const scope = google === '' ? null : googleScope(google)
  if (!scope) return fromPath(path)
  const base: Base = { category: scope.node, source: 'google', confidence: confidences.google, candidates: scope.candidates }
  const refined = refine(base, pathKeys(path))
  if (refined) return { ...base, category: refined, candidates: [refined], confidence: confidences.refined }
  return scope.node ? base : (fromPath(path) ?? base)
}, mostRemembered)

/** Names differ in numbers and in words that no category knows: their place is kept, and the answer remembered. */
const refinedBy = memoised((key: string): Category | null => {
  const at = key.lastIndexOf('\n')
  const base = baseOf(key.slice(0, at))
  return base && refine(base, key.slice(at + 1).split(' '))
}, mostNames)

const knownKeys = (title: string): string => categoryKeys(title).map((key) => (phraseKeys.has(key) ? key : '_')).join(' ')

/** A leaf already: words cannot lead further. */
const isSettled = (base: Base): boolean => base.category !== null && isLeaf(base.category) && base.candidates.length === 1

/** A category below the base that words mean, or null: none, several, or the base is a leaf already. */
function refine(base: Base, keys: readonly string[]): Category | null {
  if (keys.length === 0 || isSettled(base)) return null
  const within = (category: Category): boolean => base.candidates.some((candidate) => candidate === category || isAncestor(candidate, category))
  const chosen = chosenCategory(categoryMatches(keys, within))
  if (!chosen || chosen.category === base.category) return null
  const isBelow = base.category !== null && isAncestor(base.category, chosen.category)
  return isBelow || base.category === null || (chosen.isPhrase && chosen.keyCount >= 1 && !isAncestor(chosen.category, base.category)) ? chosen.category : null
}

function fromPath(path: string): Base | null {
  const answer = pathAnswer(path)
  return answer && { category: answer.category, source: 'product-type', confidence: answer.isPhrase ? confidences.productType : confidences.productTypeWords, candidates: [answer.category] }
}

const pathKeys = (path: string): string[] => pathLevels(path).slice(-2).reverse().flat()
