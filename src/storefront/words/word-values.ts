import type { Site } from '../site.ts'
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
    ...shopValues,
  }
}
