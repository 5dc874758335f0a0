import { covers, materialIds, namedWoods } from '../../vocabularies/material-kinds.ts'
import { fieldWords, nameWords, type NameMeaning, type VocabularyName } from '../words/attribute-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { partRole } from '../words/part-nouns.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'
import { isBesideColour, isColourMeaning, isColourPlace, isSetApart, saysColour } from './colour-places.ts'
import { isDecor, isLookOnly } from './name-looks.ts'
import { isJoiner, isShapeOfPart, legWords, partBefore, type Part } from './name-parts.ts'
import { isDenied, isName, saysMaterial } from './words-before.ts'

export type NameWords = {
  readonly vocabularies: Partial<Record<VocabularyName, number[]>>
  readonly partMaterials: number[]
}
export type NameContext = {
  /** What the category's articles are called: no parts of themselves. */
  readonly own: ReadonlySet<string>
  /** The folded value of the colour field: what it says is a colour in the name too ("latão escovado"). */
  readonly colourText: string
  /** Nothing of the category is made of cloth: "Velvet" beside a flower pot is the name of its tone. */
  readonly isHard?: boolean
  /** Running text: its first word need not name the article. */
  readonly isText?: boolean
}

/** A wood of the name and where it stands: it may be the colour as well. */
type Wood = { readonly from: number; readonly to: number; readonly colourIds: readonly number[] }
type Reading = {
  readonly tokens: readonly Token[]
  readonly context: NameContext
  readonly into: NameWords
  readonly woods: Wood[]
  readonly colourEnds: number[]
  readonly colourStarts: number[]
  readonly materialEnds: number[]
}

/** What one material of a text belongs to, by the words before it: the article, a part of it, or nothing. */
export function readMaterialAt(
  tokens: readonly Token[],
  match: Match<NameMeaning>,
  own: ReadonlySet<string>,
  into: NameWords,
): void {
  if (isDenied(tokens, match.from)) return
  addMaterials(readingOf(tokens, { own, colourText: '', isText: true }, into), match)
}

function readingOf(tokens: readonly Token[], context: NameContext, into: NameWords): Reading {
  return { tokens, context, into, woods: [], colourEnds: [], colourStarts: [], materialEnds: [] }
}

/** Colours, materials, styles, rooms and shapes in a name, each said of the article and not of a part, a look or a lack. */
export function readNameWords(tokens: readonly Token[], context: NameContext, into: NameWords): void {
  const reading = readingOf(tokens, context, into)
  for (let at = 0; at < tokens.length;)
    at = tokens[at]!.kind === 'word' ? (readColour(reading, at) ?? readMeaning(reading, at)) : at + 1
  addWoodColours(reading)
}

/** A word of a colour field, in a place where it is believed; hands back where to go on. */
function readColour(reading: Reading, at: number): number | null {
  const { tokens, into } = reading
  const isBeside = isBesideColour(tokens, at)
  if (!(isBeside || isColourPlace(tokens, at)) || isSecondMaterial(reading, at)) return null
  const colour = matchAt(fieldWords.colours, tokens, at, anyId)
  const isSaid = saysColour(tokens, at)
  if (!colour || !(isSaid || isBeside || isSetApart(tokens, colour.to) || isSecondColour(reading, at))) return null
  addColours(reading, colour)
  // "…, nogueira": the wood is the material too.
  const wood = isSaid ? null : matchAt(nameWords, tokens, at, isWood)
  if (wood) addMaterials(reading, wood)
  const cloth = into.vocabularies.materials ? null : matchAt(nameWords, tokens, at, isFinishable)
  if (cloth && finishWords.has(textAt(tokens, cloth.to))) addMaterials(reading, cloth)
  return colour.to
}

/** Any phrase of the dictionary of names, or a tone right behind a material; hands back where to go on. */
function readMeaning(reading: Reading, at: number): number {
  const match = matchAt(nameWords, reading.tokens, at, anyMeaning) ?? madeOf(reading, at)
  if (match) {
    addMatch(reading, match)
    return match.to
  }
  const tone = toneAt(reading, at)
  if (tone) addColours(reading, tone)
  return at + 1
}

/** "Madeira/linho": beside a material another, though the word may be a colour. */
function isSecondMaterial({ tokens, materialEnds }: Reading, at: number): boolean {
  return (
    textAt(tokens, at - 1) === '/' &&
    materialEnds.at(-1) === at - 1 &&
    matchAt(nameWords, tokens, at, isOtherMaterial) !== null
  )
}
function isOtherMaterial(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'materials' && !woodAndBamboo.has(meaning.id)
}

/** "Banco em mangueira", "base em zinco", "ferro e cana": behind "em", or another material and "e", the words of a material field are believed. */
function madeOf({ tokens, materialEnds }: Reading, at: number): Match<NameMeaning> | null {
  const before = textAt(tokens, at - 1)
  if (before !== 'em' && !(before === 'e' && materialEnds.at(-1) === at - 1)) return null
  const match = matchAt(fieldWords.materials, tokens, at, anyId)
  return match && { ...match, meanings: match.meanings.map((id) => ({ vocabulary: 'materials', id })) }
}

/** "Veludo esmeralda", "pele conhaque", "linho areia": right behind a material a word of a colour field, unless it may be another material or a pattern. */
function toneAt({ tokens, materialEnds, woods }: Reading, at: number): Match<number> | null {
  if (materialEnds.at(-1) !== at || woods.at(-1)?.to === at) return null
  const text = textAt(tokens, at)
  if (text.length < 4 || motifs.has(text) || matchAt(fieldWords.materials, tokens, at, anyId)) return null
  const tone = matchAt(fieldWords.colours, tokens, at, anyId)
  // "Boucle gold legs"
  return tone && partRole(textAt(tokens, tone.to)) === undefined ? tone : null
}
const motifs = new Set([
  'natural',
  'natur',
  'fumado',
  'fumada',
  'fumo',
  'smoke',
  'sol',
  'polar',
  'royal',
  'klein',
  'flamingo',
  'flamenco',
  'cacto',
  'cactus',
  'kiwi',
  'girassol',
  'trevo',
  'floresta',
  'forest',
  'oceano',
  'ocean',
  'morango',
  'limao',
  'lemon',
  'limon',
  'abobora',
  'roma',
  'tomate',
  'milho',
  'canario',
  'elefante',
  'snow',
  'nuvem',
  'storm',
  'mimosa',
  'petala',
  'orquidea',
  'orchid',
  'papaia',
  'canela',
  'nata',
  'hunter',
  'madera',
  'madeira',
])

function anyMeaning(): boolean {
  return true
}
function anyId(): boolean {
  return true
}
const woodAndBamboo: ReadonlySet<number> = new Set([...namedWoods, ...materialIds('bambu')])
const finishable = materialIds('latao-e-cobre', 'fibras-naturais', 'linho', 'algodao')
/** "165 cm linho natural", "– latão escovado": said to be finished, so it is there. */
function isFinishable(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'materials' && finishable.has(meaning.id)
}
const finishWords = new Set(['natural', 'branco', 'branca', 'lavado', 'escovado', 'envelhecido', 'lave', 'cru'])
function isWood(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'materials' && woodAndBamboo.has(meaning.id)
}

function addMatch(reading: Reading, match: Match<NameMeaning>): void {
  const { tokens } = reading
  if (isDenied(tokens, match.from) || isName(tokens, match.from, match.to)) return
  for (const meaning of match.meanings) {
    if (meaning.vocabulary === 'materials') addMaterials(reading, { ...match, meanings: [meaning] })
    else if (meaning.vocabulary === 'colours') addColour(reading, match, meaning.id)
    else if (meaning.vocabulary !== 'none' && !(meaning.vocabulary === 'shapes' && isShapeOfPart(reading, match.from)))
      add(reading.into, meaning.vocabulary, meaning.id)
  }
}

function addColour(reading: Reading, { from, to }: Match<unknown>, id: number): void {
  const part = partBefore(reading, from)
  if (part && (part.role === 'small' || legWords.has(part.word)) && !isOfArticle(reading.tokens, from, part.word))
    return
  reading.colourStarts.push(from)
  reading.colourEnds.push(to)
  add(reading.into, 'colours', id)
}

/** "Armário com gavetas preto", "sofá com pés dourados verde": no colour of a part that it does not agree with. */
function isOfArticle(tokens: readonly Token[], at: number, part: string): boolean {
  const behind =
    tokens[at - 1]?.text === part ||
    (tokens[at - 2]?.text === part && matchAt(nameWords, tokens, at - 1, isColourMeaning) !== null)
  return behind && !agrees(textAt(tokens, at), part)
}

/** As far as the ends of the words tell: number, and gender where both have one. */
function agrees(colour: string, noun: string): boolean {
  const ending =
    /^(?:pret|branc|negr|vermelh|amarel|castanh|cinzent|dourad|pratead|rox|cromad)([oa])(s?)$/.exec(colour) ??
    /^(?:azul|verde)()(s?)$/.exec(colour)
  if (!ending) return true
  const [, gender = '', plural = ''] = ending
  const nounGender = /([oa])s?$/.exec(noun)?.[1] ?? ''
  return noun.endsWith('s') === (plural === 's') && (gender === '' || nounGender === '' || gender === nounGender)
}

function addColours(reading: Reading, match: Match<number>): void {
  if (isDenied(reading.tokens, match.from)) return
  for (const id of match.meanings) addColour(reading, match, id)
}

/** "efeito mármore", "imitação de madeira": it looks like the material and is none; its colour counts. */
function addMaterials(reading: Reading, match: Match<NameMeaning>): void {
  const { tokens, into } = reading
  if (isLookOnly(tokens, match.from) || (match.meanings.some(isWood) && isDecor(tokens, match))) {
    const colour = matchAt(fieldWords.colours, tokens, match.from, anyId)
    if (colour) addColours(reading, colour)
    return
  }
  if (isToneAlone(reading, match)) return
  const part = partBefore(reading, match.from)
  if (part && isUntold(part, match)) return
  reading.materialEnds.push(match.to)
  for (const { id } of match.meanings) {
    if (part) addId(into.partMaterials, id)
    else add(into, 'materials', id)
  }
  if (!part && match.meanings.some(isWood)) addWood(reading, match)
}

/** "Latão" that the colour field says too, "velvet" of what is never made of cloth: colours, where no "em" or "de" stands before. */
function isToneAlone({ tokens, context }: Reading, match: Match<NameMeaning>): boolean {
  if (saysMaterial(tokens, match.from)) return false
  const isOfColour = context.colourText !== '' && context.colourText.includes(textOf(tokens, match))
  if (isOfColour && !isWood(match.meanings[0]!)) return true
  return context.isHard === true && match.meanings.some(({ id }) => covers.has(id))
}

function textOf(tokens: readonly Token[], { from, to }: Match<unknown>): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}

/** Of small parts, and of pads under the feet, nobody asks. */
function isUntold({ role, word }: Part, { meanings }: Match<NameMeaning>): boolean {
  return role === 'small' || (footWords.has(word) && meanings.some(({ id }) => padIds.has(id)))
}

function addWood({ tokens, woods }: Reading, { from, to }: Match<NameMeaning>): void {
  // "Bois de chêne": the wood stands last.
  const colour = matchAt(fieldWords.colours, tokens, from, anyId) ?? matchAt(fieldWords.colours, tokens, to - 1, anyId)
  if (colour) woods.push({ from, to: Math.max(to, colour.to), colourIds: colour.meanings })
}

/** "Pés de feltro" are pads. */
const footWords = new Set(['pe', 'pes', 'feet', 'patas', 'pieds'])
const padIds = materialIds('plastico', 'la')

/** "Mesa em carvalho natural" has the colour of oak, "roupeiro carvalho e branco" two; painted pine has that of its paint. */
function addWoodColours({ tokens, woods, into, colourStarts, colourEnds }: Reading): void {
  const hasColour = (into.vocabularies.colours?.length ?? 0) > 0
  for (const { from, to, colourIds } of woods) {
    const finish = textAt(tokens, to)
    const isNatural =
      finishes.has(finish) || finishes.has(textAt(tokens, to - 1)) || !isOftenPainted(tokens.slice(from, to))
    const isJoined =
      colourStarts.some((start) => start === to + 1 && isJoiner(textAt(tokens, to))) ||
      colourEnds.some((end) => end === from - 1 && isJoiner(textAt(tokens, from - 1)))
    if (hasColour ? isJoined : isNatural) for (const id of colourIds) add(into, 'colours', id)
  }
}

export const finishes: ReadonlySet<string> = new Set([
  'natural',
  'claro',
  'clara',
  'escuro',
  'escura',
  'mel',
  'fumado',
  'fumada',
  'rustico',
  'rustica',
  'tabaco',
  'dourado',
  'americana',
  'francesa',
  'encerado',
  'envelhecido',
  'oleado',
  'oleada',
  'sonoma',
  'artisan',
  'wotan',
  'honey',
  'smoked',
  'dark',
  'light',
  'oscuro',
  'fume',
  'cor',
])
const oftenPainted = new Set([
  'pinho',
  'pine',
  'pinus',
  'faia',
  'beech',
  'haya',
  'kiefer',
  'madeira',
  'bambu',
  'bamboo',
  'eucalipto',
])
/** "Madeira de carvalho" is oak. */
export function isOftenPainted(phrase: readonly Token[]): boolean {
  return phrase.some(({ text }) => oftenPainted.has(text) && (text !== 'madeira' || phrase.length === 1))
}
/** "Schwarz/gold", "preto/mel": beside a colour another. */
function isSecondColour({ tokens, colourEnds }: Reading, at: number): boolean {
  return textAt(tokens, at - 1) === '/' && colourEnds.at(-1) === at - 1
}

function add({ vocabularies }: NameWords, vocabulary: VocabularyName, id: number): void {
  addId((vocabularies[vocabulary] ??= []), id)
}

function addId(ids: number[], id: number): void {
  if (!ids.includes(id)) ids.push(id)
}
