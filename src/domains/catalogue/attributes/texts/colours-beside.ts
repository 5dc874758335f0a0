import { covers, namedWoods } from '../../vocabularies/material-kinds.ts'
import { fieldWords, nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { partRole } from '../words/part-nouns.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'
import { coloursFrom, isColour } from './material-clause.ts'

/**
 * The colours that stand beside a material of the article. `ahead`: the token before the material; `end`: behind it and what is joined
 * to it, where colours are looked for unless one touches the material itself.
 */
export function coloursBeside(
  tokens: readonly Token[],
  material: Match<NameMeaning>,
  ahead: number,
  end: number,
): readonly number[] {
  const ofWood = material.meanings.some(isWood) ? coloursOfWood(tokens, material) : []
  if (ofWood.length > 0) return ofWood
  const behind = matchAt(nameWords, tokens, material.to, isColour) ? material.to : end
  return coloursAround(
    tokens,
    { ahead, behind },
    material.meanings.some(({ id }) => covers.has(id)),
  )
}

/** "Em carvalho e branco": the wood is a colour as well. "Golden oak" is brown. */
function coloursOfWood(tokens: readonly Token[], { from, to }: Match<NameMeaning>): readonly number[] {
  const joined = coloursJoined(tokens, { from, to })
  return joined.length === 0 && goldens.has(textAt(tokens, to)) ? ofField(tokens, from) : joined
}
const goldens = new Set(['dourado', 'dorado', 'dore', 'dorato'])

function coloursJoined(tokens: readonly Token[], { from, to }: { from: number; to: number }): readonly number[] {
  const joiner = textAt(tokens, to)
  const beside = joiner === 'e' || joiner === '/' ? matchAt(nameWords, tokens, to + 1, isColour) : null
  if (!beside || partRole(textAt(tokens, beside.to)) !== undefined) return []
  const own = ofField(tokens, from)
  return own.length === 0 ? [] : [...own, ...beside.meanings.map(({ id }) => id)]
}

function ofField(tokens: readonly Token[], at: number): readonly number[] {
  return matchAt(fieldWords.colours, tokens, at, () => true)?.meanings ?? []
}

/** "em couro ecológico terracota", "de pinho pintado de branco", "a microfibra cor de areia": words that tell more of the material may stand between; "blauem Samt" has its colour before. */
function coloursAround(
  tokens: readonly Token[],
  { ahead, behind }: { readonly ahead: number; readonly behind: number },
  isCover: boolean,
): readonly number[] {
  let place = behind
  while (place < behind + mostBetween && isBetween(textAt(tokens, place))) place += 1
  const match =
    matchAt(nameWords, tokens, place, isColour) ?? (ahead >= 0 ? matchAt(nameWords, tokens, ahead, isColour) : null)
  if (match) return match.meanings.map(({ id }) => id)
  // "Em veludo chocolate": behind a cover and behind a label the words of a colour field are believed.
  const isBelieved = isCover || tokens.slice(behind, place).some(({ text }) => labels.has(text))
  return isBelieved ? coloursFrom(tokens, place).slice(0, 1) : []
}

function isWood({ vocabulary, id }: NameMeaning): boolean {
  return vocabulary === 'materials' && namedWoods.has(id)
}

export const mostBetween = 4

export function isBetween(word: string): boolean {
  return between.has(word) || labels.has(word) || worked.test(word)
}

const worked = /^(?:lacad|pintad|tingid|tint|tenid|teint|esmaltad|envernizad|anodizad|termolacad|laccat|verniciat)/

const labels = new Set(['cor', 'color', 'couleur', 'coloris', 'colore', 'tom', 'tons', 'tono', 'tonos', 'acabamento'])

const between = new Set([
  'natural',
  'sintetico',
  'sintetica',
  'ecologico',
  'ecologica',
  'premium',
  'suave',
  'macio',
  'macia',
  'rustico',
  'rustica',
  'legitimo',
  'resistente',
  'antimanchas',
  'lavable',
  'lave',
  'cotele',
  'doux',
  'laque',
  'lackiert',
  'lacquered',
  'peint',
  'a',
  'em',
  'en',
  'in',
  'de',
  '-',
  'soft',
  'fino',
  'fina',
  'lavado',
  'lavada',
  'macico',
  'macica',
  'mate',
  'canelado',
  'canelada',
  'respiravel',
  'impermeavel',
  'reciclado',
  'reciclada',
  'recycle',
  'recyclee',
  'riciclato',
  'recycled',
  'recuperado',
  'recuperada',
])
