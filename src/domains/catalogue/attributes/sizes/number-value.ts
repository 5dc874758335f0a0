import { inchMm } from './size-words.ts'

/**
 * The value of a number as people write it: decimal comma or point, thousands grouped by either. "1.200" is a thousand
 * two hundred, but one metre twenty when the unit is metres (`unitMm` 1000) or when it begins with 0. Inches are written in
 * eighths ('33.125"') and never by the thousand; nor is what would be longer than a hundred metres ("84.138 cm"). Never NaN.
 */
export function numberValue(text: string, unitMm: number | null): number | null {
  if (text.length > mostChars) return null
  const whole = wholeNumber(text)
  if (whole !== null) return whole
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)
  if (grouped && isByThousands(text, unitMm)) return Number(text.replace(/[.,]/g, ''))
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/.test(text)) return Number(text.replaceAll(',', ''))
  return null
}

/** As many as a computer writes of a size that was converted: "83.82000000000001". */
const mostChars = 20
const longestMm = 100_000

function isByThousands(text: string, unitMm: number | null): boolean {
  if (unitMm === 1000 || unitMm === inchMm) return false
  const isSingle = text.search(/[.,]/) === text.length - 4
  return !isSingle || unitMm === null || Number(text.replace(/[.,]/, '')) * unitMm <= longestMm
}

/** Digits alone, as most numbers are. */
function wholeNumber(text: string): number | null {
  let value = 0
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return null
    value = value * 10 + digit
  }
  return text === '' ? null : value
}
