import type { Draw } from '../prng.ts'
import type { Aspect, Verdict } from './review-truth.ts'

/** What one buyer has found, aspect by aspect, and the stars that follow. */
export interface Experience {
  readonly found: readonly { readonly aspect: Aspect; readonly verdict: Verdict; readonly weight: number }[]
  /** 1 to 10 */
  readonly halfStars: number
}

export function drawExperience(
  aspects: readonly { aspect: Aspect; weight: number; good: number }[],
  mildness: number,
  draw: Draw,
): Experience {
  const found = aspects.map(({ aspect, weight, good }) => ({ aspect, weight, verdict: drawVerdict(good, draw) }))
  const total = found.reduce((sum, { weight }) => sum + weight, 0)
  const lost = found.reduce((sum, { weight, verdict }) => sum + weight * LOSS[verdict], 0)
  const felt = 5.45 - (5.6 * lost) / total + mildness * 0.7 + (draw.unit() - 0.5) * 0.8
  // Most give whole stars, even where halves may be given.
  const stars = draw.chance(0.82) ? Math.round(felt) : Math.round(felt * 2) / 2
  return { found, halfStars: Math.min(10, Math.max(draw.chance(0.1) ? 1 : 2, Math.round(stars * 2))) }
}

const LOSS: Readonly<Record<Verdict, number>> = { good: 0, mixed: 0.4, bad: 1 }

function drawVerdict(good: number, draw: Draw): Verdict {
  const at = draw.unit()
  return at < good ? 'good' : draw.chance(good > 0.6 ? 0.5 : 0.25) ? 'mixed' : 'bad'
}

/** What of it somebody tells: what one cares for, what went wrong rather, and what suits the stars. */
export function drawTold({ found, halfStars }: Experience, count: number, draw: Draw): Experience['found'] {
  const left = found.filter(
    ({ verdict }) =>
      !(halfStars >= 9 && verdict === 'bad' && draw.chance(0.93)) &&
      !(halfStars <= 4 && verdict === 'good' && draw.chance(0.7)),
  )
  const told: Experience['found'][number][] = []
  while (told.length < count && left.length > 0) {
    const next = draw.weighted(left, ({ weight, verdict }) => weight * CARE[verdict])
    told.push(next)
    left.splice(left.indexOf(next), 1)
    // Who is content names one fault.
    if (halfStars >= 7 && next.verdict === 'bad')
      left.splice(0, left.length, ...left.filter(({ verdict }) => verdict !== 'bad'))
  }
  return told
}

const CARE: Readonly<Record<Verdict, number>> = { good: 1, mixed: 1.1, bad: 2.2 }
