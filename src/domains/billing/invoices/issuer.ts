import type { Config } from '#platform/config.ts'
import { operatorVariables } from '#platform/config/operator.ts'
import type { Issuer } from './document.ts'

/** Who writes the documents, or the variables that have to be set before any can be written. */
export function issuerOf(
  config: Pick<Config, 'operator' | 'invoiceIban'>,
): Issuer | { readonly missing: readonly string[] } {
  const { operator } = config
  const { name, taxNumber, address } = operator
  if (name !== null && taxNumber !== null && address !== null)
    return { name, taxNumber, address, iban: config.invoiceIban }
  const needed = ['name', 'taxNumber', 'address'] as const
  return { missing: needed.filter((field) => operator[field] === null).map((field) => operatorVariables[field]) }
}
