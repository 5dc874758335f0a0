import { parsePrice } from './price.ts'
import { parseWhole } from './quantity.ts'

/** So many monthly amounts. */
export interface Installment {
  months: number
  cents: number
}

const GOOGLE = /^\s*(\d{1,3})\s*:\s*([^:]{1,40})(?::[^:]{0,40})?(?::[^:]{0,40})?$/
// "12x 49,90 €", "12 × de 49,90€", "12 vezes de 49,90", "12 prestações de 49,90 €", "12 Raten à 49,90"
const TIMES =
  /^\s*(?:em\s|en\s|até\s|hasta\s|up to\s)?(\d{1,3})\s*(?:[x×*]|vezes|meses\s*[x×]|meses|mensalidades|pagamentos|pagos|presta[çc][õo]es|parcelas|cuotas|plazos|payments|months|mois|fois|raten|monate|rate)\s*(?:mensais\s*|mensuelles\s*|mensuales\s*)?(?:sem juros\s*)?(?:de|of|à|a|zu|von|di|,)?\s*(.{1,40})$/iu
// "49,90 €/mês x 12", "49,90 € x 12", "49,90 € por mês durante 12 meses"
const AMOUNT_FIRST =
  /^\s*(.{1,30}?)\s*(?:\/\s*m[eê]s|por m[eê]s|al mes|per month|par mois|\/\s*month)?\s*(?:[x×*]|durante|em|for|pendant)\s*(\d{1,3})\s*(?:meses|m[eê]s|months|mois|vezes|x)?\s*$/iu

/** Instalments of one line: Google's "12:49.90 EUR" and what people write, euros where no currency is named; null when it cannot be told. */
export function parseInstallment(text: string): Installment | null {
  if (text.length > 100) return null
  const ahead = GOOGLE.exec(text) ?? TIMES.exec(text)
  if (ahead !== null) return anInstallment(ahead[1] as string, ahead[2] as string)
  const behind = AMOUNT_FIRST.exec(text)
  return behind === null ? null : anInstallment(behind[2] as string, behind[1] as string)
}

/** From its two parts. */
export function anInstallment(months: string, amount: string): Installment | null {
  const count = parseWhole(months, 1, 120)
  const price = parsePrice(amount.replace(/\s*(?:s\/|sem) juros$/i, ''), 'EUR')
  return count === null || price.kind === 'problem' ? null : { months: count, cents: price.cents }
}
