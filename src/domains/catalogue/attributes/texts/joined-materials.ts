import { namedWoods } from '../../vocabularies/material-kinds.ts'
import { readMaterialAt, type NameWords } from '../names/name-words.ts'
import { fieldWords, nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'
import { isBetween, mostBetween } from './colours-beside.ts'
import { isColour, isMaterial } from './material-clause.ts'

/** "Em vidro, aço e madeira": what is joined to a material is one as well, of the same thing. */
export function readJoined(tokens: readonly Token[], at: number, own: ReadonlySet<string>, words: NameWords): number {
  let end = at
  for (;;) {
    const joiner = behindColour(tokens, end)
    const match = joinedAt(tokens, joiner)
    if (!match) return joiner
    readMaterialAt(tokens, match, own, words)
    end = match.to
  }
}

/** What a joiner or an "of" goes on to. */
function joinedAt(tokens: readonly Token[], at: number): Match<NameMeaning> | null {
  const text = textAt(tokens, at)
  if (ofWords.has(text)) return kindOfWood(tokens, at + 1)
  return joiners.has(text) ? matchAt(nameWords, tokens, at + 1, isMaterial) : null
}

/** "Alumínio branco e textilene", "madeira natural e metal": on to the joiner, where a material follows it. */
function behindColour(tokens: readonly Token[], at: number): number {
  let to = at
  while (to < at + mostBetween && tokens[to]?.kind === 'word' && !joiners.has(textAt(tokens, to))) {
    const colour = matchAt(nameWords, tokens, to, isColour)
    if (!colour && !isBetween(textAt(tokens, to))) break
    to = colour?.to ?? to + 1
  }
  const joiner = textAt(tokens, to)
  const isJoined = to > at && joiner !== ',' && joiners.has(joiner)
  return isJoined && matchAt(nameWords, tokens, to + 1, isMaterial) ? to : at
}

/** "Madeira maciça de pinho", "legno massello di pino": which wood. */
const ofWords = new Set(['de', 'di', 'of', 'van'])

function kindOfWood(tokens: readonly Token[], at: number): Match<NameMeaning> | null {
  return fieldMaterial(tokens, at, (id) => namedWoods.has(id))
}

/** "Tapizado en tela": right behind a word of making the words of a material field are believed. */
export function fieldMaterial(
  tokens: readonly Token[],
  at: number,
  accepts: (id: number) => boolean,
): Match<NameMeaning> | null {
  const match = matchAt(fieldWords.materials, tokens, at, accepts)
  return match && { ...match, meanings: match.meanings.map((id) => ({ vocabulary: 'materials', id })) }
}

const joiners = new Set([',', 'e', 'y', 'and', 'et', 'und', 'en', 'og', 'och', '+', '&', '/'])
