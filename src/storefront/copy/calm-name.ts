import { ALWAYS_CAPITALS, inSentence } from '#domains/catalogue/rules/in-sentence.ts'

/** From this share of capitals on, a name shouts. */
const SHOUTING_SHARE = 0.7
const LETTERS_AT_LEAST = 8

/**
 * A name as one says it: shops that write in capitals are shown in sentence case, everything else stays as it is.
 * Example: "SOFÁ EM L FJELDA AMARELO-MOSTARDA 254x158 cm" → "Sofá em L fjelda amarelo-mostarda 254x158 cm". (A house, not a
 * discount flyer; a proper name loses its capital, which is the smaller harm.)
 */
export function calmName(name: string): string {
  if (isCalm(name)) return name
  const letters = name.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length
  if (letters.length < LETTERS_AT_LEAST || capitals / letters.length < SHOUTING_SHARE) return name
  return inSentence(name).replace(/\p{L}/u, (first) => first.toUpperCase())
}

/** Most names: one look at their plain small letters tells that they cannot shout. */
function isCalm(name: string): boolean {
  let small = 0
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at)
    if (code >= 97 && code <= 122) small += 1
  }
  return small > name.length * (1 - SHOUTING_SHARE)
}

/** "187 x 96 x 97 cm", "Ø25 cm", "Ø 19 cm", "2,37 m", with the mark before it; not where the words need it ("de 120 cm"). */
const SIZE =
  /(?:\s*[,:·–-])?(?<!\b(?:de|com|at[ée]|por|a|e))\s+(?:Ø\s?)?\d+(?:,\d+)?(?:\s*[x×]\s*\d+(?:,\d+)?){0,2}\s*(?:cm|mm|m)(?![\p{L}\d])/giu
const SHOUTED_WORD = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu

/**
 * A name for a card: calm, without the marks of shops' systems, and without sizes where the card says them itself (`saysSizes`).
 * Example: "SKARN sofá relax «Skarn» – preto, 187 x 96 x 97 cm" → "Skarn sofá relax Skarn, preto".
 */
export function cardName(name: string, saysSizes: boolean): string {
  const plain = calmName(name)
    .replace(SHOUTED_WORD, (word) =>
      ALWAYS_CAPITALS.has(word) ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
    )
    .replace(/[«»"“”]/gu, '')
    .replace(/ ref\. /giu, ' ')
  const clean = (saysSizes ? plain.replace(SIZE, '') : plain)
    .replace(/\s+[–·-]\s+|:\s+/gu, ', ')
    .replace(/(?:\s*,)+/gu, ',')
    .replace(/[\s,.;:]+$/u, '')
    .replace(/\s{2,}/gu, ' ')
  // Too little is left of a name that was all marks and sizes.
  return (clean.match(/\p{L}/gu)?.length ?? 0) < LETTERS_AT_LEAST
    ? plain
    : clean.replace(/\p{L}/u, (l) => l.toUpperCase())
}
