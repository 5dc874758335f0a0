import { memoised } from '#platform/memory/memoised.ts'
import { categoryById, isAncestor, isLeaf, type Category } from '../category-tree.ts'
import type { CategoryId } from '#platform/ids.ts'
import { categoryMatches, chosenCategory, phraseKeys, phrasesWith } from './category-phrases.ts'
import { googleScope } from './google-categories.ts'
import { isNoHomeArticle } from './no-home-article.ts'
import { pathAnswer } from './path-answer.ts'
import { pathLevels } from './path-words.ts'
import { titleAnswer } from './title-answer.ts'
import { partRole } from '../attributes/words/part-nouns.ts'
import { ruledCategory, type ShopCategoryRule } from './shop-rules.ts'
import { groupNamed, isNamed, isOfAnotherUse, othersWithin, stemOf, usesBeside, wordsBegun } from './other-uses.ts'
import { titleWords } from './title-words.ts'
import { refineCategory } from './refine-category.ts'

export type CategoryInput = {
  /** Google's category as an id or as a path in English or Brazilian Portuguese. */
  readonly googleCategory: string | null
  /** The shop's own category path, levels joined by " > ". */
  readonly productType: string | null
  readonly title: string
  readonly shopRules: readonly ShopCategoryRule[]
}

export type CategorySource = 'shop-rule' | 'google' | 'product-type' | 'title' | 'none'
/** `confidence` 0 to 1; null and 0 with source `none`. */
export type CategoryAnswer = {
  readonly categoryId: CategoryId | null
  readonly source: CategorySource
  readonly confidence: number
}

/**
 * Which category an offer belongs to: the shop's rule, else Google's category and the words of the shop's own path, else
 * the head of its name where that is sure (ADR 0018), else none: then it waits in the queue (decisions.md, Things). Where
 * Google and the path name different things, or Google alone names another than the name does, the name decides. An
 * inner node is led on by the words of the path and then of the name, to one node below it if exactly one is meant.
 */
export function categorise(input: CategoryInput): CategoryAnswer {
  const ruled = input.shopRules.length === 0 ? null : ruledCategory(input, input.shopRules)
  if (ruled) return { categoryId: ruled.id, source: 'shop-rule', confidence: 1 }
  if (isNoHomeArticle(input.title, input.productType, input.googleCategory)) return none
  const answer = bySaid(input)
  const category = answer.categoryId === null ? null : categoryById(answer.categoryId)
  const meant = category && refineCategory(category, input.title, input.productType)
  return meant === category || meant === null
    ? answer
    : { categoryId: meant.id, source: 'title', confidence: Math.min(answer.confidence, confidences.refined) }
}

/** What Google's category, the path and the name say together. */
function bySaid(input: CategoryInput): CategoryAnswer {
  const key = `${lineOf(input.googleCategory)}\n${lineOf(input.productType)}`
  const base = baseOf(key)
  if (!base) return byTitle(input.title)
  const other =
    base.list || base.mayBeOther?.test(input.title.slice(0, maxTitle)) ? besideThePath(base, input.title) : null
  if (other) return other
  if (base.needsTitle) {
    const decided = decidedByTitle(base, input.title)
    if (decided) return decided
  }
  const named = namedBelow(base, input.title)
  if (named)
    return { categoryId: named.id, source: base.source, confidence: Math.min(base.confidence, confidences.refined) }
  const refined = isSettled(base) ? null : refinedBy(`${key}\n${knownKeys(input.title)}`)
  const category = refined ?? base.category
  if (!category) return byTitle(input.title)
  if (!isLeaf(category)) return broadByTitle(base, category, input.title)
  return {
    categoryId: category.id,
    source: base.source,
    confidence: refined ? Math.min(base.confidence, confidences.refined) : base.confidence,
  }
}

/** How sure each way is, by the evaluation (docs/benchmarks.md). Below `enough` an offer waits for a person instead. */
const confidences = {
  google: 0.95,
  refined: 0.9,
  productType: 0.9,
  productTypeWords: 0.75,
  googleWords: 0.85,
  pathAgainstGoogle: 0.8,
} as const
const enough = 0.9
const none: CategoryAnswer = { categoryId: null, source: 'none', confidence: 0 }
const maxTitle = 120
const maxPath = 300
const mostRemembered = 20_000
const mostNames = 5_000

/** What Google's category and the path say together, before the name is looked at. */
type Base = {
  readonly category: Category | null
  readonly source: 'google' | 'product-type'
  readonly confidence: number
  readonly candidates: readonly Category[]
  /** What Google says where the path says another thing; the name decides between them. */
  readonly against: Category | null
  readonly needsTitle: boolean
  /** A path alone: it lists several kinds; it is one word. */
  readonly list: true | null
  readonly plainWord: string | null
  /** The group that the path names as well as one of its leaves ("Móveis de TV"). */
  readonly within: Category | null
  /** Words of a name that may make another kind of it: most names have none. */
  readonly mayBeOther: RegExp | null
}

function byTitle(title: string): CategoryAnswer {
  const answer = titleAnswer(title)
  return answer && answer.confidence >= enough
    ? { categoryId: answer.category.id, source: 'title', confidence: answer.confidence }
    : none
}

/**
 * Where the path alone lists several kinds ("Estantes e armários") the name says which, or nobody; where it is one word, a name that says
 * more with the same word ("Poltrona de balanço" among "Poltronas") is of another kind. Null: the path counts.
 */
function besideThePath(base: Base, title: string): CategoryAnswer | null {
  const answer = titleAnswer(title)
  const isSure = answer !== null && answer.confidence >= enough
  if (base.list)
    return isSure
      ? {
          categoryId: answer.category.id,
          source: 'title',
          confidence: Math.min(answer.confidence, confidences.refined),
        }
      : none
  if (!isSure || isNear(base, answer.category)) return null
  if (base.within && isAncestor(base.within, answer.category))
    return {
      categoryId: answer.category.id,
      source: 'title',
      confidence: Math.min(answer.confidence, confidences.refined),
    }
  if (answer.keys.length < 2) return null
  if (base.plainWord === null ? !isOfAnotherUse(base.category, answer.category) : !isSaid(answer.keys, base.plainWord))
    return null
  return {
    categoryId: answer.category.id,
    source: 'title',
    confidence: Math.min(answer.confidence, confidences.refined),
  }
}

/** "Sillones" and "sillón": keys are Portuguese singulars. */
function isSaid(keys: readonly string[], word: string): boolean {
  return keys.some((key) => key === word || (key.length > 3 && word.startsWith(key)))
}

/** "Capa de edredão" on a shelf of textiles: what a name surely says, where the shelf holds it. Its words alone may say another kind beside it. */
function namedBelow({ category }: Base, title: string): Category | null {
  if (!category || isLeaf(category)) return null
  const answer = titleAnswer(title, category)
  return answer && answer.confidence >= enough && isLeaf(answer.category) && isAncestor(category, answer.category)
    ? answer.category
    : null
}

/** A path that says no more than a room or a group: the name goes on from there, and out of a room where it is sure. */
function broadByTitle(base: Base, category: Category, title: string): CategoryAnswer {
  const answer = titleAnswer(title)
  const isNamed =
    answer !== null &&
    answer.confidence >= enough &&
    (isAncestor(category, answer.category) ||
      (category.parentId === null &&
        (!ownWorlds.has(category.slug) || (wetWorlds.has(category.slug) && answer.keys.length > 1))))
  return isNamed
    ? {
        categoryId: answer.category.id,
        source: isAncestor(category, answer.category) ? base.source : 'title',
        confidence: confidences.refined,
      }
    : { categoryId: category.id, source: base.source, confidence: base.confidence }
}

/** Departments in which everything is another thing than its name alone says (a table for children, a table for the garden); in a kitchen and a bathroom, where one word says it ("mesa", but not "caixote do lixo", "cesto de roupa"). */
const ownWorlds = new Set(['crianca-e-bebe', 'jardim', 'casa-de-banho', 'cozinha'])
const wetWorlds = new Set(['casa-de-banho', 'cozinha'])

/** Null: the name agrees with the base, or says nothing against it. */
function decidedByTitle(base: Base, title: string): CategoryAnswer | null {
  const answer = titleAnswer(title)
  if (!answer || answer.confidence < enough || (base.category && isNear(base, answer.category))) return null
  const { against } = base
  if (against && isRelated(against, answer.category))
    return {
      categoryId: isAncestor(against, answer.category) ? answer.category.id : against.id,
      source: 'google',
      confidence: confidences.refined,
    }
  return against
    ? none
    : { categoryId: answer.category.id, source: 'title', confidence: Math.min(answer.confidence, confidences.refined) }
}

function isNear(base: Base, category: Category): boolean {
  return base.candidates.some((candidate) => isRelated(candidate, category))
}
function isRelated(a: Category, b: Category): boolean {
  return isAncestor(a, b) || isAncestor(b, a)
}

/** The key has two lines, whatever a feed says. */
function lineOf(text: string | null): string {
  return (text ?? '').slice(0, maxPath).replaceAll('\n', ' ')
}

const baseOf = memoised((key: string): Base | null => {
  const [google, path] = key.split('\n') as [string, string]
  const scope = google === '' ? null : googleScope(google)
  const own = fromPath(path)
  if (!scope) return own ?? fromGoogleWords(google)
  const base: Base = {
    category: scope.node,
    source: 'google',
    confidence: confidences.google,
    candidates: scope.candidates,
    against: null,
    needsTitle: own === null && scope.node !== null,
    ...noPath,
  }
  if (own?.category && scope.node && own.isOne && !isNear(base, own.category))
    return { ...own, ...noPath, confidence: confidences.pathAgainstGoogle, against: scope.node, needsTitle: true }
  const refined = refine(base, pathKeys(path))
  if (refined)
    return { ...base, category: refined, candidates: [refined], confidence: confidences.refined, needsTitle: false }
  return scope.node ? base : own ? { ...own, ...noPath } : base
}, mostRemembered)

/** Names differ in numbers and in words that no category knows: their place is kept, and the answer remembered. */
const refinedBy = memoised((key: string): Category | null => {
  const at = key.lastIndexOf('\n')
  const base = baseOf(key.slice(0, at))
  if (!base) return null
  const said = key.slice(at + 1).split(' ')
  const words = said.map((word) => word.replace(BESIDE, ''))
  const beside = new Set(said.filter((word) => word.startsWith(BESIDE)).map((word) => word.slice(1)))
  // What the path says counts for the name: "Infantil" and "Cómoda".
  const path = key.slice(key.indexOf('\n') + 1, at)
  const refined = refine(base, words, beside) ?? refine(base, [...words, ...pathKeys(path)], beside)
  return refined && isSaidByPathAlone(base, path, refined) ? null : refined
}, mostNames)

function knownKeys(title: string): string {
  const { keys, modifies, parts } = titleWords(title)
  // "Dining table, black legs" names no legs.
  return keys
    .map((key, index) =>
      !phraseKeys.has(key) || ((parts[index] ?? 0) > 0 && partRole(key)) ? '_' : modifies[index] ? BESIDE + key : key,
    )
    .join(' ')
}

/** Before a word that comes with the thing: "cadeiras com almofada" are no "almofadas de cadeira". */
const BESIDE = '~'

const noWords: ReadonlySet<string> = new Set()

/** A leaf already: words cannot lead further. */
function isSettled(base: Base): boolean {
  return base.category !== null && isLeaf(base.category) && base.candidates.length === 1
}

/** A category below the base that words mean, or null: none, several, or the base is a leaf already. */
function refine(base: Base, keys: readonly string[], beside: ReadonlySet<string> = noWords): Category | null {
  if (keys.length === 0 || isSettled(base)) return null
  const within = (category: Category): boolean =>
    base.candidates.some((candidate) => candidate === category || isAncestor(candidate, category))
  const matches = categoryMatches(keys, within)
  const chosen = chosenCategory(
    beside.size === 0 ? matches : matches.filter(({ firstKey, keyCount }) => keyCount === 1 || !beside.has(firstKey)),
  )
  if (!chosen || chosen.category === base.category) return null
  const isBelow = base.category !== null && isAncestor(base.category, chosen.category)
  return isBelow ||
    base.category === null ||
    (chosen.isPhrase && chosen.keyCount >= 1 && !isAncestor(chosen.category, base.category))
    ? chosen.category
    : null
}

function fromPath(path: string): (Base & { isOne: boolean }) | null {
  const answer = pathAnswer(path)
  if (!answer) return null
  const { category, plainWord } = answer
  const group = isLeaf(category) ? groupNamed(path, category) : null
  if (group && listsKinds(group))
    return {
      category: group,
      source: 'product-type',
      confidence: confidences.productType,
      candidates: [group],
      against: null,
      needsTitle: false,
      isOne: false,
      ...noPath,
    }
  const within = group
  const mayBeOther = within
    ? othersWithin(within, category)
    : plainWord === null
      ? usesBeside(category)
      : othersOf(plainWord, category)
  return {
    category,
    source: 'product-type',
    confidence: answer.isPhrase ? confidences.productType : confidences.productTypeWords,
    candidates: [category],
    against: null,
    needsTitle: false,
    isOne: answer.isOne,
    list: answer.isList ? true : null,
    plainWord,
    within,
    mayBeOther,
  }
}

/** "Caixas e cestos", a group of ours: its words are no more one leaf's than another's. */
function listsKinds({ name }: Category): boolean {
  return / e |,/.test(name)
}

const noPath = { list: null, plainWord: null, within: null, mayBeOther: null } as const

function othersOf(word: string, category: Category): RegExp | null {
  const beside = phrasesWith(word)
    .filter((phrase) => !isRelated(category, phrase.category))
    .flatMap(({ keys }) => keys.filter((key) => key !== word))
  const stems = new Set(beside.map(stemOf).filter((stem) => stem !== ''))
  return stems.size === 0 ? null : wordsBegun(stems)
}

/** Google's category in a language that its tables are not known to us in; its other departments are left alone. */
function fromGoogleWords(google: string): Base | null {
  if (/^\d*$/.test(google.trim()) || otherDepartments.has(pathLevels(google)[0]?.[0] ?? '')) return null
  const answer = fromPath(google)
  return answer && { ...answer, ...noPath, source: 'google', confidence: confidences.googleWords, needsTitle: true }
}

const otherDepartments = new Set([
  'animal',
  'apparel',
  'art',
  'business',
  'camera',
  'electronic',
  'food',
  'health',
  'luggage',
  'mature',
  'media',
  'office',
  'religiou',
  'software',
  'sporting',
  'toy',
  'vehicle',
])

/** What names the group itself leads no further down ("Caixas e cestos" are no "cestos"), but with words of the name ("Espelho" in "Casa de banho"). */
function isSaidByPathAlone(base: Base, path: string, refined: Category): boolean {
  return base.category !== null && isNamed(path, base.category) && refine(base, pathKeys(path)) === refined
}

function pathKeys(path: string): string[] {
  return pathLevels(path).slice(-2).reverse().flat()
}
