import { colourOf, isShadeOf } from './colour-list.ts'
import { partKinds, pieceKinds } from './head-words.ts'
import { ordinaryStems, smallWords } from './ordinary-words.ts'
import { inclusions, numberWords, qualifierOfWord, setWords, withWords } from './qualifier-words.ts'
import { type PartsTold, readParts } from './parts-told.ts'
import { forWords, type Head, readHead, saysWithout } from './read-head.ts'
import { stemOf } from './stem.ts'
import { readMeasures, type Measures } from './title-measures.ts'
import { substanceOf } from './substances.ts'
import { titleTokens, type TitleToken } from './title-tokens.ts'
import { isSurelyColour, isWoodFinish, materialOfStem, metalFinishes, type Tone, toneOf } from './tone-words.ts'

/** What the words of a title say, each kind apart. */
export interface TitleFacts extends Measures, Head, PartsTold {
  /** Names of series and models that stand out from the words around them, or are no ordinary words: "oslo". */
  readonly names: readonly string[]
  /** Those of them that are certainly names: a capital among small letters. */
  readonly properNames: readonly string[]
  /** Ordinary words written as names; evidence only when both titles have them. */
  readonly weakNames: readonly string[]
  /** Series that it is for, or goes with, and is none of itself: "capa para VIMLE". Where its own is not told they stand among `names` too. */
  readonly forNames: readonly string[]
  /** Series that are joined by a stroke, which together are one article: "LINNMON / ALEX". In the order of the alphabet, each once. */
  readonly joinedNames: readonly string[]
  /** Words that are no ordinary ones and no names: fabrics, finishes, and whatever else. */
  readonly rareWords: readonly string[]
  /** Stems of words of no known kind, names of series too, and of colours and materials. */
  readonly rareStems: ReadonlySet<string>
  readonly lookStems: ReadonlySet<string>
  /** Those that stand behind "com", of parts: "com wire baskets". */
  readonly partWords: readonly string[]
  /** The stem of its first ordinary word, which says what it is: "sof". */
  readonly kind: string | null
  /** Stems of all words but small ones and the brand's. */
  readonly stems: ReadonlySet<string>
  /** Words as written, to look for a name of the other title. */
  readonly words: ReadonlySet<string>
  /** Model-like: letters and digits in one ("x200s"). */
  readonly codes: readonly string[]
  /** "plus", "xl", "ii": which of a series. By class of word, the values said. */
  readonly qualifiers: ReadonlyMap<string, readonly string[]>
  /** "com colchão" true, "sem arrumação" false. */
  readonly has: ReadonlyMap<string, boolean>
  readonly tones: readonly string[]
  readonly woods: readonly string[]
  /** How the wood looks: "carvalho escuro". */
  readonly woodFinishes: readonly string[]
  /** Those of what it has: "com pés em faia". */
  readonly partTones: readonly string[]
  readonly partWoods: readonly string[]
  /** Finishes of its metal: "cromado", "latão". */
  readonly metals: readonly string[]
  /** What its legs are of, and their colour groups. */
  readonly legMaterials: readonly string[]
  readonly legColours: readonly number[]
  /** Stems of shades and finishes: beside the same words they tell articles of a series apart. */
  readonly looks: ReadonlySet<string>
  /** Words behind "com", and those of them that name a part which articles of a series have or not. */
  readonly added: ReadonlySet<string>
  readonly included: ReadonlySet<string>
  /** Its colour is "natural", that of wood or fibres. */
  readonly isNatural: boolean
  readonly brandStems: ReadonlySet<string>
  readonly titleGroups: readonly number[]
  readonly titleMaterials: readonly number[]
  /** Colours of the whole in the title's order, as often as they are said; empty: it names none. */
  readonly colourList: readonly number[]
  /** Some word may be the name of a series; false: all are ordinary ones in small letters, as in "Sofá de 3 lugares cinzento". */
  readonly mayHaveName: boolean
  /** The title has small words, so that a capital tells a name and a small word is none. */
  readonly tellsProper: boolean
}

interface Gathered {
  kind: string | null
  names: string[]
  properNames: string[]
  weakNames: string[]
  forNames: string[]
  isFor: boolean
  rareWords: string[]
  rareStems: Set<string>
  lookStems: Set<string>
  partWords: string[]
  stems: Set<string>
  words: Set<string>
  qualifiers: Map<string, string[]>
  has: Map<string, boolean>
  tones: string[]
  woods: string[]
  woodFinishes: string[]
  isBehindWood: boolean
  metals: string[]
  finishBefore: string | null
  isBehindColour: boolean
  isAtLegs: boolean
  /** The word stands behind a hyphen: the feet of "repousa-pés" are none. */
  isJoined: boolean
  legMaterials: string[]
  legColours: number[]
  added: Set<string>
  included: Set<string>
  looks: Set<string>
  isNatural: boolean
  isBehindMaterial: boolean
  partTones: string[]
  partWoods: string[]
  titleGroups: number[]
  titleMaterials: number[]
  colourList: number[]
  colourBefore: Tone | null
  rareAtColour: number
  isAtSmallPart: boolean
}

/** One pass over the tokens; what numbers say is read first and stays out of the words. */
export function readTitle(title: string, brandSlug: string | null): TitleFacts {
  const tokens = titleTokens(title)
  const brandWords = new Set((brandSlug ?? '').split('-').filter((word) => word !== ''))
  const measures = readMeasures(tokens)
  const found: Gathered = {
    kind: null,
    names: [],
    properNames: [],
    weakNames: [],
    forNames: [],
    isFor: false,
    rareWords: [],
    rareStems: new Set(),
    lookStems: new Set(),
    partWords: [],
    stems: new Set(),
    words: new Set(),
    qualifiers: new Map(),
    has: new Map(),
    tones: [],
    woods: [],
    woodFinishes: [],
    isBehindWood: false,
    metals: [],
    finishBefore: null,
    isBehindColour: false,
    isAtLegs: false,
    isJoined: false,
    legMaterials: [],
    legColours: [],
    added: new Set(),
    included: new Set(),
    looks: new Set(),
    isNatural: false,
    isBehindMaterial: false,
    partTones: [],
    partWoods: [],
    titleGroups: [],
    titleMaterials: [],
    colourList: [],
    colourBefore: null,
    rareAtColour: 0,
    isAtSmallPart: false,
  }
  let presence: boolean | null = null
  let isNoted = false
  let isBundle = false
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as TitleToken
    if (token.kind === 'mark' && !GLUE.has(token.text)) {
      presence = isBundling(tokens, index) ? true : null
      isNoted = false
      isBundle = presence === true
      found.isAtLegs = false
      found.isAtSmallPart = false
      found.isFor = false
    }
    if (token.kind !== 'word') {
      if (!JOINTS.has(token.text)) found.colourBefore = null
      found.isBehindColour &&= JOINTS.has(token.text)
      continue
    }
    const { text } = token
    const before = tokens[index - 1]?.text ?? ''
    found.isJoined = before === '-'
    if (INCLUDED.has(text) && inclusions.has(before)) found.has.set(inclusions.get(before) as string, true)
    if (text.length === 1 && OPENING.has(before) && CLOSING.has(tokens[index + 1]?.text ?? '')) noteLetter(text, found)
    else if (SIZE_WORDS.has(before) && isSizeLetter(text, tokens[index + 1])) addQualifier(found, 'letter', text)
    else if (forWords.has(text)) found.isFor = true
    else if ((withWords.has(text) && !forWords.has(before)) || saysWithout(tokens, index))
      [presence, isNoted, isBundle] = [withWords.has(text), false, false]
    else if (presence !== null && (!isNoted || AND.has(text)))
      isNoted = notePresence(text, presence, found, isBundle ? '+' : '')
    // "Com chaise longue gunnared cinzento": a word that is none of furniture's names the cover of the whole.
    if (presence === true && isNoted && token.isProper === false && isRare(text)) presence = null
    if (!smallWords.has(text) && !INCLUDED.has(text) && !brandWords.has(text) && !measures.readAt.has(index))
      addWord(
        token,
        found,
        presence === true,
        MADE_OF.has(before),
        COLOUR_WORDS.has(before) || COLOUR_WORDS.has(tokens[index + 1]?.text ?? ''),
      )
  }
  const [first] = found.names
  const head = readHead(tokens)
  // "Mantinha Talha em algodão": the first word has its capital anyway, and a better name stands behind it; where a known thing stands behind it, it is the series.
  if (
    head.headAt < 1 &&
    first !== undefined &&
    first === tokens[0]?.text &&
    found.properNames.length > 0 &&
    !found.properNames.includes(first)
  )
    found.names.shift()
  keepForNames(found)
  const tellsProper = tokens.some(({ isProper }) => isProper === false)
  const codes = tokens.filter(({ kind, text }) => kind === 'code' && !brandWords.has(text)).map(({ text }) => text)
  return {
    ...measures,
    ...found,
    joinedNames: joinedNamesOf(tokens, found.names),
    ...head,
    ...readParts(tokens, head),
    brandStems: new Set([...brandWords].map(stemOf)),
    tellsProper,
    mayHaveName:
      found.names.length + codes.length > 0 ||
      !tellsProper ||
      tokens.some(({ isProper }) => isProper === true) ||
      isNameFirst(tokens),
    codes,
  }
}

function isRare(text: string): boolean {
  return (
    text.length > 3 &&
    !ordinaryStems.has(stemOf(text)) &&
    !qualifierOfWord.has(text) &&
    !inclusions.has(text) &&
    toneOf(text) === undefined
  )
}

/** "Coura – cama de grades": a first word that is no thing, and no other ordinary word but a material's. */
function isNameFirst(tokens: readonly TitleToken[]): boolean {
  const stem = stemOf(tokens.find(({ kind }) => kind === 'word')?.text ?? '')
  return !ordinaryStems.has(stem) || materialOfStem.has(stem)
}

/** What a thing is for is the name of another one, unless it has none of its own. */
function keepForNames(found: Gathered): void {
  if (found.forNames.length === 0) return
  if (found.names.length === 0) {
    found.names.push(...found.forNames)
    found.properNames.push(...found.forNames)
    return
  }
  found.forNames = found.forNames.filter((name) => !found.names.includes(name))
  for (const name of found.forNames) found.words.delete(name)
}

function joinedNamesOf(tokens: readonly TitleToken[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return NO_NAMES
  let joined: Set<string> | null = null
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (tokens[at]?.text !== '/') continue
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
    if (names.includes(before) && names.includes(after)) joined = (joined ?? new Set()).add(before).add(after)
  }
  return joined === null ? NO_NAMES : [...joined].sort()
}

const NO_NAMES: readonly string[] = []

/** "cama + mesa de cabeceira", "colchão + 2 almofadas"; not "3+2 lugares". */
function isBundling(tokens: readonly TitleToken[], at: number): boolean {
  return tokens[at]?.text === '+' && tokens[at - 1]?.kind !== 'number'
}

/** Behind what is there: "colchão incluído". */
const INCLUDED = new Set(
  'incluido incluida incluidos incluidas included inclus incluse inclusive inkl compreso compresa'.split(' '),
)
const OPENING = new Set(['(', '['])
const CLOSING = new Set([')', ']'])
const SIZE_WORDS = new Set('tamanho tam size taille talla taglia grosse groesse rozmiar maat'.split(' '))
/** "Size B", "tamanho XL"; "tamanho a escolher" is none. */
function isSizeLetter(text: string, next: TitleToken | undefined): boolean {
  return /^(?:x{0,3}[sl]|[a-z])$/.test(text) && (!'aeoy'.includes(text) || next?.kind !== 'word')
}

/** They do not end what "com" began; "c/ pés". */
/** Between the words of one colour: "cinzento-escuro". */
const JOINTS = new Set(['-'])
const GLUE = new Set(['&', '-', "'", '/'])

const AND = new Set(['e', 'and', 'y', 'und', 'et', 'i', 'ed'])

/** "Em faia", "aus Eiche": a wood behind these is what it is of, which may be painted. */
const SUBSTANCE_TONES = new Set(['terracotta', 'copper', 'bronze', 'gold', 'concrete', 'slate', 'linen'])
const MADE_OF = new Set(
  'em de in aus en of d di z madeira madera wood holz bois legno drewna drewno macico macica chapa massiv'.split(' '),
)

/** "[L]", "(R)", "(D)": a side; other letters tell one of several make-ups. */
function noteLetter(letter: string, found: Gathered): void {
  const side = letter === 'l' || letter === 'e' ? 'left' : letter === 'r' || letter === 'd' ? 'right' : null
  if (side === null) addQualifier(found, 'letter', letter)
  else addQualifier(found, 'side', side)
}

/** The first thing behind "com", and the one behind "e", is there, or not: "com colchão e estrado". */
function notePresence(text: string, presence: boolean, found: Gathered, sign: string): boolean {
  if (text.length < 3 || smallWords.has(text) || numberWords.has(text)) return false
  found.has.set(sign + (inclusions.get(text) ?? stemOf(text)), presence)
  return true
}

/** "Azul bebé", but "cama de bebé"; "azul céu". */
const SHADES_BEHIND = new Set(['bebe', 'ceu', 'sky'])

function isThing(text: string): boolean {
  return pieceKinds(text) !== undefined || partKinds(text) !== undefined
}

function addWord(
  { text, isProper, isAcronym }: TitleToken,
  found: Gathered,
  isBehindWith: boolean,
  isSubstance: boolean,
  isSaidColour: boolean,
): void {
  const stem = stemOf(text)
  found.stems.add(stem)
  found.words.add(text)
  // "Mesa Moss": a shade's name with a capital is a series, unless it stands behind a colour ("Verde Sálvia").
  const said = toneOf(text)
  const tone =
    said &&
    (found.isBehindColour || !SHADES_BEHIND.has(text)) &&
    (isProper !== true || found.isBehindColour || isSurelyColour(text, said))
      ? said
      : undefined
  const isLook = found.isBehindColour
  found.isBehindColour = tone !== undefined
  const isOfPart = isBehindWith || isOfLegs(text, stem, tone, found)
  listColour(
    text,
    stem,
    isSubstance && (tone?.isWood === true || SUBSTANCE_TONES.has(tone?.tone ?? '')) ? undefined : tone,
    found,
    isSaidColour,
  )
  const isFinish = found.isBehindWood && !isOfPart && isWoodFinish(text)
  if (tone?.isWood && found.finishBefore !== null && !isOfPart) found.woodFinishes.push(found.finishBefore)
  found.finishBefore =
    isWoodFinish(text) && tone?.isWood !== true && (tone === undefined || tone.group === null)
      ? (tone?.tone ?? stem)
      : null
  if (isFinish) found.woodFinishes.push(toneOf(text)?.tone ?? stem)
  found.isBehindWood = tone?.isWood === true || (found.isBehindWood && tone !== undefined)
  const qualifier = qualifierOfWord.get(text)
  const material = materialOfStem.get(stem)
  if (qualifier) addQualifier(found, qualifier.kind, qualifier.value)
  if (
    !isBehindWith &&
    tone?.group !== WHITE &&
    (qualifier?.kind === 'finish' || (isLook && (isWoodFinish(text) || !ordinaryStems.has(stem))))
  )
    found.looks.add(stem)
  if (isBehindWith) found.added.add(stem)
  if (isBehindWith && TELLING_PARTS.has(inclusions.get(text) ?? '')) found.included.add(stem)
  const metal = isOfPart ? undefined : metalFinishes.get(tone?.tone ?? '')
  if (metal !== undefined) found.metals.push(metal)
  if (NATURAL.has(text) && !found.isBehindMaterial) found.isNatural = true
  found.isBehindMaterial = material !== undefined
  if (tone && (!isFinish || tone.isWood) && (tone.isWood || material === undefined)) addTone(tone, found, isOfPart)
  if (material !== undefined && !isOfPart && !found.titleMaterials.includes(material))
    found.titleMaterials.push(material)
  if (text.length < 3) found.isFor = false
  if (tone || material !== undefined || qualifier?.kind === 'finish') found.lookStems.add(stem)
  if (tone || qualifier || material !== undefined || text.length < 3 || (text.length === 3 && isAcronym)) return
  const isOrdinary = ordinaryStems.has(stem)
  if (!isOrdinary) found.rareStems.add(stem)
  // "Para jardim", "para sala": a place or use, and what follows is of the thing again.
  if (found.isFor && (isOrdinary ? found.forNames.length > 0 || !isThing(text) : isProper === false))
    found.isFor = false
  if (isOrdinary) {
    if (!setWords.has(text)) found.kind ??= stem
    if (isProper === true && pieceKinds(text) === undefined) found.weakNames.push(text)
  } else if (isProper === false) {
    ;(isOfPart ? found.partWords : found.rareWords).push(text)
  } else if (found.isFor) {
    found.forNames.push(text)
  } else {
    if (!found.names.includes(text)) found.names.push(text)
    if (isProper === true && !found.properNames.includes(text)) found.properNames.push(text)
  }
}

/** Colours of legs, handles and frames are none of the whole: "Cadeira cinza com pés pretos". */
function listColour(text: string, stem: string, tone: Tone | undefined, found: Gathered, isSaidColour: boolean): void {
  if (SMALL_PARTS.has(text) && !found.isJoined) found.isAtSmallPart = true
  else if (tone === undefined && ordinaryStems.has(stem)) found.isAtSmallPart &&= materialOfStem.has(stem)
  const before = found.colourBefore
  found.colourBefore = tone ?? null
  const colour =
    tone &&
    !found.isAtSmallPart &&
    (tone.isWood || isSaidColour || (!materialOfStem.has(stem) && !ALSO_THINGS.has(text))) &&
    found.colourList.length < MOST_COLOURS
      ? colourOf(tone)
      : null
  if (tone === undefined || colour === null || (before !== null && isShadeOf(before, tone))) return
  // "Branco glose branco": a frame and its cover; in other words shops say one colour twice.
  if (before !== null || found.rareAtColour < found.rareWords.length || !found.colourList.includes(colour))
    found.colourList.push(colour)
  found.rareAtColour = found.rareWords.length
}

/** "Cor latão", "brass colour": a metal's name for a colour. */
const COLOUR_WORDS = new Set(['cor', 'colour', 'color', 'couleur', 'kolor'])
const MOST_COLOURS = 8
/** "Com bordo arredondado", "garrafa térmica", "guarda-sol": alone they are no colours. */
const ALSO_THINGS = new Set(
  'bordo inox ferrugem cromo garrafa bottle sol vinho noite nuit notte carvao forest floresta stone royal antigo palo'.split(
    ' ',
  ),
)
const SMALL_PARTS = new Set(
  'pes pernas puxadores estrutura armacao moldura costuras rebordo patas estructura tiradores marco legs frame handles trim fusse fussen beine beinen gestell rahmen griffe pieds cadre poignees gambe piedini struttura cornice maniglie nogi nogami stelaz uchwyty'.split(
    ' ',
  ),
)

/** "pés em madeira", "pernas douradas": what follows is of the legs, up to another thing or fabric. */
function isOfLegs(text: string, stem: string, tone: Tone | undefined, found: Gathered): boolean {
  if (LEGS.has(text) && !found.isJoined) return (found.isAtLegs = true)
  if (!found.isAtLegs) return false
  const substance = substanceOf(materialOfStem.get(stem) ?? 0)
  found.isAtLegs = tone !== undefined || LEG_SUBSTANCES.has(substance) || !ordinaryStems.has(stem)
  if (tone?.isWood || LEG_SUBSTANCES.has(substance)) found.legMaterials.push(tone?.isWood ? 'wood' : substance)
  else if (tone?.group != null) found.legColours.push(tone.group)
  return found.isAtLegs
}

/** Parts that the articles of a series have or not; legs and doors all have. */
const TELLING_PARTS = new Set([
  'storage',
  'light',
  'headrest',
  'arms',
  'headboard',
  'mirror',
  'mattress',
  'base',
  'chaise',
  'bed',
  'pouf',
  'chairs',
])
/** "Branco puro", "branco neve": shops praise it. */
const WHITE = 1
const NATURAL = new Set('natural natur naturel naturelle naturale'.split(' '))
const LEGS = new Set('pes pernas patas legs fusse fussen beine beinen pieds gambe piedini nogi nogami'.split(' '))
const LEG_SUBSTANCES = new Set(['wood', 'metal', 'plastic'])

function addQualifier(found: Gathered, kind: string, value: string): void {
  found.qualifiers.set(kind, [...(found.qualifiers.get(kind) ?? []), value])
}

/** Tones of a colour that is named beside them: "hellgrau". */
const GENERAL = new Set(['light', 'dark'])

function addTone({ group, tone, isWood }: Tone, found: Gathered, isOfPart: boolean): void {
  if (tone !== null)
    (isOfPart ? (isWood ? found.partWoods : found.partTones) : isWood ? found.woods : found.tones).push(tone)
  if (
    group !== null &&
    !isOfPart &&
    !isWood &&
    (tone === null || GENERAL.has(tone)) &&
    !found.titleGroups.includes(group)
  )
    found.titleGroups.push(group)
}
