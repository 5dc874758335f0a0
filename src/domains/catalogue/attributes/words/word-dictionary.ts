import { nameTokens, type Token } from './lexer.ts'

/** A trie of phrases over word keys; each phrase carries what it means. */
export type WordDictionary<Meaning> = { readonly root: Node<Meaning> }
type Node<Meaning> = { readonly next: Map<string, Node<Meaning>>; meanings: Meaning[] }

export function wordDictionary<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
): WordDictionary<Meaning> {
  const root: Node<Meaning> = { next: new Map(), meanings: [] }
  for (const [phrase, meaning] of entries) addPhrase(root, phrase, meaning)
  return { root }
}

export type Match<Meaning> = { readonly meanings: readonly Meaning[]; readonly from: number; readonly to: number }

/**
 * The longest phrase that begins at token `from` and of whose meanings `accepts` takes one, or null. Hyphens between
 * words and apostrophes are passed over ("azul-marinho", "bois d'acacia"), any other mark ends a phrase.
 */
export function matchAt<Meaning>(
  dictionary: WordDictionary<Meaning>,
  tokens: readonly Token[],
  from: number,
  accepts: (meaning: Meaning) => boolean,
): Match<Meaning> | null {
  let node: Node<Meaning> | undefined = dictionary.root
  let found: Match<Meaning> | null = null
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'mark') {
      if ((token.text === '-' || token.text === "'") && at > from) continue
      break
    }
    node = node.next.get(keyOfToken(token))
    if (!node) break
    if (node.meanings.length === 0) continue
    const meanings = node.meanings.filter(accepts)
    if (meanings.length > 0) found = { meanings, from, to: at + 1 }
  }
  return found
}

/** The keys under which a phrase is filed; two spellings with equal keys are the same phrase. */
export function keysOf(phrase: string): string[] {
  const keys: string[] = []
  for (const token of nameTokens(phrase)) if (token.kind !== 'mark') keys.push(keyOfToken(token))
  return keys
}

/**
 * The singular of a folded Portuguese word, good enough for comparing: both sides of a comparison go through it, so it
 * has to be stable, not right ("lápis" may lose its s).
 */
export function singular(word: string): string {
  if (word.length < 4 || word.charCodeAt(word.length - 1) !== letterS) return word
  for (const [ending, replacement] of endings)
    if (word.endsWith(ending)) return word.slice(0, -ending.length) + replacement
  return word.slice(0, -1)
}

const letterS = 115
const endings: readonly (readonly [string, string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['ns', 'm'],
  ['res', 'r'],
  ['zes', 'z'],
]

/** The words whose key this may be. */
export function formsOf(key: string): string[] {
  return [
    key,
    `${key}s`,
    ...endings
      .filter(([, replacement]) => key.endsWith(replacement))
      .map(([ending, replacement]) => key.slice(0, -replacement.length) + ending),
  ]
}

/** Whether a phrase that goes through here means such a thing: "painel de partículas", the third word at last. */
export function saysAny<Meaning>(node: Node<Meaning>, accepts: (meaning: Meaning) => boolean): boolean {
  return node.meanings.some(accepts) || [...node.next.values()].some((next) => saysAny(next, accepts))
}

/** The key of one word or number. A number glued to letters ("e27", "2700k") is another word than the same number standing free. */
export function keyOfToken(token: Token): string {
  return (token.key ??= newKeyOf(token))
}

function newKeyOf(token: Token): string {
  return token.kind === 'number' || (token.glued && token.text.length === 1)
    ? token.glued
      ? `_${token.text}`
      : token.text
    : singular(token.text)
}

function addPhrase<Meaning>(root: Node<Meaning>, phrase: string, meaning: Meaning): void {
  let node = root
  for (const key of keysOf(phrase)) {
    let next = node.next.get(key)
    if (!next) node.next.set(key, (next = { next: new Map(), meanings: [] }))
    node = next
  }
  if (node !== root && !node.meanings.includes(meaning)) node.meanings.push(meaning)
}
