import { textAt, type Token } from '../words/lexer.ts'
import { isTimes } from './times-signs.ts'

export type NumberText = { readonly text: string; readonly next: number }

/** "1 200 mm" (thousands by a space), "23 1/2", "23½": one number. */
export function numberAt(tokens: readonly Token[], at: number): NumberText {
  const { text } = tokens[at]!
  const second = tokens[at + 1]
  const fraction = second?.kind === 'mark' ? fractions.get(second.text) : undefined
  if (fraction !== undefined) return { text: text + fraction, next: at + 2 }
  if (second?.kind !== 'number' || second.glued) return { text, next: at + 1 }
  const eighths = ofRuler(tokens, at + 1)
  if (eighths !== null) return { text: text + eighths, next: at + 4 }
  return isByThousands(tokens, at) ? { text: text + second.text, next: at + 2 } : { text, next: at + 1 }
}

/** "1/2" as ".5". */
function ofRuler(tokens: readonly Token[], at: number): string | null {
  const [part, stroke, whole] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isFraction = stroke?.text === '/' && stroke.glued && whole?.kind === 'number' && whole.glued
  if (!isFraction || !rulerMarks.has(whole.text)) return null
  const share = Number(part!.text) / Number(whole.text)
  return share < 1 ? String(share).slice(1) : null
}

/** "1 200 mm". */
function isByThousands(tokens: readonly Token[], at: number): boolean {
  return (
    /^[1-9]\d?$/.test(textAt(tokens, at)) &&
    /^\d{3}$/.test(textAt(tokens, at + 1)) &&
    !isPaper(tokens, at) &&
    isInMillimetres(tokens, at + 2)
  )
}

const fractions: ReadonlyMap<string, string> = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
])

/** "Poster A4 210x297 mm" */
function isPaper(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.glued === true && textAt(tokens, at - 1) === 'a'
}

/** Into how many parts a ruler divides an inch. */
const rulerMarks = new Set(['2', '4', '8', '16', '32'])

function isInMillimetres(tokens: readonly Token[], at: number): boolean {
  for (const token of tokens.slice(at, at + 12)) {
    if (token.text === 'mm') return true
    if (token.kind !== 'number' && !isTimes(token)) return false
  }
  return false
}
