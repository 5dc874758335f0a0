import { nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { tokensOf, textAt, type Token } from '../words/lexer.ts'
import { addMissing } from '../found.ts'
import { coloursBeside } from './colours-beside.ts'
import { fieldMaterial, readJoined } from './joined-materials.ts'
import { isMaterial } from './material-clause.ts'
import { madeWords } from './making-words.ts'
import { endOfWord, prepositionLength, startRole } from './material-openings.ts'
import { isOfArticle, isOtherThing, withWords } from './material-owner.ts'
import { readMaterialAt, type NameWords } from '../names/name-words.ts'
import { partRole } from '../words/part-nouns.ts'
import { speaksOfOthers } from './speaks-of-others.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'

/** From the first "em", "de", "aus" before what a material may begin with, or praise of it, to the last such word. */
export type Span = { readonly from: number; readonly to: number }

/** Longest text that is looked at for materials. */
export const mostMaterialText = 1_000
const before = 44
/** "In soft teal velvet". */
const mostPraise = 3
const after = 44

/** `colours`: what stands right behind a material of the article ("em veludo verde"), where they were asked for. */
type TextMaterials = {
  readonly main: readonly number[]
  readonly parts: readonly number[]
  readonly colours: readonly number[]
}
type Found = { readonly main: number[]; readonly parts: number[]; readonly colours: number[] }

/** As `readTextMaterials` says; the variants of an article follow each other and share their text, so the last answer is kept. */
export function textMaterials(text: string, own: ReadonlySet<string>, where: Span): TextMaterials {
  if (text !== last.text || own !== last.own) last = { text, own, found: readTextMaterials(text, own, where) }
  return last.found
}

let last: { text: string; own: ReadonlySet<string>; found: TextMaterials } = {
  text: '',
  own: new Set(),
  found: { main: [], parts: [], colours: [] },
}

/**
 * What a running text says that the article and its parts are made of: "Sofá em veludo", "feita em pinho maciço", "com pés em metal". A
 * preposition and the first word of a material find the place, between `from` and `to`; only the words around it are read.
 */
function readTextMaterials(text: string, own: ReadonlySet<string>, { from, to }: Span): TextMaterials {
  const found: Found = { main: [], parts: [], colours: [] }
  const end = Math.min(text.length, mostMaterialText)
  for (let start = text.lastIndexOf(' ', from) + 1; start < to;) {
    const length = prepositionLength(text, start)
    const opening = length === 0 ? null : openingAt(text, start + length + 1, end)
    if (opening) readPlace(text, { from: start, ...opening }, own, found)
    const space = text.indexOf(' ', start)
    if (space < 0) break
    start = space + 1
  }
  return found
}

type Opening = { readonly wordAt: number; readonly wordEnd: number }

/** The first word of a material behind a preposition, over the words that praise it; null: none begins here. */
function openingAt(text: string, from: number, end: number): Opening | null {
  let wordAt = from
  let wordEnd = endOfWord(text, wordAt, end)
  if (wordEnd - wordAt < 2) return null
  let role = startRole(text.slice(wordAt, wordEnd))
  if (role === 'praise' && isMaterialAt(text, wordAt)) role = 'material'
  for (let left = mostPraise; role === 'praise' && left > 0; left -= 1) {
    wordAt = wordEnd + 1
    wordEnd = endOfWord(text, wordAt, end)
    role = startRole(text.slice(wordAt, wordEnd))
  }
  return role === 'material' ? { wordAt, wordEnd } : null
}

/** "Solid wood" is a material of its own, "solid brass" is brass. */
function isMaterialAt(text: string, at: number): boolean {
  return matchAt(nameWords, tokensOf(text.slice(at, at + after)), 0, isMaterial) !== null
}

/** The words of the clause before the material, and where in the text they begin. */
type Place = {
  readonly lead: readonly Token[]
  readonly start: number
  /** The clause begins further back than is read. */ readonly isCut: boolean
}

function readPlace(
  text: string,
  { from, wordAt, wordEnd }: { readonly from: number } & Opening,
  own: ReadonlySet<string>,
  found: Found,
): void {
  if (speaksOfOthers(text, from)) return
  const start = Math.max(0, from - before, clauseStart(text, from))
  const lead = tokensOf(text.slice(start, wordAt))
  const tokens = [...lead, ...tokensOf(text.slice(wordAt, Math.min(text.length, wordEnd + after)))]
  const match = materialOf(lead, tokens)
  if (!match || isOfSmallPart(text, start)) return
  const words: NameWords = { vocabularies: {}, partMaterials: [] }
  readMaterialAt(tokens, match, own, words)
  const end = readJoined(tokens, match.to, own, words)
  addMissing(found.parts, words.partMaterials)
  const main = words.vocabularies.materials
  if (!main) return
  if (isSubject({ lead, start, isCut: start > 0 && start <= from - before }) || isOfArticle(lead, own)) {
    addMissing(found.main, main)
    if (found.colours.length === 0) addMissing(found.colours, coloursBeside(tokens, match, lead.length - 1, end))
  } else if (isPieceOfArticle(lead, own)) addMissing(found.parts, main)
}

/** What stands behind the lead: a material of a name, one that needs its preposition, or one of a field behind "revestido a"; no filling. */
function materialOf(lead: readonly Token[], tokens: readonly Token[]): Match<NameMeaning> | null {
  const maker = textAt(lead, lead.length - 2)
  if (stuffing.has(maker)) return null
  return (
    matchAt(nameWords, tokens, lead.length, isMaterial) ??
    withPreposition(tokens, lead.length - 1) ??
    (madeWords.has(maker) ? fieldMaterial(tokens, lead.length, () => true) : null)
  )
}

/** "Canapé en velours …": the subject of a sentence. */
function isSubject({ lead, start, isCut }: Place): boolean {
  const isShort = lead.length <= 3 || (start === 0 && lead.length <= 6 && isUnbroken(lead))
  return isShort && !isCut && !lead.some((_, at) => isOtherThing(lead, at))
}

/** No mark but a comma right before the preposition. */
function isUnbroken(lead: readonly Token[]): boolean {
  return lead.every(({ kind, text }, at) => kind !== 'mark' || (text === ',' && at === lead.length - 2))
}

/** "Metal preto com abajur de tecido": of a lamp the shade is no mere part, here it is. */
function isPieceOfArticle(lead: readonly Token[], own: ReadonlySet<string>): boolean {
  const joiner = textAt(lead, lead.length - 3)
  return own.has(textAt(lead, lead.length - 2)) && (withWords.has(joiner) || joiner === 'e')
}

/** "Em corda", "em eucalipto", which alone may be something else; not "em corda de algodão". */
function withPreposition(tokens: readonly Token[], at: number): Match<NameMeaning> | null {
  const match = matchAt(nameWords, tokens, at, isMaterial)
  return match && textAt(tokens, match.to) !== 'de' ? match : null
}

/** "Encosto de fibra de silicone": what fills it. */
const stuffing = new Set(['fibra', 'fibras', 'fibre', 'fibres', 'flocos', 'faser', 'fiocchi'])

/** "Puxador: sim, em alumínio": the label in front of the colon tells of what. */
function isOfSmallPart(text: string, start: number): boolean {
  const colon = start - 1
  if (text[colon] !== ':') return false
  const label = tokensOf(text.slice(Math.max(0, colon - 24), colon))
  return partRole(textAt(label, label.length - 1)) === 'small'
}

/** Behind the last sign before `at` that ends a clause, as far back as is read. */
function clauseStart(text: string, at: number): number {
  for (let place = at - 1; place >= 0 && place > at - before; place--)
    if (clauseEnds.includes(text[place]!)) return place + 1
  return 0
}
const clauseEnds = '.;:!?\n'
