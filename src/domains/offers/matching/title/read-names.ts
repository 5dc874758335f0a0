import { partKinds, pieceKinds } from '../words/head-words.ts'
import { ordinaryStems } from '../words/ordinary-words.ts'
import { setWords } from '../words/qualifier-words.ts'
import type { Head } from './read-head.ts'
import { stemOf } from '../words/stem.ts'
import type { WordsFound } from './title-facts.ts'
import { isAtPart, type Place } from './title-place.ts'
import type { TitleToken } from './title-tokens.ts'
import type { TitleWord } from './title-word.ts'
import { materialOfStem } from '../words/tone-words.ts'

/** What is no colour, material or qualifier: an ordinary word, the name of a series, or a rare word. */
export function readName(word: TitleWord, place: Place, found: WordsFound): void {
  const { text, stem, isProper } = word
  if (place.isFor && endsFor(word, found)) place.isFor = false
  if (word.isOrdinary) return readOrdinary(word, found)
  found.rareStems.add(stem)
  if (isProper === false) (isAtPart(place) ? found.partWords : found.rareWords).push(text)
  else if (place.isFor) found.forNames.push(text)
  else {
    if (!found.names.includes(text)) found.names.push(text)
    if (isProper === true && !found.properNames.includes(text)) found.properNames.push(text)
  }
}

function readOrdinary({ text, stem, isProper }: TitleWord, found: WordsFound): void {
  if (!setWords.has(text)) found.kind ??= stem
  if (isProper === true && pieceKinds(text) === undefined) found.weakNames.push(text)
}

/** "Para jardim", "para sala": a place or use, and what follows is of the thing again. */
function endsFor({ text, isProper, isOrdinary }: TitleWord, { forNames }: WordsFound): boolean {
  return isOrdinary ? forNames.length > 0 || !isThing(text) : isProper === false
}

function isThing(text: string): boolean {
  return pieceKinds(text) !== undefined || partKinds(text) !== undefined
}

/** Its own series and the one that it is for, told apart when the whole title is read. */
export function settleNames(tokens: readonly TitleToken[], { headAt }: Head, found: WordsFound): void {
  if (headAt < 1 && isOnlyFirst(tokens, found)) found.names.shift()
  keepForNames(found)
}

/** "Mantinha Talha em algodão": the first word has its capital anyway, and a better name stands behind it; where a known thing stands behind it, it is the series. */
function isOnlyFirst([first]: readonly TitleToken[], { names, properNames }: WordsFound): boolean {
  const [name] = names
  return name !== undefined && name === first?.text && properNames.length > 0 && !properNames.includes(name)
}

/** What a thing is for is the name of another one, unless it has none of its own. */
function keepForNames(found: WordsFound): void {
  if (found.forNames.length === 0) return
  if (found.names.length === 0) {
    found.names.push(...found.forNames)
    found.properNames.push(...found.forNames)
    return
  }
  found.forNames = found.forNames.filter((name) => !found.names.includes(name))
  for (const name of found.forNames) found.words.delete(name)
}

/** "Coura – cama de grades": a first word that is no thing, and no other ordinary word but a material's. */
export function isNameFirst(tokens: readonly TitleToken[]): boolean {
  const stem = stemOf(tokens.find(({ kind }) => kind === 'word')?.text ?? '')
  return !ordinaryStems.has(stem) || materialOfStem.has(stem)
}

/** "LINNMON / ALEX", in the order of the alphabet. */
export function joinedNamesOf(tokens: readonly TitleToken[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return NO_NAMES
  let joined: Set<string> | null = null
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (tokens[at]!.text !== '/') continue
    const [before, after] = [tokens[at - 1]!.text, tokens[at + 1]!.text]
    if (names.includes(before) && names.includes(after)) joined = (joined ?? new Set()).add(before).add(after)
  }
  return joined === null ? NO_NAMES : [...joined].sort()
}

const NO_NAMES: readonly string[] = []
