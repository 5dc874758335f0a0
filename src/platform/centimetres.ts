/** Further out nothing is measured (docs/limits.md). */
export const MAX_CM = 10_000
const CENTIMETRES = /^\d{1,5}(?:[.,]\d)?$/

/** A length as people type it, in mm. undefined: cannot be read, or is beyond MAX_CM; null: nothing was typed. */
export function readCentimetres(text: string): number | null | undefined {
  if (text === '') return null
  if (!CENTIMETRES.test(text)) return undefined
  const cm = Number(text.replace(',', '.'))
  return cm > MAX_CM ? undefined : Math.round(cm * 10)
}
