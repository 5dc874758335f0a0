import type { Vocabulary, WordPlan } from '#ports/search/port.ts'
import type { SearchDirectory } from '../directory.ts'
import type { PhraseTable } from '../language/same-words.ts'
import { stemOf } from '../language/portuguese.ts'
import { categoryPhrases, categoryTerm, thingTerm } from './category-phrases.ts'
import { corrections, splitWord } from './corrections.ts'
import { nearWords } from './near-words.ts'
import { isKnownWord } from './known-words.ts'
import { shopPhrases, shopTerm } from './shop-phrases.ts'
import { queryWords, type QueryWord, typedWord } from './query-words.ts'
import { isSynonymWord, synonymPhrases } from '../synonyms/synonym.ts'

/** How much an alternative counts beside the word itself. */
const WEIGHT = { own: 8, category: 8, beside: 2, size: 6, corrected: 5, near: 4, prefix: 4, bare: 3 } as const
/** Added for two words that stand side by side: tells titles apart, and is less than being the thing itself. */
export const ADJACENCY_BONUS = 48

/** A word that was not found as it was typed, and what is looked for instead. */
export interface Correction extends Pick<QueryWord, 'from' | 'to'> {
  readonly terms: readonly string[]
}

/** The words of a search as a plan has them. */
export interface PlannedWords {
  readonly words: readonly QueryWord[]
  readonly plans: readonly WordPlan[]
  readonly corrections: readonly Correction[]
}

/** What the words of a search are held against. */
export interface KnownNames {
  readonly vocabulary: Vocabulary
  readonly directory: SearchDirectory
}

interface Unit {
  readonly word: QueryWord
  /** What it is taken for: itself, or the best correction. */
  readonly term: string
  readonly alternatives: Map<string, number>
}

/**
 * What a search's words may be met by, weighed with integers alone so that every engine gives one order: each word by its
 * own term, the category that it names (with its neighbours), words near to it, and, where nobody has it, what it may be a
 * typing error for; the rarer a word, the more it counts.
 */
export function planWords(query: string, { vocabulary, directory }: KnownNames, isTyping = false): PlannedWords {
  const found: Correction[] = []
  const words = isTyping ? tellingWords(queryWords(query)) : queryWords(query)
  const plain = words.flatMap((word, at) =>
    isTyping && at === words.length - 1 ? [plainUnit(word)] : unitsOf(word, query, { vocabulary, directory }, found),
  )
  addJoined(plain, query, vocabulary)
  addThings(plain)
  addCategories(plain)
  addShops(plain, directory)
  const units = withSynonyms(plain, directory)
  const last = words.at(-1)
  return {
    words,
    plans: units.map((unit, at) =>
      weighed(unit, vocabulary, isTyping && last && at === units.length - 1 ? typedWord(query, last) : null),
    ),
    corrections: found,
  }
}

/**
 * Words that tell one product from another while they are typed: beside a longer one, a letter or two ("mesa d") begin half of all words, and to
 * look them up costs ten times as much as the others. One letter alone names no product yet.
 */
function tellingWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const long = words.filter(({ term }) => term.length > 2 || /\d/.test(term))
  return long.length > 0 ? long : words.filter(({ term }) => term.length > 1)
}

function plainUnit(word: QueryWord): Unit {
  return { word, term: word.term, alternatives: new Map([[word.term, WEIGHT.own]]) }
}

function unitsOf(word: QueryWord, query: string, { vocabulary, directory }: KnownNames, found: Correction[]): Unit[] {
  const unit = plainUnit(word)
  if (word.kind !== 'word') {
    for (const [term, weight] of otherSizes(word)) unit.alternatives.set(term, weight)
    return [unit]
  }
  if (word.isQuoted) return [unit]
  for (const near of nearWords(word.term)) unit.alternatives.set(near, WEIGHT.near)
  const isKnown = isKnownWord(word.term) || isSynonymWord(word.term, directory.synonyms)
  if (vocabulary.rowsWith(word.term) > 0 || isKnown) return [unit]
  return correctedUnits(unit, typedWord(query, word), vocabulary, found)
}

function correctedUnits(unit: Unit, typed: string, vocabulary: Vocabulary, found: Correction[]): Unit[] {
  const { word, alternatives } = unit
  const candidates = corrections(word.term, typed, vocabulary)
  const parts = candidates[0]?.distance === 1 ? null : splitWord(word.term, vocabulary)
  if (parts !== null) {
    found.push({ from: word.from, to: word.to, terms: parts })
    return parts.map((term) => plainUnit({ ...word, term }))
  }
  const [best] = candidates
  if (best === undefined) return [unit]
  candidates.forEach(({ term }, place) => alternatives.set(term, Math.max(1, WEIGHT.corrected - 2 * place)))
  found.push({ from: word.from, to: word.to, terms: [best.term] })
  return [{ ...unit, term: best.term }]
}

/** "180" may be 180 cm, and a title may say "180" for 180 cm. */
function otherSizes({ term, kind }: QueryWord): [string, number][] {
  const value = Number.parseInt(term, 10)
  if (kind === 'size') return value % 10 === 0 ? [[String(value / 10), WEIGHT.bare]] : []
  if (term.length > 4 || value < SHORTEST_CM) return []
  return [[`${value <= LONGEST_CM ? value * 10 : value}mm`, WEIGHT.size]]
}
const [SHORTEST_CM, LONGEST_CM] = [20, 600]

/** "Sobre colchão", "porta chaves": two words that others write as one. */
function addJoined(units: readonly Unit[], query: string, vocabulary: Vocabulary): void {
  units.forEach((unit, at) => {
    const next = units[at + 1]
    if (next === undefined || unit.word.kind !== 'word' || next.word.kind !== 'word') return
    const joined = stemOf(typedWord(query, unit.word) + typedWord(query, next.word))
    if (vocabulary.rowsWith(joined) === 0) return
    for (const each of [unit, next]) each.alternatives.set(joined, WEIGHT.own).set(thingTerm(joined), WEIGHT.own)
  })
}

/** A word that may say what is looked for is met by things that are called so; behind "de" or "para" it says of which kind. */
function addThings(units: readonly Unit[]): void {
  units.forEach(({ word, term, alternatives }, at) => {
    if (word.kind !== 'word' || (word.isBehindSmall && !setNouns.has(units[at - 1]?.term ?? ''))) return
    alternatives.set(thingTerm(term), WEIGHT.own)
  })
}

/** "Conjunto de cadeiras" are chairs. */
const setNouns = new Set(['conjunto', 'jogo', 'kit', 'pack', 'par', 'set', 'lote'])

/** Words that name a category together are met by it; the first, which says what the thing is, counts most, and the others name no thing of their own. */
function addCategories(units: readonly Unit[]): void {
  forEachPhrase(units, categoryPhrases, (unit, place, ids) => {
    if (place > 0) unit.alternatives.delete(thingTerm(unit.term))
    const isOwn = place === 0 && (!unit.word.isBehindSmall || unit.alternatives.has(thingTerm(unit.term)))
    for (const id of ids) unit.alternatives.set(categoryTerm(id), isOwn ? WEIGHT.category : WEIGHT.beside)
  })
}

/** All offers of a shop are met by its name. */
function addShops(units: readonly Unit[], directory: SearchDirectory): void {
  forEachPhrase(units, shopPhrases(directory), (unit, _place, id) => unit.alternatives.set(shopTerm(id), WEIGHT.own))
}

/**
 * Words that an editor has given a meaning are met by it as well: all words of it together, or a category. Of several words on both
 * sides each of one stands beside each of the other, which says the same.
 */
function withSynonyms(units: readonly Unit[], { synonyms }: SearchDirectory): Unit[] {
  if (synonyms.length === 0) return [...units]
  const met = new Map<Unit, Unit[]>()
  forEachPhrase(units, synonymPhrases(synonyms), (unit, place, { terms, categoryIds }) => {
    for (const id of categoryIds) unit.alternatives.set(categoryTerm(id), place === 0 ? WEIGHT.category : WEIGHT.beside)
    met.set(
      unit,
      terms.map((term, at) => {
        const alternatives = new Map(unit.alternatives).set(term, WEIGHT.own)
        return {
          ...unit,
          alternatives: at === 0 && place === 0 ? alternatives.set(thingTerm(term), WEIGHT.own) : alternatives,
        }
      }),
    )
  })
  return units.flatMap((unit) => {
    const made = met.get(unit) ?? []
    return made.length === 0 ? [unit] : made
  })
}

function forEachPhrase<Meaning>(
  units: readonly Unit[],
  table: PhraseTable<Meaning>,
  meet: (unit: Unit, place: number, meaning: Meaning) => void,
): void {
  const terms = units.map(({ term, word }) => (word.isQuoted ? '"' : term))
  for (let at = 0; at < units.length;) {
    const phrase = table.longestAt(terms, at)
    if (phrase)
      for (let place = 0; place < phrase.length; place++) meet(units[at + place] as Unit, place, phrase.meaning)
    at += phrase?.length ?? 1
  }
}

function weighed({ term, alternatives }: Unit, vocabulary: Vocabulary, prefix: string | null): WordPlan {
  const rarity = rarityOf(term, alternatives, vocabulary)
  const planned = [...alternatives].map(([each, weight]) => ({ term: each, weight: weight * rarity }))
  return {
    alternatives:
      prefix === null ? planned : [...planned, { term: prefix, weight: WEIGHT.prefix * rarity, prefix: true }],
  }
}

/** 1 for what every row has, one more each time that it is half as frequent. */
const RAREST = 12

function rarityOf(term: string, alternatives: Unit['alternatives'], vocabulary: Vocabulary): number {
  const own = vocabulary.rowsWith(term)
  const rows = own > 0 ? own : Math.max(0, ...[...alternatives.keys()].map((each) => vocabulary.rowsWith(each)))
  return Math.min(RAREST, 1 + Math.floor(Math.log2((vocabulary.rowCount + 1) / (rows + 1))))
}
