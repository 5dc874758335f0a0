import { withoutGaps } from './fold.ts'
import { AIMED, INSULTS, ROUGH } from './insult-words.ts'
import type { RuleCode } from './rule-codes.ts'

const rough = `(?:${ROUGH.join('|')})`
const INSULT = new RegExp(String.raw`(?<![a-z0-9])(?:${INSULTS.join('|')})(?![a-z0-9])`)
const ROUGH_WORD = new RegExp(String.raw`(?<![a-z0-9])${rough}(?![a-z0-9])`, 'g')
const AIMED_AT = AIMED.map((each) => new RegExp(String.raw`(?<![a-z0-9])${each.replace('@ROUGH@', rough)}(?![a-z0-9])`))

/** Words that offend in a folded text, also with digits, signs or gaps for letters. */
export function insultCodes(text: string): readonly RuleCode[] {
  const readings = [...new Set([text, withLetters(withoutGaps(text))])]
  if (readings.some((each) => INSULT.test(each) || AIMED_AT.some((aimed) => aimed.test(each))) || hasStarred(text))
    return ['insult']
  const words = new Set(readings.flatMap((each) => [...each.matchAll(ROUGH_WORD)].map(([word]) => word)))
  return words.size > 1 ? ['rough_words', 'more_rough_words'] : words.size === 1 ? ['rough_words'] : []
}

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** `put4`, `c@ralho` and `caraaalho` read as they are meant; what has no letter is left as it is. */
function withLetters(text: string): string {
  return text
    .replace(/[a-z0-9@$!]{2,40}/g, (token) =>
      /[a-z]/.test(token) && /[0-9@$!](?=[a-z])|(?<=[a-z])[0-9@$]/.test(token)
        ? token.replace(/[0-9@$!]/g, (sign) => LETTERS[sign] ?? sign)
        : token,
    )
    .replace(/([a-z])\1{2,}/g, '$1')
}

/** Of a word with signs in it, each sign may be any letter: `p*ta`, `c****ho`. Two letters must be there to read. */
function hasStarred(text: string): boolean {
  return [...text.matchAll(/(?<![\w*#])[a-z]{1,12}[*#]{1,12}[a-z]{1,12}(?![\w*#])/g)].some(([token]) => {
    const pattern = new RegExp(`^${token.replace(/[*#]/g, '[a-z]')}$`)
    return STARRED.some((word) => pattern.test(word))
  })
}

/** Those that people write so. */
const STARRED = [
  'puta',
  'putas',
  'caralho',
  'foda',
  'fodase',
  'foder',
  'fodam',
  'cabrao',
  'cabroes',
  'cona',
  'colhoes',
  'panasca',
  'paneleiro',
  'fdp',
]
