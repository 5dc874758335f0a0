import type { ShownBillingAccount } from '#platform/api-client/calls.ts'
import { momentWords } from '../../../parts/words.ts'

/** What the EU's register says of a shop's number. */
export const vatWords: Readonly<Record<ShownBillingAccount['vat'], string>> = {
  valid: 'válido',
  invalid: 'não válido',
  unknown: 'por saber',
  none: '–',
}

const day = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Lisbon',
})

/** Since when, or from when on, clicks cost a shop. */
export function costWords(costFrom: string | null): string {
  return costFrom === null ? 'nunca (grátis)' : `desde ${day.format(new Date(costFrom))}`
}

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [/UNAVAILABLE|^HTTP 5|FAILED_CONNECT|FAILED_DNS/, 'está indisponível'],
  [/MAX_CONCURRENT|BUSY|HTTP 429/, 'está ocupado'],
  [/TIMEOUT|SLOW/, 'não respondeu a tempo'],
  [/BLOCKED/, 'recusa os nossos pedidos'],
  [/INVALID_REQUESTER/, 'não aceita o NIF de quem gere o site'],
  [/INVALID_INPUT/, 'não aceita o número'],
]

/** What the register is known to say, in one sentence. */
export function registerWords({ vat, register }: Pick<ShownBillingAccount, 'vat' | 'register'>): string {
  const { vatNumber, isAsked, answeredAt, consultation, failure, triedAt } = register
  if (vatNumber === null) return 'Não há número de um país da União.'
  const answered =
    answeredAt === null
      ? `${vatNumber}: ${vatWords[vat]}.`
      : `${vatNumber}: ${vatWords[vat]}, visto em ${momentWords(answeredAt)}${consultation === null ? '' : `, consulta ${consultation}`}.`
  if (failure !== null) {
    const why = FAILURES.find(([pattern]) => pattern.test(failure))?.[1] ?? 'não deu resposta que se entenda'
    return `${answered} Última tentativa em ${momentWords(triedAt)}: o VIES ${why} (${failure}).`
  }
  return isAsked ? answered : `${answered} Este site não está ligado ao VIES (POISO_VIES_URL).`
}
