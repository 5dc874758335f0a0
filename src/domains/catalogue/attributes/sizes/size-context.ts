import { textAt, type Token } from '../words/lexer.ts'
import { tail } from '../words/own-nouns.ts'
import {
  closedWords,
  connectors,
  feet,
  lyingLeads,
  mattressWords,
  openWords,
  outsideWords,
  packages,
  pieces,
  smallWords,
  strongLeads,
  surelyLying,
} from './size-context-words.ts'
import { upTo } from './size-labels.ts'
import { isReachWord } from './size-ranges.ts'
import {
  axisOfWord,
  fillers,
  insideWords,
  leadWords,
  lyingWords,
  partWords,
  seatWords,
  surePartWords,
  unitMm,
} from './size-words.ts'
import { isTimes } from './times-signs.ts'

/**
 * `part`: of a leg, a cable, the package …; `lying`: the mattress that goes in; `reach`: "extensível até 240"; `open` and `closed`:
 * of an article that unfolds, which of its two sizes (size-states.ts).
 */
export type About = 'article' | 'lying' | 'part' | 'reach' | 'open' | 'closed'
export type SizeContext = { readonly about: About; readonly isLed: boolean; readonly unitMm: number | null }

const mostWords = 7

/** What the words around a size say that it is the size of, from the nearest word outwards, within its clause. */
export function contextOf(tokens: readonly Token[], from: number, to: number, own: ReadonlySet<string>): SizeContext {
  const before = wordsBefore(tokens, from)
  const { about, isLed } = saidAround(before, { tokens, from, to }, own) ?? saidByNearest(before, own)
  return { about, isLed, unitMm: before.unitMm }
}

type Said = { readonly about: About; readonly isLed: boolean }
const ofArticle: Said = { about: 'article', isLed: true }
const perhapsOfArticle: Said = { about: 'article', isLed: false }
const ofPart: Said = { about: 'part', isLed: false }

type Place = { readonly tokens: readonly Token[]; readonly from: number; readonly to: number }

/** What no other word before the size can change. */
function saidAround({ words, sense, isFirst }: WordsBefore, place: Place, own: ReadonlySet<string>): Said | null {
  const { tokens, from, to } = place
  if (isReach(words, tokens)) return { about: 'reach', isLed: false }
  const state = (sense & STATE) !== 0 ? stateSaid(words) : null
  if (state) return { about: state, isLed: true }
  if (upTo.has(words[0] ?? '')) return ofPart
  if ((sense & LYING) !== 0 && lyingBefore(words, own)) return { about: 'lying', isLed: false }
  const isOfPart =
    isLabelledPart(tokens, from, own) ||
    isListedPiece(tokens, from, own) ||
    partAfter(tokens, to, own) ||
    isRoundFoot(words, place) ||
    (isFirst && isRoundPart(words, place, own))
  return isOfPart ? ofPart : null
}

/** The nearest word that tells anything; none: the article, perhaps. */
function saidByNearest(before: WordsBefore, own: ReadonlySet<string>): Said {
  const { words, senses } = before
  let strange = 0
  for (const [index, word] of words.entries()) {
    const said = saidBy(before, index, strange, own)
    if (said) return said
    if ((senses[index]! & FILLER) === 0 && axisOfWord(word) === undefined) strange += 1
  }
  return before.isFirst && isSubject(words, strange) ? ofArticle : perhapsOfArticle
}

/** `strange`: how many words between it and the size nobody knows. */
function saidBy({ words, senses }: WordsBefore, index: number, strange: number, own: ReadonlySet<string>): Said | null {
  const word = words[index]!
  const meant = senses[index]!
  if (own.has(word)) return { about: isSeatOfChair(word, own) ? 'part' : 'article', isLed: strange <= 2 }
  if (index <= 1 && own.has(tail(word)) && endsOwnName(words[index + 1], meant)) return ofArticle
  if ((meant & PART) !== 0 && isPart(words, index)) return ofPart
  if ((meant & LEAD) !== 0) {
    if (isOfPackage(words, index + 1, own)) return ofPart
    return strange === 0 || strongLeads.has(word) ? ofArticle : perhapsOfArticle
  }
  return (meant & CONNECTOR) !== 0 || strange > 3 ? perhapsOfArticle : null
}

/** "Móvel com lavatório 60 cm", "bloco de gavetas 40 cm": the last word of the article's own name, by the word before it. */
function endsOwnName(before: string | undefined, meant: number): boolean {
  return before === 'com' || ((meant & PART) !== 0 && before === 'de')
}

/** "Uma bancada de 100 por 75 cm": the subject of the sentence is the article. */
function isSubject(words: readonly string[], strange: number): boolean {
  return words.every((word) => outsideWords.has(word)) || (strange === 1 && words.length <= 3 && words[0] === 'de')
}

/** "La caja mide 80 x 40 x 12 cm", "Package size: …": behind the announcing word what it is the size of. */
function isOfPackage(words: readonly string[], from: number, own: ReadonlySet<string>): boolean {
  const subject = words.slice(from).find((word) => !fillers.has(word)) ?? ''
  return packages.has(subject) && !own.has(subject)
}

/** "Respaldo: 47 x 30 cm", "Assento: 45 x 41": the heading over a size is a part. */
function isLabelledPart(tokens: readonly Token[], from: number, own: ReadonlySet<string>): boolean {
  const colon = headingColon(tokens, from)
  if (textAt(tokens, colon) !== ':' || ofThe.has(textAt(tokens, colon - 2))) return false
  const word = textAt(tokens, colon - 1)
  if (own.has('conjunto') && pieces.has(word)) return true
  return !own.has(word) && (partWords.has(word) || seatWords.has(word))
}

/** "Cadeira:" above "Dimensões: 55 x 53": the colon of the heading. */
function headingColon(tokens: readonly Token[], from: number): number {
  const isBehindLead =
    textAt(tokens, from - 1) === ':' && leadWords.has(textAt(tokens, from - 2)) && textAt(tokens, from - 3) === ':'
  return isBehindLead ? from - 3 : from - 1
}

/** "(sofá 120x65x75, 2 cadeiras 60x65x75)", "sofa (128 x 70 x 72 cm) and a table (90 x 50)": of a set, a piece of a list. */
function isListedPiece(tokens: readonly Token[], from: number, own: ReadonlySet<string>): boolean {
  if (!own.has('conjunto')) return false
  const noun = textAt(tokens, from - 1) === '(' ? from - 2 : from - 1
  if (!pieces.has(textAt(tokens, noun))) return false
  if (noun < from - 1) return true
  const before = tokens[noun - 1]?.kind === 'number' ? noun - 2 : noun - 1
  return listMarks.has(textAt(tokens, before))
}

const listMarks = new Set(['(', ',', '+', ';', '/'])

/** "Assento" names chairs as well, but beside a size it is what one sits on. */
function isSeatOfChair(word: string, own: ReadonlySet<string>): boolean {
  return seatWords.has(word) && own.has('cadeira')
}

/** "Aberto: 190x110", "Medidas fechada 78 x 92": which of two sizes; of the words before, small ones and announcing ones are passed over. */
function stateSaid(words: readonly string[]): 'open' | 'closed' | null {
  const word = words.find((candidate) => !fillers.has(candidate) || closedWords.has(candidate)) ?? ''
  const at = leadWords.has(word) ? (words[words.indexOf(word) + 1] ?? '') : word
  return openWords.has(at) ? 'open' : closedWords.has(at) ? 'closed' : null
}

/** "Base cromada Ø 38,5 cm": the part begins the sentence. */
function isRoundPart(words: readonly string[], { tokens, from }: Place, own: ReadonlySet<string>): boolean {
  const part = words[1] ?? ''
  return textAt(tokens, from) === 'ø' && words.length === 2 && partWords.has(part) && !own.has(part)
}

/** "Altura 190 cm, base Ø 30 cm": what it stands on, or hangs from; "base Ø 14 x 36 cm" has a height and is the thing. */
function isRoundFoot(words: readonly string[], { tokens, from, to }: Place): boolean {
  return (
    textAt(tokens, from) === 'ø' &&
    feet.has((words[0] === 'de' ? words[1] : words[0]) ?? '') &&
    !tokens.slice(from, to).some(isTimes)
  )
}

const stops = new Set([',', ';', '|', '+', '(', ')', '.', '!', '?', '•', '·', '>'])

type WordsBefore = {
  readonly words: readonly string[]
  /** What each of them may mean, and what any does. */ readonly senses: readonly number[]
  readonly sense: number
  readonly unitMm: number | null
  /** They begin the sentence. */ readonly isFirst: boolean
}

/** Nearest first. Over a colon and a dash; a comma ends them, but not the search for a unit ("Em centímetros, …", "Medidas (cm): …"). */
function wordsBefore(tokens: readonly Token[], from: number): WordsBefore {
  const words: string[] = []
  const senses: number[] = []
  let sense = 0
  let unit: number | null = null
  let isOver = false
  let at = from - 1
  for (; at >= 0 && at >= from - mostTokens && words.length < mostWords; at--) {
    const { kind, text } = tokens[at]!
    if (kind === 'number' || sentenceEnds.has(text)) break
    if (unit === null && isUnitOfHeading(tokens, at)) {
      unit = unitMm.get(text) ?? null
      at -= 1
    } else if (kind === 'mark') isOver ||= endsWords(tokens, at)
    else if (!isOver) {
      const meant = sensesOf.get(text) ?? 0
      words.push(text)
      senses.push(meant)
      sense |= meant
    }
  }
  return { words, senses, sense, unitMm: unit, isFirst: at < 0 || textAt(tokens, at) === '.' }
}
const mostTokens = 12
const sentenceEnds = new Set(['.', ';'])

function isUnitOfHeading(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.kind === 'word' && isHeading(tokens, at) && unitMm.has(textAt(tokens, at))
}

function endsWords(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return stops.has(text) && !(text === ')' && unitMm.has(textAt(tokens, at - 1)))
}

/** "(cm)", "em cm": a unit that stands over the numbers behind it. */
export function isHeading(tokens: readonly Token[], at: number): boolean {
  return headings.has(textAt(tokens, at - 1))
}
const headings = new Set(['(', '[', 'em', 'in', 'en'])

/** "até 240" where the text speaks of extending; "abre para 240". */
function isReach(words: readonly string[], tokens: readonly Token[]): boolean {
  const nearest = words[0]
  if (nearest === 'ate' || nearest === 'hasta' || nearest === 'jusqu' || nearest === 'aos')
    return tokens.some((token) => isReachWord(token.text))
  return (nearest === 'a' || nearest === 'para') && words.slice(1, 3).some(isReachWord)
}

/** "para colchão 140x190", "área de dormir: 140x190", "leva colchão de", "Liegefläche". */
function lyingBefore(words: readonly string[], own: ReadonlySet<string>): boolean {
  const at = words.findIndex((word) => lyingWords.has(word) && !own.has(word))
  if (at < 0 || at > 2) return false
  if (at === 0 && mattressWords.has(words[0]!)) return true
  return (
    words.slice(0, at).every((word) => fillers.has(word) || leadWords.has(word) || lyingWords.has(word)) &&
    (surelyLying.has(words[at]!) || words.some((word) => lyingLeads.has(word)))
  )
}

/** "altura das pernas", "gaveta de 30 cm", "embalagem: 120 x 60": sure nouns alone, the others with a link; the size of a seat or an inside too. */
function isPart(words: readonly string[], index: number): boolean {
  const word = words[index]!
  if (index === 0)
    return (
      surePartWords.has(word) ||
      (insideWords.has(word) && words.slice(1).some((other) => axisOfWord(other) !== undefined))
    )
  if (seatWords.has(word) || surePartWords.has(word)) return isLinkedFrom(words, index)
  return partWords.has(word) && isLinkedFrom(words, index)
}

/** Only small words stand between the noun and the number, or one that tells more of it: "uma cuba larga de 50 cm". */
function isLinkedFrom(words: readonly string[], index: number): boolean {
  return (
    words.slice(0, index).every((word) => smallWords.has(word)) ||
    (index === 2 && words[0] === 'de' && !axisOfWord(words[1]!)) ||
    (ofThe.has(words[index + 1] ?? '') && axisOfWord(words[index + 2] ?? '') !== undefined)
  )
}
const ofThe = new Set(['do', 'da', 'dos', 'das', 'del', 'du'])

/** "12 cm de pernas", "2 cm de tampo": the noun after a size. */
function partAfter(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first === undefined || second === undefined || !(first.text === 'de' || ofThe.has(first.text))) return false
  return !own.has(second.text) && second.text !== 'base' && (partWords.has(second.text) || seatWords.has(second.text))
}

/** What a word before a size may mean for it, asked once of each: most mean nothing. */
const [STATE, LYING, PART, LEAD, CONNECTOR, FILLER] = [1, 2, 4, 8, 16, 32]
const sensesOf = new Map<string, number>()
const senseTables: readonly (readonly [sense: number, words: ReadonlySet<string>])[] = [
  [STATE, openWords],
  [STATE, closedWords],
  [LYING, lyingWords],
  [PART, surePartWords],
  [PART, insideWords],
  [PART, seatWords],
  [PART, partWords],
  [LEAD, leadWords],
  [CONNECTOR, connectors],
  [FILLER, fillers],
]
for (const [sense, words] of senseTables)
  for (const word of words) sensesOf.set(word, (sensesOf.get(word) ?? 0) | sense)
