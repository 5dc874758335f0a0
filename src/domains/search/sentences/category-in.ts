import { type Category, isAncestor, isLeaf, rooms } from '#domains/catalogue/contract.ts'
import { type Claim, claimLongest } from './claims.ts'
import { isNegator } from './negation.ts'
import { phraseKeys, type QueryToken } from './query-tokens.ts'
import { isSmallWord, isWishWord } from './small-words.ts'
import type { NamedCategory } from './category-names.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The category that a sentence is about, and the words that say so. */
export interface CategoryFound {
  readonly category: Category
  readonly tokens: ReadonlySet<number>
}

interface CategoryClaim extends Claim {
  readonly category: Category | null
}

/**
 * The first category that is named: Portuguese says first what a thing is. Its name may be interrupted by what others claim
 * ("mesa redonda de carvalho, extensível"): with those words taken out, a longer name counts.
 */
export function categoryIn(
  tokens: readonly QueryToken[],
  others: readonly Claim[],
  { categories }: Vocabulary,
): CategoryFound | null {
  const named = tokens.flatMap((_, at) => categoryClaim(tokens, at, categories))
  const standing = claimLongest<CategoryClaim>(
    [...named, ...others.map((claim) => ({ ...claim, category: null }))],
    new Set(),
  )
  const taken = new Set(
    standing.filter((claim) => claim.category === null && !isOfRoom(tokens, claim)).flatMap(tokensOf),
  )
  const rest = tokens.flatMap(({ kind }, at) => (taken.has(at) || kind === 'number' ? [] : [at]))
  const restTokens = rest.map((at) => tokens[at] as QueryToken)
  const interrupted = restTokens
    .flatMap((_, at) => categoryClaim(restTokens.slice(0, endOfName(tokens, rest, at, others)), at, categories))
    .map(({ from, to, category }) => ({
      category,
      tokens: rest.slice(from, to).filter((at) => !isSmallWord(tokens[at]?.key ?? '')),
    }))
    .filter(({ tokens: inside }) => !isNegated(tokens, inside[0] ?? 0))
  const first = firstThing(restTokens, rest, interrupted)
  if (first === undefined) return departmentIn(tokens, others, categories)
  if (belongsToAnother(restTokens, rest.indexOf(first.tokens[0] ?? 0), categories)) return null
  return { category: first.category, tokens: new Set(first.tokens) }
}

/** "Redonda ou oval": a name that one of several wishes is a part of says too much, so that it ends before it. */
function endOfName(
  tokens: readonly QueryToken[],
  rest: readonly number[],
  at: number,
  others: readonly Claim[],
): number {
  const start = rest[at] ?? 0
  const or = tokens.findIndex(({ text }, index) => text === 'ou' && index > start)
  const behind = tokens.findIndex(({ key }, index) => index > or && !isSmallWord(key))
  const isChoice = or !== -1 && others.some(({ from, to }) => from <= behind && behind < to)
  const isSaid = isChoice && others.some(({ to }) => to === or)
  return isSaid
    ? Math.max(
        at + 1,
        rest.findIndex((token) => token >= or - 1),
      )
    : rest.length
}

/**
 * A department says where a thing belongs ("quarto: cama"), so that one below it counts; but behind "para" or "que" that is another
 * thing, if the department goes by the name of a thing itself ("tapete que combine com sofá").
 */
function firstThing<Each extends { readonly category: Category; readonly tokens: readonly number[] }>(
  restTokens: readonly QueryToken[],
  rest: readonly number[],
  named: readonly Each[],
): Each | undefined {
  const [first] = named
  const below = named.find(({ category }) => category.parentId !== null)
  if (first === undefined || below === undefined || isRoom(first.category)) return below ?? first
  const between = restTokens.slice(rest.indexOf(first.tokens.at(-1) ?? 0) + 1, rest.indexOf(below.tokens[0] ?? 0))
  return between.some(({ text }) => LEADS_ON.has(text)) ? first : below
}

const LEADS_ON: ReadonlySet<string> = new Set(['para', 'que', 'combinar', 'condizer'])

/** "Sala de jantar com mesa": what is in it is looked for. */
function isRoom({ name }: Category): boolean {
  return rooms.some(({ label, words, fieldWords = [] }) =>
    [label, ...words, ...fieldWords].some((word) => phraseKeys(word).join(' ') === phraseKeys(name).join(' ')),
  )
}

/** "Torneira preta de cozinha": the room may be a part of the name. */
function isOfRoom(tokens: readonly QueryToken[], { from, meanings }: Claim): boolean {
  const isRoom = meanings?.some((each) => each.kind === 'choice' && each.facet === 'divisao') ?? false
  return isRoom && OF.has(tokens[from]?.text ?? '')
}

const OF: ReadonlySet<string> = new Set(['de', 'da', 'do'])

/** "Suporte para sofá", "mesa com cadeiras" where no category has that name: the thing is the first, and what it is for says nothing of it. */
function belongsToAnother(rest: readonly QueryToken[], at: number, table: Vocabulary['categories']): boolean {
  return rest
    .slice(0, at)
    .some(({ key }, before) => table.firstWords.has(key) && !isWishWord(key) && table.longestAt(rest, before) === null)
}

/** "Móveis para a sala" names no thing but the room's department. */
function departmentIn(
  tokens: readonly QueryToken[],
  others: readonly Claim[],
  table: Vocabulary['categories'],
): CategoryFound | null {
  if (!tokens.some(({ key }) => FURNITURE.has(key))) return null
  const places = others.filter(({ meanings }) =>
    meanings?.some((each) => each.kind === 'choice' && each.facet === 'divisao'),
  )
  const [named] = places.flatMap(tokensOf).flatMap((at) => categoryClaim(tokens, at, table))
  return named === undefined ? null : { category: named.category, tokens: new Set(tokensOf(named)) }
}

const FURNITURE: ReadonlySet<string> = new Set(['movel', 'mobiliario'])

function categoryClaim(
  tokens: readonly QueryToken[],
  at: number,
  table: Vocabulary['categories'],
): (CategoryClaim & { readonly category: Category })[] {
  const match = table.longestAt(tokens, at)
  const category = match && oneOf(match.meanings)
  return match && category ? [{ from: match.from, to: match.to, meanings: [], priority: 0, category }] : []
}

/** Of several categories with the same name a leaf below another one, else the one that goes by it, else the one above; null: it may be either. */
function oneOf(named: readonly NamedCategory[]): Category | null {
  const categories = [...new Set(named.map(({ category }) => category))]
  const top = categories.find((above) => categories.every((each) => isAncestor(above, each)))
  const below = categories.filter((each) => each !== top)
  if (top !== undefined && below.length === 1 && below[0] !== undefined && isLeaf(below[0])) return below[0]
  const own = named.filter(({ isName }) => isName)
  return (own.length === 1 ? own[0]?.category : top) ?? null
}

function tokensOf({ from, to }: Claim): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

function isNegated(tokens: readonly QueryToken[], at: number): boolean {
  const before = tokens[at - 1]
  return before !== undefined && isNegator(before)
}
