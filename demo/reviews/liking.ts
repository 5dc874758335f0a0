import { drawFrom } from '../prng.ts'
import type { Article } from './articles.ts'
import { spokenOf } from './labels.ts'
import { type Aspect, type FamilyTruth, type Verdict, verdictOf } from './review-truth.ts'

/** What a family is really like; of each aspect that can be spoken of, the share of buyers who find it good. */
export function likingOf({ family, labels }: Article, seed: string): FamilyTruth {
  const draw = drawFrom(`${seed}/liking/${family}`)
  const level = draw.unit()
  const good: Partial<Record<Aspect, number>> = {}
  for (const { aspect } of spokenOf(labels)) {
    const fault = draw.unit()
    const share = fault < 0.09 + 0.1 * (1 - level) ? draw.unit() * 0.3 : fault < 0.28 ? 0.4 + draw.unit() * 0.3 : 1
    good[aspect] = round(share === 1 ? 0.8 + 0.19 * (0.4 * level + 0.6 * draw.unit()) : share)
  }
  return {
    family,
    good,
    verdicts: Object.fromEntries(
      Object.entries(good).map(([aspect, share]): [string, Verdict] => [aspect, verdictOf(share)]),
    ),
    isHeldOut: drawFrom(`${seed}/held out/${family}`).chance(0.5),
  }
}

/** How a shop brings its things and answers; the same for all that it sells. */
export function shopLikingOf(
  shop: string,
  seed: string,
): Readonly<Record<'delivery' | 'packaging' | 'service', number>> {
  const draw = drawFrom(`${seed}/shop liking/${shop}`)
  const share = (): number => round(draw.chance(0.2) ? 0.45 + draw.unit() * 0.25 : 0.74 + draw.unit() * 0.24)
  return { delivery: share(), packaging: share(), service: share() }
}

function round(share: number): number {
  return Math.round(share * 100) / 100
}
