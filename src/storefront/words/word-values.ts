import { CONTACT_LIMITS } from '#domains/contact/contract.ts'
import { NOTICE_DAYS } from '#domains/eshops/contract.ts'
import { FETCH_EVERY_HOURS } from '#domains/feeds/contract.ts'
import { EXPORT_KEPT_DAYS, UNDO_DAYS } from '#domains/identity/contract.ts'
import { PROVING_DAYS, STALE_AFTER_HOURS } from '#domains/offers/contract.ts'
import type { Site } from '../site.ts'
import { accuracyValues } from './accuracy-values.ts'
import { shopValues } from './shop-values.ts'

/**
 * What texts take from the code and from the operator by `{{name}}` instead of writing it a second time: a limit that changes is right in
 * every text at once. null: the operator has not said it (POISO_OPERATOR_…).
 */
export function wordValues({
  name,
  operator,
}: Pick<Site, 'name' | 'operator'>): Readonly<Record<string, string | null>> {
  return {
    site: name,
    operador: operator.name,
    nif: operator.taxNumber,
    morada: operator.address,
    email: operator.email,
    'dias-de-prova': String(PROVING_DAYS),
    'horas-de-validade': String(STALE_AFTER_HOURS),
    'horas-entre-leituras': String(FETCH_EVERY_HOURS),
    'dias-de-aviso': String(NOTICE_DAYS),
    'dias-de-anulacao': String(UNDO_DAYS),
    'dias-da-copia': String(EXPORT_KEPT_DAYS),
    'dias-de-mensagens': String(CONTACT_LIMITS.keptDays),
    ...shopValues,
    ...accuracyValues,
  }
}
