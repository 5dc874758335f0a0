import { nameTokens, type Token } from '../attributes/words/lexer.ts'
import { keyOfToken } from '../attributes/words/word-dictionary.ts'
import { isSmallWord } from './category-phrases.ts'

/** The words of a name that count, as they are compared, and how each stands in it. */
export type TitleWords = {
  readonly keys: readonly string[]
  /** Stands behind "de", "para", "com": says what the thing is for, made of or comes with. */
  readonly modifies: readonly boolean[]
  /** Number of the part between commas, colons, brackets and dashes. */
  readonly parts: readonly number[]
}

const maxTitle = 120

/** Asked for several times in a row of the same name: the last answer is kept. */
export function titleWords(title: string): TitleWords {
  if (title !== lastTitle) [lastTitle, lastWords] = [title, readWords(title)]
  return lastWords
}

let lastTitle = ''
let lastWords: TitleWords = { keys: [], modifies: [], parts: [] }

type Reading = {
  readonly tokens: readonly Token[]
  readonly keys: string[]
  readonly modifies: boolean[]
  readonly parts: number[]
  part: number
  /** A preposition stands before. */ isBehind: boolean
  /** "Em madeira". */ isMadeOf: boolean
  /** "Porta-copos": the second half stands where the first does. */ isJoined: boolean
}

function readWords(title: string): TitleWords {
  const tokens = nameTokens(title.slice(0, maxTitle))
  const states = { part: 0, isBehind: false, isMadeOf: false, isJoined: false }
  const read: Reading = { tokens, keys: [], modifies: [], parts: [], ...states }
  for (const [index, token] of tokens.entries())
    if (token.kind === 'mark') readMark(read, index)
    else readWord(read, index)
  return { keys: read.keys, modifies: read.modifies, parts: read.parts }
}

function readMark(read: Reading, index: number): void {
  if (isWithinWord(read.tokens, index)) {
    read.isJoined = read.tokens[index]!.text === '-' && read.keys.length > 0
    return
  }
  read.part += 1
  read.isBehind = false
  read.isMadeOf = false
}

/** A dash or point between letters belongs to the word ("sofá-cama", "mod."). */
function isWithinWord(tokens: readonly Token[], at: number): boolean {
  const { text, glued } = tokens[at]!
  return glued && tokens[at + 1]?.glued === true && withinWords.has(text)
}
const withinWords = new Set(['-', '.', "'"])

function readWord(read: Reading, index: number): void {
  const { tokens, keys, modifies, parts } = read
  const token = tokens[index]!
  const key = keyOfToken(token)
  if (isSmallWord(key)) return readSmallWord(read, key)
  if (key === 'que') read.part += 1
  // "Verde-garrafa" is a colour.
  if (isLetterOfLength(tokens, index, key) || (key === 'garrafa' && keys.at(-1) === 'verde')) return
  keys.push(key)
  modifies.push(read.isBehind || (read.isJoined && modifies.at(-1) === true) || isCounted(tokens, index, keys))
  read.isJoined = false
  parts.push(read.part)
  if (!counts.has(token.text) && token.kind !== 'number') read.isBehind = false
}

function readSmallWord(read: Reading, key: string): void {
  // "em madeira natural e abajur": what is joined to a material is no second article.
  if (alsoWords.has(key)) read.isBehind = read.isMadeOf || (read.modifies.at(-1) ?? false)
  else if (!joining.has(key)) {
    read.isBehind = !setWords.has(read.keys.at(-1) ?? '')
    read.isMadeOf = key === 'em' || key === 'en'
  }
}

/** "L120". */
function isLetterOfLength(tokens: readonly Token[], at: number, key: string): boolean {
  const next = tokens[at + 1]
  return key.length === 1 && next?.kind === 'number' && next.glued
}

/** "Estante 5 prateleiras" has shelves, "Conjunto 6 copos" is glasses. */
function isCounted(tokens: readonly Token[], index: number, keys: readonly string[]): boolean {
  if (!isCount(tokens, index - 1)) return false
  const owner = keys.slice(0, -1).findLast((key) => !/\d/.test(key))
  return owner !== undefined && !setWords.has(owner)
}

/** Not "Modelo 2024", "Ref. 120-60", "IP44": years and codes count nothing. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  return (
    token?.kind === 'number' &&
    /^\d{1,2}$/.test(token.text) &&
    !(token.glued && (before?.kind !== 'mark' || before.text === '-'))
  )
}

/** "Conjunto de 2 cadeiras" is chairs. */
const setWords = new Set([
  'conjunto',
  'jogo',
  'pack',
  'par',
  'kit',
  'lote',
  'set',
  'juego',
  'lot',
  'ensemble',
  'pair',
  'pacote',
  'colecao',
  'paire',
  'pareja',
  'paar',
  'coppia',
  'duo',
])
/** Numbers: what stands behind a preposition goes on past them. */
const counts = new Set([
  'um',
  'uma',
  'dois',
  'duas',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'doze',
  'two',
  'three',
  'four',
  'six',
  'deux',
  'trois',
  'quatre',
  'zwei',
  'drei',
  'vier',
])
/** "Toalha de praia e piscina": what "e" adds stands as what it is added to. */
const alsoWords = new Set(['e', 'and', 'y', 'et', 'und'])
/** Articles: they change nothing. */
const joining = new Set([
  'a',
  'o',
  'as',
  'os',
  'the',
  'la',
  'le',
  'les',
  'el',
  'los',
  'las',
  'un',
  'une',
  'una',
  'der',
  'die',
])
