import type { FastifyRequest } from 'fastify'
import type { WireVariant } from './wire.ts'
import { wireImageType } from './wire-image.ts'

/** What the judge of pictures says of one; null: it has not looked yet. */
export interface MainPictureFacts {
  readonly type: string | null
  readonly orientation: string | null
  /** 0 to 1. */
  readonly score: number | null
  readonly reasons: readonly string[] | null
}

/**
 * The variants of an answer with their admin data (E-02) where the caller is an admin in admin mode (E-13, P-03), as they are
 * for everybody else: anonymous bytes never hold any.
 */
export type WithAdminMode = (
  request: FastifyRequest,
  variants: readonly WireVariant[],
) => Promise<readonly WireVariant[]>

/** E-02 of a variant, by what is known of its main picture; what has no rule yet (ranks, groups, optimisation) is null. */
export function presentAdminMode(facts: MainPictureFacts | null): NonNullable<WireVariant['adminMode']> {
  return {
    esRank: null,
    esPosition: null,
    groupId: null,
    optimizationType: null,
    mainImageType: facts?.type == null ? null : wireImageType(facts.type),
    mainImageOrientation: facts?.orientation ?? null,
    mainImageAiScore: facts?.score ?? null,
    mainImageAiScoreReasons: facts?.reasons == null ? null : [...facts.reasons],
  }
}
