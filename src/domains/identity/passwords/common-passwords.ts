import { foldedPassword } from '../rules/password.ts'
import { commonWords } from './common-words.ts'

/** Signs and digits that people put around a word because they were told to. */
const MOST_AROUND = 8
/** "P@ssw0rd": what stands for a letter. */
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const words: ReadonlySet<string> = new Set(commonWords.map(foldedPassword))

/**
 * Whether others choose the same: one or two common words, or one again and again, with a few digits and signs around or between
 * them ("Benfica1904!", "amor.portugal", "P@ssw0rd2024").
 */
export function isCommonPassword(password: string): boolean {
  const folded = foldedPassword(password)
  const meant = [...folded].map((char) => LEET[char] ?? char).join('')
  return [folded, meant, withLeetInside(folded)].some((text) => isOfWords(text))
}

/** Digits at the ends are digits, those between letters stand for letters. */
function withLeetInside(folded: string): string {
  return folded.replace(/(?<=[a-z])[^a-z]+(?=[a-z])/g, (signs) => [...signs].map((sign) => LEET[sign] ?? sign).join(''))
}

function isOfWords(text: string): boolean {
  const letters = text.replace(/[^a-z]/g, '')
  return text.length - letters.length <= MOST_AROUND && letters.length >= 3 && isOneOrTwoWords(letters)
}

function isOneOrTwoWords(letters: string): boolean {
  if (words.has(letters)) return true
  for (let cut = 3; cut <= letters.length - 3; cut++)
    if (words.has(letters.slice(0, cut)) && words.has(letters.slice(cut))) return true
  return [...words].some((word) => word.repeat(Math.ceil(letters.length / word.length)) === letters)
}
