import type { Attributes } from '#domains/catalogue/contract.ts'

type Sizes = Attributes['sizes']

const initials = [
  ['width', 'L'],
  ['length', 'C'],
  ['depth', 'P'],
  ['height', 'A'],
] as const

/** Sizes in cm as one line, axes by their initials: "L 217 × P 90 × A 76 cm", "Ø 80 × A 45 cm"; null when none is known. */
export const displaySizes = (sizes: Sizes): string | null => {
  const lying = sizes.lyingWidth && sizes.lyingLength ? `Colchão ${centimetres(sizes.lyingWidth)} × ${centimetres(sizes.lyingLength)} cm` : null
  const round = sizes.diameter ? [`Ø ${centimetres(sizes.diameter)}`] : []
  const straight = initials.flatMap(([axis, initial]) => {
    const size = sizes[axis]
    return size ? [`${initial} ${centimetres(size)}`] : []
  })
  const parts = [...round, ...straight]
  return parts.length > 0 ? `${parts.join(' × ')} cm` : lying
}

const oneDecimal = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 })

const centimetres = ({ lowMm, highMm }: { lowMm: number; highMm: number }): string =>
  lowMm === highMm ? oneDecimal.format(lowMm / 10) : `${oneDecimal.format(lowMm / 10)}–${oneDecimal.format(highMm / 10)}`
