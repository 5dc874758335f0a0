import { seatWords } from '../sizes/size-words.ts'
import { textAt, type Token } from '../words/lexer.ts'
import { partRole, type PartRole } from '../words/part-nouns.ts'
import { materialLeads, noWords } from './words-before.ts'

/** A name, or a piece of text, that is asked for the parts of the article. */
type Phrase = {
  readonly tokens: readonly Token[]
  readonly context: { readonly own: ReadonlySet<string>; readonly isText?: boolean }
}
export type Part = { readonly role: PartRole; readonly word: string }

const mostBetween = 5

/** The part that a word is said of: up to four words before, within the clause. */
export function partBefore({ tokens, context }: Phrase, at: number): Part | null {
  const { own, isText = false } = context
  for (let place = at - 1, last = Math.max(isText ? 0 : 1, at - mostBetween); place >= last; place--) {
    const { kind, text } = tokens[place]!
    // "Tampo de 120 cm em nogueira".
    if (kind === 'number' && isText && units.has(textAt(tokens, place + 1))) continue
    if (kind !== 'word') return null
    const role = roleAt(tokens, place, own)
    if (role && isKindOfArticle(tokens, place, own)) return null
    if (role && isSideOfSmallPart(tokens, place)) continue
    if (own.has(text)) return null
    if (role) return { role: roleBeside(tokens, place, own) ?? role, word: text }
  }
  return null
}

function roleAt(tokens: readonly Token[], at: number, own: ReadonlySet<string>): PartRole | undefined {
  if (!isPartHere(tokens, at) || isOuterCover(tokens, at, own)) return undefined
  return isSpanishTop(tokens, at) ? 'carries' : partRole(textAt(tokens, at))
}

/** "Cama de grades em pinho": which kind. */
function isKindOfArticle(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  return textAt(tokens, at - 1) === 'de' && own.has(textAt(tokens, at - 2))
}

/** "Pegas laterais em corda". */
function isSideOfSmallPart(tokens: readonly Token[], at: number): boolean {
  return sides.has(textAt(tokens, at)) && partRole(textAt(tokens, at - 1)) === 'small'
}

/** The back of a chair carries, a support ("apoio de pés") is a small part. */
function roleBeside(tokens: readonly Token[], at: number, own: ReadonlySet<string>): PartRole | null {
  if (textAt(tokens, at) === 'costas' && own.has('cadeira')) return 'carries'
  return textAt(tokens, at - 2) === 'apoio' ? 'small' : null
}

const units = new Set(['cm', 'mm', 'm'])

const sides = new Set(['lateral', 'laterais'])

/** "Forro removível em algodão" is what one sees of a pouf or a cushion; of a mattress nothing is asked but its kind. */
function isOuterCover(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  return (
    (removable.has(textAt(tokens, at + 1)) && !own.has('colchao')) ||
    (textAt(tokens, at) === 'capa' && own.has('almofada'))
  )
}

const removable = new Set(['removivel', 'amovivel'])

/** "Con sobre de madera". */
function isSpanishTop(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'sobre' && textAt(tokens, at + 1) === 'de'
}

/**
 * Not "3 gavetas metal branco", where parts are counted and what follows is of the article, nor "candeeiro de pé preto", "aplique
 * de parede interior latão", where the word says which kind: these are parts where a preposition goes on to what they are made of.
 */
function isPartHere(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)]
  // "sem fios terracota": there is no such part.
  if (noWords.has(before)) return false
  if (tokens[at - 1]?.kind === 'number') return isCountedPart(tokens, at)
  // "Secretária de canto em aglomerado": which kind.
  if (word === 'canto' && before === 'de') return false
  if (bareParts.has(word)) return materialLeads.has(next)
  // "Pés palito" names a kind of chair.
  if (next === 'palito' || isForm(tokens, at)) return false
  return !(backs.has(word) && isSeatBefore(tokens, at)) && !isNoFoot(tokens, at)
}

/** "Com 3 gavetas", "2 portas em vidro". */
function isCountedPart(tokens: readonly Token[], at: number): boolean {
  return partRole(textAt(tokens, at)) === 'small'
    ? withWords.has(textAt(tokens, at - 2))
    : materialLeads.has(textAt(tokens, at + 1))
}

/** "Em corda de juta". */
function isForm(tokens: readonly Token[], at: number): boolean {
  return forms.has(textAt(tokens, at)) && textAt(tokens, at + 1) === 'de' && materialLeads.has(textAt(tokens, at - 1))
}

function isNoFoot(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [textAt(tokens, at - 1), textAt(tokens, at)]
  // "Candeeiro de pé", "aplique de parede".
  if (before === 'de' && (word === 'pe' || word === 'parede')) return true
  if (word !== 'pe') return false
  // "Vime PE castanho": polyethylene, in letters without an accent. "Banco pé de cama" stands at the foot of one.
  return wicker.has(before) || (textAt(tokens, at + 1) === 'de' && textAt(tokens, at + 2) === 'cama')
}

/** "Roupeiro com espelho branco", "sofá de canto cinzento": what follows them is said of the article, unless it is what they are of. */
const bareParts = new Set(['interior', 'fundo', 'canto', 'escada', 'pelo', 'espelho', 'espelhos'])

/** "Assento e costas em couro": together they are the chair. */
function isSeatBefore(tokens: readonly Token[], at: number): boolean {
  return isJoiner(textAt(tokens, at - 1)) && seatWords.has(textAt(tokens, at - 2))
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

export function isJoiner(text: string): boolean {
  return joiners.has(text)
}
const joiners = new Set(['/', 'e', '+', '-', '&', 'com', 'y', 'and', 'et', 'und', 'og'])

/** "com cantos redondos", "encosto curvo": the shape of a part, but a round top makes a round table. */
export function isShapeOfPart(phrase: Phrase, at: number): boolean {
  const { tokens } = phrase
  const part = partBefore(phrase, at)
  if (part) return part.word !== 'tampo'
  for (let i = at - 1; i >= 0 && i >= at - 4 && tokens[i]!.kind === 'word'; i--)
    if (withWords.has(textAt(tokens, i))) return true
  return false
}

const withWords = new Set(['com', 'with', 'con', 'avec', 'mit', 'med'])

export const legWords: ReadonlySet<string> = new Set([
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
