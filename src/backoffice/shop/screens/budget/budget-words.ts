import { eurosText } from '../../../parts/money-words.ts'

const MICROS = 1_000_000
const NEAR = 0.8

export const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const

export function capText(cap: number | null): string {
  return cap === null ? 'sem limite' : eurosText(cap)
}

/** How much of a cap is used: "de 10,00 €, 3 % usado". */
export function usedText(spentMicros: number, cap: number | null): string {
  if (cap === null) return 'sem limite'
  const percent = cap === 0 ? 100 : Math.floor((spentMicros * 100) / (cap * MICROS))
  return `de ${eurosText(cap)}, ${percent} % usado`
}

/** From here on the shop is told that the cap is near. */
export function isNearCap(spentMicros: number, cap: number | null): boolean {
  return cap !== null && spentMicros >= cap * MICROS * NEAR
}
