import { numberWords } from './quantity-words.ts'
import type { QueryToken } from './query-tokens.ts'

export interface ReadNumber {
  readonly value: number
  /** Written with a comma or point: of a size, metres. */
  readonly hasDecimals: boolean
  /** The token behind it. */
  readonly to: number
}

const THOUSANDS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/
const DECIMAL = /^\d{1,12}(?:[.,]\d{1,3})?$/

/** The number that begins at a token: "1.200", "1,20", "1 200 €", "2 mil", "duzentos e cinquenta"; null when none does. */
export function readNumber(tokens: readonly QueryToken[], at: number): ReadNumber | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind === 'word') return readWords(tokens, at)
  if (token.kind !== 'number') return null
  const next = tokens[at + 1]
  if (next?.kind === 'number' && isSpacedThousand(token, next) && EURO.test(tokens[at + 2]?.text ?? ''))
    return { value: Number(token.text + next.text.replace(',', '.')), hasDecimals: false, to: at + 2 }
  const value = valueOf(token.text)
  if (value === null) return null
  if (next?.text === 'mil') return { value: value * 1000, hasDecimals: false, to: at + 2 }
  return { value, hasDecimals: !THOUSANDS.test(token.text) && /[.,]/.test(token.text), to: at + 1 }
}

const EURO = /^(?:€|eur|euros?)$/

function valueOf(text: string): number | null {
  if (THOUSANDS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : null
}

function isSpacedThousand(first: QueryToken, next: QueryToken): boolean {
  return /^\d{1,3}$/.test(first.text) && /^\d{3}(?:,\d{1,2})?$/.test(next.text) && next.from === first.to + 1
}

function readWords(tokens: readonly QueryToken[], at: number): ReadNumber | null {
  let value: number | null = null
  let to = at
  for (let next = at; next < tokens.length; next += 1) {
    const word = numberWords.get(tokens[next]?.text ?? '')
    if (word === undefined) break
    value = word === 1000 ? (value ?? 1) * word : (value ?? 0) + word
    to = next + 1
    if (tokens[to]?.text === 'e' && numberWords.has(tokens[to + 1]?.text ?? '')) next += 1
  }
  return value === null ? null : { value, hasDecimals: false, to }
}
