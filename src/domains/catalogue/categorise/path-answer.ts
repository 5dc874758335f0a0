import { categories, isAncestor, isLeaf, type Category } from '../category-tree.ts'
import { categoryKeys, categoryMatches, chosenCategory, type CategoryMatch } from './category-phrases.ts'
import { pathLevels } from './path-words.ts'

/**
 * What the words of a shop's path mean. `isOne`: an article of one kind; else a node that covers several. `isList`: its last level lists
 * kinds of several categories ("Estantes e armários"). `plainWord`: it is one word, which may name more than we call so ("Poltronas").
 */
export type PathAnswer = {
  readonly category: Category
  readonly isPhrase: boolean
  readonly isOne: boolean
  readonly isList: boolean
  readonly plainWord: string | null
}

/** Words that make a familiar one mean something else ("camas para cães", "móveis de boneca"). */
export function hasForeignWord(keys: readonly string[]): boolean {
  return keys.some((key) => foreignWords.has(key))
}
const foreignWords = new Set([
  'cao',
  'gato',
  'animal',
  'pet',
  'boneca',
  'automovel',
  'auto',
  'dog',
  'cat',
  'perro',
  'bicicleta',
  'mota',
  'chien',
  'hund',
  'katze',
  'haustier',
  'mascota',
  'puppe',
  'doll',
  'dollhouse',
])

/** The category that the words of a shop's path mean, or null. */
export function pathAnswer(path: string): PathAnswer | null {
  const levels = pathLevels(path)
  if (levels.length === 0 || hasForeignWord(levels.flat())) return null
  // A sofa in France, a bed base in Spain and here.
  const last = levels.at(-1) ?? []
  if (last.length === 1 && last[0] === 'canape') return null
  const chosen = ofTheGroup(levels) ?? chosenCategory(levelMatches(levels))
  return (
    chosen && {
      category: chosen.category,
      isPhrase: chosen.isPhrase,
      isOne: isLeaf(chosen.category),
      isList: isListed(path, chosen) || (last.length === 1 && ofSeveralKinds.has(last[0]!)),
      plainWord: last.length === 1 ? last[0]! : null,
    }
  )
}

/**
 * "Espelhos e parede > Molduras": under a group of ours the last level names one of what the group has, and the words of the group's own name
 * lead to none of it.
 */
function ofTheGroup(levels: readonly (readonly string[])[]): CategoryMatch | null {
  const last = levels.at(-1) ?? []
  const groups = levels
    .slice(0, -1)
    .flatMap((keys) => (groupsByName.get(keys.join(' ')) ?? []).map(({ category }) => category))
  if (groups.length === 0) return null
  return chosenCategory(
    categoryMatches(last, (category) =>
      groups.some((group) => category !== group && isAncestor(group, category)),
    ).filter(({ isPhrase, keyCount }) => isPhrase && keyCount === last.length),
  )
}

const groupsByName = Map.groupBy(
  categories
    .filter((category) => !isLeaf(category))
    .flatMap((category) =>
      [...new Set([category.name, category.longName].map((name) => categoryKeys(name).join(' ')))].map((name) => ({
        name,
        category,
      })),
    ),
  ({ name }) => name,
)

/** A shelf "Cabides" has hangers, coat stands and coat racks. */
const ofSeveralKinds = new Set(['cabide', 'perchero', 'portemanteau', 'garderobe'])

/** "Mesas & Secretárias": what stands beside the word that we know is another kind, or none of ours; not where our tree has the same list. */
function isListed(path: string, chosen: CategoryMatch): boolean {
  const kinds = (path.split(/[>»|/]|::/).findLast((level) => level.trim() !== '') ?? '')
    .split(listing)
    .filter((part) => part.trim() !== '')
  if (kinds.length < 2 || chosen.keyCount >= kinds.flatMap(categoryKeys).length) return false
  return !kinds.every((kind) => {
    const meant = chosenCategory(levelMatches(pathLevels(kind)))?.category
    return (
      meant !== undefined &&
      (meant === chosen.category || isAncestor(chosen.category, meant) || isAncestor(meant, chosen.category))
    )
  })
}

const listing = /\s(?:&|\+|e|y|and|et|und|ed|og|och)\s|[&,]/i

/** Each level by itself, the later the stronger, and the words of all levels together ("Jardim > Mesas"). */
export function levelMatches(levels: readonly (readonly string[])[]): CategoryMatch[] {
  const byLevel = levels.flatMap((keys, index) =>
    saidByWhole(categoryMatches(keys, anyCategory)).map((match) => ({
      ...match,
      score:
        match.keyCount * 4 + (match.isPhrase ? 2 : 0) + (match.keyCount === keys.length ? 3 : 0) + Math.min(index, 3),
    })),
  )
  const together = saidByWhole(categoryMatches(levels.slice(-3).flat(), anyCategory)).map((match) => ({
    ...match,
    score: match.keyCount * 4 + 3,
  }))
  return [...byLevel, ...together]
}

/** "Criança e bebé" means the department: what a part of its words would mean below it is not said. */
function saidByWhole(matches: readonly CategoryMatch[]): CategoryMatch[] {
  return matches.filter(
    (match) =>
      !matches.some(
        (whole) =>
          whole.isPhrase &&
          whole.keyCount > match.keyCount &&
          isAncestor(whole.category, match.category) &&
          match.from >= whole.from &&
          match.from + match.keyCount <= whole.from + whole.keyCount,
      ),
  )
}

function anyCategory(): boolean {
  return true
}
