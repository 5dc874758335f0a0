import { covers, namedWoods } from '../../vocabularies/material-kinds.ts'
import { fieldWords, nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { fold, tokensOf, type Token } from '../words/lexer.ts'
import { memoised } from '#platform/memoised.ts'
import { coloursFrom, isColour, isMaterial } from './made-clause.ts'
import { readMaterialAt, type NameWords } from '../names/name-words.ts'
import { partRole } from '../words/part-nouns.ts'
import type { Span } from './text-signs.ts'
import { matchAt, saysAny, singular, type Match } from '../words/word-dictionary.ts'

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
    if (length > 0) {
      let wordAt = start + length + 1
      let wordEnd = endOfWord(text, wordAt, end)
      let role = wordEnd - wordAt > 1 ? startRole(text.slice(wordAt, wordEnd)) : 'none'
      if (role === 'praise' && isMaterialAt(text, wordAt)) role = 'material'
      for (let left = mostPraise; role === 'praise' && left > 0; left -= 1)
        role = startRole(text.slice((wordAt = wordEnd + 1), (wordEnd = endOfWord(text, wordAt, end))))
      if (role === 'material') readPlace(text, { from: start, wordAt, wordEnd }, own, found)
    }
    const space = text.indexOf(' ', start)
    if (space < 0) break
    start = space + 1
  }
  return found
}

/** em, en, de, di, in, of, av, af; aus, van, num; from, numa: before a space. In codes, because this looks at every word of every text. */
export function prepositionLength(text: string, at: number): number {
  const first = text.charCodeAt(at) | 32
  const second = text.charCodeAt(at + 1) | 32
  if (first === LETTER_A && second === SPACE) return isMadeBehind(text, at) ? 1 : 0
  if (text.charCodeAt(at + 2) === SPACE) {
    const isOne =
      first === 101
        ? second === 109 || second === 110
        : first === 100
          ? second === 101 || second === 105
          : first === 105
            ? second === 110
            : first === 111
              ? second === 102
              : first === LETTER_A && (second === 118 || second === 102)
    return isOne ? 2 : 0
  }
  const third = text.charCodeAt(at + 2) | 32
  if (first === LETTER_N && second === 117 && third === 109)
    return text.charCodeAt(at + 3) === SPACE
      ? 3
      : (text.charCodeAt(at + 3) | 32) === LETTER_A && text.charCodeAt(at + 4) === SPACE
        ? 4
        : 0
  if (text.charCodeAt(at + 3) !== SPACE)
    return first === 102 &&
      second === 114 &&
      third === LETTER_O &&
      (text.charCodeAt(at + 3) | 32) === 109 &&
      text.charCodeAt(at + 4) === SPACE
      ? 4
      : 0
  if (first === LETTER_A && second === 117) return third === 115 ? 3 : 0
  // mit, met; com, con
  const isWith =
    first === 109
      ? (second === 105 || second === 101) && third === 116
      : first === 99 && second === LETTER_O && (third === 109 || third === 110)
  if (isWith) return isMadeBehind(text, at) ? 3 : 0
  return first === 118 && second === 97 && third === 110 ? 3 : 0
}
const [SPACE, LETTER_A, LETTER_N, LETTER_O] = [32, 97, 110, 111]

/** "Bezogen mit Samt", "forrado a tecido", "revestida com linho"; without such a word something only comes with it. */
function isMadeBehind(text: string, at: number): boolean {
  return madeWords.has(fold(text.slice(text.lastIndexOf(' ', at - 2) + 1, at - 1)))
}

/** "Solid wood" is a material of its own, "solid brass" is brass. */
function isMaterialAt(text: string, at: number): boolean {
  return matchAt(nameWords, tokensOf(text.slice(at, at + after)), 0, isMaterial) !== null
}

/** What stands between the preposition and the material and says how good it is: "aus massivem Nussbaumholz", "in solid oak". */
export const praise: ReadonlySet<string> = new Set([
  'um',
  'uma',
  'un',
  'una',
  'une',
  'einem',
  'einer',
  'massivem',
  'massiver',
  'massives',
  'massive',
  'massif',
  'massiccio',
  'massief',
  'solid',
  'genuine',
  'real',
  'echtem',
  'echter',
  'hochwertigem',
  'hochwertiger',
  'robustem',
  'robuster',
  'lackiertem',
  'geburstetem',
  'naturbelassener',
  'weichem',
  'soft',
  'plush',
  'pure',
  'dark',
  'light',
  'deep',
  'pale',
  'dusty',
  'blush',
  'rich',
  'powder-coated',
  'brushed',
  'polished',
  'lacquered',
  'pura',
  'puro',
  'autentico',
  'autentica',
  'verdadeiro',
  'verdadeira',
  'genuino',
  'genuina',
  'veritable',
  'premium',
  'quality',
  'durable',
  'resistente',
  'elegante',
  'macio',
  'macia',
  'bonito',
  'bonita',
  'vero',
  'vera',
  'pregiato',
  'gehard',
  'geweven',
  'zacht',
  'zachte',
])

export function endOfWord(text: string, from: number, end: number): number {
  let at = from
  while (at < end && at < from + 24 && wordEnds[text.charCodeAt(at)] !== 1) at += 1
  return at
}

const wordEnds = Uint8Array.from({ length: 128 }, (_, code) =>
  ' \n\t.,;:()!?'.includes(String.fromCharCode(code)) ? 1 : 0,
)

/** What a word may be the beginning of. */
export const startRole = memoised(
  (word): 'material' | 'praise' | 'none' =>
    praise.has(fold(word)) || isColourWord(word)
      ? 'praise'
      : firstWords.has(singular(fold(word)))
        ? 'material'
        : 'none',
  5_000,
)
/** "Aus schwarzem Stahl", "in blue velvet". */
function isColourWord(word: string): boolean {
  return matchAt(nameWords, tokensOf(word), 0, isColour) !== null
}
/** The keys that a phrase for a material begins with, "eucalipto" of "em eucalipto" among them. */
export const firstWords: ReadonlySet<string> = new Set([
  ...[...nameWords.root.next].filter(([, node]) => saysAny(node, isMaterial)).map(([first]) => first),
  ...['em', 'en'].flatMap((preposition) => [...(nameWords.root.next.get(preposition)?.next.keys() ?? [])]),
])

function readPlace(
  text: string,
  { from, wordAt, wordEnd }: { from: number; wordAt: number; wordEnd: number },
  own: ReadonlySet<string>,
  found: Found,
): void {
  if (speaksOfOthers(text, from)) return
  const start = Math.max(0, from - before, clauseStart(text, from))
  const lead = tokensOf(text.slice(start, wordAt))
  const tokens = [...lead, ...tokensOf(text.slice(wordAt, Math.min(text.length, wordEnd + after)))]
  const match =
    matchAt(nameWords, tokens, lead.length, isMaterial) ??
    withPreposition(tokens, lead.length - 1) ??
    (madeWords.has(lead.at(-2)?.text ?? '') ? fieldMaterial(tokens, lead.length, () => true) : null)
  if (!match || stuffing.has(lead.at(-2)?.text ?? '') || (text[start - 1] === ':' && isOfSmallPart(text, start - 1)))
    return
  const words: NameWords = { vocabularies: {}, partMaterials: [] }
  readMaterialAt(tokens, match, own, words)
  const end = readJoined(tokens, match.to, own, words)
  for (const id of words.partMaterials) if (!found.parts.includes(id)) found.parts.push(id)
  const main = words.vocabularies.materials
  // "Canapé en velours …": the subject of a sentence.
  const isShort =
    lead.length <= 3 ||
    (start === 0 &&
      lead.length <= 6 &&
      lead.every(({ kind, text: word }, at) => kind !== 'mark' || (word === ',' && at === lead.length - 2)))
  const isSubject = isShort && (start === 0 || start > from - before) && !lead.some((_, at) => isOtherThing(lead, at))
  if (!main) return
  if (!(isSubject || isOfArticle(lead, own))) {
    // "Metal preto com abajur de tecido": of a lamp the shade is no mere part, here it is.
    if (own.has(lead.at(-2)?.text ?? '') && (withWords.has(lead.at(-3)?.text ?? '') || lead.at(-3)?.text === 'e'))
      for (const id of main) if (!found.parts.includes(id)) found.parts.push(id)
    return
  }
  const behind = matchAt(nameWords, tokens, match.to, isColour) ? match.to : end
  if (found.colours.length === 0 && match.meanings.some(isWood)) addColourBeside(tokens, match, found.colours)
  if (found.colours.length === 0 && match.meanings.some(isWood) && goldens.has(tokens[match.to]?.text ?? ''))
    found.colours.push(...(matchAt(fieldWords.colours, tokens, match.from, () => true)?.meanings ?? []))
  if (found.colours.length === 0)
    addColoursAt(
      tokens,
      { before: lead.length - 1, behind },
      found.colours,
      match.meanings.some(({ id }) => covers.has(id)),
    )
  for (const id of main) if (!found.main.includes(id)) found.main.push(id)
}

/** "Em corda", "em eucalipto", which alone may be something else; not "em corda de algodão". */
function withPreposition(tokens: readonly Token[], at: number): Match<NameMeaning> | null {
  const match = matchAt(nameWords, tokens, at, isMaterial)
  return match && tokens[match.to]?.text !== 'de' ? match : null
}

/** "Combina com tapetes de lã e almofadas de veludo", "Perfeito para mesas de vidro": to the next comma it is said of what stands around. */
export function speaksOfOthers(text: string, at: number): boolean {
  return others.test(text.slice(Math.max(0, at - mostAround), at))
}
const mostAround = 110
const others =
  /(?:combin[ae]m?(?:\s+\S+){0,3}?\s+(?:com|con|with|avec|mit|aux?|à)\s|harmoniz|fica(?:m)? (?:bem|perfeit)|queda bien|(?:perfeit[oa]s?|perfect[oa]s?|id[eé]ale?s?|ideais|adequad[oa]s?|perfetto|parfaite?|perfect|suitable) (?:para|for|pour|per)\b|s['’]accorde|s['’]associe|abbina|passt zu|past (?:goed|bij)|goes? (?:well )?with|pairs? (?:well )?with|matches|prote[gj]|schütz|limp(?:ar|e|eza)|clean)[^.;:,\n!?]*$/i

/** "Em vidro, aço e madeira": what is joined to a material is one as well, of the same thing. */
function readJoined(tokens: readonly Token[], at: number, own: ReadonlySet<string>, words: NameWords): number {
  let next = at
  for (
    next = behindColour(tokens, next);
    joiners.has(tokens[next]?.text ?? '') || ofWords.has(tokens[next]?.text ?? '');
    next = behindColour(tokens, next)
  ) {
    const match = ofWords.has((tokens[next] as Token).text)
      ? kindOfWood(tokens, next + 1)
      : matchAt(nameWords, tokens, next + 1, isMaterial)
    if (!match) break
    readMaterialAt(tokens, match, own, words)
    next = match.to
  }
  return next
}

/** "Alumínio branco e textilene", "madeira natural e metal": on to the joiner, where a material follows it. */
function behindColour(tokens: readonly Token[], at: number): number {
  let to = at
  while (to < at + mostBetween && tokens[to]?.kind === 'word' && !joiners.has((tokens[to] as Token).text)) {
    const colour = matchAt(nameWords, tokens, to, isColour)
    if (!colour && !isBetween((tokens[to] as Token).text)) break
    to = colour?.to ?? to + 1
  }
  return to > at &&
    tokens[to]?.text !== ',' &&
    joiners.has(tokens[to]?.text ?? '') &&
    matchAt(nameWords, tokens, to + 1, isMaterial)
    ? to
    : at
}

/** "Madeira maciça de pinho", "legno massello di pino": which wood. */
const ofWords = new Set(['de', 'di', 'of', 'van'])
function kindOfWood(tokens: readonly Token[], at: number): Match<NameMeaning> | null {
  return fieldMaterial(tokens, at, (id) => namedWoods.has(id))
}

/** "Tapizado en tela": right behind a word of making the words of a material field are believed. */
function fieldMaterial(
  tokens: readonly Token[],
  at: number,
  accepts: (id: number) => boolean,
): Match<NameMeaning> | null {
  const match = matchAt(fieldWords.materials, tokens, at, accepts)
  return match && { ...match, meanings: match.meanings.map((id) => ({ vocabulary: 'materials', id })) }
}

const joiners = new Set([',', 'e', 'y', 'and', 'et', 'und', 'en', 'og', 'och', '+', '&', '/'])

/** "Encosto de fibra de silicone": what fills it. */
const stuffing = new Set(['fibra', 'fibras', 'fibre', 'fibres', 'flocos', 'faser', 'fiocchi'])

/** "Puxador: sim, em alumínio": the label in front of the colon tells of what. */
function isOfSmallPart(text: string, colon: number): boolean {
  return partRole(tokensOf(text.slice(Math.max(0, colon - 24), colon)).at(-1)?.text ?? '') === 'small'
}

/** "em couro ecológico terracota", "de pinho pintado de branco", "a microfibra cor de areia": words that tell more of the material may stand between; "blauem Samt" has its colour before. */
function addColoursAt(
  tokens: readonly Token[],
  { before: ahead, behind }: { before: number; behind: number },
  colours: number[],
  isCover: boolean,
): void {
  let place = behind
  while (place < behind + mostBetween && isBetween(tokens[place]?.text ?? '')) place += 1
  const isLabelled = tokens.slice(behind, place).some(({ text }) => labels.has(text))
  const match =
    matchAt(nameWords, tokens, place, isColour) ?? (ahead >= 0 ? matchAt(nameWords, tokens, ahead, isColour) : null)
  // "Em veludo chocolate": behind a cover and behind a label the words of a colour field are believed.
  const ids = match
    ? match.meanings.map(({ id }) => id)
    : isCover || isLabelled
      ? coloursFrom(tokens, place).slice(0, 1)
      : []
  for (const id of ids) if (!colours.includes(id)) colours.push(id)
}

/** "Golden oak" is brown. */
const goldens = new Set(['dourado', 'dorado', 'dore', 'dorato'])

/** "Em carvalho e branco": the wood is a colour as well. */
function addColourBeside(tokens: readonly Token[], { from, to }: Match<NameMeaning>, colours: number[]): void {
  const beside =
    tokens[to]?.text === 'e' || tokens[to]?.text === '/' ? matchAt(nameWords, tokens, to + 1, isColour) : null
  const own = beside && matchAt(fieldWords.colours, tokens, from, () => true)
  if (beside && own && partRole(tokens[beside.to]?.text ?? '') === undefined)
    for (const id of [...own.meanings, ...beside.meanings.map((meaning) => meaning.id)])
      if (!colours.includes(id)) colours.push(id)
}

function isWood({ vocabulary, id }: NameMeaning): boolean {
  return vocabulary === 'materials' && namedWoods.has(id)
}

const mostBetween = 4
function isBetween(word: string): boolean {
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

/** "Fabricada … em": what was just said of making counts over all before it. */
function isOfArticle(lead: readonly Token[], own: ReadonlySet<string>): boolean {
  return lead.at(-2)?.text === ',' || (!isInside(lead) && isSaidOf(lead, own))
}
/** "Interior forrado a papel de algodão". */
function isInside(lead: readonly Token[]): boolean {
  return lead.some(({ text }, at) => insides.has(text) && madeWords.has(lead[at + 1]?.text ?? ''))
}
const insides = new Set(['interior', 'interiores', 'verso', 'fundo', 'fundos', 'gavetas', 'traseira', 'traseiras'])

function isSaidOf(lead: readonly Token[], own: ReadonlySet<string>): boolean {
  return (
    madeWords.has(lead.at(-2)?.text ?? '') ||
    madeWords.has(lead.at(-3)?.text ?? '') ||
    (lead.some(({ text }) => madeWords.has(text) || own.has(text)) &&
      (isMadeBefore(lead) || !lead.some((_, at) => isOtherThing(lead, at))))
  )
}

function isMadeBefore(lead: readonly Token[]): boolean {
  const made = lead.findIndex(({ text }) => madeWords.has(text))
  return made >= 0 && !lead.some(({ text }, at) => otherThing.has(text) && (at < made || !withWords.has(text)))
}
const withWords = new Set(['com', 'with', 'con', 'avec'])

export const madeWords: ReadonlySet<string> = new Set([
  'folheado',
  'folheada',
  'folheados',
  'folheadas',
  'removivel',
  'amovivel',
  'coberto',
  'coberta',
  'cobertos',
  'cobertas',
  'acolchoado',
  'acolchoada',
  'cubierto',
  'cubierta',
  'forrada',
  'revestimiento',
  'estofados',
  'estofadas',
  'revestidos',
  'revestidas',
  'forrados',
  'forradas',
  'produzidos',
  'produzidas',
  'fabricados',
  'fabricadas',
  'tapizados',
  'tapizadas',
  'feito',
  'feita',
  'feitos',
  'feitas',
  'fabricado',
  'fabricada',
  'produzido',
  'produzida',
  'estofado',
  'estofada',
  'revestido',
  'revestida',
  'forrado',
  'forrada',
  'made',
  'crafted',
  'upholstered',
  'hecho',
  'hecha',
  'fabricado',
  'tapizado',
  'tapizada',
  'fabrique',
  'realise',
  'hergestellt',
  'gefertigt',
  'realizzato',
  'gemaakt',
  'laget',
  'lavet',
  'tillverkad',
  'confeccionado',
  'confeccionada',
  'confeccionados',
  'confecionado',
  'confecionada',
  'elaborado',
  'elaborada',
  'composto',
  'composta',
  'construido',
  'construida',
  'constructed',
  'built',
  'realizado',
  'realizada',
  'recouvert',
  'recouverte',
  'revetu',
  'habille',
  'realisee',
  'fabriquee',
  'rivestito',
  'rivestita',
  'realizzata',
  'costruito',
  'composto',
  'bezogen',
  'gepolstert',
  'bekleed',
  'vervaardigd',
  'gestoffeerd',
  'revestimento',
  'estofamento',
  'estofo',
  'estofagem',
  'tapiceria',
  'tapizado',
  'revetement',
  'rivestimento',
  'bezug',
  'upholstery',
  'sellerie',
  'mao',
  'veste',
  'vestem',
  'vestido',
  'vestida',
])
/** "Mesa de parede" is a kind of table. */
function isOtherThing(lead: readonly Token[], at: number): boolean {
  return (
    otherThing.has((lead[at] as Token).text) &&
    !features.has(lead[at + 1]?.text ?? '') &&
    !(lead[at - 1]?.text === 'de' && at > 1)
  )
}
/** "Banco com arrumação em resina". */
const features = new Set(['arrumacao', 'arrumo', 'armazenamento', 'espaco'])
const otherThing = new Set([
  'com',
  'combina',
  'combine',
  'disponivel',
  'tambem',
  'sobre',
  'outros',
  'outras',
  'moveis',
  'for',
  'pano',
  'limpa',
  'limpe',
  'caixa',
  'embalagem',
  'amostra',
  'amostras',
  'muestra',
  'muestras',
  'echantillon',
  'echantillons',
  'sample',
  'samples',
  'with',
  'also',
  'available',
  'chao',
  'soalho',
  'parede',
  'paredes',
  'suelo',
  'parquet',
  'pavimento',
  'boden',
  'holzboden',
  'vloer',
  'floor',
  'floors',
  'gulv',
  'golv',
  'pared',
  'mur',
  'murs',
  'wand',
  'muro',
  'muri',
])

function clauseStart(text: string, at: number): number {
  for (let i = at - 1; i >= 0 && i > at - before; i--) {
    const code = text.charCodeAt(i)
    if (code === 46 || code === 59 || code === 10 || code === 58 || code === 33 || code === 63) return i + 1
  }
  return 0
}
