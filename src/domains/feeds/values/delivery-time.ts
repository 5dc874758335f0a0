import { foldedLine } from './word-key.ts'

/** Days from the order to the door; the shop's own words of working days or not are kept as days (decisions.md "Text"). */
export interface DeliveryTime {
  minDays: number
  maxDays: number
}

const MAX_DAYS = 365
const UNITS: readonly (readonly [words: RegExp, days: number])[] = [
  [/^(?:h|hs|hrs?|horas?|hours?|heures?|stunden?|std|ore|ora)$/, 1 / 24],
  [/^(?:d|dias?|days?|jours?|jrs?|tagen?|tage|werktagen?|arbeitstagen?|giorni|giorno|dni|dny|dnu|den|ημερ[α-ω]{0,4}|εργασιμ[α-ω]{0,4}|laborables?|uteis|working|business|ouvres|ouvrables)$/, 1],
  [/^(?:semanas?|sem|weeks?|wks?|semaines?|wochen?|settiman[ae]|tydn[a-z]{0,3}|εβδομαδ[α-ω]{0,3})$/, 7],
  [/^(?:mes|meses|months?|mois|monate?n?|mese|mesi|μην[α-ω]{0,3})$/, 30],
]
const TODAY = /(?:^| )(?:hoje|hoy|today|same day|aujourd'?hui|heute|oggi)(?: |$)/
const TOMORROW = /(?:^| )(?:amanha|manana|tomorrow|next day|demain|morgen|domani|overnight)(?: |$)/
// "3-5 dias", "24/48h", "de 1 a 2 semanas", "between 3 and 5 working days", "até 12 dias", "2 semanas", "από 1 έως 3 ημέρες"
const SPAN = /(\d{1,4})\s?(?:-|–|—|\/|a|e|ou|y|o|to|and|or|et|bis|und|oder|until|ate|hasta|fino a|au|εως|ως)\s?(\d{1,4})\s?([\p{L}]{1,20})?/u
const SINGLE = /(\d{1,4})\s?([\p{L}]{1,20})/u
const UP_TO = /(?:^| )(?:ate|hasta|up to|max\.?|maximo(?: de)?|jusqu'?a?u?|bis zu|fino a|within|em menos de|εως)\s?$/

/**
 * Delivery time of a line of words in pt, en, es, fr, de, it or el: "3-5 dias úteis", "24/48h", "2 semanas", "em stock,
 * envio em 24h"; a bare number or span is days. Null when no time is named ("sofort lieferbar" promises none).
 */
export function parseDeliveryTime(text: string): DeliveryTime | null {
  const line = foldedLine(text).replaceAll('_', ' ')
  const bare = /^(\d{1,3})(?:[.,]0)?(?:\s?(?:-|–|\/|a)\s?(\d{1,3}))?$/.exec(line)
  if (bare !== null) return inRange(Number(bare[1]), Number(bare[2] ?? bare[1]), 1)
  const span = SPAN.exec(line)
  const unit = span === null ? null : unitDays(span[3] ?? '')
  if (span !== null && unit !== null) return inRange(Number(span[1]), Number(span[2]), unit)
  return ofSingle(line) ?? ofWord(line)
}

function ofSingle(line: string): DeliveryTime | null {
  for (let rest = line, from = 0; ; ) {
    const found = SINGLE.exec(rest)
    if (found === null) return null
    const unit = unitDays(found[2] as string)
    const at = from + found.index
    if (unit !== null) return inRange(UP_TO.test(line.slice(0, at)) ? 0 : Number(found[1]), Number(found[1]), unit)
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
