import { foldedLine } from './word-key.ts'

/** Days from the order to the door; the shop's own words of working days or not are kept as days (decisions.md "Text"). */
export interface DeliveryTime {
  minDays: number
  maxDays: number
}

const MAX_DAYS = 365
const UNITS: readonly (readonly [words: RegExp, days: number])[] = [
  [/^(?:h|hs|hrs?|horas?|hours?|heures?|stunden?|std|ore|ora|uur|uren)$/, 1 / 24],
  [
    /^(?:d|dias?|days?|jours?|jrs?|tagen?|tage|werktagen?|arbeitstagen?|giorni|giorno|dag|dagen|werkdag(?:en)?|dni|dny|dnu|den|ημερ[α-ω]{0,4}|εργασιμ[α-ω]{0,4}|laborables?|uteis|working|business|ouvres|ouvrables)$/,
    1,
  ],
  [/^(?:semanas?|sem|weeks?|wks?|semaines?|wochen?|settiman[ae]|weken|week|tydn[a-z]{0,3}|εβδομαδ[α-ω]{0,3})$/, 7],
  [/^(?:mes|meses|months?|mois|monate?n?|mese|mesi|maand(?:en)?|μην[α-ω]{0,3})$/, 30],
]
const TODAY = /(?:^| )(?:hoje|hoy|today|same day|aujourd'?hui|heute|oggi)(?: |$)/
const TOMORROW = /(?:^| )(?:amanha|manana|tomorrow|next day|demain|morgen|domani|overnight)(?: |$)/
// "3-5 dias", "24/48h", "de 1 a 2 semanas", "between 3 and 5 working days", "até 12 dias", "2 semanas", "από 1 έως 3 ημέρες"
const SPAN =
  /(\d{1,4})\s?(?:-|–|—|\/|a|e|ou|y|o|to|and|or|et|bis|und|oder|until|ate|hasta|fino a|au|tot|εως|ως)\s?(\d{1,4})\s?([\p{L}]{1,20})?/u
const SINGLE = /(\d{1,4})\s?([\p{L}]{1,20})/u
const UP_TO =
  /(?:^| )(?:ate|hasta|up to|max\.?|maximo(?: de)?|jusqu'?a?u?|bis zu|fino a|within|em menos de|sous|binnen|innerhalb von|entro|tot|εως)\s?$/
// "mais de 30 dias" promises no day.
const MORE_THAN = /(?:^| )(?:mais de|mas de|more than|over|plus de|mehr als|uber|piu di|oltre|meer dan|>)\s?$/
// Of "montagem 2 horas, entrega em 10 dias" the part that speaks of delivery.
const DELIVERS = /entrega|envio|enviado|expedi|despach|deliver|ship|dispatch|liefer|versand|livr|consegna|spedi|lever/
const IN_WORDS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  un: 1,
  una: 1,
  uno: 1,
  une: 1,
  one: 1,
  ein: 1,
  eine: 1,
  einer: 1,
  een: 1,
  dois: 2,
  duas: 2,
  dos: 2,
  deux: 2,
  two: 2,
  zwei: 2,
  due: 2,
  twee: 2,
  tres: 3,
  three: 3,
  trois: 3,
  drei: 3,
  tre: 3,
  drie: 3,
  quatro: 4,
  cuatro: 4,
  four: 4,
  quatre: 4,
  vier: 4,
  quattro: 4,
  cinco: 5,
  five: 5,
  cinq: 5,
  funf: 5,
  cinque: 5,
  vijf: 5,
  seis: 6,
  six: 6,
  sechs: 6,
  sei: 6,
  zes: 6,
  sete: 7,
  siete: 7,
  seven: 7,
  sept: 7,
  oito: 8,
  ocho: 8,
  eight: 8,
  dez: 10,
  diez: 10,
  ten: 10,
  dix: 10,
  zehn: 10,
}
const ISO = /^p(\d{1,3})([dwm])$/

/**
 * Delivery time of a line of words in pt, en, es, fr, de, it, nl or el: "3-5 dias úteis", "24/48h", "2 semanas", "em stock,
 * envio em 24h"; a bare number or span is days. Null when no time is named ("sofort lieferbar" promises none).
 */
export function parseDeliveryTime(text: string): DeliveryTime | null {
  const line = foldedLine(text).replaceAll('_', ' ')
  const bare = /^(\d{1,3})(?:[.,]0)?(?:\s?(?:-|–|\/|a)\s?(\d{1,3}))?$/.exec(line)
  if (bare !== null) return inRange(Number(bare[1]), Number(bare[2] ?? bare[1]), 1)
  const iso = ISO.exec(line)
  if (iso !== null) return inRange(Number(iso[1]), Number(iso[1]), iso[2] === 'd' ? 1 : iso[2] === 'w' ? 7 : 30)
  const speaking = line.split(/[,;|]/).find((part) => DELIVERS.test(part) && /\d/.test(part))
  return (speaking === undefined ? null : ofLine(speaking)) ?? ofLine(/\d/.test(line) ? line : withDigits(line))
}

function ofLine(line: string): DeliveryTime | null {
  const span = SPAN.exec(line)
  const unit = span === null ? null : unitDays(span[3] ?? '')
  if (span !== null && unit !== null) return inRange(Number(span[1]), Number(span[2]), unit)
  return ofSingle(line) ?? ofWord(line)
}

/** "duas a três semanas" in digits. */
function withDigits(line: string): string {
  return line.replace(/[a-z]+/g, (word) => (Object.hasOwn(IN_WORDS, word) ? String(IN_WORDS[word]) : word))
}

function ofSingle(line: string): DeliveryTime | null {
  for (let rest = line, from = 0; ;) {
    const found = SINGLE.exec(rest)
    if (found === null) return null
    const unit = unitDays(found[2] as string)
    const at = from + found.index
    const before = line.slice(0, at)
    if (unit !== null)
      return MORE_THAN.test(before) ? null : inRange(UP_TO.test(before) ? 0 : Number(found[1]), Number(found[1]), unit)
    from = at + found[0].length
    rest = line.slice(from)
  }
}

function ofWord(line: string): DeliveryTime | null {
  if (TODAY.test(line)) return { minDays: 0, maxDays: 0 }
  return TOMORROW.test(line) ? { minDays: 1, maxDays: 1 } : null
}

function unitDays(word: string): number | null {
  for (const [words, days] of UNITS) if (words.test(word)) return days
  return null
}

function inRange(low: number, high: number, unit: number): DeliveryTime | null {
  const [minDays, maxDays] = [Math.ceil(low * unit), Math.ceil(high * unit)]
  return minDays <= maxDays && maxDays <= MAX_DAYS ? { minDays, maxDays } : null
}
