import { categoryById } from '#domains/catalogue/contract.ts'
import { clicksByVariant } from '#domains/clicks/contract.ts'
import { ADMIN_MODE_COOKIE } from '#domains/identity/contract.ts'
import { pictureFacts } from '#domains/images/contract.ts'
import {
  type AdminDataOptions,
  bidsOf,
  lisbonDate,
  presentAdminMode,
  presentCardRecord,
  tierOf,
  type WithAdminMode,
} from '#domains/offers/contract.ts'
import {
  factorsOf,
  type ListingIndex,
  type ListingPlaces,
  qualityScore,
  rankOf,
  type RankPoints,
} from '#domains/search/contract.ts'
import { provenImpressions } from '#domains/tracking/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import type { Log } from '#platform/log.ts'
import { eurosFromCents } from '#platform/money.ts'

interface AdminModeParts {
  readonly db: Database
  readonly log: Pick<Log, 'warn'>
  readonly follower: Pick<ListingIndex, 'cardsOf' | 'rankingOf'>
}

/**
 * Admin data of variants (E-02) between the domains: identity says who asks, the index how they stand, the images what their
 * pictures are. Nobody is looked up who has not switched admin mode on; without the database an admin is answered like everybody.
 */
export function adminModeOver({ db, log, follower }: AdminModeParts): WithAdminMode {
  return async (request, variants) => {
    if (cookieValue(request.headers.cookie, ADMIN_MODE_COOKIE) !== '1') return variants
    try {
      if ((await callerOf(request))?.adminMode !== true) return variants
      const facts = await pictureFacts(
        db,
        variants.flatMap(({ image }) => image?.id ?? []),
      )
      const points = await pointsOf(follower, variants)
      const bids = await bidsOf(
        db,
        variants.map(({ id }) => id),
      )
      return variants.map((variant) => ({
        ...variant,
        adminMode: presentAdminMode(
          {
            productId: variant.productId,
            score: scoreOf(points.get(variant.id)),
            position: null,
            mode: bids.get(variant.id)?.mode ?? null,
          },
          facts.get(variant.image?.id ?? '') ?? null,
        ),
      }))
    } catch (error) {
      log.warn({ err: error, requestId: request.id }, 'admin data cannot be read, the answer is without')
      return variants
    }
  }
}

/** Clicks and impressions of so many days weigh in the tier (docs/limits.md); impressions are kept a week longer. */
const COUNTED_DAYS = 28
const DAY_MS = 86_400_000

/** The answers of the admin-mode service: the same, and how people take the offers. What is in no listing is absent. */
export function adminDataOver({
  db,
  clock,
  follower,
  places,
}: AdminModeParts & { readonly clock: Clock; readonly places: ListingPlaces }): AdminDataOptions['adminDataOf'] {
  return async (ids, { categoryId }) => {
    const now = clock.now()
    const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS)
    const variants = [...(await follower.cardsOf(ids)).values()].map((record) =>
      presentCardRecord(record, { region: 'mainland', now, clickSource: NO_CLICK }),
    )
    const known = variants.map(({ id }) => id)
    const [facts, clicks, impressions, positions, ranking, bids] = await Promise.all([
      pictureFacts(
        db,
        variants.flatMap(({ image }) => image?.id ?? []),
      ),
      clicksByVariant(db, known, since),
      provenImpressions(db, known, lisbonDate(since.getTime())),
      categoryId !== 0 && categoryById(categoryId) === null
        ? NO_PLACES
        : places.of(categoryId === 0 ? null : categoryId),
      pointsOf(follower, variants),
      bidsOf(db, known),
    ])
    return new Map(
      variants.map((variant) => {
        const points = ranking.get(variant.id) ?? null
        const counted = { impressions: impressions.get(variant.id) ?? 0, clicks: clicks.get(variant.id) ?? 0 }
        const bid = bids.get(variant.id) ?? null
        const standing = {
          productId: variant.productId,
          score: scoreOf(points),
          position: positions.get(variant.productId) ?? null,
          mode: bid?.mode ?? null,
        }
        return [
          variant.id,
          {
            ...presentAdminMode(standing, facts.get(variant.image?.id ?? '') ?? null),
            tier: tierOf(variant.tier === 'bestseller', counted),
            // What is not bid is unknown, not 0.
            cpc: bid === null ? null : eurosFromCents(bid.cpcMicros / MICROS_OF_CENT),
            qualityScore: points && qualityScore(points),
            ...counted,
            factors: points && factorsOf(points),
          },
        ]
      }),
    )
  }
}

const MICROS_OF_CENT = 10_000
/** Nobody clicks on an answer to an admin. */
const NO_CLICK = 99
const NO_PLACES: ReadonlyMap<number, number> = new Map()

function pointsOf(
  follower: Pick<ListingIndex, 'rankingOf'>,
  variants: readonly { readonly productId: number }[],
): Promise<ReadonlyMap<number, RankPoints>> {
  return follower.rankingOf([...new Set(variants.map(({ productId }) => productId))])
}

function scoreOf(points: RankPoints | null | undefined): number | null {
  return points ? rankOf(points) : null
}
