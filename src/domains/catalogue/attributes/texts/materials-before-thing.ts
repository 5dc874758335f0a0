import { nameWords } from '../words/attribute-words.ts'
import { textAt, tokensOf } from '../words/lexer.ts'
import { matchAt } from '../words/word-dictionary.ts'
import { isMaterial } from './material-clause.ts'

/** "Hand-crafted solid oak dining table", "genuine leather sofa": other languages put the material before the thing. */
export function materialsBeforeThing(text: string): readonly number[] {
  const start = text.slice(0, 120)
  if (!anyThing.test(start)) return []
  const tokens = tokensOf(start)
  for (let at = 0; at < tokens.length - 1; at++) {
    const match = matchAt(nameWords, tokens, at, isMaterial)
    if (match && things.has(textAt(tokens, match.to))) return match.meanings.map(({ id }) => id)
  }
  return []
}

const anyThing =
  /[a-z] (?:table|chair|arm|sofa|bed|desk|cabinet|bench|shelf|ward|lamp|stool|otto|pouf|rug|mirror|dining|coffee|side|console|book|night|dress|uphol|eet|tafel|stoel|kast)/

const things = new Set([
  'table',
  'chair',
  'armchair',
  'sofa',
  'bed',
  'desk',
  'cabinet',
  'bench',
  'shelf',
  'wardrobe',
  'lamp',
  'stool',
  'ottoman',
  'pouf',
  'rug',
  'mirror',
  'dining',
  'coffee',
  'side',
  'bedside',
  'console',
  'sideboard',
  'bookcase',
  'nightstand',
  'dresser',
  'upholstery',
  'eettafel',
  'tafel',
  'stoel',
  'kast',
])
