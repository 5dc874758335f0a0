// Combining joiner, invisible operators; controls but tab and line feed, direction marks, zero-width and blank fillers, soft hyphens, tags, lone surrogates,
// non-characters (reliability.md F3).
const UNREADABLE =
  /\u034f|[\u00ad\u115f\u1160\u180e\u3164\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufffe\uffff\ud800-\udfff]/gu

/** The text without characters that nobody can read or no database may hold. Tabs and line ends stay. */
export function withoutUnreadable(text: string): string {
  return text.replace(UNREADABLE, '')
}

/**
 * The first `maxChars` UTF-16 units, never cut through a character: half of one is neither text nor JSON to a database.
 */
export function firstChars(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : text.slice(0, maxChars).replace(/[\ud800-\udbff]$/, '')
}

/**
 * A stranger's text as one line that can be stored and shown: cleaned, then cut. A megabyte costs no more than a page.
 */
export function readableLine(text: string, maxChars: number): string {
  return firstChars(
    withoutUnreadable(firstChars(text, maxChars * 8))
      .replace(/\s+/g, ' ')
      .trim(),
    maxChars,
  )
}

const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u
const MIXED_WORD =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const PILED_MARKS = /\p{M}{3,}/u

/** Something of it is drawn: joiners alone, or Braille without dots, are no name. */
export function isSeen(text: string): boolean {
  return SEEN.test(text)
}

/** Letters of two alphabets within a word, of which some look alike, or marks piled over their neighbours: it is not what it seems. */
export function isDisguised(text: string): boolean {
  return MIXED_WORD.test(text) || PILED_MARKS.test(text)
}
