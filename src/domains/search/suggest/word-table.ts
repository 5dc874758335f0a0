/** Something with names; `words` are folded, those of all its names together. */
export interface Named<Thing> {
  readonly thing: Thing
  readonly words: readonly string[]
  /** Words that count only when they were typed whole: other languages, plurals. */
  readonly wholeWords?: readonly string[]
}

/** For each thing that at least one word meets, a bit for each word of the query that it meets. */
export type Met<Thing> = ReadonlyMap<Thing, number>

interface Entry<Thing> {
  readonly word: string
  readonly thing: Thing
  readonly isWhole: boolean
}

/** Names by their words in order, so that all words with a prefix stand side by side: found by halving. */
export class WordTable<Thing> {
  readonly #entries: readonly Entry<Thing>[]

  constructor(names: Iterable<Named<Thing>>) {
    const entries: Entry<Thing>[] = []
    for (const { thing, words, wholeWords = [] } of names) {
      for (const word of new Set(words)) entries.push({ word, thing, isWhole: false })
      for (const word of new Set(wholeWords)) entries.push({ word, thing, isWhole: true })
    }
    this.#entries = entries.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  }

  /** Things of which a word begins with a word of the query. At most 31 words, a bit each. */
  meet(query: readonly string[]): Met<Thing> {
    const met = new Map<Thing, number>()
    query.forEach((prefix, bit) => {
      for (let at = this.#firstFrom(prefix); at < this.#entries.length; at++) {
        const { word, thing, isWhole } = this.#entries[at] as Entry<Thing>
        if (!word.startsWith(prefix)) break
        if (!isWhole || word === prefix) met.set(thing, (met.get(thing) ?? 0) | (1 << bit))
      }
    })
    return met
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
