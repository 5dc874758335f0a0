/** What is written in capitals by everyone: shapes ("sofá em L"), a diameter, abbreviations. */
const CAPITALS = new Set(['L', 'U', 'Ø', 'LED', 'TV', 'MDF', 'DM', 'HR', 'USB', 'PVC', 'RGB', 'IP', 'XL', 'XXL'])
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

/** A label inside a sentence: 'aço e MDF', 'sofá em L'. */
export function inSentence(label: string): string {
  return label.replace(/\p{L}+/gu, (word) => (CAPITALS.has(word) ? word : word.toLowerCase()))
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
