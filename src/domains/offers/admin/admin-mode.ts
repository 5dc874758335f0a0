import type { FastifyRequest } from 'fastify'
import type { WireVariant } from '../answers/wire.ts'
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
}

/**
 * The variants of an answer with their admin data (E-02) where the caller is an admin in admin mode (E-13, P-03), as they are
 * for everybody else: anonymous bytes never hold any.
 */
export type WithAdminMode = (
  request: FastifyRequest,
  variants: readonly WireVariant[],
) => Promise<readonly WireVariant[]>

/** E-02 of a variant. Places are made by the table of weights alone, so that whatever has one is optimised automatically (APO). */
export function presentAdminMode(
  { productId, score, position }: AdminStanding,
  facts: MainPictureFacts | null,
): NonNullable<WireVariant['adminMode']> {
  return {
    esRank: score,
    esPosition: position,
    groupId: productId,
    optimizationType: score === null ? null : 'APO',
    mainImageType: facts?.type == null ? null : wireImageType(facts.type),
    mainImageOrientation: facts?.orientation ?? null,
    mainImageAiScore: facts?.score ?? null,
    mainImageAiScoreReasons: facts?.reasons == null ? null : [...facts.reasons],
  }
}
