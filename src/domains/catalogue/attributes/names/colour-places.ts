import { nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { matchAt } from '../words/word-dictionary.ts'

export function saysColour(tokens: readonly Token[], at: number): boolean {
  return (
    colourLeads.has(textAt(tokens, at - 1)) || (textAt(tokens, at - 1) === 'de' && textAt(tokens, at - 2) === 'cor')
  )
}

const colourLeads = new Set(['cor', 'tom', 'color', 'colour', 'couleur', 'farbe', 'farge', 'farve', 'kleur', 'colore'])

/** Where a word of a colour field is believed in a name: after "cor", or where a piece of the name begins that nothing else is in. */
export function isColourPlace(tokens: readonly Token[], at: number): boolean {
  return (
    saysColour(tokens, at) || isBareBordeaux(tokens, at) || (isEdge(tokens[at - 1], at > 0) && !isHyphened(tokens, at))
  )
}

/** "SOFA 3 LUGARES BORDO": without its accent bordeaux where it ends the name of a thing; "tabuleiro com bordo" has an edge. */
function isBareBordeaux(tokens: readonly Token[], at: number): boolean {
  return (
    at > 0 &&
    textAt(tokens, at) === 'bordo' &&
    (tokens[at - 1]?.kind === 'number' || !beforeEdges.has(textAt(tokens, at - 1))) &&
    isSetApart(tokens, at + 1)
  )
}

const beforeEdges = new Set(['com', 'sem', 'de', 'o', 'e', 'do', 'no', 'um'])

/** "Guarda-sol": the second half of a word. */
function isHyphened(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 1) === '-' && tokens[at - 1]?.glued === true && tokens[at]?.glued === true
}

/** "Rack Bela cinamomo/branco": a colour stands behind the stroke. */
export function isBesideColour(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === '/' && at > 0 && matchAt(nameWords, tokens, at + 2, isColourMeaning) !== null
}

/** The piece ends where the colour ends: "…, salva – 240 cm". */
export function isSetApart(tokens: readonly Token[], to: number): boolean {
  const next = shades.has(textAt(tokens, to)) ? tokens[to + 1] : tokens[to]
  return (
    next === undefined || (next.kind === 'mark' && edges.has(next.text)) || next.kind === 'number' || next.text === 'ø'
  )
}

function isEdge(token: Token | undefined, isInside: boolean): boolean {
  return isInside && token !== undefined && ((token.kind === 'mark' && edges.has(token.text)) || token.text === 'cm')
}

const edges = new Set([',', '-', '/', '|', '(', ')', '·', ';', '+', '•'])

const shades = new Set([
  'claro',
  'clara',
  'escuro',
  'escura',
  'suave',
  'intenso',
  'puro',
  'natural',
  'medio',
  'media',
  'velho',
  'antigo',
  'seco',
  'palido',
  'queimado',
  'mate',
  'brilhante',
  'escovado',
  'escovada',
  'envelhecido',
  'light',
  'dark',
  'glossy',
  'matt',
])

export function isColourMeaning(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'colours'
}
