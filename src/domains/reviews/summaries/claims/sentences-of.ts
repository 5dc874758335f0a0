/** A sentence and where it stands in its text, in UTF-16 units. */
export interface Sentence {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Ends a sentence: a full stop before a space or a capital, marks, line ends, signs of lists, and faces that stand for a full stop. */
const ENDS = /[.!?\u2026]+["»”)]*|\n+|(?<=\s)[•*+](?=\s)|\p{Extended_Pictographic}\ufe0f?/gu
/** Behind these a full stop ends nothing. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:sr|sra|srs|dr|dra|eng|prof|ex|p\. ?ex|etc|aprox|n|no|nr|tel|ref|art|av|r|lda|min|máx|max|mín|cm|mm|kg|h|seg|qtd|obs|vs)$/iu

/** The sentences of a text in their order; a price ("79.90 €"), a measure or an abbreviation ends none. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    if (!endsHere(text, mark, index)) continue
    add(from, index + mark.length)
    from = index + mark.length
  }
  add(from, text.length)
  return sentences

  function add(start: number, end: number): void {
    const piece = text.slice(start, end)
    if (!/\p{L}/u.test(piece)) return
    const begin = start + (piece.length - piece.trimStart().length)
    const close = end - (piece.length - piece.trimEnd().length)
    sentences.push({ from: begin, to: close, text: text.slice(begin, close) })
  }
}

/** "etc." ends a sentence when a capital follows. */
function endsHere(text: string, mark: string, index: number): boolean {
  if (mark !== '.') return true
  const rest = text.slice(index + 1, index + 3)
  if (/^\p{N}/u.test(rest) || /^[\p{Ll}@/]/u.test(rest)) return false
  const before = text.slice(Math.max(0, index - 8), index)
  if (!ABBREVIATIONS.test(before)) return true
  return /etc$/i.test(before) && /^\s\p{Lu}/u.test(rest)
}
