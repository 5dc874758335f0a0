import type { SizeAxis } from '#domains/catalogue/contract.ts'
import { formatCentimetres } from './format.ts'

/** Axes as one names them, in the order in which one measures. */
export const sizeNames = {
  width: 'Largura',
  length: 'Comprimento',
  depth: 'Profundidade',
  height: 'Altura',
  diameter: 'Diâmetro',
  thickness: 'Espessura',
  seatHeight: 'Altura do assento',
} as const satisfies Partial<Record<SizeAxis, string>>

/** "180", or "160 a 220" of what can be drawn out. */
export function rangeText({ lowMm, highMm }: { readonly lowMm: number; readonly highMm: number }): string {
  return lowMm === highMm ? formatCentimetres(lowMm) : `${formatCentimetres(lowMm)} a ${formatCentimetres(highMm)}`
}
