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

function readWords(title: string): TitleWords {
  const keys: string[] = []
  const modifies: boolean[] = []
  const parts: number[] = []
  const tokens = nameTokens(title.slice(0, maxTitle))
  let isBehind = false
  let isJoined = false
  let isMadeOf = false
  let part = 0
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = [tokens[index] as Token, tokens[index + 1]]
    if (token.kind === 'mark') {
      // A dash or point between letters belongs to the word ("sofá-cama", "mod.").
      if (token.glued && next?.glued && (token.text === '-' || token.text === '.' || token.text === "'")) {
        // "com porta-copos": the second half stands where the first does.
        isJoined = token.text === '-' && keys.length > 0
        continue
      }
      part += 1
      isBehind = false
      isMadeOf = false
      continue
    }
    const key = keyOfToken(token)
    if (isSmallWord(key)) {
      // "em madeira natural e abajur": what is joined to a material is no second article.
      if (alsoWords.has(key)) isBehind = isMadeOf || (modifies.at(-1) ?? false)
      else if (!joining.has(key)) {
        isBehind = !setWords.has(keys.at(-1) ?? '')
        isMadeOf = key === 'em' || key === 'en'
      }
      continue
    }
    if (key === 'que') part += 1
    // "L120" is a length; "verde-garrafa" a colour.
    if ((key.length === 1 && next?.kind === 'number' && next.glued) || (key === 'garrafa' && keys.at(-1) === 'verde'))
      continue
    keys.push(key)
    modifies.push(isBehind || (isJoined && modifies.at(-1) === true) || isCounted(tokens, index, keys))
    isJoined = false
    parts.push(part)
    if (!counts.has(token.text) && token.kind !== 'number') isBehind = false
  }
  return { keys, modifies, parts }
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
