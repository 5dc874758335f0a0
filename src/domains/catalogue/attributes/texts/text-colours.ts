import { fieldWords, nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { tokensOf, type Token, textAt } from '../words/lexer.ts'
import { coloursFrom, isMeaningless } from './material-clause.ts'
import { coloursBorne, pieces } from './colour-bearers.ts'
import { choicesIn } from '../names/name-facts.ts'
import { comesWith, isName, isOfAnother, noThing } from './named-colours.ts'
import { partRole } from '../words/part-nouns.ts'
import { COAT, COLOUR_LINE, COLOUR_WORD, type TextSigns } from './text-signs.ts'
import { headParts } from './text-head.ts'
import { speaksOfOthers } from './speaks-of-others.ts'
import { matchAt, singular } from '../words/word-dictionary.ts'

/** Longest text that is looked at for a colour, and how much of it for the thing itself. */
const most = 600
const mostOfThing = 120
const mostColours = 3

/**
 * The colours that a running text tells of the article: in a line of their own ("Cor: carvalho/branco"; not "Cores: …", which is a choice),
 * right behind the material that it is made of (`behindMaterial`: "em veludo verde"), behind "na cor", or behind the word for the thing
 * ("um sofá cinza"). A sentence that speaks of a choice tells nothing.
 */
export function textColours(
  text: string,
  signs: TextSigns,
  own: ReadonlySet<string>,
  behindMaterial: readonly number[],
): readonly number[] {
  if (text !== last.text || own !== last.own || behindMaterial !== last.behindMaterial)
    last = { text, own, behindMaterial, colours: readColours(text, signs, own, behindMaterial) }
  return last.colours
}

/** The variants of an article follow each other and share their text. */
let last: { text: string; own: ReadonlySet<string>; behindMaterial: readonly number[]; colours: readonly number[] } = {
  text: '',
  own: new Set(),
  behindMaterial: [],
  colours: [],
}

function readColours(
  text: string,
  signs: TextSigns,
  own: ReadonlySet<string>,
  behindMaterial: readonly number[],
): readonly number[] {
  const start = wholeWords(text, most)
  const told = (signs.kinds & COLOUR_LINE) === 0 ? [] : lineColours(start)
  if (told.length > 0) return told.length <= mostColours ? told : []
  const said = behindMaterial.length > 0 ? behindMaterial : saidOfThing(start, signs, own)
  if (said.length > 2 || (said.length > 0 && speaksOfChoice(start))) return onlyOne(start)
  if (said.length > 0) return said
  const only = onlyOne(start)
  const alone = only.length > 0 ? only : aloneInClause(start.slice(0, mostOfBeginning), own)
  if (alone.length > 0) return alone
  const sentences = start.split(sentenceEnd).filter((sentence) => mayColour.test(sentence))
  return sentences.length === 0 || speaksOfChoice(start)
    ? alone
    : coloursBorne(
        sentences.filter((sentence) => !eitherColour(sentence)),
        own,
      )
}

const sentenceEnd = /[.;!?•\n]+(?!\d)/

/** "Cor: castanho, creme • Material: …": what the line begins with, and of what follows a comma as long as it is nothing but a colour. */
function lineColours(text: string): number[] {
  const label = colourLine.exec(text) ?? capitalLabel.exec(text)
  if (!label) return []
  const line = text
    .slice(label.index + label[0].indexOf(':') + 1, label.index + mostOfLine)
    .replace(nextLabel, '')
    .split(lineEnd)[0]!
  const [first, ...others] = line.split(',')
  const told = eitherOr.test(line)
    ? []
    : choicesIn(tokensOf((first as string).slice(0, mostOfFirst)), fieldWords.colours)
  if (told.length === 0) return told
  for (const other of others) {
    const tokens = tokensOf(other)
    const ids = tokens.length <= mostOfColour ? choicesIn(tokens, fieldWords.colours) : []
    if (ids.length === 0) break
    told.push(...ids.filter((id) => !told.includes(id)))
  }
  return told
}

const mostOfLine = 160
const mostOfFirst = 40
const mostOfColour = 3
/** Of a list that has lost its line ends: "Medidas: 90 x 60 cm Cor: preto Material: aço". */
const capitalLabel = /(?<! e)\s(?:Cor|Color|Colour|Couleur|Coloris|Farbe|Kleur|Colore|COR|COLOR)\s?:/
const nextLabel = /\s+\p{Lu}[\p{L} ]{2,30}:.*/su
const lineEnd = /[.;|\n•]/
/** "Branco ou preto": a choice. */
const eitherOr = / (?:ou|or|oder|oppure|of) /i

function saidOfThing(text: string, signs: TextSigns, own: ReadonlySet<string>): readonly number[] {
  const said = (signs.kinds & COLOUR_WORD) !== 0 && colourHint.test(text) ? labelled(text, own) : []
  const finished = said.length > 0 || (signs.kinds & COAT) === 0 ? said : finishOf(text, own)
  return finished.length > 0 ? finished : colourOfThing(text, own)
}

const colourHint = /cor |olor|tom |tons |ton[aoi]|shades|tones/i

/** "Na cor branco e carvalho", "em tons de terra"; not "pés em tom natural". */
function labelled(text: string, own: ReadonlySet<string>): readonly number[] {
  const match = inColour.exec(text)
  if (!match || isOfPart(text, match.index + match[0].search(/[a-z]/i), own)) return []
  const tokens = tokensOf(match[1]!)
  if (textAt(tokens, 0) === 'natural' && match[0].includes('tom')) return []
  const ids = coloursFrom(tokens, 0)
  return ids.length > 0 ? ids : coloursFrom(tokens, 1).slice(0, 1)
}

/** In the words before, to the last sentence's end; `isOfOne`: what is said is said of one thing ("duas gavetas, lacada em branco"). */
function isOfPart(text: string, at: number, own: ReadonlySet<string>, isOfOne = false): boolean {
  return tokensOf(text.slice(Math.max(0, at - mostBefore), at).replace(/.*[.;\n•]/s, ''))
    .slice(-mostWords)
    .some(
      ({ text: word }, place, tokens) =>
        partRole(word) !== undefined &&
        !own.has(word) &&
        !headParts.has(singular(word)) &&
        !tellsMore(tokens, place) &&
        !(isOfOne && word.endsWith('s')),
    )
}
/** "Misturadora de lavatório", "armário com espelho", "libreria a 5 ripiani". */
function tellsMore(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at - 1) === 'de' ||
    tokens[at - 1]?.kind === 'number' ||
    (textAt(tokens, at - 1) === 'com' && comesWith.has(textAt(tokens, at)))
  )
}
const mostBefore = 40
const mostWords = 6

/** "Lacada a branco mate, com puxadores …", "Em pinho, acabamento carvalho / branco": a clause that begins with how the thing is painted; not "pés em pinho, pintados de branco". */
function finishOf(text: string, own: ReadonlySet<string>): readonly number[] {
  const match = coat.exec(text)
  if (
    !match ||
    (match[0].startsWith(',') &&
      !(own.has('conjunto') && isOfPieces(text, match.index)) &&
      isOfPart(text, match.index, own, /^\W*[a-zà-ÿ]+[oa] /i.test(match[0])))
  )
    return []
  const tokens = tokensOf(match[1]!)
  return textAt(tokens, 0) === 'natural' ||
    tokens.some(({ text: word }, at) => partRole(word) !== undefined && onThe.has(textAt(tokens, at - 1)))
    ? []
    : coloursFrom(tokens, 0)
}
/** "Uma mesa e duas cadeiras em ferro, pintadas de azul", of a set. */
function isOfPieces(text: string, at: number): boolean {
  return tokensOf(text.slice(Math.max(0, at - mostBefore), at)).every(
    ({ text: word }) => partRole(word) === undefined || pieces.has(word),
  )
}

/** "Acabamento preto nas pernas". */
const onThe = new Set(['nas', 'nos', 'na', 'no', 'das', 'dos', 'da', 'do', 'las', 'los', 'les', 'the'])
export const coat =
  /(?:^|[.;,\n•]\s*)(?:(?:lacad|pintad|laccat|lacquered|painted|laqu[eé]|peint|lackiert)[a-zà-ÿ]*|acabamento|acabado|finition|finitura|finish|tons)\s+(?:(?:a|em|de|in|en|à)\s+)?([a-zà-ÿ]{3,}(?:(?:[ -]|\s?\/\s?)[a-zà-ÿ]+){0,4})/i

export const colourLine =
  /(?:^|[.;,|\n•*-]\s*|\s{2})(?:cor|color|colour|couleur|coloris|farbe|kleur|colore|farge|farve)(?: principal| do produto| do tecido| da estrutura)?\s*:\s*([^.;,|\n]{2,40})/i
export const inColour =
  /(?:\b(?:na cor|em cor|de color|en color|coloris|colore|color|em tom|em tons|em tonalidades?|en tonos?|in shades of|in tones of|dans (?:des|les) tons|nei toni|in toni)|(?:^|[.;,(\n•-]\s*|(?:tampo|frentes|portas|corpo) )cor|(?:^|[.;(\n•-]\s*)a cor)\s+(?:(?:em|de|a|en)\s+)?([a-zà-ÿ]{3,}(?:(?:[ -]|\s?\/\s?)[a-zà-ÿ]+){0,4})/i
const choice =
  /dispon[ií]|tamb[eé]m|v[aá]rias cores|outras cores|available|choice of|verf[uü]gbar|erh[aä]ltlich|auch in|[eé]galement|plusieurs|varios colores|cores:|verkrijgbaar|vari colori|escolh|choisi|elegir/i

/** Whether a sentence with such a word speaks of colours: "também em azul", "várias cores"; not "pode também servir de cama". */
function speaksOfChoice(text: string): boolean {
  return (
    choice.test(text) &&
    text
      .split(sentenceEnd)
      .some((sentence) => choice.test(sentence) && (anyColour.test(sentence) || ofColours.test(sentence)))
  )
}
const ofColours =
  /\bcor(?:es)?\b|colou?r|couleur|coloris|farb|colori|kleur|acabamento|finish|finition|vers[aãioõ]|tons|modelo|tecidos|tessuti|fabrics|tissus|stoff/i

/** "Disponível em branco.": of one colour alone, with no word of others. */
function onlyOne(text: string): readonly number[] {
  const match = text.includes('ispon') ? available.exec(text) : null
  if (!match || speaksOfChoice(text.replace(match[0], ''))) return []
  const tokens = tokensOf(match[1]!)
  const ids = coloursFrom(tokens, 0)
  return ids.length === 1 && !tokens.some(({ text: word }) => joins.has(word)) ? ids : []
}

/** "Turco de algodão 500 g, verde-água.", "Secretária para criança, rosa e branca": behind a material, or the thing, a clause that is a colour and nothing else, where there is one such clause. */
function aloneInClause(text: string, own: ReadonlySet<string>): readonly number[] {
  if (!anyColour.test(text) || eitherOr.test(text) || speaksOfChoice(text)) return []
  const clauses = text.split(clauseEnd)
  const told = clauses.map((clause) =>
    clause.length <= mostOfFirst && anyColour.test(clause) ? onlyColours(tokensOf(clause.replace(withMore, ''))) : [],
  )
  const at = told.findIndex((ids) => ids.length > 0)
  const isOne = at > 0 && !told.slice(at + 1).some((ids) => ids.length > 0)
  const before = clauses[at - 1] ?? ''
  const isOfThing =
    at === 1 &&
    tokensOf(before)
      .slice(0, mostBeforeThing)
      .some(({ text: word }) => own.has(word))
  return isOne &&
    (told[at]?.length ?? 0) <= 2 &&
    (isOfThing || saysMaterial(tokensOf(before)) || saysMaterial(tokensOf(clauses[at + 1] ?? ''))) &&
    !speaksOfOthers(before, before.length)
    ? told[at]!
    : []
}

function saysMaterial(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => matchAt(fieldWords.materials, tokens, at, () => true) !== null)
}

function onlyColours(tokens: readonly Token[]): number[] {
  const ids: number[] = []
  for (let at = 0; at < tokens.length;) {
    const match = matchAt(nameWords, tokens, at, isColour)
    if (!match && !besideColours.has(textAt(tokens, at))) return []
    if (match) ids.push(...match.meanings.map(({ id }) => id).filter((id) => !ids.includes(id)))
    at = match?.to ?? at + 1
  }
  return ids
}

/** "Jogo de lençóis liso, azul-céu". */
const mostBeforeThing = 3

/** "Rosa com franjas". */
const withMore = / com .*$/
const mostOfBeginning = 240
const clauseEnd = /[,.;:!•\n]/
const besideColours = new Set([
  'em',
  'na',
  'no',
  'cor',
  'tom',
  'e',
  '-',
  '/',
  'mate',
  'brilhante',
  'claro',
  'clara',
  'escuro',
  'escura',
  'natural',
  'suave',
  'intenso',
])

const available = /dispon[ií]vel (?:em|na cor|no tom)\s+([a-zà-ÿ]{3,}(?:[ -][a-zà-ÿ]+){0,2})\s*(?:[.!;•\n]|$)/i
const joins = new Set(['e', 'ou', 'y', 'and'])

/** Cheap sign that there is a colour at all. */
const anyColour =
  /branc|blan|wei[sß]|bian|whit|pret|negr|noir|schwarz|black|nero|cinz|gris|grau|gr[ea]y|grig|be[gi]|cru|cr[eè]m|azul|bl[ae]u|blue|verd|vert|gr[üe]+n|castanh|marr|brau|brun|brown|amarel|jaune|gelb|yellow|ocr|laranj|orang|terra|verm|rouge|red|ross|rosa|pink|lil|d[oe]ur|dor|gold|prat|silb|argent|antra|taupe|camel/i

/** "Verde ou azul"; not "à esquerda ou à direita". */
function eitherColour(sentence: string): boolean {
  return sentence
    .split(eitherOr)
    .slice(1)
    .some((rest) => anyColour.test(rest.slice(0, mostOfFirst / 2)))
}

/** The same, or a tone, a wood, a word before what is believed only there. */
const mayColour = new RegExp(
  `${anyColour.source}|\\b(?:cor|tom|tons) |arei|salva|petr[oó]l|mostard|graf|chumbo|marfi|p[eé]rola|menta|oliv|azeit|caramel|chocol|conha|cobre|lat[aã]o|crom|inox|tijol|ferrug|bord[oôóe]|vinho|turq|lavand|violet|p[êe]ssego|coral|canela|tabaco|wengu|freij|am[êe]ndoa|greige|denim|esmerald|safira|pistach|champ|natural|efeito|decora|imita|acabamento|carvalho|nogueira|faia|pinho|teca|ac[aá]cia|mangueira|eucalipto`,
  'i',
)

/** "É um sofá cinza": the first words of the text, as in a name. */
function colourOfThing(text: string, own: ReadonlySet<string>): readonly number[] {
  const start = wholeWords(text, mostOfThing)
  if (!anyColour.test(start)) return []
  const tokens = tokensOf(start)
  for (let at = 0; at < tokens.length - 1; at++) {
    const { text: word } = tokens[at]!
    if (!own.has(word) || noThing.has(word) || isOfAnother(tokens, at)) continue
    const from = textAt(tokens, at + 1) === 'em' ? at + 2 : at + 1
    const match = matchAt(nameWords, tokens, from, isColour)
    if (match && !isMeaningless(tokens, match) && !isName(start, tokens[from]!)) return coloursFrom(tokens, from)
  }
  return []
}

/** Half a word may be another one: "tesoura Dor|gosa". */
function wholeWords(text: string, most: number): string {
  const end = text.indexOf(' ', most)
  return end < 0 ? text.slice(0, most + mostOfWord) : text.slice(0, Math.min(end, most + mostOfWord))
}
const mostOfWord = 40

function isColour(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'colours'
}
