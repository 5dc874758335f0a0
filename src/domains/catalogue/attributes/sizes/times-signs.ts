import { textAt, type Token } from '../words/lexer.ts'

/** "160 x 90", "160 por 90". */
export function isTimesAt(tokens: readonly Token[], at: number): boolean {
  return isTimesWord(textAt(tokens, at))
}

export function isTimesWord(text: string): boolean {
  return times.has(text)
}
const times = new Set(['×', 'x', '*', 'por', 'by'])

export function isTimes(token: Token): boolean {
  return isTimesWord(token.text)
}
