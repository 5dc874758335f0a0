import { anyCloth, board, covers, woods } from '../../vocabularies/material-kinds.ts'
import { fieldWords, nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { looksBehind } from '../names/name-looks.ts'
import { ends, looks, lookWords, partsBehind, patterns, plain, shades } from './material-clause-words.ts'
import { partRole } from '../words/part-nouns.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'

/** What a clause says of nothing but materials, finishes and colours. */
export type MaterialClause = { readonly ids: readonly number[]; readonly colours: readonly number[] }

type Reading = {
  readonly tokens: readonly Token[]
  readonly isSentence: boolean
  /** The material that the clause goes on from. */ readonly lead: readonly number[]
  readonly ids: number[]
  readonly colours: number[]
  isWorked: boolean
  isOther: boolean
  colourEnd: number
}
/** Where to go on, that the rest speaks of something else, or that the clause is none of these. */
type Step = number | typeof END | null
const END = -1

/**
 * The materials and colours of a clause from a token on; null where something is said that is neither, nor tells more of them. A
 * sentence may go on to something else ("Alumínio lacado antracite com almofadas", "Juta em tons naturais sobre …"), a clause in a
 * list may not. "Rotim natural entrançado à mão": behind how it was worked, and behind a colour, anything may follow.
 */
export function readMaterialClause(
  tokens: readonly Token[],
  from: number,
  isSentence: boolean,
  lead: readonly number[] = [],
): MaterialClause | null {
  const read: Reading = {
    tokens,
    isSentence,
    lead,
    ids: [],
    colours: [],
    isWorked: false,
    isOther: false,
    colourEnd: END,
  }
  const end = Math.min(tokens.length, from + (isSentence ? mostOfSentence : mostOfClause))
  for (let at = from; at < end;) {
    const next = step(read, at)
    if (next === null) return null
    if (next === END) return read
    at = next
  }
  return isSentence || tokens.length === end || read.colours.length > 0 ? read : null
}

/** Woods are printed on a board; what cloth is told with may be a lining's. */
const mostOfSentence = 12
const mostOfClause = 5

function step(read: Reading, at: number): Step {
  const { tokens } = read
  const { kind, text } = tokens[at]!
  if (lookWords.has(text)) return readLook(read, at)
  // "Fios de prata".
  const nothing = matchAt(nameWords, tokens, at, isNothing)
  if (nothing && nothing.to > at + 2) return nothing.to
  const match = materialAt(tokens, at) ?? matchAt(nameWords, tokens, at, isColour)
  if (match) return readNamed(read, match)
  if (patterns.has(text)) return readPattern(read, at)
  if (kind !== 'word') return text === ',' ? END : at + 1
  if (choices.has(text)) return refuse(read)
  return read.isSentence ? unnamedInSentence(read, at) : unnamedInList(read, at)
}

/** A material or a colour by its name. */
function readNamed(read: Reading, match: Match<NameMeaning>): Step {
  const { tokens } = read
  if (handmade.has(textAt(tokens, match.from)) && textAt(tokens, match.from + 2) === 'mao')
    return passHandmade(read, match.from)
  return isMeaningless(tokens, match) ? null : take(read, match)
}

function unnamedInSentence(read: Reading, at: number): Step {
  const { tokens } = read
  const text = textAt(tokens, at)
  if (endsSaid(tokens, at)) return END
  const tellsMore = plain.has(text) || (leads.has(text) && says(tokens, at + 1))
  return tellsMore ? at + 1 : unknownInSentence(read, at)
}

function unnamedInList(read: Reading, at: number): Step {
  const text = textAt(read.tokens, at)
  if (plain.has(text) || quality.test(text) || patterned.test(text)) return at + 1
  return read.colours.length > 0 ? END : null
}

/** One word of any kind may stand before a colour ("veludo liso azul") or how it was worked, and at the end ("aço corten"). */
function unknownInSentence(read: Reading, at: number): Step {
  const { tokens } = read
  const text = textAt(tokens, at)
  const isLong = text.length > 3
  const isLast = tokens[at + 1] === undefined && !read.lead.includes(anyCloth)
  if (isLong && matchAt(nameWords, tokens, at + 1, isColour)) return at + 1
  const believed = believedColour(read, at)
  if (believed !== null) return believed
  if (howWorked.test(text)) read.isWorked = true
  else if (!quality.test(text) && !(isLong && (isLast || howWorked.test(textAt(tokens, at + 1)))))
    return read.isWorked || read.colours.length > 0 ? END : null
  return at + 1
}

/** A material, but no wood that is a part of a colour's name ("carvalho sonoma"). */
export function materialAt(tokens: readonly Token[], at: number): Match<NameMeaning> | null {
  const material = matchAt(nameWords, tokens, at, isMaterial)
  const colour = material?.meanings.some(isWood) ? matchAt(nameWords, tokens, at, isColour) : null
  return colour && material && colour.to > material.to ? null : material
}

/** "Algodão tecido à mão": woven, no cloth beside the cotton. */
function passHandmade(read: Reading, at: number): number {
  read.isWorked = true
  return at + 3
}
const handmade = new Set(['tecido', 'tecida', 'tecidos', 'tecidas'])

/** "Pele azul ou preta": which of them is not said. */
function refuse(read: Reading): Step {
  if (read.colours.length === 0) return null
  read.colours.length = 0
  return END
}
const choices = new Set(['ou', 'or', 'oder', 'entre'])

/** "Branco quente", "pele de pêssego". */
export function isMeaningless(tokens: readonly Token[], { from, to }: Match<NameMeaning>): boolean {
  return (matchAt(nameWords, tokens, from, isNothing)?.to ?? 0) >= to
}
function isNothing({ vocabulary }: NameMeaning): boolean {
  return vocabulary === 'none'
}

/** A colour right behind another one only shades it: "azul acinzentado", "branco-cru". */
function take(read: Reading, match: Match<NameMeaning>): number {
  if (
    read.lead.includes(board) &&
    read.colourEnd === match.from - 1 &&
    joiners.has(textAt(read.tokens, match.from - 1)) &&
    match.meanings.some(isWood)
  )
    return takeDecor(read, match)
  const isShade =
    match.from === read.colourEnd || (match.from === read.colourEnd + 1 && textAt(read.tokens, read.colourEnd) === '-')
  if (match.meanings.some(isMaterial)) {
    addAll(read.ids, match.meanings)
    // "Textilene preto e alumínio antracite": the first says what one sees.
    read.isOther ||= read.colours.length > 0
  } else {
    if (!isShade && !read.isOther && !isSheer(read, match)) addAll(read.colours, match.meanings)
    read.colourEnd = match.to
  }
  return match.to
}

/** "Tecido translúcido" lets light through and has a colour. */
function isSheer({ tokens, lead }: Reading, { from }: { readonly from: number }): boolean {
  return lead.some((id) => covers.has(id)) && textAt(tokens, from).startsWith('translucid')
}

/** "Melamina branco e carvalho". */
function takeDecor(read: Reading, { from, to }: Match<NameMeaning>): number {
  for (const id of matchAt(fieldWords.colours, read.tokens, from, () => true)?.meanings ?? [])
    if (!read.colours.includes(id)) read.colours.push(id)
  return to
}
export function isWood({ vocabulary, id }: NameMeaning): boolean {
  return vocabulary === 'materials' && woods.has(id)
}

function addAll(into: number[], meanings: readonly NameMeaning[]): void {
  for (const { id } of meanings) if (!into.includes(id)) into.push(id)
}

/** "Cor de areia", "acabamento carvalho e branco", "em tons de terra": behind such a label the words of a colour field are believed; "efeito mármore preto" has its colour behind. */
function readLook({ tokens, colours }: Reading, at: number): typeof END {
  let from = at + 1
  while (between.has(textAt(tokens, from))) from += 1
  const label = textAt(tokens, at)
  // "Acabamento envelhecido branco".
  if (finishes.has(label) && matchAt(fieldWords.colours, tokens, from, () => true) === null) from += 1
  const isColoured = looks.has(label) && matchAt(nameWords, tokens, from + 1, isColour) !== null
  if (!(finishes.has(label) && textAt(tokens, from) === 'natural'))
    colours.push(...coloursFrom(tokens, isColoured ? from + 1 : from))
  return END
}

const between = new Set(['-', ':', 'de', 'em', 'a', 'en', 'da', 'd', "'"])
const finishes = new Set(['acabamento', 'acabado', 'finition', 'finitura', 'afwerking'])

/** A colour and those that are joined to it: "carvalho natural e branco", "preto/dourado". */
export function coloursFrom(tokens: readonly Token[], from: number): number[] {
  const ids: number[] = []
  for (let at = from; ;) {
    const match = matchAt(fieldWords.colours, tokens, at, () => true)
    if (!match) return ids
    for (const id of match.meanings) if (!ids.includes(id)) ids.push(id)
    at = match.to
    while (shades.has(textAt(tokens, at))) at += 1
    if (
      !(joiners.has(textAt(tokens, at)) || isBesideColour(tokens, at)) ||
      matchAt(nameWords, tokens, at + 1, isNoWood)
    )
      return ids
    at += 1
  }
}

/** "Off white com freijó", "preto com dourado": two finishes. */
function isBesideColour(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'com' && matchAt(fieldWords.colours, tokens, at + 1, () => true) !== null
}

/** "Cor de bronze e vidro": another material. */
function isNoWood(meaning: NameMeaning): boolean {
  return isMaterial(meaning) && !isWood(meaning)
}

const joiners = new Set(['e', '/', 'y', 'et', 'und', 'and', 'en', '+', '&'])

/** "Às riscas azuis e brancas", "motivo oriental vermelho e azul", "estampada com flores rosa sobre fundo branco": up to two words tell of the pattern before its colours. */
function readPattern({ tokens, colours }: Reading, at: number): typeof END {
  for (let from = at + 1, last = at + mostOfPattern; from <= last && from < tokens.length; from += 1) {
    if (!matchAt(nameWords, tokens, from, isColour)) continue
    for (const id of coloursFrom(tokens, from)) if (!colours.includes(id)) colours.push(id)
    last = from + mostOfPattern
  }
  return END
}

const mostOfPattern = 3

/** What else it may be, is for, stands on or is joined to. */
function endsSaid(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (withWords.has(text)) return bringsAnother(tokens, at + 1)
  return ends.has(text) || (leads.has(text) && !says(tokens, at + 1) && !plain.has(text))
}

/** Whether what follows "em", "de", "a" is a colour, a material or a label of one. */
function says(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return lookWords.has(text) || patterns.has(text) || matchAt(nameWords, tokens, at, isMaterialOrColour) !== null
}

const leads = new Set(['em', 'de', 'a', 'as', 'aos', 'en', 'in', 'na', 'di', 'da', 'aux'])

/** Not another material of the same cloth, nor a finish: "com almofadas", "met zwart metalen onderstel", "with concrete effect". */
function bringsAnother(tokens: readonly Token[], at: number): boolean {
  const colour = matchAt(nameWords, tokens, at, isColour)
  if (colour)
    return (
      partRole(textAt(tokens, colour.to)) !== undefined || matchAt(nameWords, tokens, colour.to, isMaterial) !== null
    )
  const text = textAt(tokens, at)
  if (articles.has(text)) return true
  const match = matchAt(nameWords, tokens, at, isMaterial)
  if (match) return isMaterialOfAnother(textAt(tokens, match.to))
  return !lookWords.has(text) && (partRole(text) !== undefined || !plain.has(text))
}

/** By the word behind the material: a part, or one that says that it only looks so. */
function isMaterialOfAnother(behind: string): boolean {
  return partsBehind.has(behind) || looksBehind.has(behind)
}

const articles = new Set(['um', 'uma', 'un', 'una', 'une', 'a', 'an', 'een', 'einem', 'einer'])

const withWords = new Set(['com', 'con', 'with', 'mit', 'met', 'avec', 'e', 'and', 'et', 'und', 'y', 'en'])

/** "Vidro soprado âmbar", "lacado areia": a word of a colour field that is no material and no part ("bordo"). Short ones mean too much else. */
function believedColour(read: Reading, at: number): number | null {
  const match = matchAt(fieldWords.colours, read.tokens, at, () => true)
  const text = textAt(read.tokens, at)
  if (
    !match ||
    text.length < 4 ||
    partRole(text) !== undefined ||
    isSheer(read, match) ||
    matchAt(fieldWords.materials, read.tokens, at, () => true)
  )
    return null
  read.colours.push(...match.meanings)
  read.colourEnd = match.to
  return match.to
}

export function isMaterial({ vocabulary }: NameMeaning): boolean {
  return vocabulary === 'materials'
}
export function isColour({ vocabulary }: NameMeaning): boolean {
  return vocabulary === 'colours'
}
function isMaterialOrColour({ vocabulary }: NameMeaning): boolean {
  return vocabulary === 'materials' || vocabulary === 'colours'
}

/** "Entrançado", "ahumado", "spazzolato". */
const howWorked = /(?:[ai]d|at)[oa]s?$/
/** "Lona listada azul e branca". */
const patterned = /^(?:listad|riscad|estampad|canelad|entrancad)[oa]s?$/
/** "Antiderrapante", "resistente", "lavável", "sfoderabile". */
const quality = /(?:ante|ente|avel|ivel|able|ible|abile|ibile|bar)s?$|^anti/
