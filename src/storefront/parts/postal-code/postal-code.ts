/** Beside the field (product.md, Validation). */
export const POSTAL_CODE_REFUSED = 'Um código postal tem 4 ou 7 algarismos, por exemplo 1000-100.'

/** The region of a code in its canonical form: the offers' `regionOfPostalCode` for the browser, which loads no domain; a test holds the two together. */
export function regionOfCode(code: string): 'mainland' | 'madeira' | 'azores' {
  const area = Number(code.slice(0, 4))
  if (area >= 9500) return 'azores'
  return area >= 9000 ? 'madeira' : 'mainland'
}

/** What stands below offers whose exact deliveries could not be asked. */
export function notConfirmed(code: string): string {
  return `Não foi possível confirmar a entrega em ${code}. Os totais são os da região.`
}
