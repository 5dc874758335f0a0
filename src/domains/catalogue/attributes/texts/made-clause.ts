import { anyCloth, board, covers, woods } from '../../vocabularies/material-kinds.ts'
import { fieldWords, nameWords, type NameMeaning } from '../words/attribute-words.ts'
import type { Token } from '../words/lexer.ts'
import { looksBehind } from '../names/name-words.ts'
import { partRole } from '../words/part-nouns.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'

/** What a clause says of nothing but materials, finishes and colours. */
export type MadeClause = { readonly ids: readonly number[]; readonly colours: readonly number[] }

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
export function readMade(
  tokens: readonly Token[],
  from: number,
  isSentence: boolean,
  lead: readonly number[] = [],
): MadeClause | null {
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
  const { tokens, isSentence } = read
  const { kind, text } = tokens[at] as Token
  if (lookWords.has(text)) return readLook(read, at)
  // "Fios de prata".
  const nothing = matchAt(nameWords, tokens, at, isNothing)
  if (nothing && nothing.to > at + 2) return nothing.to
  const match = materialAt(tokens, at) ?? matchAt(nameWords, tokens, at, isColour)
  if (match && handmade.has(text) && tokens[at + 2]?.text === 'mao') return passHandmade(read, at)
  if (match) return isMeaningless(tokens, match) ? null : take(read, match)
  if (patterns.has(text)) return readPattern(read, at)
  if (kind !== 'word') return text === ',' ? END : at + 1
  if (choices.has(text)) return refuse(read)
  if (isSentence && endsSaid(tokens, at)) return END
  if (isSentence && leads.has(text) && says(tokens, at + 1)) return at + 1
  return plain.has(text)
    ? at + 1
    : isSentence
      ? unknownInSentence(read, at)
      : quality.test(text) || patterned.test(text)
        ? at + 1
        : read.colours.length > 0
          ? END
          : null
}

/** One word of any kind may stand before a colour ("veludo liso azul") or how it was worked, and at the end ("aço corten"). */
function unknownInSentence(read: Reading, at: number): Step {
  const { tokens } = read
  const { text } = tokens[at] as Token
  const isLong = text.length > 3
  const isLast = tokens[at + 1] === undefined && !read.lead.includes(anyCloth)
  if (isLong && matchAt(nameWords, tokens, at + 1, isColour)) return at + 1
  const believed = believedColour(read, at)
  if (believed !== null) return believed
  if (howWorked.test(text)) read.isWorked = true
  else if (!quality.test(text) && !(isLong && (isLast || howWorked.test(tokens[at + 1]?.text ?? ''))))
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
    joiners.has(read.tokens[match.from - 1]?.text ?? '') &&
    match.meanings.some(isWood)
  )
    return takeDecor(read, match)
  const isShade =
    match.from === read.colourEnd || (match.from === read.colourEnd + 1 && read.tokens[read.colourEnd]?.text === '-')
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
  return lead.some((id) => covers.has(id)) && (tokens[from] as Token).text.startsWith('translucid')
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
  while (between.has(tokens[from]?.text ?? '')) from += 1
  const label = (tokens[at] as Token).text
  // "Acabamento envelhecido branco".
  if (finishes.has(label) && matchAt(fieldWords.colours, tokens, from, () => true) === null) from += 1
  const isColoured = looks.has(label) && matchAt(nameWords, tokens, from + 1, isColour) !== null
  if (!(finishes.has(label) && tokens[from]?.text === 'natural'))
    colours.push(...coloursFrom(tokens, isColoured ? from + 1 : from))
  return END
}

const between = new Set(['-', ':', 'de', 'em', 'a', 'en', 'da', 'd', "'"])
export const looks: ReadonlySet<string> = new Set([
  'efeito',
  'efecto',
  'effet',
  'effetto',
  'aspeto',
  'imitacao',
  'imitation',
])
const finishes = new Set(['acabamento', 'acabado', 'finition', 'finitura', 'afwerking'])

/** A colour and those that are joined to it: "carvalho natural e branco", "preto/dourado". */
export function coloursFrom(tokens: readonly Token[], from: number): number[] {
  const ids: number[] = []
  for (let at = from; ;) {
    const match = matchAt(fieldWords.colours, tokens, at, () => true)
    if (!match) return ids
    for (const id of match.meanings) if (!ids.includes(id)) ids.push(id)
    at = match.to
    while (shades.has(tokens[at]?.text ?? '')) at += 1
    if (
      !(joiners.has(tokens[at]?.text ?? '') || isBesideColour(tokens, at)) ||
      matchAt(nameWords, tokens, at + 1, isNoWood)
    )
      return ids
    at += 1
  }
}

/** "Off white com freijó", "preto com dourado": two finishes. */
function isBesideColour(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'com' && matchAt(fieldWords.colours, tokens, at + 1, () => true) !== null
}

/** "Cor de bronze e vidro": another material. */
function isNoWood(meaning: NameMeaning): boolean {
  return isMaterial(meaning) && !isWood(meaning)
}

const joiners = new Set(['e', '/', 'y', 'et', 'und', 'and', 'en', '+', '&'])
const shades = new Set([
  '-',
  'artesao',
  'artisan',
  'sonoma',
  'claro',
  'clara',
  'claros',
  'claras',
  'escuro',
  'escura',
  'escuros',
  'escuras',
  'natural',
  'naturais',
  'mate',
  'brilho',
  'brilhante',
  'alto',
  'fosco',
  'rustico',
  'envelhecido',
  'escovado',
  'oscuro',
  'clair',
  'fonce',
  'mat',
  'brillo',
  'antigo',
  'velho',
  'suave',
  'suaves',
])

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
export const patterns: ReadonlySet<string> = new Set([
  'riscas',
  'risca',
  'listras',
  'listas',
  'rayas',
  'rayures',
  'xadrez',
  'quadrados',
  'cuadros',
  'carreaux',
  'motivo',
  'motivos',
  'motif',
  'motifs',
  'padrao',
  'estampado',
  'estampada',
  'imprime',
  'fundo',
])

/** What else it may be, is for, stands on or is joined to. */
function endsSaid(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token
  if (withWords.has(text)) return bringsAnother(tokens, at + 1)
  return ends.has(text) || (leads.has(text) && !says(tokens, at + 1) && !plain.has(text))
}

/** Whether what follows "em", "de", "a" is a colour, a material or a label of one. */
function says(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return lookWords.has(text) || patterns.has(text) || matchAt(nameWords, tokens, at, isMaterialOrColour) !== null
}

const leads = new Set(['em', 'de', 'a', 'as', 'aos', 'en', 'in', 'na', 'di', 'da', 'aux'])
const ends = new Set([
  'numa',
  'num',
  'sobre',
  'sur',
  'auf',
  'over',
  'para',
  'for',
  'pour',
  'fur',
  'per',
  'sem',
  'sin',
  'sans',
  'without',
  'ohne',
  'senza',
  'zonder',
  'feito',
  'feita',
  'feitos',
  'feitas',
  'hecho',
  'hecha',
  'fait',
  'faite',
  'made',
  'fatto',
  'fatta',
])

/** Not another material of the same cloth, nor a finish: "com almofadas", "met zwart metalen onderstel", "with concrete effect". */
function bringsAnother(tokens: readonly Token[], at: number): boolean {
  const colour = matchAt(nameWords, tokens, at, isColour)
  if (colour)
    return (
      partRole(tokens[colour.to]?.text ?? '') !== undefined ||
      matchAt(nameWords, tokens, colour.to, isMaterial) !== null
    )
  if (articles.has(tokens[at]?.text ?? '')) return true
  const match = matchAt(nameWords, tokens, at, isMaterial)
  const behind = tokens[match?.to ?? -1]?.text ?? ''
  if (match) return partsBehind.has(behind) || looksBehind.has(behind) || behind === 'finish'
  return (
    !lookWords.has(tokens[at]?.text ?? '') &&
    (partRole(tokens[at]?.text ?? '') !== undefined || !plain.has(tokens[at]?.text ?? ''))
  )
}

const articles = new Set(['um', 'uma', 'un', 'una', 'une', 'a', 'an', 'een', 'einem', 'einer'])

const withWords = new Set(['com', 'con', 'with', 'mit', 'met', 'avec', 'e', 'and', 'et', 'und', 'y', 'en'])

/** "Vidro soprado âmbar", "lacado areia": a word of a colour field that is no material and no part ("bordo"). Short ones mean too much else. */
function believedColour(read: Reading, at: number): number | null {
  const match = matchAt(fieldWords.colours, read.tokens, at, () => true)
  const text = read.tokens[at]?.text ?? ''
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

/** "Aglomerado melamínico cor nogueira", "MDF acabamento carvalho": what follows is its colour, or printed on it. */
const lookWords = new Set([
  'cor',
  'color',
  'colour',
  'couleur',
  'coloris',
  'colore',
  'kleur',
  'farbe',
  'tom',
  'tons',
  'tono',
  'tonos',
  'ton',
  'toni',
  'acabamento',
  'acabado',
  'finition',
  'finitura',
  'afwerking',
  'decor',
  'dekor',
  'efeito',
  'efecto',
  'effet',
  'effetto',
  'aspeto',
  'imitacao',
  'imitation',
  'nachbildung',
  'optik',
])

/** Parts that other languages name behind their material. */
export const partsBehind: ReadonlySet<string> = new Set([
  'legs',
  'frame',
  'base',
  'top',
  'tabletop',
  'seat',
  'back',
  'backrest',
  'pole',
  'canopy',
  'shade',
  'body',
  'doors',
  'shelves',
  'feet',
  'shell',
  'cover',
  'upholstery',
  'onderstel',
  'poten',
  'zitting',
  'rugleuning',
  'gestell',
  'beine',
  'beinen',
  'fusse',
  'fussen',
  'tischplatte',
  'rahmen',
])

/** Finishes, shades, thicknesses: they tell more of a material and name nothing else. */
const plain = new Set([
  'clair',
  'claire',
  'fonce',
  'foncee',
  'claro',
  'clara',
  'escuro',
  'escura',
  'oscuro',
  'chiaro',
  'scuro',
  'hell',
  'dunkel',
  'mat',
  'matt',
  'mate',
  'matte',
  'laque',
  'laquee',
  'lackiert',
  'massif',
  'massiv',
  'massello',
  'macizo',
  'maciza',
  'verni',
  'brillant',
  'brosse',
  'dore',
  'resistant',
  'ultra',
  'lavable',
  'impermeable',
  'sfoderabile',
  'pieghevole',
  'antimanchas',
  'antitache',
  'pulverbeschichtet',
  'melaminbeschichtet',
  'beschichtet',
  'foliert',
  'furniert',
  'lacada',
  'laccato',
  'verniciato',
  'pintada',
  'trempe',
  'templado',
  'temperato',
  'gehartet',
  'acojinado',
  'geolt',
  'huile',
  'finish',
  'polished',
  'de',
  'a',
  'ao',
  'alto',
  'fios',
  'hilos',
  'fils',
  'opalino',
  'opalina',
  'opale',
  'opal',
  'brilho',
  'brilhante',
  'brillante',
  'brillo',
  'glossy',
  'gloss',
  'hochglanz',
  'lucido',
  'lucida',
  'acetinado',
  'satinado',
  'fosco',
  'fosca',
  'fumado',
  'fume',
  'fumee',
  'sintetico',
  'sintetica',
  'ecologico',
  'ecologica',
  'respiravel',
  'impermeavel',
  'suave',
  'macio',
  'macia',
  'opaco',
  'opaca',
  'mm',
  'cm',
  'lacado',
  'lacada',
  'macico',
  'macica',
  'natural',
  'resistente',
  'lavavel',
  'reciclado',
  'reciclada',
  'espessura',
  'e',
  'alta',
  'qualidade',
  'temperado',
  'forjado',
  'pintado',
  'escovado',
  'com',
  'fundido',
  'fundida',
  'prensado',
  'galvanizado',
  'anodizado',
  'envernizado',
  'tratado',
  'tratada',
  'oleado',
  'encerado',
  'and',
  'et',
  'und',
  'y',
  'en',
  'g',
  'gr',
  'gsm',
  'm2',
  'm',
  'carbono',
  'cromado',
  'lacados',
  'frame',
  'frames',
  'structure',
  'estructura',
  'estrutura',
  'con',
  'avec',
  'mit',
  'met',
  'claros',
  'claras',
  'escuros',
  'escuras',
  'oscura',
  'oscuros',
  'oscuras',
  'clairs',
  'claires',
  'chiara',
  'chiari',
  'brilhantes',
  'fino',
  'fina',
  'grosso',
  'grossa',
  'duplo',
  'dupla',
  'leve',
  'rustico',
  'rustica',
  'curto',
  'curta',
  'longo',
  'longa',
  'medio',
  'media',
  'comprido',
  'hidrofugo',
  'hidrofuga',
  'ignifugo',
  'ignifuga',
  'tipo',
  'vaca',
  'boi',
  'ovelha',
  'cabra',
  'carneiro',
  'borrego',
  'oveja',
])
