import { nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'
import { isColourMeaning } from './colour-places.ts'
import { materialLeads } from './words-before.ts'

export function isLookOnly(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return lookWords.has(before) || (before === 'de' && lookWords.has(textAt(tokens, at - 2))) || isLookAfter(tokens, at)
}

/** "Branco/carvalho", "antracite / nogueira": two finishes of a board, as many shops write them; no word says that it is of wood. */
export function isDecor(tokens: readonly Token[], { from, to }: Match<NameMeaning>): boolean {
  if (decorNames.has(textAt(tokens, to)) || decorNames.has(textAt(tokens, from - 1))) return true
  if (materialLeads.has(textAt(tokens, from - 1))) return false
  const isColour = (at: number): boolean => at >= 0 && matchAt(nameWords, tokens, at, isColourMeaning) !== null
  return (
    (textAt(tokens, from - 1) === '/' && isColour(from - 2)) ||
    (textAt(tokens, to) === '/' && isColour(to + 1)) ||
    (tokens[to]?.kind === 'word' && textAt(tokens, to + 1) === '/' && isColour(to + 2))
  )
}

/** Names of printed boards. */
const decorNames = new Set([
  'sonoma',
  'artisan',
  'artesao',
  'wotan',
  'cambrian',
  'canadian',
  'columbia',
  'halifax',
  'nebraska',
  'evoke',
  'kendal',
  'nordik',
  'ostippo',
  'cambria',
  'lefkas',
  'lancelot',
  'bardolino',
  'gladstone',
  'stirling',
  'grandson',
  'catania',
  'sanremo',
])

/** "Oak effect", "Eiche-Optik", "marble look": other languages say it behind, at most one word further on. */
function isLookAfter(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length && i <= at + 3; i++) {
    const { kind, text } = tokens[i]!
    if (kind === 'mark' && text !== '-') return false
    if (looksBehind.has(text)) return true
  }
  return false
}

export const looksBehind: ReadonlySet<string> = new Set([
  'effect',
  'look',
  'optik',
  'nachbildung',
  'dekor',
  'imitat',
  'imitation',
  'imitatie',
  'effekt',
  'finish',
])

const lookWords = new Set([
  'efeito',
  'imitacao',
  'aspeto',
  'aspecto',
  'tipo',
  'cor',
  'tom',
  'acabamento',
  'padrao',
  'simil',
  'look',
  'estilo',
  'color',
  'decor',
  'decoracao',
  'impressao',
  'imitation',
  'effect',
  'efecto',
  'imitacion',
  'effet',
  'optik',
  'effetto',
])
