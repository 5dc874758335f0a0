import { nameWords } from '../words/attribute-words.ts'
import { memoised } from '#platform/memory/memoised.ts'
import { fold, tokensOf, type Token, textAt } from '../words/lexer.ts'
import { coloursFrom, isColour, materialAt, readMaterialClause, type MaterialClause } from './material-clause.ts'
import { looks, patterns } from './material-clause-words.ts'
import { partRole } from '../words/part-nouns.ts'
import { madeWords } from './making-words.ts'
import { endOfWord, startRole } from './material-openings.ts'
import { matchAt, singular } from '../words/word-dictionary.ts'

/** As much of a text as may be its first sentence. */
const most = 160

/** `isChief`: what is said stands before what the rest of the text says. */
export type TextHead = MaterialClause & { readonly isChief: boolean }

const nothing: TextHead = { ids: [], colours: [], isChief: false }

/**
 * What a text tells at once, by how it begins: with the colour ("Branca com tampo em carvalho"), with a material that is believed
 * only there ("Barro vermelho feito na roda"), or with the part that one sees ("Moldura em alumínio preto", "Vidro fumado e
 * estrutura dourada"). `hasCover`: a frame is not what one sees of a thing that is covered with cloth.
 */
export function textHead(text: string, own: ReadonlySet<string>, hasCover: () => boolean): TextHead {
  const from = counted.exec(text.slice(0, mostOfCount))?.[0].length ?? 0
  const first = text.slice(from, endOfWord(text, from, text.length))
  const role = roleOf(first)
  if ((role === 'none' && !own.has(fold(first))) || sentenceAbout.test(text)) return nothing
  const tokens = firstSentence(text.slice(from, from + most))
  if (tokens.some(({ text: word }) => choices.has(word))) return nothing
  if (role === 'none') return { ids: [], colours: coloursOfItsPart(tokens, own, hasCover()), isChief: false }
  const stuff = role === 'material' ? (shapeOf(tokens) ?? readHeadMaterial(tokens)) : nothing
  if (stuff.ids.length > 0) return { ...stuff, isChief: true }
  const ahead = role === 'colour' || role === 'pattern' || beginsWithColour(tokens) ? coloursAhead(tokens) : []
  if (ahead.length > 0) return { ids: [], colours: ahead, isChief: true }
  return {
    ids: [],
    colours: role === 'made' ? colourOfUnknown(tokens) : coloursOfPart(tokens, own, hasCover()),
    isChief: false,
  }
}

/** "Cinco prateleiras em metal preto". */
const counted = /^(?:\d{1,2}|duas|dois|tr[eê]s|quatro|cinco|seis|oito) /i
const mostOfCount = 8

/** "Carvalho sonoma com …" */
function beginsWithColour(tokens: readonly Token[]): boolean {
  return materialAt(tokens, 0) === null && matchAt(nameWords, tokens, 0, isColour) !== null
}

/** "Azul é a cor da calma.", "Cristal Azul é uma marca". */
const sentenceAbout = /^\S+(?: \S+)? (?:é|são|est|es|son|is|are|ist|sind|è) /i

type Role = 'colour' | 'pattern' | 'material' | 'made' | 'part' | 'none'
const roleOf = memoised((word): Role => {
  const folded = fold(word)
  if (headMaterials.has(folded) || shapes.has(folded)) return 'material'
  if (madeWords.has(folded)) return 'made'
  if (patterns.has(folded)) return 'pattern'
  if (wholly.has(folded) || looks.has(folded)) return 'colour'
  if (withWords.has(folded)) return 'part'
  if (headParts.has(singular(folded)) || frames.has(folded) || folded === 'sobre') return 'part'
  if (matchAt(nameWords, tokensOf(word), 0, isColour)) return 'colour'
  return startRole(word) === 'material' ? 'part' : 'none'
}, 5_000)

/** "Espelho oval com moldura em resina dourada": behind the name of the thing. */
function coloursOfItsPart(tokens: readonly Token[], own: ReadonlySet<string>, hasCover: boolean): readonly number[] {
  const at = tokens.findIndex(
    (_, index) =>
      index > 1 &&
      index < mostBehindName &&
      (isHeadPart(tokens, index, own) ||
        (!hasCover && textAt(tokens, index) !== 'base' && frames.has(textAt(tokens, index)))) &&
      isBrought(tokens, index),
  )
  return at < 0 ? [] : coloursOfPart(tokens.slice(at), own, hasCover)
}

/** "Com moldura", "com 5 globos", "com duas portas". */
function isBrought(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at - 1]!
  return withWords.has(text) || ((kind === 'number' || numbers.has(text)) && withWords.has(textAt(tokens, at - 2)))
}
const numbers = new Set(['duas', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'oito'])

const mostBehindName = 9

function firstSentence(text: string): readonly Token[] {
  const tokens = tokensOf(text)
  const end = tokens.findIndex(({ kind, text: sign }) => kind === 'mark' && sentenceEnds.has(sign))
  return end < 0 ? tokens : tokens.slice(0, end)
}

const withWords = new Set(['com', 'con', 'avec', 'with', 'mit'])
/** Which of them is not said. */
const choices = new Set(['ou', 'or', 'oder', 'entre', 'elegir', 'escolha', 'escolher'])
const sentenceEnds = new Set(['.', ';', '!', '•'])

/** "Branco e carvalho": joined to a colour a wood is one. */
function coloursAhead(tokens: readonly Token[]): readonly number[] {
  const from = wholly.has(textAt(tokens, 0)) ? 1 : 0
  const said = readMaterialClause(tokens, from, true)?.colours ?? []
  const joined = said.length > 0 ? coloursFrom(tokens, from) : []
  return joined.length > said.length ? joined : said
}

/** "Totalmente preto". */
const wholly = new Set([
  'todo',
  'toda',
  'totalmente',
  'inteiramente',
  'completamente',
  'totalement',
  'entierement',
  'enteramente',
])

/** Right before its colour or how it was worked: "Malha preta", "Pedra polida"; not "Rede de segurança". */
function readHeadMaterial(tokens: readonly Token[]): MaterialClause {
  const id = headMaterials.get(textAt(tokens, 0))
  const next = textAt(tokens, 1)
  if (id === undefined || !(worked.test(next) || next === 'natural' || matchAt(nameWords, tokens, 1, isColour)))
    return nothing
  const read = readMaterialClause(tokens, 1, true, [id])
  const own = matchAt(nameWords, tokens, 0, isColour)?.meanings.map((meaning) => meaning.id) ?? []
  return { ids: [id, ...(read?.ids ?? [])], colours: own.length > 0 ? own : (read?.colours ?? []) }
}

/** "Corda de polipropileno cinza", "ripas em nogueira": what is else a small part is the thing where the text begins with it. */
function shapeOf(tokens: readonly Token[]): MaterialClause | null {
  const lead = tokens.findIndex(({ text }) => madeLeads.has(text))
  const match = shapes.has(textAt(tokens, 0)) && lead > 0 && lead < 3 ? materialAt(tokens, lead + 1) : null
  if (!match) return null
  const read = readMaterialClause(tokens, match.to, true)
  const colours = read?.colours ?? []
  return {
    ids: [...match.meanings.map(({ id }) => id), ...(read?.ids ?? [])],
    colours: colours.length > 0 ? colours : colourClause(tokens),
  }
}

const shapes = new Set([
  'corda',
  'cordas',
  'cuerda',
  'ripas',
  'fio',
  'fios',
  'fitas',
  'tiras',
  'pelo',
  'pelos',
  'placas',
  'tubo',
  'tubos',
  'varas',
])

const worked = /(?:[ai]d)[oa]$/
const headMaterials: ReadonlyMap<string, number> = new Map(
  Object.entries({
    11: 'laminado formica',
    12: 'arame alambre',
    17: 'cristal',
    18: 'pedra piedra quartzo cuarzo',
    19: 'barro terracota',
    21: 'borracha vinil',
    22: 'cana',
    24: 'papel corda cuerda',
    29: 'peluche',
    31: 'malha malla rede tela pano',
  }).flatMap(([id, words]) => words.split(' ').map((word) => [word, Number(id)] as const)),
)

/** "Tapizado en borreguito blanco", "estofado em Aquaclean verde": of a stuff that no table has. */
function colourOfUnknown(tokens: readonly Token[]): readonly number[] {
  if (!madeLeads.has(textAt(tokens, 1))) return []
  for (let at = 2; at < 5; at++) {
    if (tokens[at]?.kind !== 'word' || joints.has(textAt(tokens, at))) return []
    const match = matchAt(nameWords, tokens, at, isColour)
    if (match) return match.meanings.map(({ id }) => id)
  }
  return []
}

const madeLeads = new Set(['em', 'a', 'de', 'com', 'en', 'con', 'in', 'avec', 'with', 'mit'])

/** Of the first part that has one, and of one that is joined to it: "Frentes amarelas e corpo branco". */
function coloursOfPart(tokens: readonly Token[], own: ReadonlySet<string>, hasCover: boolean): readonly number[] {
  let first: readonly number[] = []
  for (let at = 0; at < tokens.length - 1; at++) {
    const isPart = isHeadPart(tokens, at, own)
    if (!(isPart || (!hasCover && frames.has(textAt(tokens, at)))) || (at > 0 && !isJoined(tokens, at))) continue
    const colours = coloursBehind(tokens, at)
    if (first.length > 0) return isPart ? [...new Set([...first, ...colours])] : first
    if (colours.length > 0 && !isPart) return colours
    first = colours
  }
  return first.length > 0 ? first : colourClause(tokens)
}

/** "Cabeceira capitoné em veludo verde": one word may tell of the part. "Base antiderrapante preta" is the underside of a rug. */
export function coloursBehind(tokens: readonly Token[], at: number): readonly number[] {
  const from = madeLeads.has(textAt(tokens, at + 2)) ? at + 2 : at + 1
  const read = readMaterialClause(tokens, at + 1, true) ?? readMaterialClause(tokens, from, true)
  if (read && textAt(tokens, at) === 'base' && read.ids.length === 0) return []
  return read && read.colours.length > 0 ? read.colours : at === 0 ? colourFurtherOn(tokens) : []
}

/** "Abajur de papel de arroz branco": of a stuff that no table has. */
function colourFurtherOn(tokens: readonly Token[]): readonly number[] {
  for (let at = 1; at < mostOfPart && tokens[at]?.kind === 'word' && !goesOn.has(textAt(tokens, at)); at++) {
    const match = matchAt(nameWords, tokens, at, isColour)
    if (match) return match.meanings.map(({ id }) => id)
  }
  return []
}

const mostOfPart = 7
const goesOn = new Set([
  'e',
  'com',
  'para',
  'sobre',
  'sem',
  'ideal',
  'que',
  'por',
  'ate',
  'y',
  'con',
  'et',
  'avec',
  'and',
  'with',
  'und',
  'mit',
  'for',
  'pour',
  'fur',
  'per',
  'resistente',
  'a',
  'ou',
])

/** "Fibra sintética com aspeto sisal, bege e castanho": a clause of nothing but colours. */
function colourClause(tokens: readonly Token[]): readonly number[] {
  const from = tokens.findIndex(({ text }) => text === ',') + 1
  if (from === 0 || tokens.slice(1, from).some(({ text }) => partRole(text) !== undefined)) return []
  const length = tokens.slice(from).findIndex(({ text }) => text === ',')
  const read = readMaterialClause(length < 0 ? tokens.slice(from) : tokens.slice(from, from + length), 0, false)
  return read && read.ids.length === 0 ? read.colours : []
}

const noWords: ReadonlySet<string> = new Set()

/** The base of a lamp is half of it. "Sobre de cristal": the top in Spanish, a preposition in Portuguese. */
export function isHeadPart(tokens: readonly Token[], at: number, own: ReadonlySet<string> = noWords): boolean {
  return (
    headParts.has(singular(textAt(tokens, at))) ||
    (textAt(tokens, at) === 'base' && own.has('candeeiro')) ||
    (textAt(tokens, at) === 'sobre' && textAt(tokens, at + 1) === 'de')
  )
}

function isJoined(tokens: readonly Token[], at: number): boolean {
  return joints.has(textAt(tokens, at - 1))
}
const joints = new Set([
  'e',
  'com',
  'y',
  'con',
  'et',
  'avec',
  'and',
  'with',
  'und',
  'mit',
  ',',
  'a',
  'o',
  'la',
  'le',
  'el',
])

/** What one sees of a thing; not its legs. */
export const headParts = new Set([
  'encosto',
  'pelo',
  'globo',
  'difusor',
  'prateleira',
  'porta',
  'lateral',
  'abajur',
  'pantalla',
  'tampo',
  'moldura',
  'caixilho',
  'corpo',
  'frente',
  'painel',
  'assento',
  'cabeceira',
  'concha',
  'cadre',
  'plateau',
  'facade',
  'assise',
  'marco',
  'tablero',
  'asiento',
  'cornice',
  'piano',
  'seduta',
  'scocca',
  'coque',
  'carcasa',
  'anta',
  'ante',
  'door',
  'puerta',
  'porte',
  'turen',
  'toldo',
  'capota',
  'canopy',
  'korpus',
  'rahmen',
  'tischplatte',
  'top',
  'tabletop',
  'seat',
  'body',
  'revestimento',
  'revetement',
  'tapizado',
  'tapizada',
  'rivestimento',
  'bezug',
  'estofo',
  'upholstery',
])
const frames = new Set([
  'base',
  'estrutura',
  'armacao',
  'structure',
  'armature',
  'chassis',
  'estructura',
  'armazon',
  'struttura',
  'telaio',
  'gestell',
  'frame',
])
