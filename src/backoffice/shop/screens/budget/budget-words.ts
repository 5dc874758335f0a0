import type { ShopBudget } from '#platform/api-client/calls.ts'
import { eurosText } from '../../../parts/money-words.ts'

const MICROS = 1_000_000
const NEAR = 0.8

export const weekdays = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.'] as const

export function capText(cap: number | null): string {
  return cap === null ? 'sem limite' : eurosText(cap)
}

/** How much of a cap is used: "de 10,00 €, 3 % usado". */
export function usedText(spentMicros: number, cap: number | null): string {
  if (cap === null) return 'sem limite: paga todos os cliques que contam'
  const percent = cap === 0 ? 100 : Math.floor((spentMicros * 100) / (cap * MICROS))
  return `de ${eurosText(cap)}, ${percent} % usado`
}

/** From here on the shop is told that the cap is near. */
export function isNearCap(spentMicros: number, cap: number | null): boolean {
  return cap !== null && spentMicros >= cap * MICROS * NEAR
}

const clock = new Intl.DateTimeFormat('pt-PT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Lisbon' })

/** How long today's budget lasts at the pace of today so far; null: nothing can be said. */
export function paceText({ kind, at }: ShopBudget['pace']): string | null {
  if (kind === 'ends' && at !== null)
    return `Estimativa: a este ritmo acaba pelas ${clock.format(new Date(at))} de hoje.`
  return kind === 'whole_day' ? 'Estimativa: a este ritmo chega para o dia todo.' : null
}
