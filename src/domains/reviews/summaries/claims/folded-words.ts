/** A word or a sign of a text, and where it stands. */
export interface FoldedWord {
  /** Lower case without accents; a comma for whatever parts clauses. */
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Words with digits and marks on letters, and the signs that part clauses. Hyphens part words: "limpa-se" is "limpa se". */
const PIECES = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[,;:()\u2013\u2014"«»“”]|(?<=\s)-(?=\s)|[%€]/gu
const NUMBER = /(?<=\p{N})[.,](?=\p{N})/gu
const MARKS = /\p{M}+/gu
const ASCII = /^[\x00-\x7f]*$/

/** Two words that would be another's without their accents, and what people shorten. */
const OWN_FORMS: Readonly<Record<string, string>> = {
  é: 'eh',
  más: 'maus',
  n: 'nao',
  ñ: 'nao',
  nao: 'nao',
  mto: 'muito',
  mt: 'muito',
  mta: 'muita',
  tb: 'tambem',
  tbm: 'tambem',
  q: 'que',
  pq: 'porque',
  bue: 'muito',
  c: 'com',
  p: 'para',
  qd: 'quando',
}
const OWN = new Map(Object.entries(OWN_FORMS))
/** Quotation marks stay apart from commas: what stands between them is another's word. */
const QUOTES = /["«»“”]/

/** The words of a sentence in their order. `at`: where the sentence begins in its text. */
export function foldedWords(sentence: string, at = 0): FoldedWord[] {
  const plain = sentence.replace(NUMBER, '0')
  return Array.from(plain.matchAll(PIECES), ({ 0: piece, index }) => ({
    text: foldedPiece(piece),
    from: at + index,
    to: at + index + piece.length,
  }))
}

function foldedPiece(piece: string): string {
  if (QUOTES.test(piece)) return '"'
  if (/^[^\p{L}\p{N}%€]/u.test(piece)) return ','
  const lower = piece.toLowerCase()
  return OWN.get(lower) ?? (ASCII.test(lower) ? lower : withoutAccents(lower))
}

function withoutAccents(lower: string): string {
  const composed = lower.normalize('NFC')
  return OWN.get(composed) ?? composed.normalize('NFD').replace(MARKS, '')
}
