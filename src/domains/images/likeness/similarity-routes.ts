import type { FastifyInstance } from 'fastify'
import { categoryById } from '#domains/catalogue/contract.ts'
import { type ShownVariant, type WireVariant, wireVariant, type WithAdminMode } from '#domains/offers/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { KeptSimilarity } from './kept-similarities.ts'
import type { LikePieces } from './like-pieces.ts'
import type { LikenessSource } from './likeness-source.ts'
import { ownImageUrl } from './own-image-url.ts'
import { similarityCall } from './similarity-call.ts'

/** Variants of one answer: a page of a listing is 48, a panel shows a dozen. */
const MOST_ANSWERED = 24

export interface SimilarityOptions {
  readonly likePieces: LikePieces
  /** What the offers know of a variant; null: there is none. */
  sourceOf(variantId: number): Promise<LikenessSource | null>
  /** The cards of these offers in their order, those that are gone left out. */
  cardsOfPieces(pieces: KeptSimilarity['pieces']): Promise<readonly ShownVariant[]>
  /** Origins under which our pictures are, beside a path alone. */
  readonly imageOrigins: readonly string[]
  readonly withAdminMode: WithAdminMode
}

type CardsOfPieces = (pieces: KeptSimilarity['pieces']) => Promise<readonly WireVariant[]>

/** GET variant/{id}/similarity. */
export function similarityRoutes(
  app: FastifyInstance,
  { likePieces, sourceOf, cardsOfPieces, imageOrigins, withAdminMode }: SimilarityOptions,
): void {
  mountCall(app, similarityCall, async ({ params, query, request }) => {
    const cards: CardsOfPieces = async (pieces) =>
      withAdminMode(request, (await cardsOfPieces(pieces)).map(wireVariant))
    const picture = query.imageUrl === undefined ? null : ownImageUrl(query.imageUrl, imageOrigins)
    if (query.imageUrl !== undefined && picture === null)
      return refusal('parameter_invalid', 'imageUrl is not the address of a picture of this site (similarity)')
    if (query.categoryId !== undefined && categoryById(query.categoryId) === null)
      return refusal('parameter_invalid', `categoryId ${query.categoryId} is no category (similarity)`)
    const source = await sourceOf(params.variantId)
    if (source === null) return refusal('not_found', `variant ${params.variantId} does not exist (similarity)`)
    const question = { source, categoryId: query.categoryId ?? null, picture }
    const kept = query.mode === 'onlyAPI' ? null : await likePieces.kept(question)
    if (query.mode === 'onlyCache' || kept !== null) return present(kept, 'onlyCache', cards)
    const computed = await likePieces.computed(question, query.mode === 'onlyAPI' ? 'now' : 'within the hour')
    if (computed === 'unknown_picture')
      return refusal('parameter_invalid', 'imageUrl names a picture that does not exist (similarity)')
    return present(computed, 'onlyAPI', cards)
  })
}

async function present(found: KeptSimilarity | null, mode: 'onlyCache' | 'onlyAPI', cards: CardsOfPieces) {
  const shown = found === null ? [] : (await cards(found.pieces)).filter(({ active }) => active)
  return {
    variants: shown.slice(0, MOST_ANSWERED),
    requestId: shown.length === 0 ? null : (found?.requestId ?? null),
    mode,
  }
}
