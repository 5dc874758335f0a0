/** A Portuguese postal code as people write it, and the region that it lies in. Runs on the server and in the browser. */

export { readPostalCode } from '#platform/postal-code.ts'

/** 9000 to 9499 Madeira, 9500 to 9999 the Azores, as the offers' own `regionOfPostalCode` has it (a test holds the two together). */
export const regionOfCode = (code: string): 'mainland' | 'madeira' | 'azores' => {
  const area = Number(code.slice(0, 4))
  if (area >= 9500) return 'azores'
  return area >= 9000 ? 'madeira' : 'mainland'
}

export const POSTAL_CODE_REFUSED = 'Um código postal tem 4 ou 7 algarismos, por exemplo 1000-100.'
