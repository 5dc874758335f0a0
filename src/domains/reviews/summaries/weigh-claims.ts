import { type Aspect, claimText, type Side } from './claims/aspect.ts'
import type { Reading, SaidThere } from './reading.ts'

/** docs/limits.md */
export const SUMMARY_LIMITS = {
  /** Reviews with a text below which there is no summary. */
  leastTexts: 5,
  /** Reviewers who say it. */
  leastReviewers: 2,
  /** Of those who speak of the aspect. */
  leastPercentage: 20,
  /** Of each side. */
  claims: 6,
  /** Sentences that a claim opens. */
  sentences: 20,
} as const

/** A claim with all that carries it, one place a voice. */
export interface WeighedClaim {
  readonly aspect: Aspect
  readonly side: Side
  readonly text: string
  /** Of the voices that speak of the aspect, how many in a hundred say this. */
  readonly percentage: number
  readonly places: readonly (SaidThere & { readonly reviewId: number })[]
}

export interface WeighedSummary {
  readonly pros: readonly WeighedClaim[]
  readonly cons: readonly WeighedClaim[]
}

/** What the readings of reviews that are published say together; null: too few of them have a text. Copies of one text are one voice, the first. */
export function weighClaims(readings: readonly Reading[], voices: ReadonlyMap<number, string>): WeighedSummary | null {
  const heard = heardOnce(readings, voices)
  if (new Set(heard.map(({ voice }) => voice)).size < SUMMARY_LIMITS.leastTexts) return null
  const speaking = new Map<Aspect, Set<string>>()
  const claims = new Map<
    string,
    { aspect: Aspect; side: Side; byVoice: Map<string, SaidThere & { reviewId: number }> }
  >()
  for (const { reviewId, voice, said } of heard)
    for (const place of said) {
      const { aspect, side } = place
      speaking.set(aspect, (speaking.get(aspect) ?? new Set()).add(voice))
      const name = `${aspect} ${side}`
      const claim = claims.get(name) ?? { aspect, side, byVoice: new Map() }
      if (!claim.byVoice.has(voice)) claim.byVoice.set(voice, { ...place, reviewId })
      claims.set(name, claim)
    }
  const weighed = [...claims.values()].flatMap(({ aspect, side, byVoice }) => {
    const percentage = Math.round((byVoice.size / (speaking.get(aspect)?.size ?? 1)) * 100)
    if (byVoice.size < SUMMARY_LIMITS.leastReviewers || percentage < SUMMARY_LIMITS.leastPercentage) return []
    return [{ aspect, side, text: claimText(aspect, side), percentage, places: [...byVoice.values()] }]
  })
  return { pros: bestOf(weighed, 'plus'), cons: bestOf(weighed, 'minus') }
}

function heardOnce(readings: readonly Reading[], voices: ReadonlyMap<number, string>) {
  const texts = new Set<string>()
  return readings
    .toSorted((a, b) => a.reviewId - b.reviewId)
    .flatMap((reading) => {
      const voice = voices.get(reading.reviewId)
      if (voice === undefined || texts.has(reading.textHash)) return []
      texts.add(reading.textHash)
      return [{ ...reading, voice }]
    })
}

/** By how many say it, then by their share; equal ones by name, so that the order is one. */
function bestOf(claims: readonly WeighedClaim[], side: Side): readonly WeighedClaim[] {
  return claims
    .filter((claim) => claim.side === side)
    .toSorted(
      (a, b) => b.places.length - a.places.length || b.percentage - a.percentage || a.aspect.localeCompare(b.aspect),
    )
    .slice(0, SUMMARY_LIMITS.claims)
}
