import { tokensOf, type Token, textAt } from './words/lexer.ts'

export type Seats = { readonly low: number; readonly high: number }

const seatNouns = new Set([
  'lugares',
  'lugar',
  'pessoas',
  'pessoa',
  'pax',
  'plazas',
  'plaza',
  'places',
  'place',
  'seater',
  'seats',
  'comensais',
  'sitzer',
  'seter',
  'convivas',
  'lug',
  'sits',
  'sitssoffa',
  'sitsig',
  'zits',
  'zitsbank',
  'posti',
  'posto',
  'sitzplatze',
  'personas',
  'personnes',
  'personen',
  'persone',
  'people',
  'persons',
  'personer',
  'seters',
  'seaters',
  'personers',
  'personas',
])
const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    dez: 10,
    doze: 12,
  }),
)
const most = 30

/** "3 lugares", "2/3 lugares", "4 a 6 pessoas", "dois lugares", "3+2 lugares" (a set: their sum); null when nothing is said. */
export function seatsIn(tokens: readonly Token[]): Seats | null {
  for (let at = 1; at < tokens.length; at++) {
    if (!seatNouns.has(textAt(tokens, at)) && !isSeatLetter(tokens, at)) continue
    const seats = seatsBefore(tokens, at)
    if (seats) return seats
  }
  return sofaSet(tokens)
}

/** "Sofá relax 3L": glued to a small number. */
function isSeatLetter(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at) === 'l' &&
    tokens[at]?.glued === true &&
    /^[1-7]$/.test(textAt(tokens, at - 1)) &&
    tokens.slice(0, at).some(({ text }) => sofaWords.has(text))
  )
}

/** "Mesa para 8 pessoas", "Lugares: 6", "Seats 4", "6/8 personas" in running text, about seats and not about what it carries. */
export function seatsOfText(text: string): Seats | null {
  const start = text.slice(0, mostText)
  const said = ofSofa.exec(start) ?? seatText.exec(start)
  if (!said) return null
  const count = tokensOf(said[1] ?? said[2] ?? '')
  return seatsBefore(count, count.length)
}

/** "Sofá de 3 lugares em veludo", "Canapé 2 places": right behind the thing. */
export const ofSofa =
  /\b(?:sof[aá]|canap[eé]|divano)(?:[ -](?:cama|chaise|relax|letto|convertible|fixe))?\s(?:de\s|à\s|a\s|da\s|com\s)?(\d)[ -](?:lugares|plazas|places|posti|sitzer|seater|pessoas)\b/i

const mostText = 800
export const seatText =
  /(?:(?:para|acomoda|capacidade(?: para| de)?:?|lugares sentados:?|for|pour|f[uü]r|per|voor)\s+|(?:^|[.;\n]\s*)(?:(?:de|entre|von)\s+)?)(?:at[eé]\s+)?(\d{1,2}(?:(?:\s*[-/–]\s*|\s(?:a|à|o|u|ou|até|hasta|bis|to|tot)\s)\d{1,2})?)\s+(?:pessoas|lugares|personas|comensales|comensais|people|personnes|personen|persone|convives)\b|(?:\b(?:n[uú]mero de )?(?:lugares|plazas|places|assentos)\s*:\s*|\bseats\s+)(\d{1,2}(?:\s*[-/]\s*\d{1,2})?)\b/i

/** "Conjunto de sofás 3+2", "Sofá 3+2+1": the seats of the pieces. */
function sofaSet(tokens: readonly Token[]): Seats | null {
  for (let at = 1; at + 1 < tokens.length; at++) {
    if (textAt(tokens, at) !== '+' || !sofaWords.has(textAt(tokens, at - 2))) continue
    let sum = countAt(tokens, at - 1) ?? 0
    for (let sign = at; textAt(tokens, sign) === '+'; sign += 2) sum += countAt(tokens, sign + 1) ?? most
    if (sum > 2 && sum <= 12) return { low: sum, high: sum }
  }
  return null
}

const sofaWords = new Set([
  'sofa',
  'sofas',
  'maples',
  'estofados',
  'terno',
  'canape',
  'canapes',
  'sofaer',
  'sofagruppe',
])

/** The value of a field that holds nothing but the number: "3", "2-3", "4 a 6". */
export function seatsOfField(tokens: readonly Token[]): Seats | null {
  return seatsIn(tokens) ?? seatsBefore(tokens, tokens.length)
}

function seatsBefore(tokens: readonly Token[], noun: number): Seats | null {
  const from = textAt(tokens, noun - 1) === '-' ? noun - 2 : noun - 1
  const high = countAt(tokens, from)
  if (high === null) return null
  const [sign, low] = [tokens[from - 1]?.text, countAt(tokens, from - 2)]
  if (low === null || sign === undefined) return { low: high, high }
  if (sign === '+') return { low: low + high, high: low + high }
  return rangeSigns.has(sign) && low < high ? { low, high } : { low: high, high }
}

const rangeSigns = new Set(['/', '-', '–', 'a', 'o', 'u', 'ou', 'ate', 'hasta', 'bis', 'to', 'tot'])

function countAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (!token) return null
  const count = token.kind === 'number' ? Number(token.text) : (numberWords.get(token.text) ?? Number.NaN)
  return Number.isInteger(count) && count > 0 && count <= most ? count : null
}
