import { createHash } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { pictureById, sourceById } from '../fetching/keeping/picture-storage.ts'
import { type DescribedPicture, describedPicture, describedPictures, mostTelling } from './descriptor-storage.ts'
import {
  findSimilarity,
  KEPT_MS,
  type KeptSimilarity,
  keepSimilarity,
  lastSimilarity,
  SAME_ANSWER_MS,
} from './kept-similarities.ts'
import type { LikenessIndex, LikePiece } from './likeness-index.ts'
import type { LikenessSource } from './likeness-source.ts'
import type { NamedPicture } from './own-image-url.ts'
import { isRequestId, newRequestId } from './similarity-request-id.ts'

/** How many like pieces an answer keeps: two pages of a listing. */
export const MOST_LIKE = 96

export interface LikePiecesDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly index: Pick<LikenessIndex, 'nearest'>
  /** Signs request ids. */
  readonly key: Uint8Array
}

/** What is asked: the source, in which category if not its own, by which of our pictures if not by its best. */
export interface LikenessQuestion {
  readonly source: LikenessSource
  readonly categoryId: number | null
  readonly picture: NamedPicture | null
}

/** Like pieces by picture. Expected: no picture of the source is here; then there are none. */
export interface LikePieces {
  /** Nearest first, nothing kept; empty without a described picture. */
  nearest(source: LikenessSource, most: number): Promise<readonly LikePiece[]>
  /** An answer that is kept already, up to a day old, or null. */
  kept(question: LikenessQuestion): Promise<KeptSimilarity | null>
  /** An answer that was computed now, or within the hour; null when there is nothing to compare by, or with. 'unknown_picture': the named one is none of ours. */
  computed(
    question: LikenessQuestion,
    fresh: 'now' | 'within the hour',
  ): Promise<KeptSimilarity | 'unknown_picture' | null>
  /** 'gone' when it is kept no more, null when it never was. */
  byRequestId(requestId: string): Promise<KeptSimilarity | 'gone' | null>
}

export function createLikePieces(dependencies: LikePiecesDependencies): LikePieces {
  const { db, clock, key } = dependencies
  return {
    nearest: async (source, most) => {
      const picture = await bestOf(source, db)
      return picture === null ? [] : nearestTo(picture, source, source.categoryId, most, dependencies)
    },
    kept: (question) => lastSimilarity(db, sourceKeyOf(question), clock.now(), KEPT_MS),
    computed: (question, fresh) => compute(question, fresh, dependencies),
    byRequestId: async (requestId) =>
      isRequestId(key, requestId) ? ((await findSimilarity(db, requestId, clock.now())) ?? 'gone') : null,
  }
}

async function compute(
  question: LikenessQuestion,
  fresh: 'now' | 'within the hour',
  dependencies: LikePiecesDependencies,
): Promise<KeptSimilarity | 'unknown_picture' | null> {
  const { db, clock, key } = dependencies
  const [now, sourceKey] = [clock.now(), sourceKeyOf(question)]
  const recent = await lastSimilarity(db, sourceKey, now, SAME_ANSWER_MS)
  if (recent !== null && fresh === 'within the hour') return recent
  const picture = await pictureOf(question, db)
  if (picture === null || picture === 'unknown_picture') return picture
  const categoryId = question.categoryId ?? question.source.categoryId
  const pieces = await nearestTo(picture, question.source, categoryId, MOST_LIKE, dependencies)
  // Before the first file, or alone in its department: kept for a day it would go on being nothing.
  if (pieces.length === 0) return null
  // The same answer again keeps its id: who asks again and again fills no table.
  if (recent !== null && sameProducts(recent.pieces, pieces)) return recent
  const answer = { requestId: newRequestId(key), productId: question.source.productId, categoryId, pieces }
  await keepSimilarity(db, { ...answer, sourceKey, descriptor: picture.descriptor }, now)
  return answer
}

async function nearestTo(
  { descriptor }: DescribedPicture,
  { productId, sizes }: LikenessSource,
  categoryId: number | null,
  most: number,
  { index }: LikePiecesDependencies,
): Promise<readonly LikePiece[]> {
  return (await index.nearest({ descriptor, sizes, categoryId, productId, most })) ?? []
}

function sameProducts(one: KeptSimilarity['pieces'], other: KeptSimilarity['pieces']): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ productId, variantId }, at) => productId === other[at]?.productId && variantId === other[at]?.variantId,
    )
  )
}

function sourceKeyOf({ source, categoryId, picture }: LikenessQuestion): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([source.productId, categoryId ?? source.categoryId, picture]))
    .digest()
}

async function bestOf({ imageUrls }: LikenessSource, db: Database): Promise<DescribedPicture | null> {
  return mostTelling([...(await describedPictures(db, imageUrls)).values()])
}

/** The named picture, if it is ours under that hash; one that is not described yet has nothing to compare by. */
async function pictureOf(
  { source, picture }: LikenessQuestion,
  db: Database,
): Promise<DescribedPicture | 'unknown_picture' | null> {
  if (picture === null) return bestOf(source, db)
  if (picture.kind === 'drawing') return null
  if (picture.kind === 'source') {
    const found = await sourceById(db, picture.id)
    if (found === null || found.hash !== picture.hash) return 'unknown_picture'
    return found.pictureId === null ? null : describedPicture(db, found.pictureId)
  }
  const found = await pictureById(db, picture.id)
  return found === null || !found.sha256.startsWith(picture.hash) ? 'unknown_picture' : describedPicture(db, picture.id)
}
