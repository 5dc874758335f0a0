import type { Token } from '../words/lexer.ts'
import { tail } from '../words/own-nouns.ts'
import { isReachWord } from './size-ranges.ts'
import { isTimes } from './times-signs.ts'
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

/**
 * `part`: of a leg, a cable, the package …; `lying`: the mattress that goes in; `reach`: "extensível até 240"; `open` and `closed`:
 * of an article that unfolds, which of its two sizes (size-states.ts).
 */
export type About = 'article' | 'lying' | 'part' | 'reach' | 'open' | 'closed'
export type SizeContext = { readonly about: About; readonly isLed: boolean; readonly unitMm: number | null }

const mostWords = 7

/** What the words around a size say that it is the size of, from the nearest word outwards, within its clause. */
export function contextOf(tokens: readonly Token[], from: number, to: number, own: ReadonlySet<string>): SizeContext {
  const { words, senses, sense, unitMm: unit, isFirst } = wordsBefore(tokens, from)
  const answer = (about: About, isLed = false): SizeContext => ({ about, isLed, unitMm: unit })
  if (isReach(words, tokens)) return answer('reach')
  const state = (sense & STATE) !== 0 ? stateSaid(words) : null
  if (state) return answer(state, true)
  if (upTo.has(words[0] ?? '')) return answer('part')
  if ((sense & LYING) !== 0 && lyingBefore(words, own)) return answer('lying')
  if (isLabelledPart(tokens, from, own) || isListedPiece(tokens, from, own)) return answer('part')
  if (
    partAfter(tokens, to, own) ||
    (tokens[from]?.text === 'ø' &&
      ((isRoundFoot(words) && !tokens.slice(from, to).some(isTimes)) || (isFirst && isRoundPart(words, own))))
  )
    return answer('part')
  let strange = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    const meant = senses[index] as number
    if (own.has(word)) return answer(isSeatOfChair(word, own) ? 'part' : 'article', strange <= 2)
    if (
      index <= 1 &&
      own.has(tail(word)) &&
      (words[index + 1] === 'com' || ((meant & PART) !== 0 && words[index + 1] === 'de'))
    )
      return answer('article', true)
    if ((meant & PART) !== 0 && isPart(words, index)) return answer('part')
    if ((meant & LEAD) !== 0 && isOfPackage(words, index + 1, own)) return answer('part')
    if ((meant & LEAD) !== 0) return answer('article', strange === 0 || strongLeads.has(word))
    if ((meant & CONNECTOR) !== 0 || strange > 3) return answer('article')
    if ((meant & FILLER) === 0 && axisOfWord(word) === undefined) strange += 1
  }
  // "Uma bancada de 100 por 75 cm": the subject of the sentence is the article.
  return answer(
    'article',
    isFirst &&
      (words.every((word) => outsideWords.has(word)) || (strange === 1 && words.length <= 3 && words[0] === 'de')),
  )
}

/** "La caja mide 80 x 40 x 12 cm", "Package size: …": behind the announcing word what it is the size of. */
function isOfPackage(words: readonly string[], from: number, own: ReadonlySet<string>): boolean {
  const subject = words.slice(from).find((word) => !fillers.has(word)) ?? ''
  return packages.has(subject) && !own.has(subject)
}

const packages = new Set([
  'embalagem',
  'embalagens',
  'pacote',
  'pacotes',
  'volume',
  'volumes',
  'caja',
  'cajas',
  'embalaje',
  'bulto',
  'bultos',
  'paquete',
  'package',
  'packaging',
  'packing',
  'box',
  'carton',
  'parcel',
  'colis',
  'emballage',
  'carton',
  'paket',
  'verpackung',
  'imballo',
  'imballaggio',
  'scatola',
  'verpakking',
  'pakket',
  'emballasje',
  'forpackning',
])

/** "Respaldo: 47 x 30 cm", "Assento: 45 x 41": the heading over a size is a part. */
function isLabelledPart(tokens: readonly Token[], from: number, own: ReadonlySet<string>): boolean {
  const colon = headingColon(tokens, from)
  if (tokens[colon]?.text !== ':' || ofThe.has(tokens[colon - 2]?.text ?? '')) return false
  const word = tokens[colon - 1]?.text ?? ''
  if (own.has('conjunto') && pieces.has(word)) return true
  return !own.has(word) && (partWords.has(word) || seatWords.has(word))
}

/** "Dim. exteriores 197 x 98": said of the whole article. */
const outsideWords = new Set([
  'exterior',
  'exteriores',
  'externa',
  'externas',
  'externo',
  'externos',
  'totais',
  'totales',
  'total',
  'ext',
  'tot',
  'esterne',
  'hors',
])

/** "Cadeira:" above "Dimensões: 55 x 53": the colon of the heading. */
function headingColon(tokens: readonly Token[], from: number): number {
  return tokens[from - 1]?.text === ':' && leadWords.has(tokens[from - 2]?.text ?? '') && tokens[from - 3]?.text === ':'
    ? from - 3
    : from - 1
}

/** "(sofá 120x65x75, 2 cadeiras 60x65x75)", "sofa (128 x 70 x 72 cm) and a table (90 x 50)": of a set, a piece of a list. */
function isListedPiece(tokens: readonly Token[], from: number, own: ReadonlySet<string>): boolean {
  if (!own.has('conjunto')) return false
  const noun = tokens[from - 1]?.text === '(' ? from - 2 : from - 1
  if (!pieces.has(tokens[noun]?.text ?? '')) return false
  if (noun < from - 1) return true
  const before = tokens[noun - 1]?.kind === 'number' ? noun - 2 : noun - 1
  return listMarks.has(tokens[before]?.text ?? '')
}

const listMarks = new Set(['(', ',', '+', ';', '/'])

/** "Assento" names chairs as well, but beside a size it is what one sits on. */
function isSeatOfChair(word: string, own: ReadonlySet<string>): boolean {
  return seatWords.has(word) && own.has('cadeira')
}

/** What a set is put together of: each has a size of its own. */
const pieces = new Set([
  'loveseat',
  'namoradeira',
  'canapes',
  'divani',
  'recliner',
  'ottoman',
  'mesa',
  'mesas',
  'mesinha',
  'sofa',
  'sofas',
  'cadeira',
  'cadeiras',
  'poltrona',
  'poltronas',
  'cadeirao',
  'cadeiroes',
  'banco',
  'bancos',
  'pufe',
  'pufes',
  'cama',
  'comoda',
  'roupeiro',
  'cabeceira',
  'table',
  'chair',
  'chairs',
  'armchair',
  'armchairs',
  'bench',
  'canape',
  'fauteuil',
  'fauteuils',
  'chaise',
  'chaises',
  'tisch',
  'stuhl',
  'stuhle',
  'sessel',
  'bank',
  'tavolo',
  'tavolino',
  'tavolinetto',
  'sedia',
  'sedie',
  'poltroncina',
  'poltroncine',
  'divano',
  'divanetto',
  'silla',
  'sillas',
  'sillon',
  'sillones',
  'tafel',
  'stoel',
  'stoelen',
])

/** "Aberto: 190x110", "Medidas fechada 78 x 92": which of two sizes; of the words before, small ones and announcing ones are passed over. */
function stateSaid(words: readonly string[]): 'open' | 'closed' | null {
  const word = words.find((candidate) => !fillers.has(candidate) || closedWords.has(candidate)) ?? ''
  const at = leadWords.has(word) ? (words[words.indexOf(word) + 1] ?? '') : word
  return openWords.has(at) ? 'open' : closedWords.has(at) ? 'closed' : null
}

const openWords = new Set([
  'aberto',
  'aberta',
  'abertos',
  'abertas',
  'abierto',
  'abierta',
  'ouvert',
  'ouverte',
  'open',
  'unfolded',
  'geoffnet',
  'ausgeklappt',
  'ausgezogen',
  'aperto',
  'aperta',
  'uitgeklapt',
  'desdobrado',
  'desdobrada',
  'deplie',
  'depliee',
  'desplegado',
  'desplegada',
  'reclinado',
  'reclinada',
])
const closedWords = new Set([
  'fechado',
  'fechada',
  'fechados',
  'fechadas',
  'cerrado',
  'cerrada',
  'ferme',
  'fermee',
  'closed',
  'folded',
  'geschlossen',
  'eingeklappt',
  'zusammengeklappt',
  'chiuso',
  'chiusa',
  'ingeklapt',
  'dobrado',
  'dobrada',
  'plie',
  'pliee',
  'plegado',
  'plegada',
  'recolhido',
  'recolhida',
])

/** "Base cromada Ø 38,5 cm": the part begins the sentence. */
function isRoundPart(words: readonly string[], own: ReadonlySet<string>): boolean {
  return words.length === 2 && partWords.has(words[1] as string) && !own.has(words[1] as string)
}

/** "Altura 190 cm, base Ø 30 cm": what it stands on, or hangs from; "base Ø 14 x 36 cm" has a height and is the thing. */
function isRoundFoot(words: readonly string[]): boolean {
  return feet.has((words[0] === 'de' ? words[1] : words[0]) ?? '')
}
const feet = new Set(['base', 'bases', 'rosacea', 'florao', 'sockel', 'socle', 'peana'])

/** Nouns that only measures follow, over the name of the article too ("Medidas do sofá Lund: …"). */
const strongLeads = new Set([
  'medidas',
  'medida',
  'dimensoes',
  'dimensao',
  'dimensiones',
  'dimensions',
  'dimension',
  'tamanho',
  'tamanhos',
  'misure',
  'dimensioni',
  'abmessungen',
  'afmetingen',
  'measurements',
  'size',
  'mal',
  'matt',
  'dimensjoner',
  'dimensioner',
  'masse',
  'storrelse',
])
/** What follows them is another thing. */
const connectors = new Set([
  'com',
  'inclui',
  'incluindo',
  'mais',
  'with',
  'including',
  'avec',
  'con',
  'mit',
  'med',
  'e',
  'and',
  'og',
  'und',
  'et',
  'y',
  'norma',
])
const upTo = new Set(['ate', 'hasta', 'bis', 'jusqu'])

const stops = new Set([',', ';', '|', '+', '(', ')', '.', '!', '?', '•', '·', '>'])

/** Nearest first. Over a colon and a dash; a comma ends them, but not the search for a unit ("Em centímetros, …", "Medidas (cm): …"). */
function wordsBefore(
  tokens: readonly Token[],
  from: number,
): { words: readonly string[]; senses: readonly number[]; sense: number; unitMm: number | null; isFirst: boolean } {
  const words: string[] = []
  const senses: number[] = []
  let sense = 0
  let unit: number | null = null
  let isOver = false
  let i = from - 1
  for (; i >= 0 && i >= from - 12 && words.length < mostWords; i--) {
    const { kind, text } = tokens[i] as Token
    if (kind === 'number' || text === '.' || text === ';') break
    if (kind === 'word' && unit === null && isHeading(tokens, i) && unitMm.has(text)) {
      unit = unitMm.get(text) ?? null
      i -= 1
      continue
    }
    if (kind === 'mark') isOver ||= stops.has(text) && !(text === ')' && unitMm.has(tokens[i - 1]?.text ?? ''))
    else if (!isOver) {
      const meant = sensesOf.get(text) ?? 0
      words.push(text)
      senses.push(meant)
      sense |= meant
    }
  }
  return { words, senses, sense, unitMm: unit, isFirst: i < 0 || (tokens[i] as Token).text === '.' }
}

/** "(cm)", "em cm": a unit that stands over the numbers behind it. */
export function isHeading(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text
  return before === '(' || before === '[' || before === 'em' || before === 'in' || before === 'en'
}

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
  if (at === 0 && mattressWords.has(words[0] as string)) return true
  return (
    words.slice(0, at).every((word) => fillers.has(word) || leadWords.has(word) || lyingWords.has(word)) &&
    (surelyLying.has(words[at] as string) || words.some((word) => lyingLeads.has(word)))
  )
}

const surelyLying = new Set([
  'couchage',
  'liegeflache',
  'schlafflache',
  'liggeflate',
  'liggemal',
  'liggyta',
  'baddmatt',
  'ligvlak',
  'slaapoppervlak',
  'soveplass',
])

/** "Colchão 120 cm" in a sofa bed. */
export const mattressWords: ReadonlySet<string> = new Set([
  'colchao',
  'mattress',
  'matelas',
  'colchon',
  'materasso',
  'matras',
  'matratze',
  'madrass',
  'madras',
])

const lyingLeads = new Set([
  'para',
  'area',
  'superficie',
  'zona',
  'medida',
  'medidas',
  'espaco',
  'tamanho',
  'for',
  'de',
  'leva',
  'surface',
  'zone',
  'mattress',
])

/** "altura das pernas", "gaveta de 30 cm", "embalagem: 120 x 60": sure nouns alone, the others with a link; the size of a seat or an inside too. */
function isPart(words: readonly string[], index: number): boolean {
  const word = words[index] as string
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
    (index === 2 && words[0] === 'de' && !axisOfWord(words[1] as string)) ||
    (words[index + 1] !== undefined &&
      ofThe.has(words[index + 1] as string) &&
      axisOfWord(words[index + 2] ?? '') !== undefined)
  )
}

const smallWords = new Set([
  'de',
  'do',
  'da',
  'of',
  'a',
  'com',
  'e',
  'cerca',
  'aprox',
  'ca',
  'mede',
  'medem',
  'ate',
  'para',
  'em',
  'av',
  'pa',
  'på',
  'von',
  'mit',
  'van',
  'di',
  'avec',
  'con',
  'with',
  'till',
  'o',
  'no',
])
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
