import { metals } from '../../vocabularies/material-kinds.ts'
import { nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { fold, textAt, tokensOf, type Token } from '../words/lexer.ts'
import { startRole } from './material-openings.ts'
import { mostMaterialText } from './text-materials.ts'
import { isColour, isMaterial, materialAt, readMaterialClause } from './material-clause.ts'
import { partsBehind } from './material-clause-words.ts'
import { partRole } from '../words/part-nouns.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'

/** `colours`: those that stand beside the main material; `isFirst`: the text begins with that. */
export type BareMaterials = {
  readonly main: readonly number[]
  readonly parts: readonly number[]
  readonly colours: readonly number[]
  readonly isFirst: boolean
}

/** Cheap signs that a text tells of shares or of parts. */
export const partsOrShares =
  /%|\b(?:tampo|moldura|pernas|p[eé]s|base|estrutura|arma[cç][aã]o|frentes?|legs?|frame|top|patas|estructura|tablero|pieds|pi[eè]tement|cadre|armature|ch[aâ]ssis|plateau|structure|gambe|struttura|telaio|piano|gestell|beine|platte|korpus|poten|onderstel)\s*:?\s+[A-Za-zÀ-ÿ]|[a-z] (?:legs|frame|base|top|tabletop|seat|back|backrest|pole|canopy|shade|body|doors|shelves|feet|shell|cover|upholstery)\b/i
/** Signs that end a clause; in codes, because every text is looked at. */
const clauseEnds = Uint8Array.from({ length: 0x2023 }, (_, code) =>
  '.,;:\n•*+-'.includes(String.fromCharCode(code)) ? 1 : 0,
)
export function isClauseEnd(code: number): boolean {
  return clauseEnds[code] === 1
}
const SPACE = 32

/** The clauses of most texts begin with anything but a material. */
function startsWithMaterial(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    while (text.charCodeAt(at) === SPACE) at += 1
    const start = at
    while (at < text.length && text.charCodeAt(at) !== SPACE && !isClauseEnd(text.charCodeAt(at))) at += 1
    if (at - start > 1 && beginnings[beginningOf(text, start)] === 1 && mayBegin(text.slice(start, at))) return true
    while (at < text.length && !isClauseEnd(text.charCodeAt(at))) at += 1
  }
  return false
}

function mayBegin(word: string): boolean {
  return startRole(word) === 'material' || praise.has(fold(word))
}

/** The first three letters without their case, in 15 bits; one with an accent is as good as any. */
function beginningOf(text: string, at: number): number {
  const [first, second, third] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)]
  return (first | second | third) > 127 ? ANY : ((first & 31) << 10) | ((second & 31) << 5) | (third & 31)
}
const ANY = 0

const mostClauses = 40
export const mostClause = 120

/**
 * Materials that a running text names without a preposition, clause by clause: "Polipropileno.", "Melamina de 16 mm", "100% algodão",
 * "92% poliéster, 8% elastano", and those of parts, "Tampo MDF lacado, base: metal".
 */
export function bareMaterials(
  text: string,
  mayHave: { readonly parts: boolean; readonly heads: boolean },
): BareMaterials {
  const start = text.slice(0, mostMaterialText)
  if (!(mayHave.heads && startsWithMaterial(start)) && !(mayHave.parts && partsOrShares.test(start))) return nothing
  const found = { main: [] as number[], parts: [] as number[], colours: [] as number[] }
  const shares: Share[] = []
  let [isAfterMain, isFirst] = [false, false]
  for (const [place, { clause, isSentence }] of clausesOf(start).entries()) {
    const tokens = tokensOf(clause.slice(0, mostClause))
    const told = clause.includes('%') ? sharesOf(tokens) : noShares
    for (const share of told)
      if (share.isOfPart) found.parts.push(...share.ids)
      else {
        shares.push(share)
        if (found.colours.length === 0) found.colours.push(...share.colours)
      }
    if (isAfterMain && !isSentence && found.colours.length === 0) addColourClause(tokens, found)
    isAfterMain = false
    if (told.some(({ isOfPart }) => !isOfPart)) isAfterMain = true
    if (shares.length === 0 && told.length === 0 && found.main.length === 0) {
      addWholeClause(tokens, isSentence, found)
      isAfterMain = found.main.length > 0
      isFirst = isAfterMain && place === 0
    }
    addPartMaterials(tokens, found.parts)
    addMaterialsBeforePart(tokens, found.parts)
  }
  return {
    main: shares.length > 0 ? chiefOf(shares) : found.main,
    parts: [...new Set(found.parts)],
    colours: [...new Set(found.colours)],
    isFirst,
  }
}

/** With whether it begins a sentence: "vidro de 4 mm com película" in a list is one thing of several. */
function clausesOf(text: string): { clause: string; isSentence: boolean }[] {
  const clauses: { clause: string; isSentence: boolean }[] = []
  let from = 0
  let isSentence = true
  for (let at = 0; at < text.length && clauses.length < mostClauses; at += 1) {
    const kind =
      text.charCodeAt(at) === COLON && isIntroduction(text.slice(from, at)) ? SENTENCE : separators[text.charCodeAt(at)]
    if (kind !== SENTENCE && kind !== COMMA) continue
    let end = at + 1
    while (end < text.length && separators[text.charCodeAt(end)] === kind) end += 1
    // "2.5 cm", "1,20 m"
    if (isDigit(text.charCodeAt(end))) end -= 1
    if (end === at) continue
    clauses.push({ clause: text.slice(from, at), isSentence })
    isSentence = kind === SENTENCE
    from = end
    at = end - 1
  }
  if (clauses.length < mostClauses) clauses.push({ clause: text.slice(from), isSentence })
  return clauses
}

/** "Um clássico reinventado: veludo bordô"; not "Material dos pés: metal". */
function isIntroduction(clause: string): boolean {
  const words = fold(clause).trim().split(/\s+/)
  return (
    words.length >= 3 &&
    words.length < 9 &&
    !labels.test(words[0]!) &&
    !words.some((word) => partRole(word) !== undefined)
  )
}
const labels =
  /^(?:mate|compos|cor|revest|tecido|acabamento|dimens|medid|peso|garantia|inclui|conteudo|limpeza|lavagem|cuidados|embalagem|enchimento|nota|disponivel)/

const COLON = 58
const [SENTENCE, COMMA] = [1, 2]
const separators = Uint8Array.from({ length: 0x2023 }, (_, code) =>
  '.;\n•'.includes(String.fromCharCode(code)) ? SENTENCE : ',+'.includes(String.fromCharCode(code)) ? COMMA : 0,
)
export function isSeparator(code: number): boolean {
  return separators[code] === SENTENCE || separators[code] === COMMA
}
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

type Share = {
  readonly percent: number
  readonly ids: readonly number[]
  readonly colours: readonly number[]
  readonly isOfPart: boolean
}

/** "55% linho, 45% algodão": what there is most of, and what makes up a good part of the same cloth. */
function chiefOf(shares: readonly Share[]): number[] {
  const most = shares.reduce((known, share) => (share.percent > known.percent ? share : known))
  const beside = shares.filter(({ percent }) => percent >= GOOD_PART && percent + most.percent <= 100)
  return [...new Set([most, ...beside].flatMap(({ ids }) => ids))]
}

const GOOD_PART = 20

const nothing: BareMaterials = { main: [], parts: [], colours: [], isFirst: false }
function isMetal({ vocabulary, id }: NameMeaning): boolean {
  return vocabulary === 'materials' && metals.has(id)
}
function idsOf(match: Match<NameMeaning>): number[] {
  return match.meanings.map(({ id }) => id)
}

const noShares: readonly Share[] = []
function sharesOf(tokens: readonly Token[]): Share[] {
  return tokens.flatMap(({ text }, at) => (text === '%' ? (shareAt(tokens, at) ?? []) : []))
}

/** "Tecido 100% poliéster", "100 % algodão", "algodão 80%"; nothing of fillings and linings. */
function shareAt(tokens: readonly Token[], sign: number): Share | null {
  const percent = Number(tokens[sign - 1]?.text ?? Number.NaN)
  if (sign < 1 || !(percent > 0 && percent <= 100)) return null
  const roles = tokens.slice(0, sign).map(({ text }) => partRole(text))
  if (roles.includes('small')) return null
  const after = textAt(tokens, sign + 1) === 'de' || textAt(tokens, sign + 1) === 'em' ? sign + 2 : sign + 1
  const match =
    matchAt(nameWords, tokens, after, isMaterial) ?? (sign === 2 ? matchAt(nameWords, tokens, 0, isMaterial) : null)
  return (
    match && {
      percent,
      ids: idsOf(match),
      colours: readMaterialClause(tokens, Math.max(match.to, sign + 1), true)?.colours ?? [],
      isOfPart: roles.includes('carries'),
    }
  )
}

/** A clause that is a material and nothing else but its thickness, finish and colour: "Alumínio lacado antracite", up to what comes with it. */
function addWholeClause(
  tokens: readonly Token[],
  isSentence: boolean,
  found: { readonly main: number[]; readonly colours: number[] },
): void {
  const first = tokens.findIndex(({ text }) => !praise.has(text))
  const match = first < 0 || first > MOST_PRAISE ? null : materialAt(tokens, first)
  if (!match) return
  const read = readMaterialClause(tokens, match.to, isSentence, idsOf(match))
  if (!read) return
  found.main.push(...idsOf(match), ...read.ids)
  // "Metal dourado": the colour is a part of the material's name.
  for (let at = first + 1; at < match.to; at++)
    found.colours.push(...(matchAt(nameWords, tokens, at, isColour)?.meanings ?? []).map(({ id }) => id))
  found.colours.push(...read.colours)
}

/** "Algodão reciclado, terracota": a clause of nothing but a colour, right behind that of the material. */
function addColourClause(tokens: readonly Token[], found: { readonly colours: number[] }): void {
  const read = tokens.length > 0 ? readMaterialClause(tokens, 0, false) : null
  if (read && read.ids.length === 0) found.colours.push(...read.colours)
}

const MOST_PRAISE = 3

/** What stands before a material and says how good it is, how it was treated, or that it covers the thing. */
export const praise: ReadonlySet<string> = new Set([
  'powder',
  'coated',
  'solid',
  'genuine',
  'real',
  'brushed',
  'polished',
  'tempered',
  'recycled',
  'stainless',
  'premium',
  'durable',
  'massives',
  'massiver',
  'massive',
  'massief',
  'massieve',
  'echtes',
  'echte',
  'echter',
  'hochwertiges',
  'lackiertes',
  'pulverbeschichtetes',
  'vero',
  'vera',
  'veritable',
  'verdadeiro',
  'verdadeira',
  'genuino',
  'genuina',
  'puro',
  'pura',
  'pure',
  'autentico',
  'autentica',
  'fino',
  'fina',
  'macio',
  'macia',
  'suave',
  'resistente',
  'elegante',
  'revestimento',
  'revestimiento',
  'revetement',
  'rivestimento',
  'bezug',
  'tapizado',
  'tapizada',
  'estofo',
])

/** Which beginnings a material, or praise of it, has at all. */
const beginnings = new Uint8Array(1 << 15)
beginnings[ANY] = 1
for (const word of [...nameWords.root.next.keys(), ...praise]) beginnings[beginningOf(word, 0)] = 1

/** "Tampo MDF lacado", "Pernas metálicas", "com pernas pretas metálicas": a part at the head of its clause or joined to another; a base may be the underside ("Base PVC" of a mat). */
function addPartMaterials(tokens: readonly Token[], into: number[]): void {
  for (let at = 0; at < tokens.length - 1; at++)
    if (beginsPart(tokens, at) && partRole(textAt(tokens, at)) === 'carries')
      into.push(...materialsBehindPart(tokens, at))
}

function beginsPart(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at]!
  return (
    kind === 'word' && (at === 0 || frames.has(text) || joints.has(textAt(tokens, at - 1)) || isOfMaterial(tokens, at))
  )
}

function materialsBehindPart(tokens: readonly Token[], at: number): readonly number[] {
  const label = textAt(tokens, at + 1) === 'material' ? at + 2 : at + 1
  const from = textAt(tokens, label) === ':' ? label + 1 : label
  const colour = matchAt(nameWords, tokens, from, isColour)
  const isBase = textAt(tokens, at) === 'base'
  const match = matchAt(nameWords, tokens, colour?.to ?? from, isBase ? isMetal : isMaterial)
  if (!match) return []
  const isOf = ofWords.has(textAt(tokens, match.to))
  const kindOf = isOf ? matchAt(nameWords, tokens, match.to + 1, isMaterial) : null
  return kindOf ? [...idsOf(match), ...idsOf(kindOf)] : idsOf(match)
}

/** "Aluminium pole and polyester canopy", "stof met metalen onderstel": English, Dutch and German put the material before its part. */
function addMaterialsBeforePart(tokens: readonly Token[], into: number[]): void {
  for (let at = 1; at < tokens.length; at++)
    if (partsBehind.has(textAt(tokens, at))) into.push(...(materialEndingAt(tokens, at) ?? []))
}

function materialEndingAt(tokens: readonly Token[], end: number): number[] | null {
  for (let at = Math.max(0, end - 3); at < end; at++) {
    const match = matchAt(nameWords, tokens, at, isMaterial)
    if (match?.to === end) return idsOf(match)
  }
  return null
}

/** "Material dos pés: metal". */
function isOfMaterial(tokens: readonly Token[], at: number): boolean {
  return ofPart.has(textAt(tokens, at - 1)) && ofMaterial.has(textAt(tokens, at - 2))
}
const ofMaterial = new Set(['material', 'materiais'])
const ofPart = new Set(['do', 'da', 'dos', 'das', 'de', 'del', 'of'])

const joints = new Set(['com', 'con', 'avec', 'with', 'e', 'y', 'et', 'and', 'und'])

/** "Structure bois massif de hêtre": which wood. */
const ofWords = new Set(['de', 'di', 'van', 'of'])

/** Parts that are told in the middle of a clause as well: "miroir rond cadre métal doré", "mesa com tampo vidro". */
const frames = new Set([
  'tampo',
  'estrutura',
  'armacao',
  'moldura',
  'caixilho',
  'cadre',
  'structure',
  'pietement',
  'plateau',
  'pieds',
  'armature',
  'chassis',
  'estructura',
  'patas',
  'marco',
  'tablero',
  'struttura',
  'telaio',
  'piano',
  'gambe',
  'gestell',
  'platte',
  'tischplatte',
  'korpus',
  'beine',
  'frame',
  'legs',
  'top',
])
