/** Longest text that is looked at for sizes, and the most of it that is read closely; the rest is left out. */
export const mostSizeText = 2_000
const mostRead = 900
/** What stands before a number and tells what it measures, and after it. */
const before = 56
const after = 32

/**
 * The places of a running text that have numbers, each with the words around it, from left to right: all that can hold a size.
 * Reading only them costs a fraction of reading the whole text. `numbersEnd`: behind the last number, where that is known.
 */
export function numberPieces(text: string, numbersEnd = text.length): readonly string[] {
  const end = Math.min(text.length, mostSizeText)
  const last = Math.min(end, numbersEnd)
  const pieces: string[] = []
  let read = 0
  for (let at = nextDigit(text, 0, last); at < last && read < mostRead;) {
    const from = sentenceStart(text, at, pieces.length === 0 ? 0 : at - before)
    let to = at
    let isPromising = false
    for (
      let digit = at;
      digit < last && digit - to <= after && digit - from < mostRead;
      digit = nextDigit(text, digit + 1, last)
    ) {
      if (digit > at && sentenceEnds(text, to + 1, digit)) break
      to = digit
      isPromising ||= mayBeSize(text, digit)
    }
    const until = sentenceEnd(text, to + 1, Math.min(end, to + 1 + after))
    if (isPromising) {
      pieces.push(text.slice(from, until))
      read += until - from
    }
    at = nextDigit(text, until, last)
  }
  return pieces
}

/** Not "130 kg", "3 lugares", "12 meses": told by the first letter after the number, so that most numbers cost nothing. */
function mayBeSize(text: string, digit: number): boolean {
  let next = digit + 1
  const isSpaced = text.charCodeAt(next) === 32 || text.charCodeAt(next) === 160
  if (isSpaced) next += 1
  else if (next < text.length && isDigit(text.charCodeAt(next))) return false
  const code = text.charCodeAt(next) | 32
  if (code < 97 || code > 122) return true
  // "3 lugares" and "24 meses", but "217L" and "2 metros".
  if (isSpaced && (code === letterL || text.startsWith('eses', next + 1))) return false
  return sizeLetters.has(code)
}

/** cm, mm and m, ×, de, por, in, Zoll, tommer, by, W, H, L, a, y, bis, (Ø is no letter here) */
const sizeLetters = new Set([...'cmxdpiztbwhlayhft'].map((letter) => letter.charCodeAt(0)))
const letterL = 108
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function nextDigit(text: string, from: number, end: number): number {
  for (let i = from; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code >= 48 && code <= 57) return i
  }
  return end
}

/** Back to the last full stop or line, at most `before` characters; never into the middle of a word. */
function sentenceStart(text: string, at: number, least: number): number {
  const floor = Math.max(0, least, at - before)
  for (let i = at - 1; i >= floor; i--) {
    const code = text.charCodeAt(i)
    // "Cadeira:" is a heading over its sizes.
    if (
      (code === 10 && text.charCodeAt(i - 1) !== 58) ||
      (code === 46 && text.charCodeAt(i + 1) === 32 && !shortened.test(text.slice(Math.max(0, i - 7), i)))
    )
      return i + 1
  }
  return floor === 0
    ? 0
    : text.indexOf(' ', floor) >= 0 && text.indexOf(' ', floor) < at
      ? text.indexOf(' ', floor)
      : floor
}

/** "Altura máx. 60 cm", "Dim. exteriores 60 x 40" and "ca. 60" go on after the full stop. */
const shortened =
  /(?:^|[\s(])(?:[lpahwdbtcf]|dim|med|m[aá]x|m[ií]n|alt|larg|prof|comp|di[aáâ]m|anch|long|haut|esp|aprox|approx|env|ca|ext|int|tot|reg)$/i

function sentenceEnd(text: string, from: number, end: number): number {
  for (let i = from; i < end; i++) if (endsSentence(text, i)) return i
  return end
}

function sentenceEnds(text: string, from: number, end: number): boolean {
  return sentenceEnd(text, from, end) < end
}

/** A line's end, or a full stop before a capital: "alt. 45" goes on. */
function endsSentence(text: string, i: number): boolean {
  const code = text.charCodeAt(i)
  if (code === 10) return true
  if (code !== 46 || text.charCodeAt(i + 1) !== 32) return false
  const next = text.charCodeAt(i + 2)
  return (
    next >= 65 &&
    next <= 90 &&
    text.charCodeAt(i - 1) >= 97 &&
    text.charCodeAt(i - 1) <= 122 &&
    text.charCodeAt(i + 3) >= 97
  )
}
