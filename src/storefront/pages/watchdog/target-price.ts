const PRICE = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** '249,90 €', '249.9', '1 299' as cents; null: it is no price above nothing. */
export function readTargetPrice(text: string): number | null {
  const [, euros, cents = ''] = PRICE.exec(text.replace(/[\s€]/g, '')) ?? []
  if (euros === undefined) return null
  const all = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return all > 0 ? all : null
}

/** Chosen in place of a suggested one. */
export const OWN_TARGET = 'outro'

/** What was chosen, as it was written: a suggested target, or what stands in the field of the own one. */
export function chosenTarget(fields: URLSearchParams): string {
  const chosen = fields.get('escolha') ?? OWN_TARGET
  return chosen === OWN_TARGET ? (fields.get('alvo') ?? '') : chosen
}
