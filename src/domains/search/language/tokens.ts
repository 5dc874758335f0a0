/** A word or number of a text as it was written, and where it stands. */
export interface Token {
  /** Lower case, with its accents. */
  readonly text: string
  readonly from: number
  readonly to: number
  /** The sign right behind it, of those that belong to a word: "c/", "anti-derrapante". */
  readonly sign: '/' | '-' | ''
}

/** Letters and digits, the marks on them, and the signs that nobody sees (soft hyphens, marks of direction) between them. */
const PIECES = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu
const UNSEEN = /[\p{M}\p{Cf}]+/gu
const ASCII = /^[\x00-\x7f]*$/
/** No word is longer; what is, is cut there and by that stays one word. */
const MOST_LETTERS = 64

/** The words of a text in their order. Ten thousand marks on one letter are that letter. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const to = index + piece.length
    const plain = ASCII.test(piece) ? piece : composed(piece)
    const next = text.charAt(to)
    tokens.push({
      text: plain.toLowerCase().slice(0, MOST_LETTERS),
      from: index,
      to,
      sign: next === '/' ? '/' : HYPHENS.test(next) ? '-' : '',
    })
  }
  return tokens
}

const HYPHENS = /^[-\u2010\u2011]$/

/** One form of each letter, whether its accent stands on it or behind it; marks that fit on no letter go. */
function composed(piece: string): string {
  return piece
    .slice(0, MOST_LETTERS * MOST_MARKS)
    .normalize('NFKC')
    .replace(UNSEEN, '')
}
/** Letters of real languages bear no more. */
const MOST_MARKS = 4
