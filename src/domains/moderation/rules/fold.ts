const MARKS = /\p{M}+/gu

/** Lower case without accents, every letter in its plain form: `ÇÃO`, `ção` and full-width `ｃão` are one. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase()
}

/** The words of a text, folded; digits are words too. */
export function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
