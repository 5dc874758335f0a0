import { type Category, categoryBySlug } from '#domains/catalogue/contract.ts'
import { categoryIn, type CategoryFound } from './category-in.ts'
import { type Claim, claimLongest } from './claims.ts'
import type { Meaning, Slot, TextPart, Understanding } from './meaning.ts'
import { isNegator, negatedBy, opposite } from './negation.ts'
import { quantityMeaning } from './quantity-meaning.ts'
import { type QueryToken, queryTokens } from './query-tokens.ts'
import { bedWidths } from './bed-widths.ts'
import { readQuantity } from './read-quantity.ts'
import { isSmallWord, isTaste, isWishWord } from './small-words.ts'
import { corrected } from './spellings.ts'
import { agreed } from './agree.ts'
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
  const measures = tokens.flatMap((_, at) => readQuantity(tokens, at) ?? [])
  const found = categoryIn(tokens, [...words, ...measures.map(quantityClaim)], vocabulary)
  const category = found?.category ?? within
  const parameters = category === null ? [] : parameterClaims(tokens, category, found, vocabulary)
  const quantities = [...measures, ...bedWidths(tokens, category)]
  const thing = {
    category: category ?? tableIn(tokens),
    isRound: tokens.some(({ key }) => ROUND.test(key)),
    axes: new Set(quantities.map(({ axis }) => axis)),
  }
  const measured = quantities.map((quantity) => ({
    ...quantityClaim(quantity),
    meanings: quantityMeaning(quantity, thing),
  }))
  const claims = claimLongest([...words, ...parameters, ...measured], found?.tokens ?? new Set())
  return agreed({ ...read(text, tokens, claims, found, vocabulary), text })
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
    const inside = range(negator ?? claim.from, claim.to)
    for (const token of inside) taken.add(token)
    negated = negator === null ? null : claim
    const meanings = negator === null ? claim.meanings : opposite(claim.meanings)
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
    else if (isTaste(token.key)) reading.notUnderstood.push(partOf(text, token))
    else addLeft(text, token, reading.leftWords)
  }
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
