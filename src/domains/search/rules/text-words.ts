/** Marks that NFD leaves behind a letter: "sofá" → "sofa". */
const MARKS = /\p{M}+/gu
const NOT_WORD = /[^\p{L}\p{N}]+/u
const ASCII = /^[\x00-\x7f]*$/

/** Letters without accents and case. The same on both sides, index and query, so that only equal words meet. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(MARKS, '')
}

/** The words of a text in their order, folded. Ten thousand marks on one letter fold to that letter. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(NOT_WORD)
    .filter((word) => word !== '')
}
