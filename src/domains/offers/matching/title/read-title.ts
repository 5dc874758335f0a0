import { smallWords } from '../words/ordinary-words.ts'
import { inclusions } from '../words/qualifier-words.ts'
import { listColour } from './list-colour.ts'
import { readParts } from './parts-told.ts'
import { forWords, readHead } from './read-head.ts'
import { addQualifier, readLetter } from './read-letters.ts'
import { readLegs, readLook, readMaterial, readTone, readWoodFinish } from './read-looks.ts'
import { isNameFirst, joinedNamesOf, readName, settleNames } from './read-names.ts'
import { endAtCover, includedWords, readIncluded, readPresence } from './read-presence.ts'
import { stemOf } from '../words/stem.ts'
import { nothingFound, type TitleFacts, type WordsFound } from './title-facts.ts'
import { readMeasures } from './title-measures.ts'
import { passBetweenWords, type Place, startOfTitle } from './title-place.ts'
import { titleTokens, type TitleToken } from './title-tokens.ts'
import { type TitleWord, wordAt } from './title-word.ts'

/** One pass over the tokens; what numbers say is read first and stays out of the words. */
export function readTitle(title: string, brandSlug: string | null): TitleFacts {
  const tokens = titleTokens(title)
  const brandWords = new Set((brandSlug ?? '').split('-').filter((word) => word !== ''))
  const measures = readMeasures(tokens)
  const found = readWords(tokens, measures.readAt, brandWords)
  const head = readHead(tokens)
  settleNames(tokens, head, found)
  const tellsProper = tokens.some(({ isProper }) => isProper === false)
  const codes = tokens.filter(({ kind, text }) => kind === 'code' && !brandWords.has(text)).map(({ text }) => text)
  return {
    ...measures,
    ...found,
    joinedNames: joinedNamesOf(tokens, found.names),
    ...head,
    ...readParts(tokens, head),
    brandStems: new Set([...brandWords].map(stemOf)),
    tellsProper,
    mayHaveName:
      found.names.length + codes.length > 0 ||
      !tellsProper ||
      tokens.some(({ isProper }) => isProper === true) ||
      isNameFirst(tokens),
    codes,
  }
}

/** `readAt`: the places of what was read as a measure; it and the brand's words say nothing more. */
function readWords(
  tokens: readonly TitleToken[],
  readAt: ReadonlySet<number>,
  brandWords: ReadonlySet<string>,
): WordsFound {
  const found = nothingFound()
  const place = startOfTitle()
  for (const [at, token] of tokens.entries()) {
    const { kind, text } = token
    if (kind !== 'word') {
      passBetweenWords(tokens, at, place)
      continue
    }
    readIncluded(tokens, at, found)
    if (!readLetter(tokens, at, found)) {
      if (forWords.has(text)) place.isFor = true
      else readPresence(tokens, at, place, found)
    }
    endAtCover(token, place)
    if (smallWords.has(text) || includedWords.has(text) || brandWords.has(text) || readAt.has(at)) continue
    readWord(wordAt(tokens, at, place), place, found)
  }
  return found
}

function readWord(word: TitleWord, place: Place, found: WordsFound): void {
  const { text, stem, tone, material, qualifier } = word
  found.stems.add(stem)
  found.words.add(text)
  if (qualifier !== undefined) addQualifier(found, qualifier.kind, qualifier.value)
  if (place.presence === true) readAdded(word, found)
  else readLegs(word, place, found)
  listColour(word, place, found)
  readTone(word, place, found)
  readWoodFinish(word, place, found)
  readLook(word, place, found)
  readMaterial(word, place, found)
  if (text.length < 3) place.isFor = false
  const isOfLooks = tone !== undefined || material !== undefined
  if (isOfLooks || qualifier?.kind === 'finish') found.lookStems.add(stem)
  if (!isOfLooks && qualifier === undefined && !isAbbreviation(word)) readName(word, place, found)
  place.isBehindColour = tone !== undefined
}

/** What stands behind "com". */
function readAdded({ text, stem }: TitleWord, found: WordsFound): void {
  found.added.add(stem)
  if (TELLING_PARTS.has(inclusions.get(text) ?? '')) found.included.add(stem)
}

/** Parts that the articles of a series have or not; legs and doors all have. */
const TELLING_PARTS = new Set([
  'storage',
  'light',
  'headrest',
  'arms',
  'headboard',
  'mirror',
  'mattress',
  'base',
  'chaise',
  'bed',
  'pouf',
  'chairs',
])

/** "MDF", "xl": too short to be a name. */
function isAbbreviation({ text, isAcronym }: TitleWord): boolean {
  return text.length < 3 || (text.length === 3 && isAcronym)
}
