import { ordinaryStems, smallWords } from './ordinary-words.ts'
import { inclusions, numberWords, qualifierOfWord, setWords, withoutWords, withWords } from './qualifier-words.ts'
import { stemOf } from './stem.ts'
import { readMeasures, type Measures } from './title-measures.ts'
import { titleTokens, type TitleToken } from './title-tokens.ts'
import { isWoodFinish, materialOfStem, type Tone, toneOf } from './tone-words.ts'

/** What the words of a title say, each kind apart. */
export interface TitleFacts extends Measures {
  /** Names of series and models that stand out from the words around them, or are no ordinary words: "oslo". */
  readonly names: readonly string[]
  /** Those of them that are certainly names: a capital among small letters. */
  readonly properNames: readonly string[]
  /** Ordinary words written as names; evidence only when both titles have them. */
  readonly weakNames: readonly string[]
  /** Words that are no ordinary ones and no names: fabrics, finishes, and whatever else. */
  readonly rareWords: readonly string[]
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
  readonly titleGroups: readonly number[]
  readonly titleMaterials: readonly number[]
  /** The title has small words, so that a capital tells a name and a small word is none. */
  readonly tellsProper: boolean
}

interface Gathered {
  kind: string | null
  names: string[]
  properNames: string[]
  weakNames: string[]
  rareWords: string[]
  stems: Set<string>
  words: Set<string>
  qualifiers: Map<string, string[]>
  has: Map<string, boolean>
  tones: string[]
  woods: string[]
  woodFinishes: string[]
  isBehindWood: boolean
  partTones: string[]
  partWoods: string[]
  titleGroups: number[]
  titleMaterials: number[]
}

/** One pass over the tokens; what numbers say is read first and stays out of the words. */
export function readTitle(title: string, brandSlug: string | null): TitleFacts {
  const tokens = titleTokens(title)
  const brandWords = new Set((brandSlug ?? '').split('-').filter((word) => word !== ''))
  const measures = readMeasures(tokens)
  const found: Gathered = { kind: null, names: [], properNames: [], weakNames: [], rareWords: [], stems: new Set(), words: new Set(), qualifiers: new Map(), has: new Map(), tones: [], woods: [], woodFinishes: [], isBehindWood: false, partTones: [], partWoods: [], titleGroups: [], titleMaterials: [] }
  let presence: boolean | null = null
  let isNoted = false
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark' && !GLUE.has(token.text)) presence = null
    if (token.kind !== 'word') continue
    const { text } = token
    if (withWords.has(text) || withoutWords.has(text)) [presence, isNoted] = [withWords.has(text), false]
    else if (presence !== null && (!isNoted || AND.has(text))) isNoted = notePresence(text, presence, found)
    if (!smallWords.has(text) && !brandWords.has(text) && !measures.readAt.has(index)) addWord(token, found, presence === true)
  }
  const [first] = found.names
  // "Mantinha Talha em algodão": the first word has its capital anyway, and a better name stands behind it.
  if (first !== undefined && first === tokens[0]?.text && found.properNames.length > 0 && !found.properNames.includes(first)) found.names.shift()
  return { ...measures, ...found, tellsProper: tokens.some(({ isProper }) => isProper === false), codes: tokens.filter(({ kind, text }) => kind === 'code' && !brandWords.has(text)).map(({ text }) => text) }
}

/** They do not end what "com" began; "c/ pés". */
const GLUE = new Set(['&', '-', "'", '/'])

const AND = new Set(['e', 'and', 'y', 'und', 'et', 'i', 'ed'])

/** The first thing behind "com", and the one behind "e", is there, or not: "com colchão e estrado". */
function notePresence(text: string, presence: boolean, found: Gathered): boolean {
  if (text.length < 3 || smallWords.has(text) || numberWords.has(text)) return false
  found.has.set(inclusions.get(text) ?? stemOf(text), presence)
  return true
}

function addWord({ text, isProper, isAcronym }: TitleToken, found: Gathered, isOfPart: boolean): void {
  const stem = stemOf(text)
  found.stems.add(stem)
  found.words.add(text)
  // "Mesa Moss": a colour's name with a capital is a series.
  const tone = isProper === true ? undefined : toneOf(text)
  const isFinish = found.isBehindWood && !isOfPart && isWoodFinish(text)
  if (isFinish) found.woodFinishes.push(toneOf(text)?.tone ?? stem)
  found.isBehindWood = tone?.isWood === true || (found.isBehindWood && tone !== undefined)
  const qualifier = qualifierOfWord.get(text)
  const material = materialOfStem.get(stem)
  if (qualifier) found.qualifiers.set(qualifier.kind, [...(found.qualifiers.get(qualifier.kind) ?? []), qualifier.value])
  if (tone && !isFinish && (tone.isWood || material === undefined)) addTone(tone, found, isOfPart)
  if (material !== undefined && !isOfPart && !found.titleMaterials.includes(material)) found.titleMaterials.push(material)
  if (tone || qualifier || material !== undefined || text.length < 3 || (text.length === 3 && isAcronym)) return
  const isOrdinary = ordinaryStems.has(stem)
  if (isOrdinary) {
    if (!setWords.has(text)) found.kind ??= stem
    if (isProper === true) found.weakNames.push(text)
  } else if (isProper === false) {
    if (!isOfPart) found.rareWords.push(text)
  } else {
    if (!found.names.includes(text)) found.names.push(text)
    if (isProper === true && !found.properNames.includes(text)) found.properNames.push(text)
  }
}

/** Tones of a colour that is named beside them: "hellgrau". */
const GENERAL = new Set(['light', 'dark'])

function addTone({ group, tone, isWood }: Tone, found: Gathered, isOfPart: boolean): void {
  if (tone !== null) (isOfPart ? (isWood ? found.partWoods : found.partTones) : isWood ? found.woods : found.tones).push(tone)
  if (group !== null && !isOfPart && !isWood && (tone === null || GENERAL.has(tone)) && !found.titleGroups.includes(group)) found.titleGroups.push(group)
}
