/** A length in a text, and where it stands. */
export interface FoundSize {
  readonly mm: number
  readonly from: number
  readonly to: number
}

const UNIT = String.raw`(mm|cm|m|mts?|metros?|cent[ií]metros?|mil[ií]metros?)(?![\p{L}\p{N}])`
const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`
const GAP = String.raw`[^\S\n]{0,2}`
/** "180 cm", "1,80m", "140x190", "120 x 80 x 75 cm": each quantifier is bounded, so that no text takes long. */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[.,])${NUMBER}(?:${GAP}${UNIT})?` +
    String.raw`(?:${GAP}[x×✕*]${GAP}${NUMBER}(?:${GAP}${UNIT})?)?`.repeat(2) +
    String.raw`(?![\p{L}\p{N}])`,
  'giu',
)

/** Every length that a text names, so that 180 cm, 1,80 m and 1800mm are one. A number alone is none: it may count seats. */
export function sizesIn(text: string): FoundSize[] {
  if (!/\d/.test(text)) return []
  const found: FoundSize[] = []
  for (const match of text.matchAll(SIZE)) {
    const [whole, ...groups] = match
    const parts = [0, 2, 4].flatMap((at) => {
      const number = groups[at]
      return number === undefined ? [] : [{ number, unit: groups[at + 1]?.toLowerCase() ?? null }]
    })
    const lengths = lengthsOf(parts)
    if (lengths === null) continue
    let at = match.index
    parts.forEach(({ number }, index) => {
      const from = text.indexOf(number, at)
      const isLast = index === parts.length - 1
      const to = isLast
        ? match.index + whole.length
        : text.indexOf(parts[index + 1]?.number ?? '', from + number.length)
      found.push({ mm: lengths[index] as number, from, to })
      at = from + number.length
    })
  }
  return found
}

interface SizePart {
  readonly number: string
  readonly unit: string | null
}

/** Shorter is thickness or a count, longer a street. */
const [SHORTEST_MM, LONGEST_MM] = [1, 20_000]
/** "3x2" counts things; "60x40" measures them. */
const SMALLEST_BARE = 20
/** From here on a bare number is in millimetres: nobody sells a rug of 5 m by 6 m as "500x600" without saying so. */
const BARE_MM_FROM = 600

/** "Secretária 1,20": nothing else of a piece of furniture is said so. */
const METRES = /^[0-3],\d{2}$/

function lengthsOf(parts: readonly SizePart[]): number[] | null {
  const common = parts.findLast(({ unit }) => unit !== null)?.unit ?? null
  if (parts.length === 1 && common === null && !METRES.test(parts[0]?.number ?? '')) return null
  const bareUnit = parts.some(({ number }) => valueOf(number, 'cm') >= BARE_MM_FROM) ? 'mm' : 'cm'
  const lengths = parts.map(({ number, unit }) => {
    if (unit !== null || common !== null) return inMm(number, unit ?? common ?? 'cm')
    const value = valueOf(number, bareUnit)
    if (/[.,]\d{1,2}$/.test(number) && value < 10) return Math.round(value * 1000)
    return value < SMALLEST_BARE ? Number.NaN : inMm(number, bareUnit)
  })
  return lengths.every((mm) => mm >= SHORTEST_MM && mm <= LONGEST_MM) ? lengths : null
}

function inMm(number: string, unit: string): number {
  const value = valueOf(number, unit)
  return Math.round(
    unit.startsWith('mm') || unit.startsWith('mil') ? value : unit.startsWith('c') ? value * 10 : value * 1000,
  )
}

/** "1.800 mm" is a thousand and eight hundred, "1,80 m" one and eighty. */
function valueOf(number: string, unit: string): number {
  const isGrouped = (/[.,]\d{3}$/.test(number) && !unit.startsWith('m')) || (/[.,]\d{3}$/.test(number) && unit === 'mm')
  return Number(isGrouped ? number.replace(/[.,]/, '') : number.replace(',', '.'))
}
