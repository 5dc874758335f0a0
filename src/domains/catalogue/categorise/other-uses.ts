import { memoised } from '#platform/memory/memoised.ts'
import { ancestors, departmentOf, isLeaf, leaves, type Category } from '../category-tree.ts'
import { categoryKeys, isWeak } from './category-phrases.ts'
import { pathLevels } from './path-words.ts'

/** More than the tree has. */
const mostCategories = 2_000

/** "Mesas de apoio" with a "Mesa de centro" in it: the same thing for another place, which the name knows better than the shop's shelf. */
export function isOfAnotherUse(shelf: Category | null, named: Category): boolean {
  if (!shelf || !isLeaf(named) || isWeak(named) || departmentOf(shelf) !== departmentOf(named)) return false
  const [own, other] = [useOf(shelf), useOf(named)]
  return own !== null && other !== null && own.thing === other.thing && own.use !== other.use
}

/** Words of a name that may say another use of the same thing than the path does; null: there is none. */
export const usesBeside = perCategory((shelf) =>
  wordsOfOthers(
    leaves().filter((leaf) => isOfAnotherUse(shelf, leaf)),
    shelf,
  ),
)

/** The group above a leaf, where the path's last level is the group's own name: "Móveis de TV" has supports for televisions as well as benches. */
export function groupNamed(path: string, leaf: Category): Category | null {
  return ancestors(leaf).find((group) => group.id !== leaf.id && isNamed(path, group)) ?? null
}

/** Whether the path's last level is the category's own name. */
export function isNamed(path: string, category: Category): boolean {
  return ownNames(category).includes((pathLevels(path).at(-1) ?? []).join(' '))
}

const ownNames = perCategory(({ name, longName }) => [name, longName].map((own) => categoryKeys(own).join(' ')))

/** Words of a name that may say another leaf of the group. */
export function othersWithin(group: Category, leaf: Category): RegExp | null {
  return othersOfGroup(leaf)(group)
}
const othersOfGroup = perCategory((leaf) =>
  perCategory((group) =>
    wordsOfOthers(
      leaves(group).filter((other) => other !== leaf),
      leaf,
    ),
  ),
)

/** Words that only the others are called by; null: there are none. */
function wordsOfOthers(others: readonly Category[], leaf: Category): RegExp | null {
  const own = new Set(keysOf(leaf))
  const stems = others
    .flatMap(keysOf)
    .filter((key) => !own.has(key))
    .map(stemOf)
    .filter((stem) => stem !== '')
  return stems.length === 0 ? null : wordsBegun(new Set(stems))
}

/** Asked of every path that a feed has, told once for each category. */
function perCategory<T>(tell: (category: Category) => T): (category: Category) => T {
  return memoised(tell, mostCategories)
}

function keysOf({ name, singular, synonyms }: Category): string[] {
  return [name, singular, ...synonyms].flatMap(categoryKeys)
}

/** "Mesas de centro": a thing and its place or use, both of one word. */
function useOf({ slug }: Category): { thing: string; use: string } | null {
  const [, thing, use] = /^([a-z]+)-(?:de|para)-([a-z]+)$/.exec(slug) ?? []
  return thing && use ? { thing, use } : null
}

/** Enough of a key to know its other forms by. */
export function stemOf(key: string): string {
  return key.replaceAll(/[^a-z0-9]/g, '').slice(0, 6)
}

/** Words that begin with one of these stems. They are folded, names are not: folding each name would cost more than the search. */
export function wordsBegun(stems: ReadonlySet<string>): RegExp {
  return new RegExp(`(?:^|[^a-zà-ÿ])(?:${[...stems].map(withAccents).join('|')})`, 'i')
}

function withAccents(stem: string): string {
  return stem.replaceAll(/[aeioucn]/g, (letter) => accented[letter]!)
}
const accented: Readonly<Record<string, string>> = {
  a: '[aàáâãä]',
  e: '[eèéêë]',
  i: '[iìíî]',
  o: '[oòóôõö]',
  u: '[uùúûü]',
  c: '[cç]',
  n: '[nñ]',
}
