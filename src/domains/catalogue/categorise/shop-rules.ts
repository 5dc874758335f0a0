import { categoryById, type Category } from '../category-tree.ts'
import { offerKind } from './offer-kind.ts'
import { pathKey } from './path-words.ts'

/**
 * A shop's own mapping, decided by a person once for all like offers. Paths are the shop's category paths in any spelling.
 * `title`: offers of that path ('' stands for every path that says nothing) whose names begin with the same words.
 */
export type ShopCategoryRule =
  | { readonly kind: 'path' | 'path_prefix'; readonly path: string; readonly categoryId: number }
  | { readonly kind: 'google'; readonly google: string; readonly categoryId: number }
  | { readonly kind: 'title'; readonly path: string; readonly words: string; readonly categoryId: number }

type RuledInput = {
  readonly googleCategory: string | null
  readonly productType: string | null
  readonly title: string
}

/**
 * What the shop's rules say of an offer, or null. The narrowest rule counts: name under a path, path, name alone, the
 * longest beginning of the path, Google's category; of two equal ones the later. A rule that names no category of ours
 * is passed over.
 */
export function ruledCategory(input: RuledInput, rules: readonly ShopCategoryRule[]): Category | null {
  if (rules.length === 0) return null
  const known = compiled(rules)
  const path = pathKey(input.productType ?? '')
  return known.titles.size > 0
    ? byTitle(input, path, known)
    : (byPath(path, known) ?? byPrefix(path, known) ?? byGoogle(input, known))
}

type Compiled = Record<'paths' | 'prefixes' | 'googles' | 'titles', Map<string, Category>>

function byPath(path: string, known: Compiled): Category | null {
  return path === '' ? null : (known.paths.get(path) ?? null)
}
function byGoogle(input: RuledInput, known: Compiled): Category | null {
  return input.googleCategory === null ? null : (known.googles.get(pathKey(input.googleCategory)) ?? null)
}

function byTitle(input: RuledInput, path: string, known: Compiled): Category | null {
  const kind = offerKind(input)
  const named = kind.words === null ? null : (known.titles.get(titleKey(kind.path, kind.words)) ?? null)
  return (
    (kind.path === '' ? null : named) ?? byPath(path, known) ?? named ?? byPrefix(path, known) ?? byGoogle(input, known)
  )
}

function byPrefix(path: string, known: Compiled): Category | null {
  if (known.prefixes.size === 0) return null
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('>')))) {
    const category = known.prefixes.get(at)
    if (category) return category
  }
  return null
}

function titleKey(path: string, words: string): string {
  return `${path}\n${words}`
}
const compilations = new WeakMap<readonly ShopCategoryRule[], Compiled>()

/** Once for a list of rules, however many offers ask. */
function compiled(rules: readonly ShopCategoryRule[]): Compiled {
  const known = compilations.get(rules)
  if (known) return known
  const fresh: Compiled = { paths: new Map(), prefixes: new Map(), googles: new Map(), titles: new Map() }
  for (const rule of rules) addRule(fresh, rule)
  compilations.set(rules, fresh)
  return fresh
}

function addRule(known: Compiled, rule: ShopCategoryRule): void {
  const category = categoryById(rule.categoryId)
  if (!category) return
  if (rule.kind === 'title') known.titles.set(titleKey(pathKey(rule.path), rule.words), category)
  else if (rule.kind === 'google') known.googles.set(pathKey(rule.google), category)
  else (rule.kind === 'path' ? known.paths : known.prefixes).set(pathKey(rule.path), category)
}
