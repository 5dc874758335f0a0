import { covers, materialIds, namedWoods } from '../../vocabularies/material-kinds.ts'
import { fieldWords, nameWords, type NameMeaning, type VocabularyName } from '../words/attribute-words.ts'
import type { Token } from '../words/lexer.ts'
import { partRole, type PartRole } from '../words/part-nouns.ts'
import { seatWords } from '../sizes/size-words.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'

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
  if (!isDenied(tokens, match.from))
    addMaterials(
      {
        tokens,
        context: { own, colourText: '', isText: true },
        into,
        woods: [],
        colourEnds: [],
        colourStarts: [],
        materialEnds: [],
      },
      match,
    )
}

/** Colours, materials, styles, rooms and shapes in a name, each said of the article and not of a part, a look or a lack. */
export function readNameWords(tokens: readonly Token[], context: NameContext, into: NameWords): void {
  const reading: Reading = { tokens, context, into, woods: [], colourEnds: [], colourStarts: [], materialEnds: [] }
  for (let at = 0; at < tokens.length; at++) {
    if ((tokens[at] as Token).kind !== 'word') continue
    const colour =
      (isColourPlace(tokens, at) || isBesideColour(tokens, at)) && !isSecondMaterial(reading, at)
        ? matchAt(fieldWords.colours, tokens, at, anyId)
        : null
    if (
      colour &&
      (saysColour(tokens, at) ||
        isBesideColour(tokens, at) ||
        isSetApart(tokens, colour.to) ||
        isSecondColour(reading, at))
    ) {
      addColours(reading, colour)
      // "…, nogueira": the wood is the material too.
      const wood = matchAt(nameWords, tokens, at, isWood)
      if (wood && !saysColour(tokens, at)) addMaterials(reading, wood)
      const cloth = into.vocabularies.materials ? null : matchAt(nameWords, tokens, at, isFinishable)
      if (cloth && finishWords.has(tokens[cloth.to]?.text ?? '')) addMaterials(reading, cloth)
      at = colour.to - 1
      continue
    }
    const match = matchAt(nameWords, tokens, at, anyMeaning) ?? madeOf(reading, at)
    const tone = match ? null : toneAt(reading, at)
    if (tone) addColours(reading, tone)
    if (!match) continue
    addMatch(reading, match)
    at = match.to - 1
  }
  addWoodColours(reading)
}

/** "Madeira/linho": beside a material another, though the word may be a colour. */
function isSecondMaterial({ tokens, materialEnds }: Reading, at: number): boolean {
  return (
    tokens[at - 1]?.text === '/' &&
    materialEnds.at(-1) === at - 1 &&
    matchAt(nameWords, tokens, at, isOtherMaterial) !== null
  )
}
function isOtherMaterial(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'materials' && !woodAndBamboo.has(meaning.id)
}

/** "Banco em mangueira", "base em zinco", "ferro e cana": behind "em", or another material and "e", the words of a material field are believed. */
function madeOf({ tokens, materialEnds }: Reading, at: number): Match<NameMeaning> | null {
  const before = tokens[at - 1]?.text
  if (before !== 'em' && !(before === 'e' && materialEnds.at(-1) === at - 1)) return null
  const match = matchAt(fieldWords.materials, tokens, at, anyId)
  return match && { ...match, meanings: match.meanings.map((id) => ({ vocabulary: 'materials', id })) }
}

/** "Veludo esmeralda", "pele conhaque", "linho areia": right behind a material a word of a colour field, unless it may be another material or a pattern. */
function toneAt({ tokens, materialEnds, woods }: Reading, at: number): Match<number> | null {
  if (materialEnds.at(-1) !== at || woods.at(-1)?.to === at) return null
  const { text } = tokens[at] as Token
  if (text.length < 4 || motifs.has(text) || matchAt(fieldWords.materials, tokens, at, anyId)) return null
  const tone = matchAt(fieldWords.colours, tokens, at, anyId)
  // "Boucle gold legs"
  return tone && partRole(tokens[tone.to]?.text ?? '') === undefined ? tone : null
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
  return behind && !agrees((tokens[at] as Token).text, part)
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
  const { tokens, context, into } = reading
  if (isLookOnly(tokens, match.from) || (match.meanings.some(isWood) && isDecor(tokens, match))) {
    const colour = matchAt(fieldWords.colours, tokens, match.from, anyId)
    return colour ? addColours(reading, colour) : undefined
  }
  const text = tokens
    .slice(match.from, match.to)
    .map((token) => token.text)
    .join(' ')
  if (
    context.colourText !== '' &&
    !saysMaterial(tokens, match.from) &&
    context.colourText.includes(text) &&
    !isWood(match.meanings[0] as NameMeaning)
  )
    return
  if (context.isHard && !saysMaterial(tokens, match.from) && match.meanings.some(({ id }) => covers.has(id))) return
  const part = partBefore(reading, match.from)
  if (part?.role === 'small' || (part && footWords.has(part.word) && match.meanings.some(({ id }) => padIds.has(id))))
    return
  reading.materialEnds.push(match.to)
  for (const { id } of match.meanings) {
    if (part) addId(into.partMaterials, id)
    else add(into, 'materials', id)
  }
  // "Bois de chêne": the wood stands last.
  const colour = part
    ? null
    : (matchAt(fieldWords.colours, tokens, match.from, anyId) ??
      matchAt(fieldWords.colours, tokens, match.to - 1, anyId))
  if (colour && match.meanings.some(isWood))
    reading.woods.push({ from: match.from, to: Math.max(match.to, colour.to), colourIds: colour.meanings })
}

/** "Pés de feltro" are pads. */
const footWords = new Set(['pe', 'pes', 'feet', 'patas', 'pieds'])
const padIds = materialIds('plastico', 'la')

/** "Mesa em carvalho natural" has the colour of oak, "roupeiro carvalho e branco" two; painted pine has that of its paint. */
function addWoodColours({ tokens, woods, into, colourStarts, colourEnds }: Reading): void {
  const hasColour = (into.vocabularies.colours?.length ?? 0) > 0
  for (const { from, to, colourIds } of woods) {
    const finish = tokens[to]?.text ?? ''
    const isNatural =
      finishes.has(finish) || finishes.has(tokens[to - 1]?.text ?? '') || !isOftenPainted(tokens.slice(from, to))
    const isJoined =
      colourStarts.some((start) => start === to + 1 && isJoiner(tokens[to])) ||
      colourEnds.some((end) => end === from - 1 && isJoiner(tokens[from - 1]))
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
function isJoiner(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.text === '/' ||
      token.text === 'e' ||
      token.text === '+' ||
      token.text === '-' ||
      token.text === '&' ||
      token.text === 'com' ||
      token.text === 'y' ||
      token.text === 'and' ||
      token.text === 'et' ||
      token.text === 'und' ||
      token.text === 'og')
  )
}

function isLookOnly(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  return (
    lookWords.has(before) || (before === 'de' && lookWords.has(tokens[at - 2]?.text ?? '')) || isLookAfter(tokens, at)
  )
}

/** "Branco/carvalho", "antracite / nogueira": two finishes of a board, as many shops write them; no word says that it is of wood. */
function isDecor(tokens: readonly Token[], { from, to }: Match<NameMeaning>): boolean {
  if (decorNames.has(tokens[to]?.text ?? '') || decorNames.has(tokens[from - 1]?.text ?? '')) return true
  if (materialLeads.has(tokens[from - 1]?.text ?? '')) return false
  const isColour = (at: number): boolean => at >= 0 && matchAt(nameWords, tokens, at, isColourMeaning) !== null
  return (
    (tokens[from - 1]?.text === '/' && isColour(from - 2)) ||
    (tokens[to]?.text === '/' && isColour(to + 1)) ||
    (tokens[to]?.kind === 'word' && tokens[to + 1]?.text === '/' && isColour(to + 2))
  )
}

/** Names of printed boards. */
const decorNames = new Set([
  'sonoma',
  'artisan',
  'artesao',
  'wotan',
  'cambrian',
  'canadian',
  'columbia',
  'halifax',
  'nebraska',
  'evoke',
  'kendal',
  'nordik',
  'ostippo',
  'cambria',
  'lefkas',
  'lancelot',
  'bardolino',
  'gladstone',
  'stirling',
  'grandson',
  'catania',
  'sanremo',
])

function isColourMeaning(meaning: NameMeaning): boolean {
  return meaning.vocabulary === 'colours'
}

/** "Oak effect", "Eiche-Optik", "marble look": other languages say it behind, at most one word further on. */
function isLookAfter(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length && i <= at + 3; i++) {
    const { kind, text } = tokens[i] as Token
    if (kind === 'mark' && text !== '-') return false
    if (looksBehind.has(text)) return true
  }
  return false
}

export const looksBehind: ReadonlySet<string> = new Set([
  'effect',
  'look',
  'optik',
  'nachbildung',
  'dekor',
  'imitat',
  'imitation',
  'imitatie',
  'effekt',
  'finish',
])

const lookWords = new Set([
  'efeito',
  'imitacao',
  'aspeto',
  'aspecto',
  'tipo',
  'cor',
  'tom',
  'acabamento',
  'padrao',
  'simil',
  'look',
  'estilo',
  'color',
  'decor',
  'decoracao',
  'impressao',
  'imitation',
  'effect',
  'efecto',
  'imitacion',
  'effet',
  'optik',
  'effetto',
])
const legWords = new Set([
  'pe',
  'pes',
  'perna',
  'pernas',
  'base',
  'estrutura',
  'armacao',
  'suporte',
  'suportes',
  'patins',
  'poste',
  'haste',
  'legs',
  'leg',
  'frame',
  'feet',
  'patas',
  'estructura',
  'pieds',
  'pied',
  'beine',
  'gestell',
  'fusse',
  'gambe',
  'piedi',
  'struttura',
  'metallbeine',
  'metallbeinen',
  'metallgestell',
  'holzbeine',
  'holzbeinen',
  'ben',
  'bein',
  'poten',
  'onderstel',
  'stell',
])

/** The part that a word is said of: up to four words before, within the clause. */
function partBefore({ tokens, context }: Reading, at: number): { role: PartRole; word: string } | null {
  for (let i = at - 1; i >= (context.isText ? 0 : 1) && i >= at - 5; i--) {
    const { kind, text } = tokens[i] as Token
    // "Tampo de 120 cm em nogueira".
    if (kind === 'number' && context.isText && units.has(tokens[i + 1]?.text ?? '')) continue
    if (kind !== 'word') return null
    const role =
      isPartHere(tokens, i) && !isOuterCover(tokens, i, context.own)
        ? isSpanishTop(tokens, i)
          ? 'carries'
          : partRole(text)
        : undefined
    // "Cama de grades em pinho": which kind.
    if (role && tokens[i - 1]?.text === 'de' && context.own.has(tokens[i - 2]?.text ?? '')) return null
    // "Pegas laterais em corda".
    if (role && sides.has(text) && partRole(tokens[i - 1]?.text ?? '') === 'small') continue
    if (role && !context.own.has(text))
      return {
        role:
          text === 'costas' && context.own.has('cadeira')
            ? 'carries'
            : tokens[i - 2]?.text === 'apoio'
              ? 'small'
              : role,
        word: text,
      }
    if (context.own.has(text)) return null
  }
  return null
}

const units = new Set(['cm', 'mm', 'm'])
const sides = new Set(['lateral', 'laterais'])

/** "Forro removível em algodão" is what one sees of a pouf or a cushion; of a mattress nothing is asked but its kind. */
function isOuterCover(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  return (
    (removable.has(tokens[at + 1]?.text ?? '') && !own.has('colchao')) ||
    ((tokens[at] as Token).text === 'capa' && own.has('almofada'))
  )
}
const removable = new Set(['removivel', 'amovivel'])

/** "Con sobre de madera". */
function isSpanishTop(tokens: readonly Token[], at: number): boolean {
  return (tokens[at] as Token).text === 'sobre' && tokens[at + 1]?.text === 'de'
}

/**
 * Not "3 gavetas metal branco", where parts are counted and what follows is of the article, nor "candeeiro de pé preto", "aplique
 * de parede interior latão", where the word says which kind: these are parts where a preposition goes on to what they are made of.
 */
function isPartHere(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]?.text ?? '']
  // "sem fios terracota": there is no such part.
  if (noWords.has(before?.text ?? '')) return false
  if (before?.kind === 'number' && partRole(word.text) === 'small')
    return tokens[at - 2] !== undefined && withWords.has((tokens[at - 2] as Token).text)
  if (before?.kind === 'number') return materialLeads.has(next)
  // "Secretária de canto em aglomerado": which kind.
  if (word.text === 'canto' && before?.text === 'de') return false
  if (bareParts.has(word.text)) return materialLeads.has(next)
  // "Em corda de juta"
  if (forms.has(word.text) && next === 'de' && materialLeads.has(before?.text ?? '')) return false
  if (backs.has(word.text) && isSeatBefore(tokens, at)) return false
  // "Pés palito" names a kind of chair.
  if (next === 'palito') return false
  // "Vime PE castanho": polyethylene, in letters without an accent.
  if (word.text === 'pe' && wicker.has(before?.text ?? '')) return false
  // "Banco pé de cama" stands at the foot of one.
  if (word.text === 'pe' && next === 'de' && tokens[at + 2]?.text === 'cama') return false
  return !((word.text === 'pe' || word.text === 'parede') && before?.text === 'de')
}

/** "Roupeiro com espelho branco", "sofá de canto cinzento": what follows them is said of the article, unless it is what they are of. */
const bareParts = new Set(['interior', 'fundo', 'canto', 'escada', 'pelo', 'espelho', 'espelhos'])
/** "Assento e costas em couro": together they are the chair. */
function isSeatBefore(tokens: readonly Token[], at: number): boolean {
  return isJoiner(tokens[at - 1]) && seatWords.has(tokens[at - 2]?.text ?? '')
}
const backs = new Set([
  'costas',
  'encosto',
  'respaldo',
  'dossier',
  'backrest',
  'back',
  'schienale',
  'ruckenlehne',
  'rugleuning',
])
const forms = new Set(['corda', 'cordas', 'fio', 'fios', 'tiras', 'fitas', 'ripas', 'placas'])
const wicker = new Set([
  'vime',
  'rattan',
  'rata',
  'ratan',
  'rotim',
  'ratim',
  'rotin',
  'rotan',
  'wicker',
  'mimbre',
  'polirattan',
  'sintetico',
])

/** "com cantos redondos", "encosto curvo": the shape of a part, but a round top makes a round table. */
function isShapeOfPart(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const part = partBefore(reading, at)
  if (part) return part.word !== 'tampo'
  for (let i = at - 1; i >= 0 && i >= at - 4 && (tokens[i] as Token).kind === 'word'; i--)
    if (withWords.has((tokens[i] as Token).text)) return true
  return false
}

const withWords = new Set(['com', 'with', 'con', 'avec', 'mit', 'med'])

/** "sem vidro", "não inclui pele", "para vidro". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const [before, earlier] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? '']
  return (
    noWords.has(before) ||
    isFor.has(before) ||
    (noWords.has(earlier) && (before === 'de' || before === 'em' || before === 'o' || before === 'a')) ||
    ((earlier === 'nao' || earlier === 'no') &&
      (before === 'inclui' || before === 'incluye' || before === 'contem' || before === 'e'))
  )
}
/** "Caixote para vidro": what goes in. */
const isFor = new Set(['para', 'for', 'pour', 'fur'])
const noWords = new Set([
  'sem',
  'without',
  'sin',
  'sans',
  'ohne',
  'senza',
  'zonder',
  'uten',
  'uden',
  'utan',
  'excepto',
  'exceto',
  'kein',
  'keine',
])

/** "coleção Rosa", "«Verde»", "Black Edition": a name. */
function isName(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]?.text ?? ''
  return (
    seriesWords.has(before) ||
    editionWords.has(tokens[to]?.text ?? '') ||
    ((before === '«' || before === '"') && (tokens[to]?.text === '»' || tokens[to]?.text === '"'))
  )
}
const editionWords = new Set(['edition', 'collection', 'label', 'line'])
const seriesWords = new Set([
  'colecao',
  'serie',
  'modelo',
  'linha',
  'mod',
  'ref',
  'gama',
  'collection',
  'coleccion',
  'marca',
  'by',
])

function saysColour(tokens: readonly Token[], at: number): boolean {
  return (
    colourLeads.has(tokens[at - 1]?.text ?? '') || (tokens[at - 1]?.text === 'de' && tokens[at - 2]?.text === 'cor')
  )
}
const colourLeads = new Set(['cor', 'tom', 'color', 'colour', 'couleur', 'farbe', 'farge', 'farve', 'kleur', 'colore'])
function saysMaterial(tokens: readonly Token[], at: number): boolean {
  return materialLeads.has(tokens[at - 1]?.text ?? '')
}
const materialLeads = new Set(['em', 'de', 'in', 'of', 'aus', 'en', 'i', 'di', 'av', 'af', 'van'])

/** Where a word of a colour field is believed in a name: after "cor", or where a piece of the name begins that nothing else is in. */
function isColourPlace(tokens: readonly Token[], at: number): boolean {
  return (
    saysColour(tokens, at) || isBareBordeaux(tokens, at) || (isEdge(tokens[at - 1], at > 0) && !isHyphened(tokens, at))
  )
}
/** "SOFA 3 LUGARES BORDO": without its accent bordeaux where it ends the name of a thing; "tabuleiro com bordo" has an edge. */
function isBareBordeaux(tokens: readonly Token[], at: number): boolean {
  return (
    at > 0 &&
    tokens[at]?.text === 'bordo' &&
    (tokens[at - 1]?.kind === 'number' || !beforeEdges.has(tokens[at - 1]?.text ?? '')) &&
    isSetApart(tokens, at + 1)
  )
}
const beforeEdges = new Set(['com', 'sem', 'de', 'o', 'e', 'do', 'no', 'um'])
/** "Guarda-sol": the second half of a word. */
function isHyphened(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === '-' && tokens[at - 1]?.glued === true && tokens[at]?.glued === true
}
/** "Schwarz/gold", "preto/mel": beside a colour another. */
function isSecondColour({ tokens, colourEnds }: Reading, at: number): boolean {
  return tokens[at - 1]?.text === '/' && colourEnds.at(-1) === at - 1
}
/** "Rack Bela cinamomo/branco": a colour stands behind the stroke. */
function isBesideColour(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === '/' && at > 0 && matchAt(nameWords, tokens, at + 2, isColourMeaning) !== null
}
/** The piece ends where the colour ends: "…, salva – 240 cm". */
function isSetApart(tokens: readonly Token[], to: number): boolean {
  const next = shades.has(tokens[to]?.text ?? '') ? tokens[to + 1] : tokens[to]
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

function add({ vocabularies }: NameWords, vocabulary: VocabularyName, id: number): void {
  addId((vocabularies[vocabulary] ??= []), id)
}

function addId(ids: number[], id: number): void {
  if (!ids.includes(id)) ids.push(id)
}
