import type { Vocabulary } from '#ports/search/port.ts'
import { stemOf } from '../language/portuguese.ts'
import { bitCount, editDistance, lettersOf } from './edit-distance.ts'

/** A word of the catalogue that may be meant. */
export interface Candidate {
  readonly term: string
  readonly rows: number
  readonly distance: number
}

/** Words of this many letters may have one error, or two. Shorter ones are too near to too many. */
const ONE_FROM = 4
const TWO_FROM = 7
/** What is asked for at most. */
const MOST_CANDIDATES = 3
/** Beside the most frequent candidate those count that are not so many times rarer: a series "Sofia" is no sofa. */
const RARER = 20
/** A large catalogue has errors of its own: what stands on a row or two is not offered. */
const ROWS_A_WORD = 20_000

/**
 * Words near to one that the vocabulary does not know, best first: the nearest, of those the most frequent. An error may
 * stand where the stem was cut ("vedre"), so that the word as it was typed is held against them too.
 */
export function corrections(term: string, typed: string, vocabulary: Vocabulary): readonly Candidate[] {
  const { byTerm, words } = spellingsOf(vocabulary)
  const key = `${term} ${typed}`
  const known = byTerm.get(key)
  if (known) return known
  const found = best([...new Set([term, typed])].flatMap((form) => nearest(form, words)))
  if (byTerm.size >= MOST_REMEMBERED) byTerm.clear()
  byTerm.set(key, found)
  return found
}

/** The nearest ones; of the same word the nearer form. */
function best(all: readonly Candidate[]): Candidate[] {
  const least = Math.min(...all.map(({ distance }) => distance))
  const byTerm = new Map(all.filter(({ distance }) => distance === least).map((each) => [each.term, each]))
  const found = [...byTerm.values()].sort((a, b) => b.rows - a.rows || (a.term < b.term ? -1 : 1))
  const enough = (found[0]?.rows ?? 0) / RARER
  return found.filter(({ rows }) => rows >= enough).slice(0, MOST_CANDIDATES)
}

function nearest(term: string, words: Spellings['words']): Candidate[] {
  const most = term.length >= TWO_FROM ? 2 : term.length >= ONE_FROM ? 1 : 0
  if (most === 0 || !LETTERS.test(term)) return []
  const [letters, sound] = [lettersOf(term), soundOf(term)]
  let [nearestSoFar, found] = [most, [] as Candidate[]]
  for (let length = term.length - most; length <= term.length + most; length++)
    for (const word of words[length] ?? []) {
      const soundsAlike = word.sound === sound
      // Each step changes two letters of the set at most; most words end here.
      if (!soundsAlike && bitCount(letters ^ word.letters) > 2 * nearestSoFar) continue
      const distance = soundsAlike ? 1 : editDistance(term, word.term, nearestSoFar)
      if (distance > nearestSoFar || (distance === 2 && word.term[0] !== term[0])) continue
      if (distance < nearestSoFar) [nearestSoFar, found] = [distance, []]
      found.push({ term: word.term, rows: word.rows, distance })
    }
  return found
}

/** What is written otherwise and sounds alike: "colxão", "caza", "almufada", "kadeira". */
function soundOf(word: string): string {
  return sounds.reduce((sound, [letters, same]) => sound.replace(letters, same), word)
}
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ch|sh/g, 'x'],
  [/ss|sc(?=[ei])|c(?=[ei])|z/g, 's'],
  [/qu(?=[ei])|c|q/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/lh(?=[aeiou])|li(?=[aeou])/g, 'L'],
  [/nh|ni(?=[aeou])/g, 'N'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/ou/g, 'o'],
  [/ei/g, 'e'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/(.)\1+/g, '$1'],
]

/** "sofá2lugares", "mesaredonda": where a word that nobody knows is two that are known, the pair of which the rarer is most frequent. */
export function splitWord(term: string, vocabulary: Vocabulary): readonly string[] | null {
  if (/^[a-z]{3,}\d+[a-z]{3,}$/.test(term)) return (term.match(/[a-z]+|\d+/g) ?? []).map(stemOf)
  if (term.length < 2 * SHORTEST_PART || !LETTERS.test(term)) return null
  let [best, bestRows] = [null as readonly [string, string] | null, 0]
  for (let at = SHORTEST_PART; at <= term.length - SHORTEST_PART; at++) {
    const [first, second] = [term.slice(0, at), term.slice(at)]
    const rows = Math.min(vocabulary.rowsWith(first), vocabulary.rowsWith(second))
    if (rows > bestRows) [best, bestRows] = [[first, second], rows]
  }
  return bestRows >= leastRows(vocabulary) ? best : null
}
const SHORTEST_PART = 4

const LETTERS = /^[a-z]+$/

interface Spelling {
  readonly term: string
  readonly rows: number
  /** A bit for each letter that it has. */
  readonly letters: number
  readonly sound: string
}

interface Spellings {
  /** By length. */
  readonly words: readonly (readonly Spelling[] | undefined)[]
  /** Answers given already; errors repeat themselves. */
  readonly byTerm: Map<string, readonly Candidate[]>
}

const MOST_REMEMBERED = 5_000
const spellings = new WeakMap<Vocabulary, Spellings>()

/** Words that a correction may lead to, made once for each base. */
function spellingsOf(vocabulary: Vocabulary): Spellings {
  for (const _ of prepareCorrections(vocabulary));
  return spellings.get(vocabulary) as Spellings
}

/** Terms that are looked at between two chances to answer others. */
const TERMS_A_PIECE = 500

/** Does in pieces, ahead of who makes the first error, what is done once for each base. */
export function* prepareCorrections(vocabulary: Vocabulary): Generator<undefined, void> {
  if (spellings.has(vocabulary)) return
  const words: Spelling[][] = []
  const least = leastRows(vocabulary)
  let looked = 0
  for (const { term, rows } of vocabulary.terms()) {
    if (++looked % TERMS_A_PIECE === 0) yield
    if (rows < least || term.length < ONE_FROM || !LETTERS.test(term)) continue
    ;(words[term.length] ??= []).push({ term, rows, letters: lettersOf(term), sound: soundOf(term) })
  }
  spellings.set(vocabulary, { words, byTerm: new Map() })
}

function leastRows({ rowCount }: Vocabulary): number {
  return 1 + Math.floor(rowCount / ROWS_A_WORD)
}
