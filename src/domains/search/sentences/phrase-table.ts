import { phraseKeys, type QueryToken } from './query-tokens.ts'

interface Node<Meaning> {
  readonly next: Map<string, Node<Meaning>>
  readonly meanings: Meaning[]
}

/** What a phrase of the query means; tokens `from` to `to`, the last one not included. */
export interface PhraseMatch<Meaning> {
  readonly meanings: readonly Meaning[]
  readonly from: number
  readonly to: number
}

/** Phrases by their words: the longest one that begins at a token is found by going along it. */
export class PhraseTable<Meaning> {
  /** Every word of every phrase. */
  readonly words = new Set<string>()
  readonly #root: Node<Meaning> = { next: new Map(), meanings: [] }
  readonly #isSmall: (key: string) => boolean

  /** `isSmall`: words that neither a phrase nor a query depends on ("sofá de canto", "sofá canto"). */
  constructor(
    phrases: Iterable<readonly [phrase: string, meaning: Meaning]>,
    isSmall: (key: string) => boolean = () => false,
  ) {
    this.#isSmall = isSmall
    for (const [phrase, meaning] of phrases) this.#add(phrase, meaning)
  }

  /** The words with which phrases begin. */
  get firstWords(): Pick<ReadonlySet<string>, 'has'> {
    return this.#root.next
  }

  /** The longest phrase that begins at token `from`, or null. Hyphens, apostrophes and "&" are passed over, other signs end a phrase. */
  longestAt(tokens: readonly QueryToken[], from: number): PhraseMatch<Meaning> | null {
    let node: Node<Meaning> | undefined = this.#root
    let found: PhraseMatch<Meaning> | null = null
    for (let at = from; at < tokens.length; at += 1) {
      const token = tokens[at] as QueryToken
      if (at > from && (JOINING.has(token.text) || this.#isSmall(token.key))) continue
      node = token.kind === 'mark' ? undefined : node.next.get(token.key)
      if (node === undefined) break
      if (node.meanings.length > 0) found = { meanings: node.meanings, from, to: at + 1 }
    }
    return found
  }

  #add(phrase: string, meaning: Meaning): void {
    let node = this.#root
    for (const key of phraseKeys(phrase)) {
      if (this.#isSmall(key)) continue
      this.words.add(key)
      const next = node.next.get(key) ?? { next: new Map(), meanings: [] }
      node.next.set(key, next)
      node = next
    }
    if (node !== this.#root && !node.meanings.includes(meaning)) node.meanings.push(meaning)
  }
}

const JOINING: ReadonlySet<string> = new Set(['-', "'", '’', '&', '–'])
