import { fold } from '../rules/text-words.ts'

/**
 * The stem of a Portuguese word, for index and query alike: plurals of all kinds and the regular feminine of adjectives go, and
 * nothing else, so that different words stay different (banco and banca, porta and porto). Written before or after 1990, with or without its
 * accents, a word has one stem. The minimal stemmer of those measured (architecture.md, Search) with rules of our own
 * for what it leaves apart: "-oes" without its tilde, words in -re, -le, -ze, -se, -ne.
 */
export function stem(word: string, isAdjective: (masculine: string) => boolean = () => false): string {
  const folded = fold(word)
  let at = folded
  // Until nothing is left to take away, so that the stem of a stem is that stem; each step shortens the word or ends it in -o.
  for (let before = ''; at !== before && isInflected(at);) {
    before = at
    at = feminine(withoutEnd(singular(since1990(at))), isAdjective)
  }
  return at
}

/** Shorter words have no endings to take away ("gás", "mês"), nor has what holds a number ("lack55s"). */
const SHORTEST = 4
function isInflected(word: string): boolean {
  return word.length >= SHORTEST && !/\d/.test(word)
}

/** Consonants that are no longer written: eléctrico, direcção, recepção, óptimo, rectangular. */
function since1990(word: string): string {
  return word.replace(/(?<=[aeiou])(?:c(?=[ct])|p(?=c))|(?<=^o)p(?=t)/g, '')
}

/** Plurals in -eis of words in -il; those in -el are the rule. */
const inIl = /(?:text|portat|fac|dific|frag|ut|versat|retrat|volat)eis$/
/** The first ending that fits. */
const plurals: readonly (readonly [ending: string, singular: string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'm'],
  ['res', 'r'],
  ['les', 'l'],
  ['zes', 'z'],
  ['ses', 's'],
  ['nes', 'n'],
  ['is', 'i'],
  ['s', ''],
]
const noPlurals = new Set([
  'mais',
  'dois',
  'tres',
  'seis',
  'reis',
  'depois',
  'cais',
  'lapis',
  'gratis',
  'tenis',
  'iris',
  'oasis',
  'chais',
])

function singular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || noPlurals.has(word)) return word
  if (inIl.test(word)) return `${word.slice(0, -3)}il`
  const [ending, replacement] = plurals.find(([each]) => word.endsWith(each) && word.length > each.length) ?? ['', '']
  return word.slice(0, word.length - ending.length) + replacement
}

/** "Torre" must meet "torres", whose -es may be that of "cores" as well; "funil" meets "funis", whose -is may be that of "táxis". */
function withoutEnd(word: string): string {
  return word.length >= SHORTEST && /[rlzsn]e$|il$/.test(word) ? word.slice(0, -1) : word
}

const regular = /(?:ad|id|os|iv)a$/
const LONG_ENOUGH = 6

function feminine(word: string, isAdjective: (masculine: string) => boolean): string {
  if (!word.endsWith('a')) return word
  const masculine = `${word.slice(0, -1)}o`
  return isAdjective(masculine) || (word.length >= LONG_ENOUGH && regular.test(word)) ? masculine : word
}
