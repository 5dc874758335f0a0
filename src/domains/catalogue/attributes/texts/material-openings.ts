import { memoised } from '#platform/memory/memoised.ts'
import { nameWords } from '../words/attribute-words.ts'
import { fold, tokensOf } from '../words/lexer.ts'
import { matchAt, saysAny, singular } from '../words/word-dictionary.ts'
import { isColour, isMaterial } from './material-clause.ts'
import { madeWords } from './making-words.ts'

/** What leads to a material: by itself ("em veludo"), or only behind a word of making ("forrado a tecido", "bezogen mit Samt"). */
const prepositions: ReadonlyMap<string, 'alone' | 'behind making'> = new Map([
  ...['em', 'en', 'de', 'di', 'in', 'of', 'av', 'af', 'aus', 'van', 'num', 'numa', 'from'].map(
    (word) => [word, 'alone'] as const,
  ),
  ...['a', 'mit', 'met', 'com', 'con'].map((word) => [word, 'behind making'] as const),
])
const longestPreposition = 4

/** The length of the preposition that stands here before a space and leads to a material; 0: there is none. */
export function prepositionLength(text: string, at: number): number {
  const length = text.indexOf(' ', at) - at
  if (length < 1 || length > longestPreposition) return 0
  const leads = prepositions.get(text.slice(at, at + length).toLowerCase())
  return leads === 'alone' || (leads === 'behind making' && isMadeBehind(text, at)) ? length : 0
}

/** "Bezogen mit Samt", "forrado a tecido", "revestida com linho"; without such a word something only comes with it. */
function isMadeBehind(text: string, at: number): boolean {
  return madeWords.has(fold(text.slice(text.lastIndexOf(' ', at - 2) + 1, at - 1)))
}

/** What stands between the preposition and the material and says how good it is: "aus massivem Nussbaumholz", "in solid oak". */
export const praise: ReadonlySet<string> = new Set([
  'um',
  'uma',
  'un',
  'una',
  'une',
  'einem',
  'einer',
  'massivem',
  'massiver',
  'massives',
  'massive',
  'massif',
  'massiccio',
  'massief',
  'solid',
  'genuine',
  'real',
  'echtem',
  'echter',
  'hochwertigem',
  'hochwertiger',
  'robustem',
  'robuster',
  'lackiertem',
  'geburstetem',
  'naturbelassener',
  'weichem',
  'soft',
  'plush',
  'pure',
  'dark',
  'light',
  'deep',
  'pale',
  'dusty',
  'blush',
  'rich',
  'powder-coated',
  'brushed',
  'polished',
  'lacquered',
  'pura',
  'puro',
  'autentico',
  'autentica',
  'verdadeiro',
  'verdadeira',
  'genuino',
  'genuina',
  'veritable',
  'premium',
  'quality',
  'durable',
  'resistente',
  'elegante',
  'macio',
  'macia',
  'bonito',
  'bonita',
  'vero',
  'vera',
  'pregiato',
  'gehard',
  'geweven',
  'zacht',
  'zachte',
])

export function endOfWord(text: string, from: number, end: number): number {
  let at = from
  while (at < end && at < from + 24 && wordEnds[text.charCodeAt(at)] !== 1) at += 1
  return at
}

const wordEnds = Uint8Array.from({ length: 128 }, (_, code) =>
  ' \n\t.,;:()!?'.includes(String.fromCharCode(code)) ? 1 : 0,
)

/** What a word may be the beginning of. */
export const startRole = memoised(
  (word): 'material' | 'praise' | 'none' =>
    praise.has(fold(word)) || isColourWord(word)
      ? 'praise'
      : firstWords.has(singular(fold(word)))
        ? 'material'
        : 'none',
  5_000,
)

/** "Aus schwarzem Stahl", "in blue velvet". */
function isColourWord(word: string): boolean {
  return matchAt(nameWords, tokensOf(word), 0, isColour) !== null
}

/** The keys that a phrase for a material begins with, "eucalipto" of "em eucalipto" among them. */
export const firstWords: ReadonlySet<string> = new Set([
  ...[...nameWords.root.next].filter(([, node]) => saysAny(node, isMaterial)).map(([first]) => first),
  ...['em', 'en'].flatMap((preposition) => [...(nameWords.root.next.get(preposition)?.next.keys() ?? [])]),
])
