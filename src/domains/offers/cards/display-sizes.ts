import type { Attributes } from '#domains/catalogue/contract.ts'

type Sizes = Attributes['sizes']

const initials = [
  ['width', 'L'],
  ['length', 'C'],
  ['depth', 'P'],
  ['height', 'A'],
] as const

/** Sizes in cm as one line, axes by their initials: "L 217 × P 90 × A 76 cm", "Ø 80 × A 45 cm"; null when none is known. */
export function displaySizes(sizes: Sizes): string | null {
  const lying =
    sizes.lyingWidth && sizes.lyingLength
      ? `Colchão ${centimetres(sizes.lyingWidth)} × ${centimetres(sizes.lyingLength)} cm`
      : null
  const round = sizes.diameter ? [`Ø ${centimetres(sizes.diameter)}`] : []
  const straight = initials.flatMap(([axis, initial]) => {
    const size = sizes[axis]
    return size ? [`${initial} ${centimetres(size)}`] : []
  })
  const parts = [...round, ...straight]
  return parts.length > 0 ? `${parts.join(' × ')} cm` : lying
}

const oneDecimal = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 })

function centimetres({ lowMm, highMm }: { lowMm: number; highMm: number }): string {
  return lowMm === highMm ? written(lowMm) : `${written(lowMm)}–${written(highMm)}`
}

/** Furniture has few lengths, and each index is built of all of them: `Intl` is asked once for each. */
function written(mm: number): string {
  let text = known.get(mm)
  if (text === undefined) {
    text = oneDecimal.format(mm / 10)
    if (known.size < MOST_KNOWN) known.set(mm, text)
  }
  return text
}

const MOST_KNOWN = 5_000
const known = new Map<number, string>()
