import { editDistance, lettersOf, missingLetters } from '../plan/edit-distance.ts'
import { termsOf } from '../language/analyse.ts'
import { wordsOf } from '../rules/text-words.ts'

/** A word of what is being typed: how it is written so far, folded, and what it means as it stands. */
export interface TypedWord {
  readonly prefix: string
  readonly term: string
}

/** Something with a name, and other words for it that count only when they were typed whole: other languages, plurals. */
export interface Named<Thing> {
  readonly thing: Thing
  readonly name: string
  readonly otherWords?: readonly string[]
}

/** For each thing that at least one word meets, a bit for each word of the query that it meets. */
export type Met<Thing> = ReadonlyMap<Thing, number>

interface Entry<Thing> {
  readonly word: string
  readonly thing: Thing
  readonly isWhole: boolean
}

/**
 * Names by their words in order, so that all words with a prefix stand side by side: found by halving. Beside the words as
 * they are written stand their terms, which a word of the query meets by what it means.
 */
export class WordTable<Thing> {
  readonly #entries: readonly Entry<Thing>[]
  readonly #terms: ReadonlyMap<string, ReadonlySet<Thing>>
  /** Each word once, with the set of its letters. */
  readonly #spellings: readonly { readonly word: string; readonly letters: number }[]

  constructor(names: Iterable<Named<Thing>>) {
    const entries: Entry<Thing>[] = []
    const terms = new Map<string, Set<Thing>>()
    for (const { thing, name, otherWords = [] } of names) {
      for (const word of new Set(wordsOf(name))) entries.push({ word, thing, isWhole: false })
      for (const word of new Set(otherWords)) entries.push({ word, thing, isWhole: true })
      for (const term of termsOf(name)) terms.set(term, (terms.get(term) ?? new Set()).add(thing))
    }
    this.#entries = entries.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
    this.#terms = terms
    this.#spellings = [...new Set(this.#entries.map(({ word }) => word))].map((word) => ({
      word,
      letters: lettersOf(word),
    }))
  }

  /** Things of which a word begins with a word of the query, or means the same. At most 31 words, a bit each. */
  meet(query: readonly TypedWord[]): Met<Thing> {
    const met = new Map<Thing, number>()
    query.forEach(({ prefix, term }, bit) => {
      const add = (thing: Thing): void => void met.set(thing, (met.get(thing) ?? 0) | (1 << bit))
      for (let at = this.#firstFrom(prefix); at < this.#entries.length; at++) {
        const { word, thing, isWhole } = this.#entries[at] as Entry<Thing>
        if (!word.startsWith(prefix)) break
        if (!isWhole || word === prefix) add(thing)
      }
      for (const thing of this.#terms.get(term) ?? []) add(thing)
    })
    return met
  }

  /** Whether a word begins so, or one means it. */
  knows({ prefix, term }: TypedWord): boolean {
    return this.#entries[this.#firstFrom(prefix)]?.word.startsWith(prefix) === true || this.#terms.has(term)
  }

  /**
   * The beginning of a word here that is nearest to one with a typing error, at most `most` steps away and with the same first letter
   * or only one; null: none is so near.
   */
  nearest(prefix: string, most: number): Near | null {
    let best: Near | null = null
    const letters = lettersOf(prefix)
    for (const { word, letters: own } of this.#spellings) {
      const nearer: number = (best?.distance ?? most + 1) - 1
      let within: number = word[0] === prefix[0] ? nearer : Math.min(nearer, 1)
      if (missingLetters(letters, own) > within) continue
      for (let length = prefix.length - 1; length <= prefix.length + 1; length++) {
        const beginning = word.slice(0, length)
        if (beginning.length < length && beginning.length < prefix.length - 1) break
        const distance = editDistance(prefix, beginning, within)
        if (distance <= within) [best, within] = [{ beginning, distance }, distance]
      }
    }
    return best
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#entries[middle] as Entry<Thing>).word < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

export interface Near {
  readonly beginning: string
  readonly distance: number
}
