import { sameTable } from '../language/analyse.ts'
import { stemOf } from '../language/portuguese.ts'
import { fold } from '../rules/text-words.ts'
import { isSmallWord } from './small-words.ts'

/** A word, a number or a sign of what was typed, with its place in it. */
export interface QueryToken {
  readonly kind: 'word' | 'number' | 'mark' | 'quoted'
  /** Folded. */
  readonly text: string
  /** What phrases are filed under: the stem of a word, in our own words ("marrom" is "castanho"). */
  readonly key: string
  readonly from: number
  readonly to: number
}

const PARTS = /(["“”„«][^"“”„«»]+["“”»])|(\p{L}[\p{L}\p{M}]*)|(\d+(?:[.,]\d+)*)|[^\s\p{L}\p{M}\p{N}]/gu

/** One pass over the text: "160cmx90" is 160 · cm · x · 90, "1.200,50€" is a number and a sign; what is quoted is one piece. */
export function queryTokens(text: string): QueryToken[] {
  const tokens = [...text.matchAll(PARTS)].flatMap((found) => {
    const [part, quoted, word, number] = found
    if (word !== undefined) return wordTokens(word, found.index)
    const kind = number !== undefined ? 'number' : quoted !== undefined ? 'quoted' : 'mark'
    return [tokenOf(kind, part, found.index)]
  })
  return inOurWords(tokens)
}

/** The words of a phrase as a table keeps them. */
export function phraseKeys(phrase: string): string[] {
  return queryTokens(phrase.normalize('NFC')).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
}

/** The sign × may be glued to the unit before it. */
const UNIT_AND_TIMES = /^([cm]?m)x$/

function wordTokens(word: string, at: number): QueryToken[] {
  const [, unit] = UNIT_AND_TIMES.exec(word.toLowerCase()) ?? []
  if (unit === undefined) return [tokenOf('word', word, at)]
  return [tokenOf('word', unit, at), tokenOf('word', 'x', at + unit.length)]
}

function tokenOf(kind: QueryToken['kind'], part: string, from: number): QueryToken {
  const text = kind === 'word' ? fold(part) : part
  return { kind, text, key: kind === 'word' ? keyOf(part) : text, from, to: from + part.length }
}

/** Without its tilde wool would be the article of other languages. */
function keyOf(word: string): string {
  const lower = word.toLowerCase()
  return lower === 'lã' ? 'laa' : stemOf(lower)
}

/** Words of neighbours and other spellings by what they mean; each word of the meaning stands for all that was typed. */
function inOurWords(tokens: readonly QueryToken[]): QueryToken[] {
  const words = tokens.filter(({ kind, key }) => kind === 'word' && !isSmallWord(key))
  const keys = words.map(({ key }) => key)
  const result: QueryToken[] = []
  let next = 0
  for (let word = 0; word < words.length;) {
    const found = sameTable.longestAt(keys, word)
    const inside = words.slice(word, word + (found?.length ?? 1))
    word += inside.length
    const [first, last] = [inside[0], inside.at(-1)]
    if (found === null || first === undefined || last === undefined) continue
    const [from, to] = [tokens.indexOf(first), tokens.indexOf(last)]
    if (!tokens.slice(from, to).every(({ kind, text }) => kind === 'word' || text === '-')) continue
    result.push(...tokens.slice(next, from), ...found.meaning.map((key) => meant(key, first.from, last.to)))
    next = to + 1
  }
  return [...result, ...tokens.slice(next)]
}

function meant(key: string, from: number, to: number): QueryToken {
  return { kind: 'word', text: key, key, from, to }
}
