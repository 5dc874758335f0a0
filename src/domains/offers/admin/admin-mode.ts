import type { FastifyRequest } from 'fastify'
import type { WireVariant } from '../answers/wire.ts'
import type { BidMode } from '../told/tell-bids.ts'
import { wireImageType } from '../answers/wire-image.ts'

/** What the judge of pictures says of one; null: it has not looked yet. */
export interface MainPictureFacts {
  readonly type: string | null
  readonly orientation: string | null
  /** 0 to 1. */
  readonly score: number | null
  readonly reasons: readonly string[] | null
}

/** Where an offer stands. */
export interface AdminStanding {
  readonly productId: number
  /** Points of the recommended order; null: it is in no listing. */
  readonly score: number | null
  /** In the listing that was asked of, from 1 on; null: none was, or it stands far behind. */
  readonly position: number | null
  /** How its bid came about; null: nothing is bid. */
  readonly mode: BidMode | null
}

/**
 * The variants of an answer with their admin data (E-02) where the caller is an admin in admin mode (E-13, P-03), as they are
 * for everybody else: anonymous bytes never hold any.
 */
export type WithAdminMode = (
  request: FastifyRequest,
  variants: readonly WireVariant[],
) => Promise<readonly WireVariant[]>

/** E-02 of a variant. Whatever has a place and no bid is placed by the table of weights alone: automatically (APO). */
export function presentAdminMode(
  { productId, score, position, mode }: AdminStanding,
  facts: MainPictureFacts | null,
): NonNullable<WireVariant['adminMode']> {
  return {
    esRank: score,
    esPosition: position,
    groupId: productId,
    optimizationType: score === null ? null : (mode ?? 'APO'),
    mainImageType: facts?.type == null ? null : wireImageType(facts.type),
    mainImageOrientation: facts?.orientation ?? null,
    mainImageAiScore: facts?.score ?? null,
    mainImageAiScoreReasons: facts?.reasons == null ? null : [...facts.reasons],
  }
}
