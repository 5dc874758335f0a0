import { type Bound, boundsBefore, priceWords } from './quantity-words.ts'
import type { QueryToken } from './query-tokens.ts'

const DENIALS: ReadonlySet<string> = new Set(['nao', 'nunca', 'jamais', 'nada'])
const COMPARED: ReadonlySet<string> = new Set(
  'mais menos acima abaixo superior superiores inferior inferiores maior maiores menor menores'.split(' '),
)

/** "Nunca mais de 150 €", "que não custe menos de 50": the opposite of what is compared. */
export function deniedBound(
  tokens: readonly QueryToken[],
  at: number,
): { readonly meanings: readonly Bound[]; readonly to: number } | null {
  const denial = tokens[at]?.text === 'que' ? at + 1 : at
  if (!DENIALS.has(tokens[denial]?.text ?? '')) return null
  const verb = tokens[denial + 1]?.text === 'seja' ? denial + 2 : priceWords.longestAt(tokens, denial + 1)?.to
  const from = verb ?? denial + 1
  const bound = COMPARED.has(tokens[from]?.text ?? '') ? boundsBefore.longestAt(tokens, from) : null
  return bound && { meanings: [bound.meanings[0] === 'most' ? 'least' : 'most'], to: bound.to }
}
