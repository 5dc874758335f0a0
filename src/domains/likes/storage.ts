import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { type ItemType, MOST_LIKED } from './item-types.ts'

/** How an item stands with a person and with everybody. */
export interface LikeState {
  readonly itemId: number
  readonly isLiked: boolean
  /** It is in a list of the person. */
  readonly isSaved: boolean
  readonly count: number
}

/** Nobody has this id. */
const NOBODY = 0

/** The states of items in the asked order, once each; of what nobody has ever liked, too. One statement, by primary keys only. */
export async function likeStates(
  db: DatabaseOrTransaction,
  type: ItemType,
  itemIds: readonly number[],
  personId: number | null,
): Promise<LikeState[]> {
  const ids = [...new Set(itemIds)]
  const person = personId ?? NOBODY
  const { rows } = await sql<{ item_id: number; likes_count: number; is_liked: boolean; is_saved: boolean }>`
    select asked.item_id, coalesce(counted.likes_count, 0) as likes_count, liked.person_id is not null as is_liked,
      exists (
        select from likes.list_item as listed
        where listed.person_id = ${person} and listed.item_type = ${type} and listed.item_id = asked.item_id
      ) as is_saved
    from unnest(${ids}::bigint[]) with ordinality as asked(item_id, place)
      left join likes.item_count as counted on counted.item_type = ${type} and counted.item_id = asked.item_id
      left join likes.liked as liked
        on liked.person_id = ${person} and liked.item_type = ${type} and liked.item_id = asked.item_id
    order by asked.place`.execute(db)
  return rows.map(({ item_id, likes_count, is_liked, is_saved }) => ({
    itemId: item_id,
    isLiked: is_liked,
    isSaved: is_saved,
    count: likes_count,
  }))
}

export interface NewLike {
  readonly personId: number
  readonly type: ItemType
  readonly itemId: number
  readonly at: Date
  readonly priceCents: number | null
  readonly isForMarketing: boolean
}

/** Likes an item; a second time nothing changes. The count goes with it in one statement, so that it is exact whoever likes at once. */
export async function addLike(
  db: DatabaseOrTransaction,
  { personId, type, itemId, at, priceCents, isForMarketing }: NewLike,
): Promise<void> {
  await sql`
    with added as (
      insert into likes.liked (person_id, item_type, item_id, liked_at, price_cents, for_marketing)
      select ${personId}, ${type}, ${itemId}, ${at}, ${priceCents}, ${isForMarketing}
      where (select count(*) from likes.liked where person_id = ${personId} and item_type = ${type}) < ${MOST_LIKED[type]}
      on conflict do nothing
      returning item_type, item_id
    )
    insert into likes.item_count as counted (item_type, item_id, likes_count)
    select item_type, item_id, 1 from added
    on conflict (item_type, item_id) do update set likes_count = counted.likes_count + 1`.execute(db)
}

/** Takes a like back, with its note and its places in lists; where there is none nothing changes. */
export async function removeLike(
  db: DatabaseOrTransaction,
  { personId, type, itemId }: Pick<NewLike, 'personId' | 'type' | 'itemId'>,
): Promise<void> {
  await sql`
    with gone as (
      delete from likes.liked
      where person_id = ${personId} and item_type = ${type} and item_id = ${itemId}
      returning item_type, item_id
    )
    update likes.item_count as counted set likes_count = counted.likes_count - 1
    from gone where counted.item_type = gone.item_type and counted.item_id = gone.item_id`.execute(db)
}

/** Takes all likes of a person back. Counts are locked in one order: two who are erased at once must not wait for each other. */
export async function removeAllLikes(tx: DatabaseOrTransaction, personId: number): Promise<void> {
  await sql`
    with gone as (
      delete from likes.liked where person_id = ${personId} returning item_type, item_id
    ), locked as (
      select counted.item_type, counted.item_id
      from likes.item_count as counted join gone using (item_type, item_id)
      order by counted.item_type, counted.item_id
      for update of counted
    )
    update likes.item_count as counted set likes_count = counted.likes_count - 1
    from locked where counted.item_type = locked.item_type and counted.item_id = locked.item_id`.execute(tx)
}

/** An item that a person likes. */
export interface Liked {
  readonly itemId: number
  readonly likedAt: Date
  /** What it cost then; null: nobody knew. */
  readonly priceCents: number | null
  readonly note: string | null
  readonly isForMarketing: boolean
}

/** All that a person likes of a type, the newest first. */
export async function likedBy(db: DatabaseOrTransaction, personId: number, type: ItemType): Promise<Liked[]> {
  const rows = await db
    .selectFrom('likes.liked')
    .select(['item_id', 'liked_at', 'price_cents', 'note', 'for_marketing'])
    .where('person_id', '=', personId)
    .where('item_type', '=', type)
    .orderBy('liked_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute()
  return rows.map(({ item_id, liked_at, price_cents, note, for_marketing }) => ({
    itemId: item_id,
    likedAt: liked_at,
    priceCents: price_cents,
    note,
    isForMarketing: for_marketing,
  }))
}

/** How many items of each type a person likes. */
export async function countLiked(db: DatabaseOrTransaction, personId: number): Promise<Record<ItemType, number>> {
  const rows = await db
    .selectFrom('likes.liked')
    .select(['item_type', sql<number>`count(*)::int`.as('liked')])
    .where('person_id', '=', personId)
    .groupBy('item_type')
    .execute()
  const of = (type: ItemType): number => rows.find(({ item_type }) => item_type === type)?.liked ?? 0
  return { variant: of('variant'), comparison: of('comparison') }
}
