import type { ProblemCode } from '../report/problem-codes.ts'

export type PriceProblem = Extract<
  ProblemCode,
  | 'price_invalid'
  | 'price_out_of_range'
  | 'price_precision'
  | 'price_range'
  | 'price_per_unit'
  | 'price_without_tax'
  | 'currency_missing'
  | 'currency_unsupported'
>
export type ParsedPrice = { kind: 'price'; cents: number } | { kind: 'problem'; code: PriceProblem }

/** 10 million euros: dearer than any furniture, and well inside 32 bits of cents. */
export const MAX_PRICE_CENTS = 1_000_000_000

const SPACES = /[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]+/g
// currency? sign? digits and separators currency?  (glued or apart)
const SHAPE = /^([\p{L}\p{Sc}]*) ?([+-]?) ?(\d[\d., '’]*) ?([\p{L}\p{Sc}]*)$/u
// "129,-", "129.–" and "129,=": whole euros, as price labels have it.
const WHOLE_DASH = /(?<=[.,])(?:-{1,2}|[–—=])(?= ?[\p{L}\p{Sc}]*$)/u
// "12€50": the sign as the decimal mark.
const SIGN_AS_MARK = /^(\d{1,6})€(\d{2})$/
const WITH_TAX =
  / ?(?:\(|, ?)?(?:\bc\/ ?iva|\bcom iva|\biva (?:a )?(?:\d\d ?% )?(?:incl|inc|incluido|incluído|inclusa)|\d\d ?% iva (?:incl|incluído)|\bttc|\bpvp|\b(?:inkl|incl)\.? ?(?:\d\d ?% ?)?(?:mwst|vat|iva|tax|btw))(?: ?\(?\d\d ?%\)?)?\.?\)?$/i
// "PVP: 129,00 €" and the star or full stop of a printed label.
const LABEL =
  /^(?:pvp|pvpr|pre[cç]o|precio|price|prix|prezzo|preis|prijs|valor|total|agora|now|nur|apenas|só|only|seulement|solo)(?: (?:atual|final|online|web))?(?: ?: ?| (?=[\d€]))|(?<=[\d€R]) ?[*.]$/giu
const WITHOUT_TAX =
  /\b(?:s\/ ?iva|sem iva|sin iva|hors taxes?|ht|(?:zzgl|exkl)\.? ?mwst|excl\.? ?(?:vat|iva|tax)|ex ?vat)\b|\+ ?(?:\d\d ?% ?)?(?:iva|mwst|vat|tva|btw)\b/i
const PER_UNIT =
  /\d ?(?:€|EUR)? ?\/ ?(?:ud|uds|caixa|cx|conj(?:unto)?|rolo|par|pack|emb(?:alagem)?|lote|pi[eè]ce|pz|pezzo|pieza|paire|paar|rolle|stuk|set|semana|dia)\.?$|\d[^/]*(?:\/|\bpor |\bper |\bpro )\s?(?:\d{0,4}\s?)?(?:m[²2³3l]?|cm|kg|g|l|ml|un(?:id(?:ade)?)?|uni|pe[çc]as?|pcs?|st(?:ück|k)?|par|mês|mes|month|metro|litro)\.?$/i
const FROM = /^(?:desde|from|ab|dès|da)$/i
const RANGE =
  /^(?:desde|a partir d[eo]|from|ab|à partir de|dès|da|de)\s|\d\s?(?:€|EUR)?\s?(?:-|–|—|\.{2,}|…|~|\ba\b|\bat[ée]\b|\bto\b|\bbis\b)\s?(?:€|EUR)?\s?\d/iu
// "129.90 EUR", "129,90 €", "129.90": as nearly all feeds have it.
const PLAIN_EUROS = /^(\d{1,7})[.,](\d\d)( ?(?:EUR|€))?$/
const EURO = new Set(['EUR', '€'])

/**
 * Reads a price as exact cents, or says why not: never a guess and never a float (reliability.md F8, F9).
 * "1.299,00 EUR", "1,299.00 EUR", "1 299 €", "EUR1299.5" are prices; "1.299 EUR" could be two, so it is none.
 * "129,-" is whole euros and "12€50" is 12,50. Ranges and "desde 99" name no price, "12,50 €/m2" names another one, and a
 * price before tax is not what the shopper pays: each is refused by its own code.
 * `defaultCurrency` null: the dialect must carry the currency.
 */
export function parsePrice(text: string, defaultCurrency: string | null, minCents = 1): ParsedPrice {
  if (text.length > 60) return problem('price_invalid')
  const euros = PLAIN_EUROS.exec(text)
  if (euros !== null && (euros[3] !== undefined || defaultCurrency === 'EUR'))
    return inRange(Number(euros[1]) * 100 + Number(euros[2]), minCents)
  const plain = text.replace(SPACES, ' ').trim()
  const price = ofShape(plain, defaultCurrency, minCents)
  if (price.kind === 'price' || (price.code !== 'price_invalid' && price.code !== 'currency_unsupported')) return price
  const bare = asNumber(plain)
  const again = bare === plain ? price : ofShape(bare, defaultCurrency, minCents)
  return again.kind === 'problem' && again.code === 'price_invalid' ? problem(whyNot(plain)) : again
}

function ofShape(text: string, defaultCurrency: string | null, minCents: number): ParsedPrice {
  const shape = SHAPE.exec(text)
  if (shape === null) return problem('price_invalid')
  const [, before = '', sign = '', number = '', after = ''] = shape
  if (FROM.test(before)) return problem('price_range')
  const cents = parseCents(number.trimEnd())
  if (typeof cents === 'string') return problem(cents)
  if ((sign === '-' && cents !== 0) || cents < minCents || cents > MAX_PRICE_CENTS) return problem('price_out_of_range')
  const currency = (before + after).toUpperCase() || defaultCurrency
  if (currency === null) return problem('currency_missing')
  return EURO.has(currency) ? { kind: 'price', cents } : problem('currency_unsupported')
}

function inRange(cents: number, minCents: number): ParsedPrice {
  return cents < minCents || cents > MAX_PRICE_CENTS ? problem('price_out_of_range') : { kind: 'price', cents }
}

/** What people add around the number, brought back to the plain shape. */
function asNumber(text: string): string {
  return text
    .replace('\u2212', '-')
    .replace(/&euro;/i, '€')
    .replace(/ ?&nbsp; ?/gi, ' ')
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(LABEL, '')
    .replace(/(?<=\d)(?: [.,] ?|[.,] )(?=\d\d(?!\d))/, ',')
    .replace(WITH_TAX, '')
    .replace(WHOLE_DASH, '00')
    .replace(SIGN_AS_MARK, '$1,$2€')
}

function whyNot(text: string): PriceProblem {
  if (PER_UNIT.test(text)) return 'price_per_unit'
  if (WITHOUT_TAX.test(text)) return 'price_without_tax'
  return RANGE.test(text) ? 'price_range' : 'price_invalid'
}

/** Cents of a number as people write it, or why it cannot be told. */
function parseCents(number: string): number | 'price_invalid' | 'price_precision' {
  const marks = /[.,](?=\d*$)/.exec(number)
  if (marks === null) return groupedEuros(number, /[ '’]/) ?? 'price_invalid'
  const whole = number.slice(0, marks.index)
  const fraction = number.slice(marks.index + 1)
  if (whole.includes(marks[0])) return manyOfOneMark(number, marks[0])
  if (fraction.length === 0) return 'price_invalid'
  if (fraction.length === 3 && /^\d{1,3}$/.test(whole)) return 'price_precision'
  if (fraction.length > 2 && !/^0+$/.test(fraction.slice(2))) return 'price_precision'
  const euroCents = groupedEuros(whole, marks[0] === ',' ? /[. '’]/ : /[, '’]/)
  return euroCents === null ? 'price_invalid' : euroCents + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** "1.299.000": the same mark twice can only group thousands. */
function manyOfOneMark(number: string, mark: string): number | 'price_invalid' {
  return groupedEuros(number, mark === '.' ? /\./ : /,/) ?? 'price_invalid'
}

function groupedEuros(whole: string, mark: RegExp): number | null {
  if (whole.length > 15) return null
  const groups = whole.split(mark)
  if (groups.length > 1 && !groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null
  const digits = groups.join('')
  return /^\d{1,12}$/.test(digits) ? Number(digits) * 100 : null
}

function problem(code: PriceProblem): ParsedPrice {
  return { kind: 'problem', code }
}
