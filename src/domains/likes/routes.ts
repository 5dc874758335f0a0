import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import {
  consentIn,
  likeAllCall,
  likeCall,
  likesLoginCall,
  likesReceivedCall,
  likeStatesCall,
  unlikeCall,
  type WireLikeState,
} from './calls.ts'
import type { CountersOf, ItemCounters } from './counters.ts'
import type { ShownVariants } from './favourites.ts'
import { type ItemType, MOST_LIKED } from './item-types.ts'
import type { PeopleFavourites } from './people-favourites.ts'
import { countLiked, likedBy, likeStates, type LikeState, removeLike } from './storage.ts'

export interface LikeRoutesOptions {
  readonly db: Database
  /** The name by which the calls ask for this site's likes. */
  readonly project: string
  readonly shownVariants: ShownVariants
  readonly countersOf: CountersOf
  readonly favourites: Pick<PeopleFavourites, 'like'>
}

/** The likes service (A-02, specification 7.2). */
export function likeRoutes(
  app: FastifyInstance,
  { db, project, shownVariants, countersOf, favourites }: LikeRoutesOptions,
): void {
  const elsewhere = (asked: { readonly project: string }): Refusal<'not_found'> | null =>
    asked.project === project ? null : refusal('not_found', `there is no project ${asked.project}`)
  const stateOf = async (type: ItemType, itemId: number, personId: number): Promise<LikeState> => {
    const [state] = await likeStates(db, type, [itemId], personId)
    if (state === undefined) throw new Error(`item ${itemId} has no state`)
    return state
  }
  mountCall(app, likeStatesCall, async ({ params, query, body, request }) => {
    const caller = await callerOf(request)
    const states = await likeStates(db, params.itemType, body, caller?.userId ?? null)
    const isCounted = Object.values(query).includes(true)
    const counted = isCounted ? await countersOf(states.map(({ itemId }) => itemId)) : new Map<number, ItemCounters>()
    return (
      elsewhere(params) ??
      states.map((state) => ({
        ...wireState(state),
        ...wireCounters(query, counted.get(state.itemId) ?? NOTHING_SAID),
      }))
    )
  })
  mountCall(app, likeAllCall, async ({ params, request }) => {
    const personId = await personOf(request)
    const liked = (await likedBy(db, personId, params.itemType)).map(({ itemId }) => itemId)
    const [states, shown] = [
      await likeStates(db, params.itemType, liked, personId),
      await shownVariants(liked, 'favourites'),
    ]
    return (
      elsewhere(params) ??
      states.map((state) => ({ ...wireState(state), product_id: shown.get(state.itemId)?.productId ?? null }))
    )
  })
  mountCall(app, likesReceivedCall, async ({ params, request }) => {
    const counted = await countLiked(db, await personOf(request))
    return elsewhere(params) ?? { count: counted[params.itemType] }
  })
  mountCall(app, likeCall, async ({ params, query, request }) => {
    const { itemType: type, itemId } = params
    const away = elsewhere(params)
    if (away !== null) return away
    const personId = await personOf(request)
    const isForMarketing = type === 'variant' && consentIn(query.consent ?? '[]')?.includes('marketing') === true
    switch (await favourites.like(personId, { type, itemId, isForMarketing })) {
      case 'unknown':
        return refusal('not_found', `${type} ${itemId} does not exist (like)`)
      case 'full':
        return refusal('unprocessable', `a person likes at most ${MOST_LIKED[type]} items of the type ${type} (like)`)
      case 'liked':
        return wireState(await stateOf(type, itemId, personId))
    }
  })
  mountCall(app, unlikeCall, async ({ params, request }) => {
    const { itemType, itemId } = params
    const away = elsewhere(params)
    if (away !== null) return away
    const personId = await personOf(request)
    await removeLike(db, { personId, type: itemType, itemId })
    return wireState(await stateOf(itemType, itemId, personId))
  })
  mountCall(app, likesLoginCall, async ({ params, request }) => {
    const personId = await personOf(request)
    return elsewhere(params) ?? { user_id: personId }
  })
}

/** Who is signed in; the calls for persons are let through to nobody else. */
export async function personOf(request: FastifyRequest): Promise<number> {
  const caller = await callerOf(request)
  if (caller === null) throw new Error('a call for persons was reached without one')
  return caller.userId
}

function wireState({ itemId, isLiked, isSaved, count }: LikeState): WireLikeState {
  return { item_id: itemId, liked_by_user: isLiked, saved_by_user: isSaved, likes_count: count }
}

interface AskedCounters {
  readonly commentsCount?: boolean | undefined
  readonly stars?: boolean | undefined
  readonly answersCount?: boolean | undefined
  readonly reviewCounts?: boolean | undefined
}

const NOTHING_SAID: ItemCounters = { rating: null, reviews: 0, images: 0, questions: 0, answers: 0 }

/** Those that were asked for; what is commented on a product are the questions below it. */
function wireCounters({ commentsCount, stars, answersCount, reviewCounts }: AskedCounters, counted: ItemCounters) {
  return {
    ...(commentsCount === true && { comments_count: counted.questions }),
    ...(stars === true && { star_value: counted.rating }),
    ...(answersCount === true && { answers_count: counted.answers }),
    ...(reviewCounts === true && { reviews_count: counted.reviews, images_count: counted.images }),
  }
}
