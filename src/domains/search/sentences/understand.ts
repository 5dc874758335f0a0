import { type Category, categoryBySlug, isAncestor } from '#domains/catalogue/contract.ts'
import { categoryIn, type CategoryFound } from './category-in.ts'
import { type Claim, claimLongest } from './claims.ts'
import type { Meaning, Slot, TextPart, Understanding } from './meaning.ts'
import { deniedBehind, isNegator, negatedBy, opposite } from './negation.ts'
import { quantityMeaning } from './quantity-meaning.ts'
import { type QueryToken, queryTokens } from './query-tokens.ts'
import { bedWidths, isBed } from './bed-widths.ts'
import { type Quantity, readQuantity } from './read-quantity.ts'
import { isSmallWord, isTaste, isWishWord } from './small-words.ts'
import { corrected } from './spellings.ts'
import { agreed } from './agree.ts'
import { asForeignCount } from './foreign-counts.ts'
import { withOwners } from './owners.ts'
import { withoutSeriesNames } from './series-names.ts'
import type { Vocabulary } from './vocabulary.ts'

type Tokens = readonly QueryToken[]

export interface UnderstandOptions {
  /** The category in which it was typed, for a sentence that names none. */
  readonly within?: Category | null
  /** Whether products have a word (its stem): then it is no typing error. */
  isKnownWord?(stem: string): boolean
}

/**
 * What a sentence says (product.md: a sentence becomes editable chips). Deterministic: the longest phrase wins, then what things
 * are before what they are like. What would be a word of ours with one letter more, less or other is taken for it.
 */
export function understand(text: string, vocabulary: Vocabulary, options: UnderstandOptions = {}): Understanding {
  const tokens = queryTokens(text)
  const plain = understandTokens(text, tokens, vocabulary, options)
  const respelled = tokens.map((token) => respelledToken(token, plain, vocabulary, options))
  if (respelled.every((token, at) => token === tokens[at])) return plain
  return understandTokens(text, respelled, vocabulary, options)
}

/** A word without a meaning that is one typing error away from one of ours, and that no product has. */
function respelledToken(
  token: QueryToken,
  { leftWords }: Understanding,
  vocabulary: Vocabulary,
  { isKnownWord = () => false }: UnderstandOptions,
): QueryToken {
  const isLeft = leftWords.some(({ from, to }) => from === token.from && to === token.to)
  if (!isLeft || token.kind !== 'word' || vocabulary.knows(token.key) || isKnownWord(token.key)) return token
  const key = corrected(token.key)
  return key === null ? token : { ...token, key }
}

function understandTokens(
  text: string,
  tokens: Tokens,
  vocabulary: Vocabulary,
  { within = null }: UnderstandOptions,
): Understanding {
  const words = tokens.flatMap((_, at) => wordClaims(tokens, at, vocabulary))
  const measures = quantitiesIn(tokens, vocabulary, false)
  const found = categoryOf(tokens, [...words, ...measures.map(quantityClaim)], vocabulary)
  const category = found?.category ?? within
  const parameters = category === null ? [] : parameterClaims(tokens, category, found, vocabulary)
  const quantities = isBed(category)
    ? [...quantitiesIn(tokens, vocabulary, true), ...bedWidths(tokens, category)]
    : measures
  const thing = {
    category: category ?? tableIn(tokens),
    isRound: tokens.some(({ key }) => ROUND.test(key)),
    axes: new Set(quantities.map(({ axis }) => axis)),
  }
  const measured = quantities.map((quantity) => ({
    ...quantityClaim(quantity),
    meanings: quantityMeaning(quantity, thing),
  }))
  const longest = claimLongest([...words, ...parameters, ...measured], found?.tokens ?? new Set())
  const said = longest.filter(
    (claim) => !isBareIsland(tokens, claim, thing.category) && !saysNameAgain(claim, tokens, found, vocabulary),
  )
  const claims = withOwners(tokens, withoutSeriesNames(text, tokens, said), found, vocabulary)
  return agreed({ ...read(text, tokens, claims, found, vocabulary), text })
}

function quantitiesIn(tokens: Tokens, vocabulary: Vocabulary, isBed: boolean): Quantity[] {
  return tokens
    .flatMap((_, at) => readQuantity(tokens, at, isBed) ?? [])
    .map((quantity) => asForeignCount(tokens, quantity, vocabulary))
}

/** "Colchão de molas ou espuma": what is one of two wishes is no part of the name. */
function categoryOf(tokens: Tokens, others: readonly Claim[], vocabulary: Vocabulary): CategoryFound | null {
  const found = wholeName(tokens, others, vocabulary)
  if (found === null || !tokens.some(({ text }) => text === 'ou')) return found
  const sides = parameterClaims(tokens, found.category, null, vocabulary).filter(
    ({ from, to }) => tokens[to]?.text === 'ou' || tokens[from - 1]?.text === 'ou',
  )
  return sides.length < 2 ? found : categoryIn(tokens, [...others, ...sides], vocabulary)
}

/** "Colchão firme de látex": what the thing itself may be interrupts its name as a colour does; without it the name may be a longer one. */
function wholeName(tokens: Tokens, others: readonly Claim[], vocabulary: Vocabulary): CategoryFound | null {
  const found = categoryIn(tokens, others, vocabulary)
  if (found === null) return null
  const end = Math.max(...found.tokens) + 1
  const between = parameterClaims(tokens, found.category, null, vocabulary).filter(({ from }) => from === end)
  const longer = between.length === 0 ? null : categoryIn(tokens, [...others, ...between], vocabulary)
  return longer !== null && isAncestor(found.category, longer.category) ? longer : found
}

/** "Cola para madeira" is for wood, "sofá para madeira" goes to the island. */
function isBareIsland(tokens: Tokens, { from, to, meanings }: Claim, category: Category | null): boolean {
  return category === null && meanings?.[0]?.kind === 'region' && to - from === 2 && tokens[from + 1]?.key === 'madeira'
}

/** "Colchão de molas com látex": what the name says already is not asked for in another way; the word is searched. */
function saysNameAgain(
  { meanings }: Claim,
  tokens: Tokens,
  found: CategoryFound | null,
  vocabulary: Vocabulary,
): boolean {
  const [meaning] = meanings ?? []
  if (found === null || meaning?.kind !== 'parameter') return false
  const table = vocabulary.parametersOf(found.category.id)
  return [...found.tokens].some((at) => {
    const match = table.longestAt(tokens, at)
    const own = match?.meanings[0]
    const isInName = match !== null && range(match.from, match.to).every((inside) => found.tokens.has(inside))
    return isInName && own?.kind === 'parameter' && own.parameter === meaning.parameter && own.slug !== meaning.slug
  })
}

/** A "mesa" may be any, and all of them are measured alike. */
function tableIn(tokens: Tokens): Category | null {
  return tokens.some(({ key }) => key === 'mesa') ? categoryBySlug('mesas-de-jantar') : null
}

const ROUND = /^(?:redond[oa]|circular)$/

function quantityClaim({ from, to }: { readonly from: number; readonly to: number }): Claim {
  return { from, to, meanings: null, priority: 1 }
}

function wordClaims(tokens: Tokens, at: number, { tables }: Vocabulary): Claim[] {
  return tables.flatMap((table, index) => {
    const match = table.longestAt(tokens, at)
    const meaning = match?.meanings[0]
    if (!match || !meaning) return []
    const meanings = meaning.kind === 'unsaid' ? null : meaning.kind === 'nothing' ? [] : [meaning]
    return [{ from: match.from, to: match.to, meanings, priority: index + 2 }]
  })
}

/** A phrase may begin with words of the category ("chaise longue esquerda"), if it says something beyond it. */
function parameterClaims(
  tokens: Tokens,
  category: Category,
  found: CategoryFound | null,
  vocabulary: Vocabulary,
): Claim[] {
  const table = vocabulary.parametersOf(category.id)
  return tokens.flatMap((_, at) => {
    const match = table.longestAt(tokens, at)
    const meaning = match?.meanings[0]
    if (!match || !meaning) return []
    const own = range(match.from, match.to).filter((token) => found?.tokens.has(token) !== true)
    return own.some((token) => !isSmallWord(tokens[token]?.key ?? ''))
      ? [{ from: match.from, to: match.to, meanings: [meaning], priority: 1, tokens: own }]
      : []
  })
}

interface Reading {
  readonly slots: Slot[]
  readonly notUnderstood: TextPart[]
  readonly leftWords: TextPart[]
}

function read(
  text: string,
  tokens: Tokens,
  claims: readonly Claim[],
  found: CategoryFound | null,
  vocabulary: Vocabulary,
): Reading {
  const taken = new Set(found?.tokens)
  const reading: Reading = { slots: [], notUnderstood: [], leftWords: [] }
  if (found)
    reading.slots.push({
      meaning: { kind: 'category', category: found.category },
      ...spanOf(tokens, [...found.tokens]),
    })
  let negated: Claim | null = null
  for (const claim of claims) {
    if (claim.meanings?.length === 0) continue
    const negator = negatedBy(tokens, claim, taken, negated)
    const denial = negator === null ? deniedBehind(tokens, claim) : null
    const inside = range(negator ?? claim.from, denial ?? claim.to)
    for (const token of inside) taken.add(token)
    negated = negator === null ? null : claim
    const meanings = negator === null && denial === null ? claim.meanings : opposite(claim.meanings)
    const span = spanOf(tokens, inside)
    if (meanings === null) reading.notUnderstood.push(partOf(text, span))
    else reading.slots.push(...meanings.map((meaning: Meaning): Slot => ({ meaning, ...span })))
  }
  const implied = found === null ? new Set<string>() : vocabulary.wordsOf(found.category)
  readRest(text, tokens, taken, implied, reading)
  return reading
}

/** What nothing has claimed: a word behind "sem" and one of taste are wishes that no filter says; others are searched. `implied`: by the category. */
function readRest(
  text: string,
  tokens: Tokens,
  taken: ReadonlySet<number>,
  implied: ReadonlySet<string>,
  reading: Reading,
): void {
  let negator: number | null = null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as QueryToken
    if (taken.has(at) || token.kind === 'mark') negator = null
    else if (isNegator(token)) negator = at
    else if (negator !== null && !isSmallWord(token.key)) {
      reading.notUnderstood.push(partOf(text, spanOf(tokens, [negator, at])))
      negator = null
    } else if (isWishWord(token.key) || implied.has(token.key)) continue
    else if (isTaste(token.key) || countsThing(tokens, at, taken)) reading.notUnderstood.push(partOf(text, token))
    else addLeft(text, token, reading.leftWords)
  }
}

/** "6 pratos": how many are wanted, which no listing says. */
function countsThing(tokens: Tokens, at: number, taken: ReadonlySet<number>): boolean {
  const [before, number, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isCount = number?.kind === 'number' && /^\d{1,2}$/.test(number.text) && number.from !== before?.to
  return isCount && behind?.kind === 'word' && taken.has(at + 1)
}

/** "E27", "ktm-240": what was typed without a space stays together. */
function addLeft(text: string, { from, to }: QueryToken, left: TextPart[]): void {
  const last = left.at(-1)
  const isGlued = last !== undefined && /^[-./]?$/.test(text.slice(last.to, from))
  if (isGlued) left[left.length - 1] = partOf(text, { from: last.from, to })
  else left.push(partOf(text, { from, to }))
}

function spanOf(tokens: Tokens, inside: readonly number[]): { from: number; to: number } {
  return { from: tokens[Math.min(...inside)]?.from ?? 0, to: tokens[Math.max(...inside)]?.to ?? 0 }
}

function partOf(text: string, { from, to }: { readonly from: number; readonly to: number }): TextPart {
  return { text: text.slice(from, to), from, to }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
